/** Beginners' mistakes. */
import { example, list, note, p, rules, setting, type TopicText } from '../article.js';

export const mistakes: TopicText<'mistakes'> = {
  title: 'Beginners’ mistakes',
  summary: 'What happens to nearly everybody once, and how to notice before it costs you.',
  sections: {
    rank: {
      title: 'Ranks',
      blocks: [
        list(
          'Nell and Puur exist only in trump. Nine and {rank:U} of another suit are nothing special.',
          'In trump the ace does *not* beat everything; Puur and Nell stand above it.',
          'Saving an ace in Undenufe gets you nowhere: it takes nothing and counts nothing.',
        ),
        example('mistakes-nell'),
        rules('trick.order'),
      ],
    },
    follow: {
      title: 'Following',
      blocks: [
        list(
          'Taking the {rank:U} of another suit for the Puur and not following with it: wrong, only the one of trump is free.',
          'Not trumping because you could follow: no need, you may trump.',
          'Undertrumping because your partner has trumped already: forbidden.',
        ),
        example('mistakes-under'),
        p('The details are under {topic:following}.'),
      ],
    },
    announce: {
      title: 'Announcing',
      blocks: [
        list(
          'Announcing a Weis only in the second trick.',
          'Saying “Stöck” with the first of the two cards already, or not at all.',
          'Letting the partner lead after pushing: that is for forehand to do.',
        ),
        example('mistakes-stoeck'),
        rules('stoeck.second-card', 'weis.first-card'),
      ],
    },
    count: {
      title: 'Counting',
      blocks: [
        list(
          'Forgetting the 5 for the last trick.',
          'Overlooking the eights when there is no trump; they count 8.',
          'In Undenufe, giving the ace 11 and the six nothing.',
        ),
        example('mistakes-aces'),
        p('If it does not make 157 together, the list under {topic:tafel#check} will help.'),
      ],
    },
    talk: {
      title: 'Manners',
      blocks: [
        p(
          'At Jass you talk about everything but the cards. “That one is good”, knocking, sighing and other signals, “What is trump?”: all of this can give the opponents the right to annul the round.',
        ),
        p(
          'Turned tricks stay turned. And if you lay down the rest of your cards, you have to be sure: if a single one can be beaten, all the tricks still to come are the opponents’.',
        ),
        example('mistakes-look'),
        example('mistakes-rest'),
        setting('lookBack'),
        note(
          'At a table with the computer, Puur shows the last trick on request, even where the agreement forbids it. That is a help of that table (“Look at the last trick” in the settings, on at first) and changes no rule: among people, and for the referee, the agreement stands.',
        ),
        rules('mistake.remark', 'mistake.look-back', 'mistake.rest', 'rest.every-card-sure'),
      ],
    },
    play: {
      title: 'Playing',
      blocks: [
        list(
          '*Not drawing trumps.* Whoever declared plays trump first, so that the opponents have nothing left to trump with.',
          '*Forgetting to feed.* If the trick is surely your partner’s, put points on it: {rank:10} and ace.',
          '*Missing the Bock.* Remember which aces have gone. After that the king is a {term:bock|Bock}, a card nobody can beat.',
          '*Sitting on an ace.* A lone ace you lead before the others run out of the suit and trump it.',
          '*Giving away the last trick.* A small trump at the end is worth 5 points, and sometimes it saves you from a match.',
        ),
        note('The best advice: watch what your partner throws off. It tells you what is there and what is not.'),
      ],
    },
  },
  examples: {
    'mistakes-nell': {
      question: 'Trump is {suit:T}. Who takes this trick?',
      explanation:
        'Your partner, with the {card:EK}. Nine and {rank:U} are something special only in trump; here the king is the highest card.',
    },
    'mistakes-under': {
      question: 'Trump is {suit:E}, and the {card:R10} was led. Which cards may you play?',
      explanation:
        'Follow with the {card:RU}, or trump with the {card:E7}. You may hold the {card:RU} back only by trumping: the one of trump alone is free.',
    },
    'mistakes-stoeck': {
      question:
        'Trump is {suit:S}. You say “Stöck” as you play the {card:SK}, and nothing when the {card:SO} comes. What does your side write for it?',
      explanation:
        'Nothing, as it is played here: it belongs to the second of the two cards. What holds when it was said with the first only, no rule settles; a table may agree otherwise.',
    },
    'mistakes-aces': {
      question: 'Undenufe. What does this trick count?',
      explanation: 'The ace nothing, the king 4, the {rank:10} 10, the six 11: together 25.',
    },
    'mistakes-rest': {
      question:
        'Obenabe, with three tricks to go. The neighbour on your right lays down {cards:EA EK R9} and says “Rest”. The {card:RA} has not been played yet. Are the three tricks yours?',
      explanation:
        'Yes. The {card:R9} can be beaten, so the rest was not sure. Then all the tricks still to come go to your side.',
    },
    'mistakes-look': {
      question:
        'The neighbour on your left turns over the first trick for another look; it had been turned already. Is that allowed?',
      explanation:
        'No. The points of the cards that were seen are yours. Some tables allow a look at the last trick, but that has to be agreed.',
    },
  },
};
