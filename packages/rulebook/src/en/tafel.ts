/** The slate. */
import { example, list, note, p, rules, slate, steps, table, type TopicText } from '../article.js';

export const tafel: TopicText<'tafel'> = {
  title: 'The slate',
  summary: 'Strokes instead of figures: how to write, read and check them, and how to put a mistake right.',
  sections: {
    board: {
      title: 'Two halves',
      blocks: [
        p(
          'The slate, the Jasstafel, lies between the two sides. Each has its half and reads it from its own side of the table. It is written from left to right, in three rows. Some draw a large Z for them, others only a line across the middle; the rows are the same.',
        ),
      ],
    },
    strokes: {
      title: 'The strokes',
      blocks: [
        table(
          'What goes where',
          ['Row', 'A stroke counts', 'Bundled'],
          ['top', '100', 'the fifth across four: 500'],
          ['middle', '50', 'the second crosses the first: an X is 100'],
          ['bottom', '20', 'the fifth across four: 100'],
          ['right', 'a number', 'the rest, rewritten every time'],
        ),
        slate(397, 'Three hundreds, a fifty, two twenties and 7: that is 397.'),
        example('tafel-read'),
        p(
          'A V, the {term:vogel|Vogel} (“bird”), stands for 500 at one go. You seldom see one, most likely after a match that counts double.',
        ),
      ],
    },
    write: {
      title: 'Writing',
      blocks: [
        steps(
          'Weis and Stöck at once, as soon as they are settled.',
          'The tricks after the round, in whole strokes.',
          'The rest on the right, and the old one wiped off.',
        ),
        p(
          'Strokes are only ever added. To write 98, many make a hundred and put −2 on the right; it saves chalk. And 360 you may write as you like: three hundreds and three twenties, or with a fifty and a rest of 10.',
        ),
        example('tafel-rest'),
        note('If the strokes become too many, you may tidy up: five twenties become a hundred. The opponents watch.'),
      ],
    },
    check: {
      title: 'Checking',
      blocks: [
        p(
          'Before writing, always check: the points of both sides together make 157, without Weis and Stöck and before anything is doubled.',
        ),
        list(
          'If 5 are missing, nobody has counted the last trick.',
          'If 14 are missing, the Nell was counted as an ordinary nine.',
          'If 18 are missing, the Puur was counted as an ordinary {rank:U}.',
          'If 8, 16, 24 or 32 are missing, eights were forgotten, if there was no trump.',
        ),
        example('tafel-check'),
        example('tafel-wrong'),
        rules('count.whole', 'count.blocks'),
      ],
    },
    correct: {
      title: 'Correcting',
      blocks: [
        p(
          'A slip of the chalk can be put right until the end of the next round. After that, only if it can clearly be proved. So it helps to write Weis and Stöck apart from the rest: that way you find later what is missing.',
        ),
        rules('slate.correction'),
      ],
    },
  },
  examples: {
    'tafel-read': {
      question: 'How many points stand here?',
      explanation: 'Three hundreds, a fifty, two twenties, rest 7: 300, 50, 40 and 7 make 397.',
    },
    'tafel-rest': {
      question: 'And how many here?',
      explanation: 'Two hundreds, and −2 on the right: 198. A rest below nought means that the strokes say too much.',
    },
    'tafel-check': {
      question: 'Trump is {suit:T}. Your side counts 83, the opponents 74. Does it add up?',
      explanation: '83 and 74 are 157. It adds up.',
    },
    'tafel-wrong': {
      question: 'Trump is {suit:E}. Your side counts 92, the opponents 75. Does it add up?',
      explanation: 'No, that is 167, so 10 too many. Usually one {rank:10} has been counted twice. Count again.',
    },
  },
};
