/** Match and target. */
import { example, list, note, p, rules, setting, table, type TopicText } from '../article.js';

export const target: TopicText<'target'> = {
  title: 'Match and target',
  summary: 'When a round makes 257, who wins if both sides reach the target, and why players say thank you.',
  sections: {
    match: {
      title: 'The match',
      blocks: [
        p(
          'All nine tricks for one side: that is a match, and it brings 100 points on top, so 257. If the opponents of those who declared bring it off, it is a {term:kontermatch|Kontermatch}; it counts the same and hurts twice as much.',
        ),
        example('target-match'),
        p('It is the tricks that matter, not the points. One empty trick for the opponents, and the match is gone.'),
        example('target-all-points'),
        setting('matchBonus'),
        rules('value.match'),
      ],
    },
    goal: {
      title: 'The target',
      blocks: [
        p(
          'It is agreed before the first deal. 1000, 1500, 2500 and 3000 points are usual. You are there when you reach the number; hitting it exactly is enough.',
        ),
        p(
          'Tournaments are mostly not played to a number of points, but over a fixed number of rounds, such as 8, 12 or 16, and without Weis and Stöck.',
        ),
        setting('endMode'),
        rules('end.immediate', 'end.fixed-rounds'),
      ],
    },
    order: {
      title: 'What counts first',
      blocks: [
        p(
          'If both sides reach the target in the same round, it is counted in three parts: Weis, Stöck and tricks. Whoever gets there in an earlier part has won. In which order to take them is the oldest quarrel in Jass:',
        ),
        table(
          'Two orders',
          ['Order', 'Where'],
          ['Weis, Stöck, tricks', 'jasvel.org, and here if nothing else is agreed'],
          ['Stöck, Weis, tricks', 'Swisslos, the Jassreglement, most tables'],
        ),
        note(
          'Agree on it before it gets close. “Stöck, Wys, Stich” (Stich is a trick) is the saying nearly everybody knows.',
        ),
        example('target-order'),
        example('target-other-order'),
        setting('countOrder'),
        rules('end.blocks', 'count.blocks'),
      ],
    },
    tie: {
      title: 'A tie: both in the same part',
      blocks: [
        p(
          'If both have enough only with their tricks, the winner here is whoever had the points together with an earlier trick. Others go by the higher total, or play another round.',
        ),
        setting('blockTie'),
      ],
    },
    claim: {
      title: 'Saying thank you',
      blocks: [
        p(
          'By the Jassreglement the Partie does not end by itself. If you believe your side has enough, you say “thank you” in the middle of play, even out of turn. That is the *Bedanken*, and then everybody counts.',
        ),
        list(
          'It is enough: you have won, even if the others would have had more in the end.',
          'It is not enough: you have lost, be it by a single point.',
        ),
        p(
          'What counts is what has been announced and what lies in finished tricks. Nobody can make you claim. But if you wait, the others may be quicker.',
        ),
        example('target-claim'),
        setting('falseClaimLoses'),
        rules('end.bedanken'),
      ],
    },
    berg: {
      title: 'Berg and Schneider',
      blocks: [
        p(
          'The {term:berg|Berg}, the “mountain”, is the prize half way: it goes to whoever has half the target first. It brings no points but a stroke of its own, and the strokes settle who pays for the coffee.',
        ),
        p('{term:schneider|Schneider} is said of a side that has not even half the target when the Partie ends.'),
        setting('bergpreis'),
        setting('berg'),
        setting('schneider'),
        rules('end.bergpreis'),
      ],
    },
  },
  examples: {
    'target-match': {
      question: 'Trump is {suit:S}, and your side takes all nine tricks. Everything counts once. What does it write?',
      explanation: '152 for the cards, 5 for the last trick, 100 for the match: 257.',
    },
    'target-all-points': {
      question:
        'Your side has eight tricks and all 152 points, the opponents one trick without a single point. The last one is yours. What does your side write?',
      explanation: '157. The match lacks a trick; that it is empty is no help.',
    },
    'target-order': {
      question:
        'Playing to 1000, counted Weis, Stöck, tricks. Your side stands at 970 and makes 100 in tricks. The opponents stand at 940 and have a Weis of 50, the Stöck and 57. Who wins?',
      explanation:
        'The opponents. After the Weis it is 970 to 990, after the Stöck 970 to 1010. Your tricks come too late.',
    },
    'target-other-order': {
      question:
        'Playing to 1000, counted Stöck, Weis, tricks. Your side stands at 985, has the Stöck and 60 in tricks. The opponents stand at 960 and have a Weis of 50 and 97. Who wins?',
      explanation:
        'Your side. The Stöck comes first: 985 and 20 are 1005. If the Weis came first, the opponents would have won with 1010.',
    },
    'target-claim': {
      question: 'Playing to 1000. You say thank you. The count shows 996. Who has won?',
      explanation: 'The opponents. Whoever says thank you too early loses the Partie. Better count once more first.',
    },
  },
};
