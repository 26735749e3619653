/** Weis. */
import { cards, example, list, note, p, rules, setting, steps, table, type TopicText } from '../article.js';

export const weis: TopicText<'weis'> = {
  title: 'Weis',
  summary: 'Folgen und vier Gleiche bringen Punkte, aber nur dem Team, das den besten Weis hat.',
  sections: {
    kinds: {
      title: 'Was ein Weis ist',
      blocks: [
        table(
          'Weise und ihre Punkte',
          ['Weis', 'Punkte'],
          ['Dreiblatt: drei Karten einer Farbe in Folge', '20'],
          ['Vierblatt', '50'],
          ['Fünfblatt', '100'],
          ['Sechs-, Sieben-, Acht-, Neunblatt', '150, 200, 250, 300'],
          ['vier Gleiche', '100'],
          ['vier Nell, also vier Neuner', '150'],
          ['vier Puur, also vier Under', '200'],
        ),
        p(
          'Für die Folge gilt die gewöhnliche Reihe, auch im Trumpf: Under, Ober, König gehören zusammen, und auf das Ass folgt nichts mehr.',
        ),
        p(
          'Ältere Tische lassen eine Folge nie mehr als 100 zählen, und vier Achter, Siebner oder Sechser kennen sie nicht.',
        ),
        cards('TU TO TK TA', 'Vierblatt vom Ass, 50 Punkte.'),
        example('weis-run'),
        example('weis-none'),
        setting('longRuns'),
        setting('quartetRanks'),
        rules('weis.kinds'),
      ],
    },
    announce: {
      title: 'Wann man weist',
      blocks: [
        p(
          'Mit deiner ersten Karte, und bevor der Nächste seine legt. Wer als Letzter im Stich sitzt, hat Zeit, bis der Stich gekehrt wird. Danach ist es zu spät.',
        ),
        steps(
          'Du sagst nur die Punkte deines besten Weises: «Fünfzig.»',
          'Wer nichts Besseres hat, sagt «gut» und verrät nicht mehr.',
          'Wer gleich viel hat und besser sein könnte, sagt es auch. Dann wird verglichen: wie viele Karten, wie hoch, ob Trumpf.',
          'Wer gewonnen hat, nennt seine Weise, bevor er seine zweite Karte spielt, und zeigt sie, wenn jemand sie sehen will.',
        ),
        rules('weis.first-card', 'weis.unnamed'),
      ],
    },
    compare: {
      title: 'Welcher besser ist',
      blocks: [
        steps(
          'Mehr *Punkte*.',
          'Mehr *Karten*: Ein Fünfblatt schlägt vier Gleiche, obwohl beide 100 zählen.',
          'Die *höhere* oberste Karte. Im Undenufe ist es die tiefere.',
          '*Trumpf* vor anderen Farben.',
          'Wer *früher* an der Reihe war, von der Vorhand an gezählt.',
        ),
        example('weis-hundred'),
        example('weis-undenufe'),
        example('weis-trump'),
        setting('equalPointsTie'),
        setting('undenufeReversed'),
        rules('weis.compare'),
      ],
    },
    write: {
      title: 'Wer schreibt',
      blocks: [
        p(
          'Ein einziger Weis entscheidet. Das Team, das ihn hat, schreibt alles, was beide Partner gewiesen haben, auch die kleinen. Das andere Team schreibt gar nichts, selbst wenn es zusammen mehr hätte.',
        ),
        example('weis-forehand'),
        note('Einen Stich braucht es dafür nicht. Auch wer einen Match einfängt, darf seinen Weis schreiben.'),
        example('weis-without-trick'),
        setting('weisNeedsTrick'),
        setting('totalTie'),
        setting('weis'),
        rules('weis.best-team-writes'),
      ],
    },
    kreuzweis: {
      title: 'Kreuzweis',
      blocks: [
        p(
          'Eine Karte darf in zwei Weisen zugleich stecken: einmal in der Folge, einmal bei den vier Gleichen. Das ist der Kreuzweis. In der Romandie wird er meist nicht gespielt.',
        ),
        cards('EU EO EK RU SU TU', 'Eine Karte, zwei Weise: {card:EU} zählt im Dreiblatt und in den vier Puur.'),
        example('weis-kreuzweis'),
        setting('kreuzweis'),
        rules('weis.kreuzweis'),
      ],
    },
    mistakes: {
      title: 'Zu wenig, zu spät',
      blocks: [
        list(
          'Zu tief angesagt und nicht verbessert, bevor die nächste Karte liegt: Es zählt nur, was gesagt wurde.',
          'Vier Gleiche zu tief angesagt: Der Weis ist ganz verloren.',
          'Mehr angesagt, als man hat: zählt nicht.',
        ),
        example('weis-low'),
        example('weis-four-under'),
        rules('weis.called-too-low', 'weis.quartet-too-low'),
      ],
    },
  },
  examples: {
    'weis-run': {
      question: 'Was kannst du weisen?',
      explanation:
        'Das Vierblatt {cards:R6 R7 R8 R9}, 50 Punkte. {card:EK} und {card:E10} sind keine Folge, dazwischen fehlen Under und Ober.',
    },
    'weis-kreuzweis': {
      question: 'Was zählen deine Weise zusammen, wenn der Kreuzweis gilt?',
      explanation: 'Vier Puur sind 200, das Dreiblatt {cards:EU EO EK} noch einmal 20. {card:EU} zählt in beiden: 220.',
    },
    'weis-none': {
      question: 'Was kannst du weisen?',
      explanation:
        'Nichts. Zwischen {card:R7} und {card:R9} fehlt die Acht, und Ass und König allein sind erst zwei Karten.',
    },
    'weis-hundred': {
      question:
        'Dein Nachbar zur Rechten ist Vorhand und hat vier Könige, dein Partner ein Fünfblatt. Beides zählt 100. Wessen Weis gilt?',
      explanation:
        'Der von deinem Partner. Bei gleichen Punkten gehen mehr Karten vor, fünf schlagen vier. Ihr schreibt 100, die Gegner nichts.',
    },
    'weis-undenufe': {
      question: 'Undenufe. Die Vorhand links von dir weist {cards:RO RK RA}, du {cards:T6 T7 T8}. Wessen Weis gilt?',
      explanation:
        'Deiner. Im Undenufe ist die Sechs oben, also ist das tiefere Dreiblatt das bessere. Ihr schreibt 20.',
    },
    'weis-trump': {
      question:
        'Trumpf ist {suit:E}. Die Vorhand rechts von dir weist {cards:S7 S8 S9}, dein Partner {cards:E7 E8 E9}. Wessen Weis gilt?',
      explanation:
        'Der von deinem Partner. Punkte, Karten und Höhe sind gleich, dann geht Trumpf vor. Erst wenn auch das gleich wäre, käme die Vorhand zum Zug.',
    },
    'weis-forehand': {
      question:
        'Trumpf ist {suit:T}. Dein Nachbar zur Linken ist Vorhand. Er und du habt ein Dreiblatt vom Under, beide nicht im Trumpf. Auch der Nachbar zur Rechten hat eines. Wessen Weis gilt?',
      explanation:
        'Der von der Vorhand, denn sonst unterscheidet euch nichts. Und weil sie gewinnt, schreibt ihr Partner seinen Weis gleich mit: 40 für die Gegner.',
    },
    'weis-without-trick': {
      question:
        'Trumpf ist {suit:R}. Die Gegner machen alle neun Stiche, aber euer Dreiblatt war der beste Weis. Was schreibt ihr?',
      explanation: 'Eure 20. Der Weis braucht keinen Stich. Die Gegner schreiben den Match, also 257.',
    },
    'weis-low': {
      question: 'Du sagst «zwanzig» und merkst erst nach dem Stich, dass du ein Vierblatt hast. Was zählt?',
      explanation: 'Nur die 20, die du gesagt hast. Verbessern kannst du, bis die nächste Karte liegt.',
    },
    'weis-four-under': {
      question: 'Du hast alle vier Under, sagst aber «hundert» und verbesserst dich nicht. Was zählt?',
      explanation:
        'Nichts. Vier Puur sind 200; wer vier Gleiche zu tief ansagt, verliert den ganzen Weis. So streng ist das Reglement, nicht jeder Tisch.',
    },
  },
};
