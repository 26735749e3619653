/** Schieber: die Abmachungen, mit denen man sich an einen Tisch setzt. */
import { example, FACTORS, list, note, p, rules, setting, steps, type TopicText } from '../article.js';

export const schieber: TopicText<'schieber'> = {
  title: 'Schieber',
  summary: 'Der Jass der Jasse: zwei Teams, ein Ziel, und wer nicht ansagen mag, der schiebt.',
  sections: {
    goal: {
      title: 'Das Ziel',
      blocks: [
        p(
          'Zwei Teams spielen Runde um Runde, bis eines die abgemachte Punktzahl hat. 1000 ist schnell gespielt, 2500 füllt einen Abend. Was gilt, steht fest, bevor jemand Karten in der Hand hat.',
        ),
        p(
          'Eine ganze solche Folge von Runden heisst {term:partie|Partie}. Wie sie ausgeht, steht unter {topic:target}.',
        ),
        setting('target'),
      ],
    },
    course: {
      title: 'Der Ablauf',
      blocks: [
        steps(
          '{topic:dealing|Geben}: neun Karten für jeden.',
          '{topic:contracts|Ansagen} oder {topic:schieben|schieben}.',
          'Neun Stiche spielen, dabei {topic:weis|Weis} und {topic:stoeck|Stöck} melden.',
          '{topic:values|Zählen}: Karten, letzter Stich, vielleicht ein Match.',
          '{topic:tafel|Schreiben}, dann gibt der Nächste.',
        ),
        example('schieber-next-lead'),
      ],
    },
    presets: {
      title: 'Wo sich die Tische unterscheiden',
      blocks: [
        p('Fünf Fragen genügen, und man kann sich mit Fremden an einen Tisch setzen:'),
        list(
          'Auf wie viel geht es?',
          'Was zählt doppelt, was dreifach?',
          'Wird gewiesen, und gilt der Kreuzweis?',
          'Wie wird am Schluss gezählt: Weis zuerst oder Stöck zuerst?',
          'Muss man sich bedanken, oder ist am Ende der Runde Schluss?',
        ),
        FACTORS,
        p('Ein Faktor gilt für alles, was in der Runde anfällt: Karten, letzter Stich, Match, Weis und Stöck.'),
        example('schieber-double'),
        example('schieber-total'),
        note('«Faktor» klingt nach Schule. Am Tisch sagt man: «Das zählt doppelt.»'),
        setting('matchBonusMultiplied'),
        setting('weisMultiplied'),
        setting('stoeckMultiplied'),
        rules('value.factor'),
      ],
    },
  },
  examples: {
    'schieber-next-lead': {
      question: 'Trumpf ist {suit:S}. Du hast {card:R8} ausgespielt. Wer spielt zum nächsten Stich aus?',
      explanation:
        'Wer den Stich macht. Trumpf liegt keiner, {card:RA} ist die höchste der ausgespielten Farbe: dein Nachbar zur Linken.',
    },
    'schieber-total': {
      question:
        'Auf 2500, Trumpf ist {suit:T} und zählt doppelt. Ihr habt 90 Punkte in den Karten, den letzten Stich und 20 vom Weis. Was schreibt ihr?',
      explanation:
        '90, 5 und 20 sind 115, doppelt gibt es 230. Den Gegnern bleiben 62 Punkte, doppelt 124. Der Weis wird mitverdoppelt.',
    },
    'schieber-double': {
      question: 'Auf 2500 spielt jemand Obenabe. Das Wievielfache wird geschrieben?',
      explanation:
        'Das Dreifache, für Obenabe wie für Undenufe. {suit:T} und {suit:S} zählen doppelt, {suit:E} und {suit:R} einfach.',
    },
  },
};
