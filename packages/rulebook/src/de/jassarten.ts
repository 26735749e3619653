/** Jassarten. */
import { example, list, note, p, rules, setting, table, type TopicText } from '../article.js';

export const jassarten: TopicText<'jassarten'> = {
  title: 'Jassarten',
  summary: 'Schieber, Coiffeur, Differenzler und ihre Verwandten: worin sie sich unterscheiden.',
  sections: {
    schieber: {
      title: 'Schieber',
      blocks: [
        p(
          'Zwei Teams, wer nicht ansagen mag, schiebt. Beide Seiten schreiben, was sie machen. Mit Weis und Stöck, auf ein Ziel. Alles Weitere unter {topic:schieber}.',
        ),
      ],
    },
    coiffeur: {
      title: 'Coiffeur',
      blocks: [
        p(
          'Der Name kommt von «quoi faire?», und das fragt man sich tatsächlich: Jedes Team muss jede Ansage genau einmal spielen, und jede zählt anders. Geschrieben werden nur die Punkte derer, die angesagt haben, mal den Faktor.',
        ),
        table(
          'Ein Coiffeur mit acht Ansagen (nach dem Reglement)',
          ['Ansage', 'zählt'],
          ['{suit:E}', '1-fach'],
          ['{suit:R}', '2-fach'],
          ['{suit:T}', '3-fach'],
          ['{suit:S}', '4-fach'],
          ['Obenabe', '5-fach'],
          ['Undenufe', '6-fach'],
          ['zwei Joker, frei gewählt', '7- und 8-fach'],
        ),
        list(
          'Weitergegeben wird an den Nächsten, nicht an den Partner. Mögen alle vier nicht, muss die Vorhand.',
          'Wer ansagt, spielt aus.',
          'Gewiesen wird meist nicht.',
        ),
        example('jassarten-coiffeur'),
        note('Die Faktoren sind an jedem Tisch anders. Schreibt sie zuerst auf die Tafel.'),
      ],
    },
    differenzler: {
      title: 'Differenzler',
      blocks: [
        p(
          'Jeder für sich. Der Trumpf wird aufgedeckt oder ausgelost, und dann sagt jeder voraus, wie viele Punkte er machen wird, offen oder verdeckt. Geschrieben wird, um wie viel man danebenlag. Wer am Schluss am wenigsten hat, gewinnt.',
        ),
        p(
          'Ohne Weis und ohne Stöck. Und wer die Farbe nicht hat, darf hier untertrumpfen. Mancherorts bringt ein genauer Treffer zehn Punkte Gutschrift.',
        ),
        example('jassarten-differenzler'),
        example('jassarten-undertrump'),
        setting('undertrump'),
        setting('exactBonus'),
        setting('exactBonusOnZero'),
        rules('play.undertrump'),
      ],
    },
    more: {
      title: 'Noch mehr',
      blocks: [
        list(
          '*Bieter:* Man steigert mit Punkten. Wer am meisten bietet, spielt gegen alle und muss sein Gebot machen.',
          '*Sidi Barrani:* Schieber mit Steigern. Geboten wird reihum, Punkte und Ansage zusammen.',
          '*Molotow:* Wer am wenigsten Punkte hat, gewinnt. Trumpf wird die Farbe der ersten Karte, die jemand abwirft.',
          '*Guggitaler:* Fünf Runden lang etwas anderes vermeiden: Stiche, eine Farbe, die Ober, einen König, den letzten Stich.',
          '*Kreuzjass:* Zu viert übers Kreuz, ohne Schieben; den Trumpf bestimmt die Karte, bei der abgehoben wurde.',
          '*Zuger:* Zu dritt oder viert, jeder entscheidet vor dem Spielen, ob er mitmacht oder «daheim bleibt».',
        ),
      ],
    },
    which: {
      title: 'Welcher passt?',
      blocks: [
        table(
          'Für jede Runde einer',
          ['Ihr seid', 'Nehmt'],
          ['zu viert und wollt gegeneinander antreten', 'Schieber'],
          ['zu viert und habt einen ganzen Abend', 'Coiffeur'],
          ['zu viert, und jeder will für sich spielen', 'Differenzler'],
          ['zu dritt', 'Differenzler mit zwölf Karten für jeden, oder Bieter'],
          ['am Lernen', 'Schieber auf 1000, alles einfach'],
        ),
      ],
    },
  },
  examples: {
    'jassarten-coiffeur': {
      question: 'Coiffeur. Ihr habt Undenufe angesagt, das zählt 6-fach, und 84 Punkte gemacht. Was schreibt ihr?',
      explanation: '84 mal 6 sind 504. Die Gegner schreiben nichts, sie haben ja nicht angesagt.',
    },
    'jassarten-differenzler': {
      question: 'Differenzler. Du hast 70 angesagt und 58 gemacht. Was wird dir geschrieben?',
      explanation: 'Der Unterschied, also 12. Mit 82 Punkten wären es ebenfalls 12.',
    },
    'jassarten-undertrump': {
      question: 'Differenzler, Trumpf ist {suit:T}. Auf {card:R9} liegt {card:TK}. Welche Karten darfst du legen?',
      explanation:
        'Alle drei. {suit:R} hast du nicht, und im Differenzler ist dann auch der kleinere Trumpf erlaubt. Im Schieber wäre {card:T8} verboten.',
    },
  },
};
