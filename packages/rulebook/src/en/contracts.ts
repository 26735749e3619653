/** Trump, Obenabe, Undenufe. */
import { cards, example, FACTORS, list, note, p, rules, setting, type TopicText, VALUES } from '../article.js';

export const contracts: TopicText<'contracts'> = {
  title: 'Trump, Obenabe, Undenufe',
  summary: 'What can be declared, and which card then beats which.',
  sections: {
    trump: {
      title: 'Trump',
      blocks: [
        p(
          'One suit becomes trump. Its {rank:U} is now called the *Puur* and is the strongest card in the game; its nine is called the *Nell* and comes right after. Only then comes the ace.',
        ),
        cards('EU E9 EA EK EO E10 E8 E7 E6', 'Trump is {suit:E}, from strong to weak.'),
        p(
          'The other three suits stay as they are: ace, king, {rank:O}, {rank:U}, {rank:10}, nine and so on. Every trump beats every one of them.',
        ),
        example('contracts-puur'),
        example('contracts-nell'),
        rules('trick.order'),
      ],
    },
    obenabe: {
      title: 'Obenabe',
      blocks: [
        p(
          'No trump. “From the top down”: in every suit the ace is the best card and the six the worst. Only the suit led can take the trick; a card of another suit takes nothing, it is just thrown off.',
        ),
        cards('SA SK SO SU S10 S9 S8 S7 S6', 'Obenabe, from strong to weak. It is the same in all four suits.'),
        example('contracts-obenabe'),
      ],
    },
    undenufe: {
      title: 'Undenufe',
      blocks: [
        p(
          'No trump here either, but “from the bottom up”: the six wins, the ace loses. The whole order is turned round, between {rank:10}, {rank:U} and {rank:O} as well.',
        ),
        cards('T6 T7 T8 T9 T10 TU TO TK TA', 'Undenufe, from strong to weak.'),
        p('The points move, too: the six counts 11, the ace nothing. See {topic:values#table|the values}.'),
        example('contracts-undenufe'),
        example('contracts-undenufe-ten'),
      ],
    },
    compare: {
      title: 'Side by side',
      blocks: [
        p('Each order from strong to weak, and beside each card what it counts:'),
        VALUES,
        note(
          'Swiss-German cards have an ober for the queen, an under for the jack and a banner for the ten. The order is the same.',
        ),
      ],
    },
    mixed: {
      title: 'Slalom and Gusti',
      blocks: [
        p(
          'Some tables know more. In {term:slalom|Slalom} the direction changes with every trick: top, bottom, top. In {term:gusti|Gusti} five tricks are played in one direction and four in the other. Whoever declares it also says how it starts.',
        ),
        example('contracts-slalom'),
        p(
          'What the cards count in these is not the same everywhere. Here the values of Obenabe hold, so that it stays at 157.',
        ),
        setting('contracts'),
        setting('mixedModeValues'),
      ],
    },
    factors: {
      title: 'Once, double, triple',
      blocks: [
        p(
          'At many tables some contracts count more than others. The order of the cards is the same everywhere; the factor is what the table agreed.',
        ),
        FACTORS,
        rules('value.factor'),
      ],
    },
    choose: {
      title: 'What to declare?',
      blocks: [
        list(
          '*Trump* needs length: four cards with the Puur or the Nell, or any five. An ace beside them is worth gold.',
          '*Obenabe* needs aces, and such as keep you in the lead: ace and king of one suit are better than two aces scattered about.',
          '*Undenufe* needs sixes and sevens; a hand full of court cards is no good for it.',
          'If Obenabe counts triple, the hand may be a shade weaker. But you lose triple, too.',
        ),
      ],
    },
  },
  examples: {
    'contracts-puur': {
      question: 'Trump is {suit:E}, and your partner has led the {card:EA}. Who takes the trick?',
      explanation:
        'You do, with the Puur. The {card:EU} beats the Nell, which is the {card:E9}, and both beat the ace.',
    },
    'contracts-nell': {
      question: 'Trump is {suit:R}. Who takes the trick?',
      explanation:
        'The neighbour on your left, whose nine is the Nell. Only the Puur, the {card:RU}, would be higher, and it is not there.',
    },
    'contracts-obenabe': {
      question: 'Obenabe, and you lead the {card:S10}. Who takes the trick?',
      explanation:
        'Your partner, with the {card:SK}. The {card:EA} counts for your side but does not win: the suit led is {suit:S}.',
    },
    'contracts-undenufe': {
      question: 'Undenufe, and the {card:T8} was led. Who takes the trick?',
      explanation: 'The lower the better: the {card:T7} is below the eight and wins. The trick is your partner’s.',
    },
    'contracts-undenufe-ten': {
      question: 'Undenufe, and you lead the {card:E10}. Who takes the trick?',
      explanation:
        'You do. The whole order is turned round: after the {rank:10} come {rank:U}, {rank:O}, king and last of all the ace. Court cards are weak in Undenufe.',
    },
    'contracts-slalom': {
      question: 'Slalom, begun from the top. This is the second trick. Who takes it?',
      explanation:
        'The second trick goes from the bottom up. The {card:E6} is best, and the neighbour on your left played it.',
    },
  },
};
