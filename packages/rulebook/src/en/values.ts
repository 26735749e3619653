/** Card values. */
import { cards, example, list, note, p, rules, setting, type TopicText, VALUES } from '../article.js';

export const values: TopicText<'values'> = {
  title: 'Card values',
  summary: 'What each card counts, why it is always 157, and how to add up a pile quickly.',
  sections: {
    table: {
      title: 'What the cards are worth',
      blocks: [
        VALUES,
        p(
          'To remember: ace 11, {rank:10} 10, king 4, {rank:O} 3, {rank:U} 2, that is the foundation. In trump the Puur jumps to 20 and the Nell to 14. Without trump those points are gone, but every eight counts 8 instead.',
        ),
        note(
          'In Undenufe ace and six change places: the six counts 11, the ace nothing at all. In Vorarlberg, across the Austrian border, the ace keeps its 11.',
        ),
        setting('undenufeValues'),
        example('values-obenabe'),
        example('values-undenufe'),
      ],
    },
    whole: {
      title: 'Always 152',
      blocks: [
        p(
          'Trump, Obenabe or Undenufe: all 36 cards together count 152. Four eights at 8 make up exactly for what Puur and Nell bring in trump.',
        ),
        cards('RU R9 RA R10 RK RO', 'Trump is {suit:R}: these six cards count 62 of the 152 points.'),
        example('values-trump'),
        rules('value.cards'),
      ],
    },
    'last-trick': {
      title: 'Five for the last trick',
      blocks: [
        p(
          'Whoever takes the ninth trick gets 5 points more. That makes the famous 157 out of 152. So a little trump saved to the end can be worth more than it looks.',
        ),
        example('values-last'),
        setting('lastTrick'),
        rules('value.last-trick'),
      ],
    },
    count: {
      title: 'Counting quickly',
      blocks: [
        list(
          'Only the side with the smaller pile counts; the other has what is missing to 157.',
          'Make little heaps of ten: the {rank:10} by itself, the ace with one over, two kings with one {rank:U}.',
          'Do not forget the 5 for the last trick; they are the commonest reason why it does not add up.',
        ),
        p(
          'Two results never occur: 1 and 156. No card counts a single point; the smallest that counts at all counts 2.',
        ),
        example('values-never'),
        rules('count.whole', 'count.impossible'),
      ],
    },
  },
  examples: {
    'values-trump': {
      question: 'Trump is {suit:S}. What does this trick count?',
      explanation: 'Puur 20, Nell 14, ace 11, {rank:10} 10: 55 together, more than a third of the round.',
    },
    'values-obenabe': {
      question: 'Obenabe. What does this trick count?',
      explanation: 'Two eights at 8, the ace 11, the {rank:U} 2: 29 points. Without trump the eights count.',
    },
    'values-undenufe': {
      question: 'Undenufe. What does this trick count?',
      explanation: 'The six 11, the eight 8, the king 4 and the ace nothing: 23 points.',
    },
    'values-last': {
      question: 'Trump is {suit:E}, and this is the last trick. What does it bring?',
      explanation:
        'The {rank:10} 10, the {rank:U} 2, seven and six nothing, and 5 for the last trick: 17. The {card:RU} is not the Puur here, for trump is {suit:E}.',
    },
    'values-never': {
      question: 'Trump is {suit:R}. Your side counts 156, the opponents 1. Can that be?',
      explanation:
        'No. Cards that count nothing and cards that count 2 or more will never make 1, not even with the 5 for the last trick.',
    },
  },
};
