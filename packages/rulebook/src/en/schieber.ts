/** Schieber: what has to be agreed before one sits down at a table. */
import { example, FACTORS, list, note, p, rules, setting, steps, type TopicText } from '../article.js';

export const schieber: TopicText<'schieber'> = {
  title: 'Schieber',
  summary: 'The Jass of all Jasses: two sides, one target, and whoever does not care to declare may push.',
  sections: {
    goal: {
      title: 'The aim',
      blocks: [
        p(
          'Two sides play round after round until one of them has the points agreed on. 1000 is played quickly, 2500 fills an evening. Settle it before anybody has cards in hand.',
        ),
        p('Such a series of rounds is called a {term:partie|Partie}, and how it ends is under {topic:target}.'),
        setting('target'),
      ],
    },
    course: {
      title: 'How it goes',
      blocks: [
        steps(
          '{topic:dealing|Deal}: nine cards for everybody.',
          '{topic:contracts|Declare} or {topic:schieben|push}.',
          'Play nine tricks, and announce {topic:weis|Weis} and {topic:stoeck|Stöck} on the way.',
          '{topic:values|Count}: the cards, the last trick, perhaps a match.',
          '{topic:tafel|Write}, and the next player deals.',
        ),
        example('schieber-next-lead'),
      ],
    },
    presets: {
      title: 'Where tables differ',
      blocks: [
        p('Five questions are enough to sit down with strangers:'),
        list(
          'How many points are we playing to?',
          'What counts double, what triple?',
          'Do we play with Weis, and may a card count in two of them (the Kreuzweis)?',
          'How is it counted at the end: Weis first or Stöck first?',
          'Do you have to say thank you to win, or is it over at the end of the round?',
        ),
        FACTORS,
        p('A factor goes for everything in the round: cards, last trick, match, Weis and Stöck.'),
        example('schieber-double'),
        example('schieber-total'),
        note('“Factor” sounds like school. At the table people say: “That counts double.”'),
        setting('matchBonusMultiplied'),
        setting('weisMultiplied'),
        setting('stoeckMultiplied'),
        rules('value.factor'),
      ],
    },
  },
  examples: {
    'schieber-next-lead': {
      question: 'Trump is {suit:S}. You have led the {card:R8}. Who leads to the next trick?',
      explanation:
        'Whoever takes this one. There is no trump in it, and the {card:RA} is the highest of the suit led: the neighbour on your left.',
    },
    'schieber-total': {
      question:
        'Playing to 2500, trump is {suit:T} and counts double. Your side has 90 points in cards, the last trick and 20 for a Weis. What does it write?',
      explanation:
        '90, 5 and 20 are 115, and doubled that makes 230. The opponents are left with 62 points, doubled 124. The Weis is doubled along with the rest.',
    },
    'schieber-double': {
      question: 'Playing to 2500, somebody declares Obenabe. How many times do the points count?',
      explanation:
        'Three times, for Obenabe as for Undenufe. Of the trumps, {suit:T} and {suit:S} count double, {suit:E} and {suit:R} once.',
    },
  },
};
