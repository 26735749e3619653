/** Weis. */
import { cards, example, list, note, p, rules, setting, steps, table, type TopicText } from '../article.js';

export const weis: TopicText<'weis'> = {
  title: 'Weis',
  summary: 'Runs and four alike bring points, but only to the side that has the best Weis.',
  sections: {
    kinds: {
      title: 'What a Weis is',
      blocks: [
        p(
          'A Weis (it rhymes with “ice”; the plural is Weise) is a set of cards you were dealt that brings points when you announce it: a run (cards of one suit in a row) or four alike (four of a kind).',
        ),
        table(
          'The Weise and their points',
          ['Weis', 'Points'],
          ['three in a row', '20'],
          ['four in a row', '50'],
          ['five in a row', '100'],
          ['six, seven, eight, nine in a row', '150, 200, 250, 300'],
          ['four alike', '100'],
          ['four nines', '150'],
          ['four {rank:U}s', '200'],
        ),
        p(
          'For a run it is always the ordinary order that counts, in trump as well: {rank:U}, {rank:O} and king belong together, and nothing comes after the ace.',
        ),
        p('Older tables never let a run count more than 100, and know nothing of four eights, sevens or sixes.'),
        cards('TU TO TK TA', 'Four in a row up to the ace, 50 points.'),
        example('weis-run'),
        example('weis-none'),
        setting('longRuns'),
        setting('quartetRanks'),
        rules('weis.kinds'),
      ],
    },
    announce: {
      title: 'When to announce',
      blocks: [
        p(
          'With your first card, and before the next player puts one down. Whoever plays last to the trick has time until it is turned. After that it is too late.',
        ),
        steps(
          'You only say the points of your best Weis: “fifty”.',
          'Whoever has nothing better says “good”, and gives nothing else away.',
          'Whoever has as much, and might be better, says so. Then you compare: how many cards, how high, whether trump.',
          'The winner names the Weise before playing a second card, and shows them if anybody wants to see.',
        ),
        rules('weis.first-card', 'weis.unnamed'),
      ],
    },
    compare: {
      title: 'Which one is better',
      blocks: [
        steps(
          'More *points*.',
          'More *cards*: five in a row beat four alike, though both count 100.',
          'The *higher* top card. In Undenufe, the lower one.',
          '*Trump* before other suits.',
          'Whoever was *earlier* in turn, counting from forehand.',
        ),
        example('weis-hundred'),
        example('weis-undenufe'),
        example('weis-trump'),
        setting('equalPointsTie'),
        setting('undenufeReversed'),
        rules('weis.compare'),
      ],
    },
    write: {
      title: 'Who writes',
      blocks: [
        p(
          'A single Weis decides. The side that has it writes everything both partners have announced, the small ones too. The other side writes nothing at all, even if together it had more.',
        ),
        example('weis-forehand'),
        note('No trick is needed for it. Even a side that loses all nine may write its Weis.'),
        example('weis-without-trick'),
        setting('weisNeedsTrick'),
        setting('totalTie'),
        setting('weis'),
        rules('weis.best-team-writes'),
      ],
    },
    kreuzweis: {
      title: 'Kreuzweis',
      blocks: [
        p(
          'One card may be in two Weise at once, in a run and in four alike, where the two cross. That is a Kreuzweis, a “cross Weis”. In the Romandie, the French-speaking part of the country, it is mostly not played.',
        ),
        cards('EU EO EK RU SU TU', 'One card, two Weise: the {card:EU} counts in the run and in the four alike.'),
        example('weis-kreuzweis'),
        setting('kreuzweis'),
        rules('weis.kreuzweis'),
      ],
    },
    mistakes: {
      title: 'Too little, too late',
      blocks: [
        list(
          'Announced too low and not corrected before the next card lies: only what was said counts.',
          'Four alike announced too low: the whole Weis is lost.',
          'Announced more than you have: it does not count.',
        ),
        example('weis-low'),
        example('weis-four-under'),
        rules('weis.called-too-low', 'weis.quartet-too-low'),
      ],
    },
  },
  examples: {
    'weis-run': {
      question: 'What Weis do you have?',
      explanation:
        'Four in a row, {cards:R6 R7 R8 R9}: 50 points. The {card:EK} and the {card:E10} are no run, {rank:U} and {rank:O} are missing in between.',
    },
    'weis-kreuzweis': {
      question: 'What do your Weise count together, if the Kreuzweis is played?',
      explanation:
        'Four {rank:U}s are 200, the three in a row {cards:EU EO EK} another 20. The {card:EU} counts in both: 220.',
    },
    'weis-none': {
      question: 'What Weis do you have?',
      explanation:
        'Nothing. Between the {card:R7} and the {card:R9} the eight is missing, and ace and king alone are only two cards.',
    },
    'weis-hundred': {
      question:
        'The neighbour on your right is forehand and has four kings, your partner has five in a row. Each counts 100. Whose Weis counts?',
      explanation:
        'Your partner’s. With equal points more cards go first, and five beat four. Your side writes 100, the opponents nothing.',
    },
    'weis-undenufe': {
      question:
        'Undenufe. Forehand, on your left, announces {cards:RO RK RA}, you {cards:T6 T7 T8}. Whose Weis counts?',
      explanation:
        'Yours. In Undenufe the six is on top, so the lower run of three is the better one. Your side writes 20.',
    },
    'weis-trump': {
      question:
        'Trump is {suit:E}. Forehand, on your right, announces {cards:S7 S8 S9}, your partner {cards:E7 E8 E9}. Whose Weis counts?',
      explanation:
        'Your partner’s. Points, cards and height are equal, and then trump goes first. Only if that were equal, too, would it be forehand’s.',
    },
    'weis-forehand': {
      question:
        'Trump is {suit:T}. The neighbour on your left is forehand. You both have three in a row up to the {rank:U}, neither in trump. The neighbour on your right has three in a row as well. Whose Weis counts?',
      explanation:
        'Forehand’s, since nothing else tells you apart. And because forehand wins, the partner’s Weis is written as well: 40 for the opponents.',
    },
    'weis-without-trick': {
      question:
        'Trump is {suit:R}. The opponents take all nine tricks, but your three in a row were the best Weis. What does your side write?',
      explanation: 'Your 20. A Weis does not need a trick. The opponents write the match, 257.',
    },
    'weis-low': {
      question: 'You say “twenty”, and only after the trick you notice that you have four in a row. What counts?',
      explanation: 'Only the 20 you said. You can correct it until the next card lies.',
    },
    'weis-four-under': {
      question: 'You have all four {rank:U}s, but say “a hundred” and do not correct it. What counts?',
      explanation:
        'Nothing. Four {rank:U}s are 200, and whoever announces four alike too low loses the whole Weis. The Jassreglement is that strict; not every table is.',
    },
  },
};
