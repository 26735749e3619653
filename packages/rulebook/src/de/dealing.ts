/** Geben und Sitzordnung. */
import { example, list, note, p, rules, setting, type TopicText } from '../article.js';

export const dealing: TopicText<'dealing'> = {
  title: 'Geben und Sitzordnung',
  summary: 'Wer neben wem sitzt, wer mischt, abhebt und gibt, und was bei einem Fehler geschieht.',
  sections: {
    seats: {
      title: 'Nach rechts',
      blocks: [
        p(
          'Die Partner sitzen einander gegenüber und bleiben Partner bis zum Schluss. Gespielt wird im Gegenuhrzeigersinn: Nach dir ist dran, wer rechts von dir sitzt.',
        ),
        p(
          'Rechts vom Geber sitzt die {term:forehand|Vorhand}, links von ihm, wer abhebt. Nach der Runde rückt alles um einen Platz nach rechts. Wer Vorhand war, gibt als Nächster.',
        ),
        example('dealing-forehand'),
        example('dealing-next'),
        rules('deal.dealer-moves-right'),
      ],
    },
    first: {
      title: 'Wer beginnt',
      blocks: [
        p(
          'Für die erste Runde gibt es keine Regel, die überall gilt. Oft wird gezogen: Die höchste Karte gibt, bei gleichen wird noch einmal gezogen. Anderswo beginnt, wer eine bestimmte Karte in die Hand bekommt, etwa {card:R7}. An Turnieren gibt meist, wer schreibt.',
        ),
        setting('firstForehand'),
        example('dealing-draw'),
        rules('deal.first-forehand'),
      ],
    },
    cut: {
      title: 'Mischen und abheben',
      blocks: [
        p(
          'Der Geber mischt, sein Nachbar zur Linken hebt ab. Abheben gehört dazu. Mindestens drei Karten müssen weg und mindestens eine muss liegen bleiben. Im Wallis tut es auch ein Klopfen auf das Päckchen.',
        ),
        rules('deal.cut'),
      ],
    },
    deal: {
      title: 'Dreimal drei',
      blocks: [
        p('Drei Karten für jeden, die Vorhand zuerst, und das dreimal. Am Schluss hat jeder neun.'),
        note('In anderen Jassarten gibt es andere Päckchen, zu dritt mit zwölf Karten zum Beispiel drei mal vier.'),
        rules('deal.by-threes'),
      ],
    },
    misdeal: {
      title: 'Vergeben',
      blocks: [
        list(
          'Eine Karte ist beim Geben aufgegangen, oder die Zahl stimmt nicht: Es gibt der Gleiche noch einmal.',
          'Es hat der Falsche gegeben: Das muss man sagen, bevor man selber die erste Karte spielt. Ist der erste Stich gekehrt, gilt die Gabe.',
          'Erst später merkt jemand, dass er zu viele oder zu wenige Karten hat: Da gehen die Bücher auseinander. Entweder gilt die Runde, oder die Gegner wählen.',
        ),
        example('dealing-exposed'),
        rules('deal.misdeal-same-dealer', 'deal.wrong-dealer', 'deal.late-count'),
      ],
    },
  },
  examples: {
    'dealing-forehand': {
      question: 'Dein Nachbar zur Rechten gibt. Wer sagt an?',
      explanation: 'Rechts von ihm sitzt dein Partner. Er ist Vorhand und sagt an, oder er schiebt dir.',
    },
    'dealing-next': {
      question: 'Dein Partner hat gegeben, die Runde ist geschrieben. Wer gibt jetzt?',
      explanation: 'Wer rechts von deinem Partner sitzt. Das ist dein Nachbar zur Linken; er war eben Vorhand.',
    },
    'dealing-draw': {
      question: 'Ihr zieht um das Geben, die höchste Karte gibt. Wer beginnt?',
      explanation:
        'Der König ist höher als Ober, Neun und Sieben. Die Farbe spielt dabei keine Rolle. Dein Partner gibt.',
    },
    'dealing-exposed': {
      question: 'Beim Geben kehrt sich {card:EA} um, alle sehen es. Wird neu gegeben?',
      explanation: 'Ja, und zwar vom Gleichen. Die Runde hat noch nicht angefangen, niemand verliert etwas.',
    },
  },
};
