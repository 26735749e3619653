/** Punktewerte. */
import { cards, example, list, note, p, rules, setting, type TopicText, VALUES } from '../article.js';

export const values: TopicText<'values'> = {
  title: 'Punktewerte',
  summary: 'Was jede Karte zählt, warum es immer 157 gibt und wie man einen Stapel rasch zusammenzählt.',
  sections: {
    table: {
      title: 'Was die Karten zählen',
      blocks: [
        VALUES,
        p(
          'Zum Merken: Ass 11, Banner 10, König 4, Ober 3, Under 2, das ist der Grundstock. Im Trumpf springt der Puur auf 20 und das Nell auf 14. Ohne Trumpf fehlen diese Punkte, dafür zählt jede Acht 8.',
        ),
        note(
          'Undenufe tauschen Ass und Sechs: Die Sechs zählt 11, das Ass keinen Punkt. In Vorarlberg behält das Ass seine 11.',
        ),
        setting('undenufeValues'),
        example('values-obenabe'),
        example('values-undenufe'),
      ],
    },
    whole: {
      title: 'Immer 152',
      blocks: [
        p(
          'Ob Trumpf, Obenabe oder Undenufe: Alle 36 Karten zusammen zählen 152. Vier Achter zu 8 wiegen genau auf, was Puur und Nell im Trumpf mehr bringen.',
        ),
        cards('RU R9 RA R10 RK RO', 'Trumpf {suit:R}: Diese sechs Karten zählen 62 von 152 Punkten.'),
        example('values-trump'),
        rules('value.cards'),
      ],
    },
    'last-trick': {
      title: 'Fünf für den letzten Stich',
      blocks: [
        p(
          'Wer den neunten Stich macht, bekommt 5 Punkte dazu. So werden aus 152 die bekannten 157. Ein kleiner Trumpf, den du bis zuletzt aufsparst, kann darum mehr wert sein, als er aussieht.',
        ),
        example('values-last'),
        setting('lastTrick'),
        rules('value.last-trick'),
      ],
    },
    count: {
      title: 'Rasch zählen',
      blocks: [
        list(
          'Immer nur das Team mit dem kleineren Stapel zählt; die anderen haben den Rest auf 157.',
          'Legt Zehnerhäufchen: das Banner allein, das Ass mit eins im Sinn, zwei Könige mit einem Under.',
          'Vergesst die 5 für den letzten Stich nicht, sie sind der häufigste Grund, wenn es nicht aufgeht.',
        ),
        p(
          'Zwei Ergebnisse gibt es nie: 1 und 156. Keine Karte zählt einen einzelnen Punkt, und die kleinste, die überhaupt zählt, hat 2.',
        ),
        example('values-never'),
        rules('count.whole', 'count.impossible'),
      ],
    },
  },
  examples: {
    'values-trump': {
      question: 'Trumpf ist {suit:S}. Was zählt dieser Stich?',
      explanation: 'Puur 20, Nell 14, Ass 11, Banner 10: zusammen 55, mehr als ein Drittel der Runde.',
    },
    'values-obenabe': {
      question: 'Obenabe. Was zählt dieser Stich?',
      explanation: 'Zwei Achter zu 8, das Ass 11, der Under 2: 29 Punkte. Ohne Trumpf zählen die Achter.',
    },
    'values-undenufe': {
      question: 'Undenufe. Was zählt dieser Stich?',
      explanation: 'Die Sechs 11, die Acht 8, der König 4 und das Ass nichts: 23 Punkte.',
    },
    'values-last': {
      question: 'Trumpf ist {suit:E}, und das ist der letzte Stich. Was bringt er?',
      explanation:
        'Das Banner 10, der Under 2, Sieben und Sechs nichts, dazu 5 für den letzten Stich: 17. {card:RU} ist hier nicht der Puur, Trumpf ist ja {suit:E}.',
    },
    'values-never': {
      question: 'Trumpf ist {suit:R}. Ihr zählt 156, die Gegner 1. Kann das sein?',
      explanation:
        'Nein. Aus lauter Nullen und Karten ab 2 Punkten wird nie 1, auch nicht mit den 5 vom letzten Stich.',
    },
  },
};
