/** Kurze Antworten auf das, was am häufigsten gefragt wird. */
import type { RulebookText } from '../article.js';

export const questions: RulebookText['questions'] = {
  'how-many-cards': {
    question: 'Wie viele Karten bekommt jeder?',
    answer: 'Neun, in dreimal drei. Vier mal neun sind die 36 Karten des Spiels, und es gibt neun Stiche.',
  },
  'who-chooses': {
    question: 'Wer sagt an?',
    answer:
      'Die Vorhand, also wer rechts vom Geber sitzt. Schiebt sie, muss ihr Partner ansagen. Ausspielen tut in jedem Fall die Vorhand.',
  },
  'obenabe-undenufe': {
    question: 'Was ist der Unterschied zwischen Obenabe und Undenufe?',
    answer:
      'Beide sind ohne Trumpf. Obenabe ist das Ass die beste Karte, Undenufe die Sechs, und die zählt dann auch 11 statt des Asses.',
  },
  'last-trick': {
    question: 'Was bringt der letzte Stich?',
    answer: 'Fünf Punkte zu dem, was auf den Karten liegt. Darum gibt eine Runde 157 und nicht 152.',
  },
  'when-257': {
    question: 'Wann gibt es 257 Punkte?',
    answer: 'Bei einem Match: 152 für die Karten, 5 für den letzten Stich und 100 für alle neun Stiche.',
  },
  'stoeck-always': {
    question: 'Gibt es die Stöck in jedem Spiel?',
    answer: 'Nein, nur mit Trumpf. Es sind König und Ober der Trumpffarbe; ohne Trumpf gibt es keine.',
  },
  'how-many-players': {
    question: 'Wie viele Leute braucht es?',
    answer:
      'Vier für den Schieber. Zu dritt geht Differenzler oder Bieter. Fehlt jemand, setzt sich der Computer dazu.',
  },
  'which-direction': {
    question: 'In welche Richtung wird gespielt?',
    answer: 'Gegen den Uhrzeiger. Nach dir kommt, wer rechts von dir sitzt.',
  },
  'who-begins': {
    question: 'Wer gibt zuerst?',
    answer:
      'Das macht der Tisch ab. Meist wird gezogen, und die höchste Karte gibt. Danach rückt das Geben nach jeder Runde um einen Platz nach rechts.',
  },
  'trump-order': {
    question: 'In welcher Reihe schlagen sich die Trümpfe?',
    answer: 'Puur, Nell, Ass, König, Ober, Banner, Acht, Sieben, Sechs: {cards:RU R9 RA RK RO R10 R8 R7 R6}.',
  },
  'may-i-trump': {
    question: 'Darf ich stechen, obwohl ich bedienen könnte?',
    answer: 'Ja, mit einem Trumpf immer, solange kein höherer liegt. Nur eine andere Nebenfarbe darfst du nicht legen.',
  },
  'what-is-undertrumping': {
    question: 'Was heisst untertrumpfen?',
    answer:
      'Einen Trumpf legen, obwohl schon ein höherer da ist und nicht Trumpf ausgespielt wurde. Das ist verboten, ausser du hast nur noch Trumpf.',
  },
  'must-puur': {
    question: 'Muss ich den Puur geben, wenn Trumpf ausgespielt ist?',
    answer: 'Nein, nie. Ist er dein einziger Trumpf, darfst du irgendeine Karte legen.',
  },
  'why-157': {
    question: 'Warum gibt es immer 157 Punkte?',
    answer:
      'Alle Karten zusammen zählen 152, mit jedem Trumpf und ohne, und der letzte Stich 5. Kommt etwas anderes heraus, ist falsch gezählt.',
  },
  'what-is-match': {
    question: 'Was ist ein Match?',
    answer:
      'Alle neun Stiche für ein Team. Dafür gibt es 100 Punkte extra. Alle Punkte, aber nur acht Stiche sind kein Match.',
  },
  'when-weis': {
    question: 'Wann muss ich weisen?',
    answer: 'Mit deiner ersten Karte, bevor die nächste liegt. Der Letzte im Stich hat Zeit, bis gekehrt wird.',
  },
  'equal-weis': {
    question: 'Zwei haben gleich viel gewiesen, was gilt?',
    answer:
      'Mehr Karten, dann die höhere Karte, dann Trumpf. Ist alles gleich, gewinnt, wer näher bei der Vorhand sitzt.',
  },
  'weis-without-trick': {
    question: 'Zählt der Weis auch, wenn wir keinen Stich machen?',
    answer: 'Ja, so ist es üblich. Einzelne Tische verlangen einen Stich; das müsste abgemacht sein.',
  },
  'forgotten-stoeck': {
    question: 'Ich habe die Stöck vergessen. Kann ich sie nachmelden?',
    answer:
      'Nein, sobald die nächste Karte liegt, sind sie verloren. Ausser sie steckten in einem Weis, den du gezeigt hast.',
  },
  'push-back': {
    question: 'Darf der Partner zurückschieben?',
    answer: 'Nein, im Schieber nicht. Ein paar wenige Tische spielen es so und machen es vorher ab.',
  },
  'what-counts-double': {
    question: 'Was zählt doppelt?',
    answer:
      'Das ist Abmachung. Auf 1000 zählt meist alles einfach, auf 2500 {suit:T} und {suit:S} doppelt und Obenabe und Undenufe dreifach.',
  },
  'who-wins-both': {
    question: 'Beide sind über dem Ziel. Wer hat gewonnen?',
    answer:
      'Wer in der abgemachten Reihenfolge zuerst dort war: Weis, Stöck, Stich, oder, was die meisten spielen, Stöck, Weis, Stich.',
  },
  'what-is-bedanken': {
    question: 'Was heisst «sich bedanken»?',
    answer:
      'Du sagst, dass dein Team genug Punkte hat, und die Partie ist aus. Stimmt es, habt ihr gewonnen; stimmt es nicht, die anderen.',
  },
  'how-far': {
    question: 'Auf wie viele Punkte spielt man?',
    answer: 'Häufig auf 1000 oder 2500, auch 1500 und 3000 kommen vor. Macht es vor dem ersten Geben ab.',
  },
  'look-at-trick': {
    question: 'Darf ich den letzten Stich noch einmal anschauen?',
    answer:
      'Solange er offen liegt, ja. Ist er gekehrt, nicht mehr, ausser der Tisch hat es erlaubt. Am Tisch mit dem Computer geht es trotzdem: Dort ist es eine eigene Einstellung.',
  },
  'which-cards': {
    question: 'Mit welchen Karten jasst man?',
    answer:
      'Östlich von Brünig, Napf und Reuss mit Deutschschweizer Karten, westlich mit französischen. Gezählt wird gleich.',
  },
  'wrong-suit': {
    question: 'Jemand hat nicht bedient. Was nun?',
    answer:
      'Liegt der Stich noch offen, geht er nach dem neuen Jassführer an die Gegner; fällt es erst später auf, auch alle folgenden. Das alte Reglement ist milder.',
  },
  'how-to-start': {
    question: 'Ich habe noch nie gejasst. Wo fange ich an?',
    answer:
      'Mit {topic:round|einer ganzen Runde}, dann gleich spielen: auf 1000, alles einfach. Die Feinheiten kommen von selbst.',
  },
};
