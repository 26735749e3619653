/** Match und Ziel. */
import { example, list, note, p, rules, setting, table, type TopicText } from '../article.js';

export const target: TopicText<'target'> = {
  title: 'Match und Ziel',
  summary: 'Wann es 257 gibt, wer gewinnt, wenn beide ans Ziel kommen, und was es mit dem Bedanken auf sich hat.',
  sections: {
    match: {
      title: 'Der Match',
      blocks: [
        p(
          'Alle neun Stiche für ein Team: Das ist ein Match und bringt 100 Punkte obendrauf, also 257. Gelingt er den Gegnern derer, die angesagt haben, ist es ein {term:kontermatch|Kontermatch}; er zählt gleich viel und tut doppelt weh.',
        ),
        example('target-match'),
        p(
          'Es kommt auf die Stiche an, nicht auf die Punkte. Ein einziger leerer Stich der Gegner, und der Match ist dahin.',
        ),
        example('target-all-points'),
        setting('matchBonus'),
        rules('value.match'),
      ],
    },
    goal: {
      title: 'Das Ziel',
      blocks: [
        p(
          'Abgemacht wird vor dem ersten Geben. Üblich sind 1000, 1500, 2500 und 3000 Punkte. Am Ziel ist, wer die Zahl erreicht; genau getroffen genügt.',
        ),
        p(
          'An Turnieren wird meist nicht auf Punkte gespielt, sondern eine feste Zahl Runden, etwa 8, 12 oder 16, und ohne Weis und Stöck.',
        ),
        setting('endMode'),
        rules('end.immediate', 'end.fixed-rounds'),
      ],
    },
    order: {
      title: 'Was zuerst zählt',
      blocks: [
        p(
          'Kommen beide Teams in der gleichen Runde ans Ziel, wird in drei Teilen gezählt: Weis, Stöck und Stich. Wer in einem früheren Teil ankommt, hat gewonnen. In welcher Reihenfolge, ist die älteste Streitfrage beim Jassen:',
        ),
        table(
          'Zwei Reihenfolgen',
          ['Reihenfolge', 'Wo'],
          ['Weis, Stöck, Stich', 'jasvel.org, und hier, wenn nichts anderes abgemacht ist'],
          ['Stöck, Weis, Stich', 'Swisslos, das Reglement, die meisten Tische'],
        ),
        note('Macht es ab, bevor es eng wird. «Stöck, Wys, Stich» ist der Spruch, den fast alle kennen.'),
        example('target-order'),
        example('target-other-order'),
        setting('countOrder'),
        rules('end.blocks', 'count.blocks'),
      ],
    },
    tie: {
      title: 'Beide im gleichen Teil',
      blocks: [
        p(
          'Haben beide erst mit den Stichen genug, gewinnt hier, wer die nötigen Punkte mit dem früheren Stich beisammenhatte. Andere nehmen den höheren Stand oder spielen noch eine Runde.',
        ),
        setting('blockTie'),
      ],
    },
    claim: {
      title: 'Sich bedanken',
      blocks: [
        p(
          'Nach dem Reglement ist die Partie nicht von selbst zu Ende. Wer glaubt, sein Team habe genug, sagt mitten im Spiel «Danke», auch wenn er nicht an der Reihe ist. Dann wird nachgezählt.',
        ),
        list(
          'Es reicht: gewonnen, auch wenn die anderen am Schluss mehr hätten.',
          'Es reicht nicht: verloren, und sei es um einen Punkt.',
        ),
        p(
          'Gezählt wird, was gewiesen ist und was in fertigen Stichen liegt. Zwingen kann einen niemand. Wer zuwartet, riskiert, dass die anderen schneller sind.',
        ),
        example('target-claim'),
        setting('falseClaimLoses'),
        rules('end.bedanken'),
      ],
    },
    berg: {
      title: 'Berg und Schneider',
      blocks: [
        p(
          'Der {term:berg|Berg} ist der Preis auf halbem Weg: Wer zuerst die Hälfte des Ziels hat, bekommt ihn. Er bringt keine Punkte, sondern einen Strich, und um Striche geht am Schluss der Kaffee.',
        ),
        p('{term:schneider|Schneider} ist, wer beim Ende der Partie nicht einmal die Hälfte hat.'),
        setting('bergpreis'),
        setting('berg'),
        setting('schneider'),
        rules('end.bergpreis'),
      ],
    },
  },
  examples: {
    'target-match': {
      question: 'Trumpf ist {suit:S}, ihr macht alle neun Stiche. Alles zählt einfach. Was schreibt ihr?',
      explanation: '152 für die Karten, 5 für den letzten Stich, 100 für den Match: 257.',
    },
    'target-all-points': {
      question:
        'Ihr habt acht Stiche und alle 152 Punkte, die Gegner einen Stich ohne einen einzigen Punkt. Den letzten habt ihr. Was schreibt ihr?',
      explanation: '157. Zum Match fehlt ein Stich; dass er leer ist, hilft euch nicht.',
    },
    'target-order': {
      question:
        'Auf 1000, gezählt wird Weis, Stöck, Stich. Ihr steht auf 970 und macht 100 in den Stichen. Die Gegner stehen auf 940 und haben 50 Weis, die Stöck und 57. Wer gewinnt?',
      explanation:
        'Die Gegner. Nach dem Weis steht es 970 zu 990, nach den Stöck 970 zu 1010. Eure Stiche kommen zu spät.',
    },
    'target-other-order': {
      question:
        'Auf 1000, gezählt wird Stöck, Weis, Stich. Ihr steht auf 985, habt die Stöck und 60 in den Stichen. Die Gegner stehen auf 960 und haben 50 Weis und 97. Wer gewinnt?',
      explanation:
        'Ihr. Zuerst die Stöck: 985 und 20 sind 1005. Käme der Weis zuerst, hätten die Gegner mit 1010 gewonnen.',
    },
    'target-claim': {
      question: 'Auf 1000. Du bedankst dich. Beim Nachzählen sind es 996. Wer hat gewonnen?',
      explanation: 'Die Gegner. Wer sich zu früh bedankt, verliert die Partie. Also lieber einmal mehr zählen.',
    },
  },
};
