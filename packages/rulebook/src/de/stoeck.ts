/** Stöck. */
import { cards, example, list, note, p, rules, setting, type TopicText } from '../article.js';

export const stoeck: TopicText<'stoeck'> = {
  title: 'Stöck',
  summary: 'König und Ober vom Trumpf in einer Hand: 20 Punkte, wenn man im richtigen Moment daran denkt.',
  sections: {
    what: {
      title: 'Was die Stöck sind',
      blocks: [
        p(
          'König und Ober der Trumpffarbe, beide in der gleichen Hand. Sie zählen 20, und zwar immer dem, der sie hat; mit dem Weisen der anderen haben sie nichts zu tun.',
        ),
        cards('RO RK', 'Stöck, wenn {suit:R} Trumpf ist.'),
        p('Ohne Trumpf gibt es keine Stöck. Sitzt der König bei dir und der Ober beim Partner, auch nicht.'),
        example('stoeck-none'),
        setting('stoeck'),
        rules('stoeck.trump-only'),
      ],
    },
    when: {
      title: 'Mit der zweiten Karte',
      blocks: [
        p(
          'Du spielst die erste der beiden und schweigst. Du spielst die zweite und sagst «Stöck». Ob zuerst der König oder zuerst der Ober kommt, ist gleich.',
        ),
        example('stoeck-second'),
        rules('stoeck.second-card'),
      ],
    },
    late: {
      title: 'Zu spät ist verloren',
      blocks: [
        list(
          'Liegt die Karte des Nächsten schon, sind die 20 Punkte weg.',
          'Erinnert dich dein Partner, zählen sie auch nicht. Darum schweigt er, und es tut ihm weh.',
          'Schon bei der ersten Karte gesagt und bei der zweiten nicht: Was dann gilt, ist nicht geregelt. Gesagt gehört es mit der zweiten, darum zählt es hier nicht; ein Tisch kann es anders abmachen.',
        ),
        example('stoeck-late'),
        example('stoeck-reminded'),
        setting('stoeckAnnounce'),
        rules('stoeck.lost-when-covered', 'stoeck.reminded', 'stoeck.first-card'),
      ],
    },
    weis: {
      title: 'Im Weis inbegriffen',
      blocks: [
        p(
          'Stecken König und Ober in einem Weis, den du im ersten Stich gültig gezeigt hast, wissen es alle. Dann musst du später nichts mehr sagen.',
        ),
        example('stoeck-weis'),
        setting('stoeckWithWeis'),
        rules('stoeck.with-weis'),
      ],
    },
    'going-out': {
      title: 'Wenn 20 Punkte reichen',
      blocks: [
        p(
          'Fehlen deinem Team höchstens 20 Punkte, darfst du die Stöck aus der Hand vorweisen, ohne sie gespielt zu haben. Reichen sie nicht, zählt das Vorweisen nicht.',
        ),
        note('Zählt der Trumpf doppelt, sind es 40. Dann reicht es schon, wenn 40 fehlen.'),
        setting('stoeckPreShowToGoOut'),
        rules('stoeck.pre-show'),
      ],
    },
  },
  examples: {
    'stoeck-second': {
      question:
        'Trumpf ist {suit:R}. Vorhin hast du {card:RK} gespielt, jetzt spielst du {card:RO} und sagst «Stöck». Was schreibt ihr dafür?',
      explanation: '20. Du hast es mit der zweiten der beiden Karten gesagt, genau dann gilt es.',
    },
    'stoeck-late': {
      question:
        'Trumpf ist {suit:S}. Du spielst die zweite Stöck-Karte, dein Nachbar deckt sie, da fällt es dir ein. Was schreibt ihr dafür?',
      explanation: 'Nichts. Sobald die nächste Karte liegt, ist es vorbei.',
    },
    'stoeck-reminded': {
      question:
        'Trumpf ist {suit:T}. «Hast du nicht etwas vergessen?», fragt dein Partner, und du sagst «Stöck». Was schreibt ihr dafür?',
      explanation: 'Nichts. Wer erinnert wird, hat nicht selber daran gedacht.',
    },
    'stoeck-weis': {
      question:
        'Trumpf ist {suit:E}. Du hast im ersten Stich das Dreiblatt {cards:EU EO EK} gezeigt, und dein Weis war der beste. Später sagst du nichts mehr. Was zählen die Stöck?',
      explanation: '20, zusätzlich zum Weis. Alle haben König und Ober gesehen, das genügt.',
    },
    'stoeck-none': {
      question: 'Obenabe. Du spielst {card:SK}, dann {card:SO}, und sagst «Stöck». Was schreibt ihr dafür?',
      explanation: 'Nichts. Stöck gibt es nur in der Trumpffarbe, und Obenabe hat keine.',
    },
  },
};
