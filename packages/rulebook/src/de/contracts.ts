/** Trumpf, Obenabe, Undenufe. */
import { cards, example, FACTORS, list, note, p, rules, setting, type TopicText, VALUES } from '../article.js';

export const contracts: TopicText<'contracts'> = {
  title: 'Trumpf, Obenabe, Undenufe',
  summary: 'Was man ansagen kann, und welche Karte dann welche schlägt.',
  sections: {
    trump: {
      title: 'Trumpf',
      blocks: [
        p(
          'Eine Farbe wird Trumpf. Ihr Under heisst jetzt *Puur* und ist die stärkste Karte im Spiel, ihre Neun heisst *Nell* und kommt gleich danach. Erst dann folgt das Ass.',
        ),
        cards('EU E9 EA EK EO E10 E8 E7 E6', 'Trumpf {suit:E}, von stark nach schwach.'),
        p(
          'Die anderen drei Farben bleiben, wie sie sind: Ass, König, Ober, Under, Banner, Neun und so weiter. Jeder Trumpf schlägt jede von ihnen.',
        ),
        example('contracts-puur'),
        example('contracts-nell'),
        rules('trick.order'),
      ],
    },
    obenabe: {
      title: 'Obenabe',
      blocks: [
        p(
          'Kein Trumpf. In jeder Farbe ist das Ass die beste Karte und die Sechs die schlechteste. Es zählt nur, was ausgespielt wurde; eine andere Farbe kann nicht stechen, sie ist bloss verworfen.',
        ),
        cards('SA SK SO SU S10 S9 S8 S7 S6', 'Obenabe, von stark nach schwach. Das gilt für alle vier Farben.'),
        example('contracts-obenabe'),
      ],
    },
    undenufe: {
      title: 'Undenufe',
      blocks: [
        p(
          'Auch hier gibt es keinen Trumpf, aber alles steht auf dem Kopf: Die Sechs sticht, das Ass geht unter. Umgekehrt ist die Reihe ganz, auch zwischen Banner, Under und Ober.',
        ),
        cards('T6 T7 T8 T9 T10 TU TO TK TA', 'Undenufe, von stark nach schwach.'),
        p('Auch die Punkte wandern: Die Sechs zählt 11, das Ass nichts. Siehe {topic:values#table|die Werte}.'),
        example('contracts-undenufe'),
        example('contracts-undenufe-ten'),
      ],
    },
    compare: {
      title: 'Nebeneinander',
      blocks: [
        p('Jede Reihe von stark nach schwach, daneben, was die Karte zählt:'),
        VALUES,
        note(
          'Auf französischen Karten heisst der Ober Dame, der Under Bube und das Banner schlicht Zehn. An der Reihe ändert das nichts.',
        ),
      ],
    },
    mixed: {
      title: 'Slalom und Gusti',
      blocks: [
        p(
          'Manche Tische kennen noch mehr. Beim {term:slalom|Slalom} wechselt die Richtung mit jedem Stich: oben, unten, oben. Beim {term:gusti|Gusti} werden fünf Stiche in der einen Richtung gespielt und vier in der anderen. Wer ansagt, sagt auch, womit es anfängt.',
        ),
        example('contracts-slalom'),
        p(
          'Was die Karten dabei zählen, ist nicht überall gleich. Hier gelten die Werte vom Obenabe, dann bleibt es bei 157.',
        ),
        setting('contracts'),
        setting('mixedModeValues'),
      ],
    },
    factors: {
      title: 'Einfach, doppelt, dreifach',
      blocks: [
        p(
          'An vielen Tischen zählen nicht alle Ansagen gleich viel. Die Reihe der Karten ist überall dieselbe, der Faktor ist Sache der Abmachung.',
        ),
        FACTORS,
        rules('value.factor'),
      ],
    },
    choose: {
      title: 'Was ansagen?',
      blocks: [
        list(
          '*Trumpf* braucht Länge: vier Karten mit Puur oder Nell, oder fünf beliebige. Ein Ass daneben ist Gold wert.',
          '*Obenabe* braucht Ass, und zwar solche, mit denen du dran bleibst: Ass und König der gleichen Farbe sind besser als zwei verstreute Ass.',
          '*Undenufe* braucht Sechser und Siebner; ein Blatt voller Bilder ist dafür nichts.',
          'Zählt Obenabe dreifach, darf das Blatt eine Spur schwächer sein. Aber dreifach verlieren tut man auch.',
        ),
      ],
    },
  },
  examples: {
    'contracts-puur': {
      question: 'Trumpf ist {suit:E}, dein Partner hat {card:EA} angezogen. Wer macht den Stich?',
      explanation: 'Du, mit dem Puur. {card:EU} schlägt das Nell, {card:E9}, und beide schlagen das Ass.',
    },
    'contracts-nell': {
      question: 'Trumpf ist {suit:R}. Wer macht den Stich?',
      explanation:
        'Dein Nachbar zur Linken: Seine Neun ist das Nell. Nur {card:RU}, der Puur, wäre höher, und der liegt nicht.',
    },
    'contracts-obenabe': {
      question: 'Obenabe, du spielst {card:S10} aus. Wer macht den Stich?',
      explanation: 'Dein Partner mit {card:SK}. {card:EA} zählt für euch, sticht aber nicht: Ausgespielt ist {suit:S}.',
    },
    'contracts-undenufe': {
      question: 'Undenufe, ausgespielt ist {card:T8}. Wer macht den Stich?',
      explanation:
        'Je tiefer, desto besser: {card:T7} liegt unter der Acht und gewinnt. Der Stich gehört deinem Partner.',
    },
    'contracts-undenufe-ten': {
      question: 'Undenufe, du spielst {card:E10} aus. Wer macht den Stich?',
      explanation:
        'Du. Die Reihe ist als Ganzes umgekehrt: Auf das Banner folgen Under, Ober, König und zuletzt das Ass. Bilder sind im Undenufe schwach.',
    },
    'contracts-slalom': {
      question: 'Slalom, mit Obenabe angefangen. Das ist der zweite Stich. Wer macht ihn?',
      explanation:
        'Im zweiten Stich geht es von unten. {card:E6} ist die beste, und die hat dein Nachbar zur Linken gelegt.',
    },
  },
};
