/** Chibrer. */
import { example, list, note, p, rules, setting, type TopicText } from '../article.js';

export const schieben: TopicText<'schieben'> = {
  title: 'Chibrer',
  summary: 'Le premier peut passer le choix une fois à son partenaire, qui doit alors faire atout.',
  sections: {
    once: {
      title: 'Une fois, et seulement au partenaire',
      blocks: [
        p(
          'Si ton jeu ne te dit rien, tu dis « je chibre ». C’est alors à ton partenaire de faire atout. Les adversaires n’ont rien à dire, et on ne leur demande rien.',
        ),
        example('schieben-chooser'),
        setting('pushing'),
        setting('pushAllowedInFirstDeal'),
        rules('declare.forehand-chooses', 'declare.push-once'),
      ],
    },
    partner: {
      title: 'Le partenaire doit',
      blocks: [
        p(
          'À qui l’on a chibré doit faire atout, même avec un jeu de misère. On ne rechibre pas. Quelques rares tables le permettent ; dans ce cas, la seconde fois, le premier doit choisir.',
        ),
        p('Ce qui est dit est dit. « {suit:R}, non, {suit:S} » n’existe pas : c’est le premier mot qui compte.'),
        example('schieben-back'),
        rules('declare.partner-must', 'declare.binds'),
      ],
    },
    lead: {
      title: 'Le premier entame',
      blocks: [
        p(
          'L’erreur la plus répandue quand on chibre : même si c’est le partenaire qui a fait atout, c’est le premier qui entame.',
        ),
        example('schieben-lead'),
        note(
          'Si le premier pose une carte sans un mot, il a fait atout : c’est la couleur de cette carte. Un as posé en silence, ce n’est donc pas un obenabe.',
        ),
        setting('leader'),
        setting('silentLeadIsTrump'),
        rules('lead.forehand', 'declare.silent-lead'),
      ],
    },
    words: {
      title: 'Un seul mot',
      blocks: [
        p(
          '« Je chibre », rien de plus. « Je chibre à contrecœur » ou un soupir en disent trop sur les cartes, et cela ne se fait pas. Aux tables strictes, le partenaire ne regarde son jeu que lorsque c’est à lui.',
        ),
        p('Si quelqu’un parle avant que le premier ait choisi, la donne est nulle à certaines tables.'),
        rules('mistake.wording', 'declare.spoken-first'),
      ],
    },
    when: {
      title: 'Quand chibrer',
      blocks: [
        list(
          'Faire atout soi-même : quatre atouts avec le bour ou le nell, ou trois beaux atouts et deux as à côté.',
          'Faire atout soi-même : trois as, ou deux avec le roi de l’un d’eux, pour obenabe ; beaucoup de six et de sept pour undenufe.',
          'Chibrer : un peu de tout, mais rien qui tienne neuf plis.',
        ),
        p(
          'Qui chibre dit aussi quelque chose à son partenaire : « Je n’ai rien de bon. » Le partenaire ne compte donc pas sur un miracle et prend plutôt sa couleur longue.',
        ),
      ],
    },
  },
  examples: {
    'schieben-back': {
      question: 'Ton partenaire t’a chibré, et ton jeu est affreux. Peux-tu rechibrer ?',
      explanation: 'Non. On chibre une seule fois. Choisis ce qui fait le moins mal.',
    },
    'schieben-lead': {
      question: 'Tu es le premier et tu as chibré, ton partenaire fait atout {suit:S}. Qui entame ?',
      explanation: 'Toi. Le premier entame le premier pli, peu importe qui a fait atout.',
    },
    'schieben-chooser': {
      question: 'Ton voisin de gauche est le premier, et il chibre. Qui doit faire atout ?',
      explanation: 'Son partenaire, qui est en face de lui : ton voisin de droite.',
    },
  },
};
