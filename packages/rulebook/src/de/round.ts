/** Eine ganze Runde: die Übersicht, von der alles Weitere abgeht. */
import { cards, example, list, note, p, rules, slate, steps, table, type TopicText } from '../article.js';

export const round: TopicText<'round'> = {
  title: 'Eine ganze Runde',
  summary: 'Vom Geben bis zum Strich auf der Tafel: eine Runde Schieber in sieben Schritten.',
  sections: {
    seats: {
      title: 'Platz nehmen und geben',
      blocks: [
        p(
          'Vier Leute, zwei Teams, 36 Karten. Dein Partner sitzt dir gegenüber, rechts und links sitzen die Gegner. Alles geht gegen den Uhrzeiger: Nach dir kommt, wer rechts von dir sitzt.',
        ),
        p(
          'Wer gibt, teilt dreimal drei Karten aus und beginnt beim Nachbarn zu seiner Rechten. Der ist die {term:forehand|Vorhand}: Er sagt an und spielt als Erster aus. In der nächsten Runde gibt er.',
        ),
        example('round-forehand'),
        p('Mehr dazu: {topic:dealing}.'),
      ],
    },
    contract: {
      title: 'Ansagen oder schieben',
      blocks: [
        p('Die Vorhand schaut ihre neun Karten an und wählt, was gespielt wird:'),
        list(
          '*Trumpf*: eine der vier Farben sticht alle anderen.',
          '*Obenabe*: kein Trumpf, das Ass ist die beste Karte.',
          '*Undenufe*: kein Trumpf, die Sechs ist die beste Karte.',
        ),
        p(
          'Gefällt ihr nichts, schiebt sie. Dann muss der Partner ansagen, zurück geht es nicht. Ausspielen tut trotzdem die Vorhand. Siehe {topic:schieben}.',
        ),
      ],
    },
    order: {
      title: 'Welche Karte besser ist',
      blocks: [
        p(
          'Ohne Trumpf und in jeder Nebenfarbe gilt die Reihe, die man erwartet: Ass, König, Ober, Under, Banner, Neun, Acht, Sieben, Sechs. Im Undenufe steht sie auf dem Kopf.',
        ),
        p('Nur die Trumpffarbe tanzt aus der Reihe: Zuoberst liegt der Under, der *Puur*, dann die Neun, das *Nell*.'),
        cards('RU R9 RA RK RO R10 R8 R7 R6', 'Trumpf {suit:R}, die stärkste Karte links.'),
        p('Die drei Ordnungen nebeneinander stehen unter {topic:contracts}.'),
      ],
    },
    trick: {
      title: 'Neun Stiche',
      blocks: [
        steps(
          'Die Vorhand spielt eine Karte aus, welche sie will.',
          'Der Reihe nach legen die drei anderen je eine dazu. Wer die Farbe hat, bedient; stechen mit einem Trumpf darf man auch so.',
          'Der höchste Trumpf macht den Stich. Liegt keiner, macht ihn die höchste Karte der ausgespielten Farbe.',
          'Wer den Stich macht, legt ihn verdeckt vor sich hin und spielt zum nächsten aus.',
        ),
        example('round-trick'),
        p('Was genau erlaubt ist, steht unter {topic:following}.'),
        rules('play.follow-suit', 'trick.winner'),
      ],
    },
    announce: {
      title: 'Weis und Stöck ansagen',
      blocks: [
        p(
          'Drei oder mehr Karten einer Farbe in Folge oder vier gleiche sind ein {topic:weis|Weis}. Du meldest ihn mit deiner ersten Karte. Nur das Team mit dem besten Weis schreibt, dafür alle seine Weise.',
        ),
        p(
          'König und Ober vom Trumpf in einer Hand sind die {topic:stoeck|Stöck}, 20 Punkte. Du sagst sie, wenn du die zweite der beiden Karten spielst. Wer es vergisst, hat sie verloren.',
        ),
      ],
    },
    count: {
      title: 'Zählen',
      blocks: [
        table(
          'Was in einer Runde steckt',
          ['Woher', 'Punkte'],
          ['Karten', '152'],
          ['letzter Stich', '5'],
          ['zusammen', '*157*'],
          ['dazu für einen Match, alle neun Stiche', '100'],
          ['zusammen mit Match', '*257*'],
        ),
        p(
          'Ein Team zählt seine Stiche, das andere hat den Rest auf 157. Weis und Stöck kommen dazu. Zählt die Ansage doppelt oder dreifach, wird alles vervielfacht.',
        ),
        example('round-total'),
        p('Die Werte der einzelnen Karten: {topic:values}.'),
      ],
    },
    slate: {
      title: 'Schreiben',
      blocks: [
        p(
          'Nach jeder Runde kommen die Punkte auf die Tafel: Hunderter oben, Fünfziger in der Mitte, Zwanziger unten, der Rest als Zahl.',
        ),
        slate(157, 'So stehen 157 Punkte auf der Tafel.'),
        p(
          'Wer zuerst am Ziel ist, gewinnt. Kommen beide in der gleichen Runde hin, entscheidet die Reihenfolge, in der gezählt wird: {topic:target#order|Weis, Stöck, Stich}. Sonst gibt der Nächste.',
        ),
        note('Gibt es Streit, gehst du am besten die {topic:checklist|sieben Fragen} der Reihe nach durch.'),
      ],
    },
  },
  examples: {
    'round-forehand': {
      question: 'Dein Nachbar zur Linken hat gegeben. Wer ist Vorhand?',
      explanation:
        'Vorhand ist, wer rechts vom Geber sitzt. Rechts von deinem linken Nachbarn sitzt niemand anders als du: Du sagst an und spielst aus.',
    },
    'round-trick': {
      question: 'Trumpf ist {suit:R}, ausgespielt wurde {card:SA}. Wer macht den Stich?',
      explanation:
        '{card:R6} ist der kleinste Trumpf, aber ein Trumpf. Er schlägt jede Karte einer anderen Farbe, auch das Ass.',
    },
    'round-total': {
      question:
        'Ihr habt für 100 Punkte Karten in den Stichen und die Stöck. Die Gegner haben 52, den letzten Stich und einen Weis von 50. Alles zählt einfach. Was schreibt ihr?',
      explanation:
        '100 und 20 für die Stöck sind 120. Die Gegner schreiben 52, 5 für den letzten Stich und 50 Weis, also 107. Probe ohne Weis und Stöck: 100 und 57 sind 157.',
    },
  },
};
