/** Stöck. */
import { cards, example, list, note, p, rules, setting, type TopicText } from '../article.js';

export const stoeck: TopicText<'stoeck'> = {
  title: 'Stöck',
  summary: 'King and queen (ober) of trump in one hand: 20 points, if you think of it at the right moment.',
  sections: {
    what: {
      title: 'What the Stöck is',
      blocks: [
        p(
          'King and {rank:O} of the trump suit, both in the same hand. The Stöck counts 20, always for whoever holds it; it has nothing to do with what the others announce.',
        ),
        cards('RO RK', 'The Stöck, if trump is {suit:R}.'),
        p('Without trump there is no Stöck. With the king in your hand and the {rank:O} in your partner’s, neither.'),
        example('stoeck-none'),
        setting('stoeck'),
        rules('stoeck.trump-only'),
      ],
    },
    when: {
      title: 'With the second card',
      blocks: [
        p(
          'You play the first of the two and keep quiet. You play the second and say “Stöck”. Whether the king comes first or the {rank:O} makes no difference.',
        ),
        example('stoeck-second'),
        rules('stoeck.second-card'),
      ],
    },
    late: {
      title: 'Too late is lost',
      blocks: [
        list(
          'Once the next player’s card lies, the 20 points are gone.',
          'If your partner reminds you, they do not count either. So your partner keeps quiet, and suffers.',
          'Said with the first card already and not with the second: no rule settles that. It belongs to the second card, so here it does not count; a table may agree otherwise.',
        ),
        example('stoeck-late'),
        example('stoeck-reminded'),
        setting('stoeckAnnounce'),
        rules('stoeck.lost-when-covered', 'stoeck.reminded', 'stoeck.first-card'),
      ],
    },
    weis: {
      title: 'Shown in a Weis',
      blocks: [
        p(
          'If king and {rank:O} are part of a Weis that counted and that you showed in the first trick, everybody knows. Then you need not say anything later.',
        ),
        example('stoeck-weis'),
        setting('stoeckWithWeis'),
        rules('stoeck.with-weis'),
      ],
    },
    'going-out': {
      title: 'When 20 points are enough',
      blocks: [
        p(
          'If your side is 20 points short or less, you may show the Stöck from your hand without having played it. If the 20 are not enough, showing it counts for nothing.',
        ),
        note('If trump counts double, it is 40. Then it is enough to be 40 short.'),
        setting('stoeckPreShowToGoOut'),
        rules('stoeck.pre-show'),
      ],
    },
  },
  examples: {
    'stoeck-second': {
      question:
        'Trump is {suit:R}. You played the {card:RK} before; now you play the {card:RO} and say “Stöck”. What does your side write for it?',
      explanation: '20. You said it with the second of the two cards, which is exactly when it counts.',
    },
    'stoeck-late': {
      question:
        'Trump is {suit:S}. You play the second card of the Stöck, the next player covers it, and then you remember. What does your side write for it?',
      explanation: 'Nothing. As soon as the next card lies, it is over.',
    },
    'stoeck-reminded': {
      question:
        'Trump is {suit:T}. “Haven’t you forgotten something?” asks your partner, and you say “Stöck”. What does your side write for it?',
      explanation: 'Nothing. Whoever is reminded did not think of it.',
    },
    'stoeck-weis': {
      question:
        'Trump is {suit:E}. In the first trick you showed the run of three {cards:EU EO EK}, and your Weis was the best. Later you say nothing more. What does the Stöck count?',
      explanation: '20, on top of the Weis. Everybody has seen king and {rank:O}, and that is enough.',
    },
    'stoeck-none': {
      question:
        'Obenabe. You play the {card:SK}, then the {card:SO}, and say “Stöck”. What does your side write for it?',
      explanation: 'Nothing. There is a Stöck only in the trump suit, and Obenabe has none.',
    },
  },
};
