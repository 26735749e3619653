/** Jasstafel. */
import { example, list, note, p, rules, slate, steps, table, type TopicText } from '../article.js';

export const tafel: TopicText<'tafel'> = {
  title: 'Jasstafel',
  summary: 'Striche statt Zahlen: wie man schreibt, liest, prüft und einen Fehler wieder gutmacht.',
  sections: {
    board: {
      title: 'Zwei Hälften',
      blocks: [
        p(
          'Die Tafel liegt zwischen den Teams, jedes hat seine Hälfte und liest sie von seiner Seite. Geschrieben wird von links nach rechts, in drei Zeilen. Manche ziehen dafür ein grosses Z, andere nur einen Strich in der Mitte; die Zeilen sind dieselben.',
        ),
      ],
    },
    strokes: {
      title: 'Die Striche',
      blocks: [
        table(
          'Was wohin gehört',
          ['Zeile', 'Ein Strich zählt', 'Gebündelt'],
          ['oben', '100', 'der fünfte quer durch vier: 500'],
          ['Mitte', '50', 'der zweite kreuzt den ersten: ein X ist 100'],
          ['unten', '20', 'der fünfte quer durch vier: 100'],
          ['rechts', 'eine Zahl', 'der Rest, er wird jedes Mal neu geschrieben'],
        ),
        slate(397, 'Drei Hunderter, ein Fünfziger, zwei Zwanziger und 7: das sind 397.'),
        example('tafel-read'),
        p(
          'Ein V, der {term:vogel|Vogel}, steht für 500 auf einen Schlag. Man sieht ihn selten, am ehesten nach einem Match, der doppelt zählt.',
        ),
      ],
    },
    write: {
      title: 'Schreiben',
      blocks: [
        steps(
          'Weis und Stöck gleich, sobald sie feststehen.',
          'Die Stiche nach der Runde, in ganzen Strichen.',
          'Den Rest rechts, und den alten auswischen.',
        ),
        p(
          'Striche werden nur mehr. Wer 98 schreiben will, macht gern einen Hunderter und rechts −2, das spart Kreide. Auch 360 darf man schreiben, wie man mag: drei Hunderter und drei Zwanziger, oder mit einem Fünfziger und einem Rest von 10.',
        ),
        example('tafel-rest'),
        note(
          'Werden die Striche zu viele, darf man aufräumen: Fünf Zwanziger werden ein Hunderter. Die Gegner schauen zu.',
        ),
      ],
    },
    check: {
      title: 'Prüfen',
      blocks: [
        p(
          'Vor dem Schreiben immer die Probe: Die Punkte beider Teams geben zusammen 157, ohne Weis und Stöck und vor dem Verdoppeln.',
        ),
        list(
          'Fehlen 5, hat niemand den letzten Stich gezählt.',
          'Fehlen 14, wurde das Nell als gewöhnliche Neun gezählt.',
          'Fehlen 18, wurde der Puur als gewöhnlicher Under gezählt.',
          'Fehlen 8, 16, 24 oder 32, sind Achter vergessen gegangen, wenn ohne Trumpf gespielt wurde.',
        ),
        example('tafel-check'),
        example('tafel-wrong'),
        rules('count.whole', 'count.blocks'),
      ],
    },
    correct: {
      title: 'Verbessern',
      blocks: [
        p(
          'Ein Schreibfehler lässt sich in der nächsten Runde noch richtigstellen. Danach nur, wenn er klar zu beweisen ist. Darum hilft es, Weis und Stöck getrennt vom Rest zu schreiben: So findet man später, was fehlt.',
        ),
        rules('slate.correction'),
      ],
    },
  },
  examples: {
    'tafel-read': {
      question: 'Wie viele Punkte stehen hier?',
      explanation: 'Drei Hunderter, ein Fünfziger, zwei Zwanziger, Rest 7: 300, 50, 40 und 7 geben 397.',
    },
    'tafel-rest': {
      question: 'Und wie viele hier?',
      explanation: 'Zwei Hunderter, rechts steht −2: 198. Ein Rest unter null heisst, dass die Striche zu viel sagen.',
    },
    'tafel-check': {
      question: 'Trumpf ist {suit:T}. Ihr zählt 83, die Gegner 74. Geht das auf?',
      explanation: '83 und 74 sind 157. Das geht auf.',
    },
    'tafel-wrong': {
      question: 'Trumpf ist {suit:E}. Ihr zählt 92, die Gegner 75. Geht das auf?',
      explanation:
        'Nein, das sind 167, also 10 zu viel. Meist ist dann ein Banner zweimal gezählt. Noch einmal zählen.',
    },
  },
};
