/** What Jass is. */
import { example, list, note, p, rules, type TopicText } from '../article.js';

export const jassen: TopicText<'jassen'> = {
  title: 'What Jass is',
  summary: 'A game of tricks and points for four, with 36 cards, which nearly everybody in Switzerland knows.',
  sections: {
    family: {
      title: 'One name for many games',
      blocks: [
        p(
          'Jass (say “yass”) is a whole family of games. Somebody who simply proposes “a Jass” nearly always means {topic:schieber|Schieber}: two against two, with trump, Weis and Stöck. Coiffeur, Differenzler, Bieter, Sidi Barrani and Molotow are its siblings, see {topic:jassarten}.',
        ),
        p(
          'What they share are the cards, the tricks, and mostly the {rank:U} as the highest trump. The rest is a little different at every table. So the most important rule is: agree first.',
        ),
      ],
    },
    table: {
      title: 'What you need',
      blocks: [
        list(
          'four people, partners sitting opposite each other,',
          '36 cards: four suits, from the six up to the ace,',
          'a slate and chalk, or something that keeps score for you,',
          'half an hour. It usually takes longer.',
        ),
        p('Which cards depends on where you are: {topic:jassgrenze}. The game is the same with both.'),
        rules('deck.36-cards'),
      ],
    },
    play: {
      title: 'What it is about',
      blocks: [
        p(
          'Everybody plays a card in turn, and the best one wins all four. That is a trick, and nine of them are a round. What counts is not how many tricks you have, but the points on the cards in them: a single trick with Puur and Nell, the two highest trumps, can be worth more than four thin ones.',
        ),
        p('Two things decide who gets a trick: the suit that was led, and trump.'),
        example('jassen-led-suit'),
        example('jassen-trump'),
      ],
    },
    luck: {
      title: 'Luck and skill',
      blocks: [
        p(
          'The cards are luck, what you make of them is skill: declaring well, remembering what has gone, playing for your partner. And all without a word about it. What the others hold you read from the cards they play.',
        ),
        note('New to it? Begin with {topic:round|a whole round}; the rest explains itself as you play.'),
      ],
    },
  },
  examples: {
    'jassen-led-suit': {
      question:
        'Obenabe, so without trump. You have led the {card:T9}, and your partner throws off the {card:RA}. Who takes the trick?',
      explanation:
        'You do. The suit led is {suit:T}, and your {card:T9} is the highest of it. The {card:RA} may be an ace, but it is of the wrong suit: it is only {term:verwerfen|thrown off}.',
    },
    'jassen-trump': {
      question: 'Trump is {suit:T}, and the {card:EA} was led. Who takes the trick?',
      explanation:
        'Whoever played the {card:T6}, so the neighbour on your right. The smallest trump beats the highest ace.',
    },
  },
};
