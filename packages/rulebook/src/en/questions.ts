/** Quick answers to what is asked most often. */
import type { RulebookText } from '../article.js';

export const questions: RulebookText['questions'] = {
  'how-many-cards': {
    question: 'How many cards does everybody get?',
    answer: 'Nine, dealt three at a time. Four times nine are the 36 cards of the deck, and there are nine tricks.',
  },
  'who-chooses': {
    question: 'Who chooses trump?',
    answer:
      'Forehand, the player on the dealer’s right. If forehand pushes, the partner must declare. Forehand leads in either case.',
  },
  'obenabe-undenufe': {
    question: 'What is the difference between Obenabe and Undenufe?',
    answer:
      'Neither has a trump. In Obenabe the ace is the best card, in Undenufe the six, which then also counts the 11 instead of the ace.',
  },
  'last-trick': {
    question: 'What does the last trick bring?',
    answer: 'Five points on top of the cards in it. That is why a round makes 157 and not 152.',
  },
  'when-257': {
    question: 'When are there 257 points?',
    answer: 'With a match: 152 for the cards, 5 for the last trick and 100 for taking all nine tricks.',
  },
  'stoeck-always': {
    question: 'Is there a Stöck in every game?',
    answer: 'No, only with trump. It is king and {rank:O} of the trump suit; without trump there is none.',
  },
  'how-many-players': {
    question: 'How many players does it take?',
    answer:
      'Four for Schieber. Three can play Differenzler or Bieter. If somebody is missing, the computer takes the seat.',
  },
  'which-direction': {
    question: 'Which way round is it played?',
    answer: 'Counter-clockwise. After you comes whoever sits on your right.',
  },
  'who-begins': {
    question: 'Who deals first?',
    answer:
      'That is for the table to agree. Mostly cards are drawn, and the highest deals. From then on the deal moves one seat to the right after each round.',
  },
  'trump-order': {
    question: 'In what order do trumps beat each other?',
    answer: 'Puur, Nell, ace, king, {rank:O}, {rank:10}, eight, seven, six: {cards:RU R9 RA RK RO R10 R8 R7 R6}.',
  },
  'may-i-trump': {
    question: 'May I trump although I could follow?',
    answer: 'Yes, always, as long as no higher trump lies. What you may not do is play yet another suit.',
  },
  'what-is-undertrumping': {
    question: 'What is undertrumping?',
    answer:
      'Playing a trump although a higher one lies already and trump was not led. It is forbidden, unless you have nothing but trumps.',
  },
  'must-puur': {
    question: 'Do I have to play the Puur when trump is led?',
    answer: 'No, never. If it is your only trump, you may play any card.',
  },
  'why-157': {
    question: 'Why are there always 157 points?',
    answer:
      'All the cards together count 152, with any trump and without, and the last trick 5. If you get anything else, it was counted wrong.',
  },
  'what-is-match': {
    question: 'What is a match?',
    answer:
      'All nine tricks for one side. That brings 100 points extra. All the points, but only eight tricks, are no match.',
  },
  'when-weis': {
    question: 'When do I have to announce a Weis?',
    answer: 'With your first card, before the next one lies. The last player in the trick has time until it is turned.',
  },
  'equal-weis': {
    question: 'Two players have announced the same. Whose Weis counts?',
    answer:
      'More cards, then the higher card, then trump. If everything is equal, whoever sits nearer to forehand wins.',
  },
  'weis-without-trick': {
    question: 'Does a Weis count if we take no trick?',
    answer: 'Yes, that is usual. A few tables ask for a trick; it would have to be agreed.',
  },
  'forgotten-stoeck': {
    question: 'I forgot to say Stöck. Can I still say it?',
    answer:
      'No, once the next card lies it is lost. Unless both its cards were in a Weis that you showed and that counted.',
  },
  'push-back': {
    question: 'May the partner push back?',
    answer: 'No, not in Schieber. A few tables play it that way, and agree on it beforehand.',
  },
  'what-counts-double': {
    question: 'What counts double?',
    answer:
      'What the table has agreed. Playing to 1000, mostly everything counts once; to 2500, {suit:T} and {suit:S} count double, Obenabe and Undenufe triple.',
  },
  'who-wins-both': {
    question: 'Both sides are past the target. Who has won?',
    answer:
      'Whoever got there first in the order agreed: Weis, Stöck, tricks or, as most play it, Stöck, Weis, tricks.',
  },
  'what-is-bedanken': {
    question: 'What does “Bedanken” mean, saying thank you?',
    answer:
      'You claim that your side has enough points, and the Partie is over. If it is true, you have won; if not, the others have.',
  },
  'how-far': {
    question: 'How many points is it played to?',
    answer: 'Often to 1000 or 2500; 1500 and 3000 occur as well. Agree on it before the first deal.',
  },
  'look-at-trick': {
    question: 'May I look at the last trick again?',
    answer:
      'As long as it lies open, yes. Once it is turned, no more, unless the table allows it. At a table with the computer you can all the same: there it is a setting of its own.',
  },
  'which-cards': {
    question: 'Which cards is Jass played with?',
    answer:
      'East of the Brünig, the Napf and the Reuss with Swiss-German cards, west of them with French ones. It is counted the same.',
  },
  'wrong-suit': {
    question: 'Somebody did not follow suit. What now?',
    answer:
      'By the newer Jassführer, the trick goes to the opponents if it still lies open; if it is noticed only later, so do all that follow. The older Jassreglement is milder.',
  },
  'how-to-start': {
    question: 'I have never played Jass. Where do I start?',
    answer:
      'With {topic:round|a whole round}, and then play at once: to 1000, everything once. The finer points come by themselves.',
  },
};
