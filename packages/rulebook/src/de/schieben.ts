/** Schieben. */
import { example, list, note, p, rules, setting, type TopicText } from '../article.js';

export const schieben: TopicText<'schieben'> = {
  title: 'Schieben',
  summary: 'Die Vorhand darf die Wahl einmal an den Partner weitergeben; der muss dann ansagen.',
  sections: {
    once: {
      title: 'Einmal, und nur zum Partner',
      blocks: [
        p(
          'Sagt dir dein Blatt nichts, sagst du «gschobe». Damit ist dein Partner dran. Die Gegner haben dabei nichts zu melden, und gefragt wird auch nicht.',
        ),
        example('schieben-chooser'),
        setting('pushing'),
        setting('pushAllowedInFirstDeal'),
        rules('declare.forehand-chooses', 'declare.push-once'),
      ],
    },
    partner: {
      title: 'Der Partner muss',
      blocks: [
        p(
          'Wem geschoben wurde, der sagt an, und sei das Blatt noch so mager. Zurückschieben gibt es im Schieber nicht. Einige wenige Tische spielen es so; dann muss beim zweiten Mal die Vorhand.',
        ),
        p('Was gesagt ist, gilt. «{suit:E}, nein, {suit:R}» gibt es nicht: Das erste Wort zählt.'),
        example('schieben-back'),
        rules('declare.partner-must', 'declare.binds'),
      ],
    },
    lead: {
      title: 'Die Vorhand spielt aus',
      blocks: [
        p(
          'Der häufigste Irrtum beim Schieben: Auch wenn der Partner angesagt hat, spielt die Vorhand zum ersten Stich aus.',
        ),
        example('schieben-lead'),
        note(
          'Legt die Vorhand wortlos eine Karte hin, hat sie angesagt: Die Farbe dieser Karte ist Trumpf. Ein stummes Ass ist also kein Obenabe.',
        ),
        setting('leader'),
        setting('silentLeadIsTrump'),
        rules('lead.forehand', 'declare.silent-lead'),
      ],
    },
    words: {
      title: 'Nur ein Wort',
      blocks: [
        p(
          '«Gschobe», mehr nicht. «Ich schiebe ungern» oder ein Seufzer verrät etwas über die Karten und gehört sich nicht. An strengen Tischen schaut der Partner sein Blatt erst an, wenn er gefragt ist.',
        ),
        p('Redet jemand, bevor die Vorhand entschieden hat, ist die Gabe mancherorts ungültig.'),
        rules('mistake.wording', 'declare.spoken-first'),
      ],
    },
    when: {
      title: 'Wann man schiebt',
      blocks: [
        list(
          'Selber ansagen: Puur oder Nell zu viert, oder drei schöne Trümpfe und zwei Ass daneben.',
          'Selber ansagen: drei Ass, oder zwei mit dem König dazu, für Obenabe; viele Sechser und Siebner für Undenufe.',
          'Schieben: von allem ein wenig, aber nichts, das neun Stiche lang trägt.',
        ),
        p(
          'Wer schiebt, sagt seinem Partner auch etwas: «Ich habe nichts Rechtes.» Der Partner soll darum nicht auf ein Wunder hoffen und eher die längere Farbe nehmen.',
        ),
      ],
    },
  },
  examples: {
    'schieben-back': {
      question: 'Dein Partner hat dir geschoben, dein Blatt ist elend. Darfst du zurückschieben?',
      explanation: 'Nein. Geschoben wird einmal. Du sagst an, was am wenigsten weh tut.',
    },
    'schieben-lead': {
      question: 'Du bist Vorhand und hast geschoben, dein Partner sagt {suit:S}. Wer spielt aus?',
      explanation: 'Du. Die Vorhand spielt den ersten Stich aus, egal wer angesagt hat.',
    },
    'schieben-chooser': {
      question: 'Dein Nachbar zur Linken ist Vorhand und schiebt. Wer muss ansagen?',
      explanation: 'Sein Partner, und der sitzt ihm gegenüber: dein Nachbar zur Rechten.',
    },
  },
};
