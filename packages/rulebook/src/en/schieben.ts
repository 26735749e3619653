/** Pushing. */
import { example, list, note, p, rules, setting, type TopicText } from '../article.js';

export const schieben: TopicText<'schieben'> = {
  title: 'Pushing',
  summary: 'Forehand may push the choice to the partner, once; the partner must then declare.',
  sections: {
    once: {
      title: 'Once, and only to the partner',
      blocks: [
        p(
          'If your hand tells you nothing, you say “gschobe”, pushed. Now it is up to your partner. The opponents have no say in it, and there is no asking either.',
        ),
        example('schieben-chooser'),
        setting('pushing'),
        setting('pushAllowedInFirstDeal'),
        rules('declare.forehand-chooses', 'declare.push-once'),
      ],
    },
    partner: {
      title: 'The partner must declare',
      blocks: [
        p(
          'Whoever has been pushed to declares, however thin the hand. There is no pushing back in Schieber. A few tables do play it; there, forehand must declare the second time round.',
        ),
        p('What is said is said: “{suit:E}, no, {suit:R}” will not do, the first word counts.'),
        example('schieben-back'),
        rules('declare.partner-must', 'declare.binds'),
      ],
    },
    lead: {
      title: 'Forehand leads',
      blocks: [
        p(
          'The commonest mistake about pushing: even when the partner has declared, forehand leads to the first trick.',
        ),
        example('schieben-lead'),
        note(
          'If forehand puts down a card without a word, the card has spoken: its suit is trump. So a silent ace is no Obenabe.',
        ),
        setting('leader'),
        setting('silentLeadIsTrump'),
        rules('lead.forehand', 'declare.silent-lead'),
      ],
    },
    words: {
      title: 'Just one word',
      blocks: [
        p(
          '“Gschobe”, and no more. “I don’t like to push” or a sigh gives something away about the cards, and that is not done. At strict tables the partner does not even look at the cards before being asked.',
        ),
        p('If somebody speaks before forehand has decided, the deal is void at some tables.'),
        rules('mistake.wording', 'declare.spoken-first'),
      ],
    },
    when: {
      title: 'When to push',
      blocks: [
        list(
          'Declare trump yourself: with Puur or Nell in a suit of four, or with three fine trumps and two aces beside them.',
          'Declare without trump yourself: three aces, or two with the king alongside, for Obenabe; plenty of sixes and sevens for Undenufe.',
          'Push: a little of everything, but nothing that will carry nine tricks.',
        ),
        p(
          'A push also tells your partner something: “I have nothing much.” So your partner should not hope for a miracle, and rather take the longer suit.',
        ),
      ],
    },
  },
  examples: {
    'schieben-back': {
      question: 'Your partner has pushed to you, and your hand is wretched. May you push it back?',
      explanation: 'No. There is one push. You declare whatever hurts least.',
    },
    'schieben-lead': {
      question: 'You are forehand and have pushed; your partner declares {suit:S}. Who leads?',
      explanation: 'You. Forehand leads to the first trick, no matter who declared.',
    },
    'schieben-chooser': {
      question: 'The neighbour on your left is forehand, and pushes. Who must declare?',
      explanation: 'The partner, who sits opposite: the neighbour on your right.',
    },
  },
};
