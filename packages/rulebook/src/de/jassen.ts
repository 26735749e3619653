/** Was Jassen ist. */
import { example, list, note, p, rules, type TopicText } from '../article.js';

export const jassen: TopicText<'jassen'> = {
  title: 'Was Jassen ist',
  summary: 'Ein Kartenspiel um Stiche und Punkte, zu viert, mit 36 Karten, das in der Schweiz fast alle kennen.',
  sections: {
    family: {
      title: 'Ein Name für viele Spiele',
      blocks: [
        p(
          'Jass ist eine ganze Familie von Spielen. Wer einfach «einen Jass» vorschlägt, meint fast immer den {topic:schieber|Schieber}: zwei gegen zwei, mit Trumpf, Weis und Stöck. Coiffeur, Differenzler, Bieter, Sidi Barrani oder Molotow sind Geschwister, siehe {topic:jassarten}.',
        ),
        p(
          'Allen gemeinsam sind die Karten, die Stiche und meist der Under als höchster Trumpf. Was daneben gilt, macht jeder Tisch ein wenig anders. Darum heisst die wichtigste Regel: Vorher abmachen.',
        ),
      ],
    },
    table: {
      title: 'Was es braucht',
      blocks: [
        list(
          'vier Leute, je zwei sitzen sich als Partner gegenüber,',
          '36 Karten: vier Farben, von der Sechs bis zum Ass,',
          'eine Tafel und Kreide, oder etwas, das für euch schreibt,',
          'eine halbe Stunde Zeit. Meist wird es länger.',
        ),
        p('Welche Karten, ist eine Frage der Gegend: {topic:jassgrenze}. Gespielt wird mit beiden gleich.'),
        rules('deck.36-cards'),
      ],
    },
    play: {
      title: 'Worum es geht',
      blocks: [
        p(
          'Reihum legt jeder eine Karte, die beste holt alle vier. Das ist ein Stich, neun davon sind eine Runde. Nicht die Zahl der Stiche bringt den Sieg, sondern die Punkte auf den Karten darin: Ein einziger Stich mit Puur und Nell kann mehr zählen als vier magere.',
        ),
        p('Zwei Dinge entscheiden, wem ein Stich gehört: die Farbe, die ausgespielt wurde, und der Trumpf.'),
        example('jassen-led-suit'),
        example('jassen-trump'),
      ],
    },
    luck: {
      title: 'Glück und Können',
      blocks: [
        p(
          'Die Karten sind Glück, was du daraus machst, ist Können: richtig ansagen, sich merken, was gegangen ist, dem Partner zuspielen. Reden darf man dabei nicht. Was der andere hat, liest man aus seinen Karten.',
        ),
        note('Neu hier? Fang mit {topic:round|einer ganzen Runde} an, der Rest erklärt sich beim Spielen.'),
      ],
    },
  },
  examples: {
    'jassen-led-suit': {
      question:
        'Obenabe, also ohne Trumpf. Du hast {card:T9} ausgespielt, dein Partner wirft {card:RA} ab. Wer macht den Stich?',
      explanation:
        'Du. Ausgespielt ist {suit:T}, und {card:T9} ist davon die höchste. {card:RA} ist zwar ein Ass, aber von der falschen Farbe: Es ist nur {term:verwerfen|verworfen}.',
    },
    'jassen-trump': {
      question: 'Trumpf ist {suit:T}, ausgespielt wurde {card:EA}. Wer macht den Stich?',
      explanation:
        'Wer {card:T6} gelegt hat, also dein Nachbar zur Rechten. Der kleinste Trumpf sticht das höchste Ass.',
    },
  },
};
