/** Anfängerfehler. */
import { example, list, note, p, rules, setting, type TopicText } from '../article.js';

export const mistakes: TopicText<'mistakes'> = {
  title: 'Anfängerfehler',
  summary: 'Was fast allen einmal passiert, und woran man es merkt, bevor es teuer wird.',
  sections: {
    rank: {
      title: 'Beim Rang',
      blocks: [
        list(
          'Nell und Puur gibt es nur im Trumpf. Eine Neun oder ein Under daneben ist gewöhnlich.',
          'Im Trumpf schlägt das Ass *nicht* alles; Puur und Nell liegen darüber.',
          'Im Undenufe das Ass zu sparen, bringt nichts: Es sticht nicht und zählt nicht.',
        ),
        example('mistakes-nell'),
        rules('trick.order'),
      ],
    },
    follow: {
      title: 'Beim Bedienen',
      blocks: [
        list(
          'Den Under einer Nebenfarbe für den Puur halten und nicht geben: Das ist falsch, nur der Trumpf-Under ist frei.',
          'Nicht stechen, weil man ja bedienen könnte: unnötig, stechen darf man.',
          'Untertrumpfen, weil der Partner schon gestochen hat: verboten.',
        ),
        example('mistakes-under'),
        p('Im Einzelnen unter {topic:following}.'),
      ],
    },
    announce: {
      title: 'Beim Ansagen',
      blocks: [
        list(
          'Den Weis erst im zweiten Stich melden.',
          'Die Stöck schon mit der ersten der beiden Karten sagen, oder gar nicht.',
          'Nach dem Schieben den Partner ausspielen lassen: Das ist Sache der Vorhand.',
        ),
        example('mistakes-stoeck'),
        rules('stoeck.second-card', 'weis.first-card'),
      ],
    },
    count: {
      title: 'Beim Zählen',
      blocks: [
        list(
          'Die 5 für den letzten Stich vergessen.',
          'Ohne Trumpf die Achter übersehen, sie zählen 8.',
          'Im Undenufe dem Ass 11 geben und der Sechs nichts.',
        ),
        example('mistakes-aces'),
        p('Ergibt es zusammen nicht 157, hilft die Liste unter {topic:tafel#check}.'),
      ],
    },
    talk: {
      title: 'Beim Benehmen',
      blocks: [
        p(
          'Beim Jassen redet man über alles, nur nicht über die Karten. «Das ist ein Bock», Klopfen, Seufzen, «Was ist Trumpf?»: All das kann die Gegner berechtigen, die Runde zu annullieren.',
        ),
        p(
          'Gekehrte Stiche bleiben gekehrt. Und wer den Rest auf den Tisch legt, muss sicher sein: Lässt sich eine einzige Karte schlagen, gehört der ganze Rest den Gegnern.',
        ),
        example('mistakes-look'),
        example('mistakes-rest'),
        setting('lookBack'),
        note(
          'Am Tisch mit dem Computer zeigt Puur auf Wunsch den letzten Stich, auch wo die Abmachung es verbietet. Das ist eine Hilfe dieses Tisches («Letzten Stich ansehen» in den Einstellungen, am Anfang eingeschaltet) und ändert keine Regel: Unter Leuten und beim Schiedsrichter gilt die Abmachung.',
        ),
        rules('mistake.remark', 'mistake.look-back', 'mistake.rest', 'rest.every-card-sure'),
      ],
    },
    play: {
      title: 'Beim Spielen',
      blocks: [
        list(
          '*Trumpf nicht ziehen.* Wer angesagt hat, spielt zuerst Trumpf, damit die Gegner nicht mehr stechen können.',
          '*Schmieren vergessen.* Gehört der Stich sicher dem Partner, gib Punkte hinein: Banner und Ass.',
          '*Den Bock verpassen.* Merk dir, welche Ass gegangen sind. Danach ist der König ein {term:bock|Bock}.',
          '*Auf dem Ass sitzen bleiben.* Ein blankes Ass spielt man aus, bevor die anderen die Farbe los sind und stechen.',
          '*Den letzten Stich verschenken.* Ein kleiner Trumpf zum Schluss ist 5 Punkte wert, und manchmal rettet er vor dem Match.',
        ),
        note('Der beste Rat: Schau, was dein Partner verwirft. Er sagt dir damit, was er hat und was nicht.'),
      ],
    },
  },
  examples: {
    'mistakes-nell': {
      question: 'Trumpf ist {suit:T}. Wer macht diesen Stich?',
      explanation:
        'Dein Partner mit {card:EK}. Neun und Under sind nur im Trumpf etwas Besonderes; hier ist der König die höchste Karte.',
    },
    'mistakes-under': {
      question: 'Trumpf ist {suit:E}, ausgespielt ist {card:R10}. Welche Karten darfst du legen?',
      explanation:
        'Bedienen mit {card:RU}, oder stechen mit {card:E7}. Zurückhalten darfst du {card:RU} nur, wenn du stichst: Frei ist einzig der Trumpf-Under.',
    },
    'mistakes-stoeck': {
      question:
        'Trumpf ist {suit:S}. Du sagst «Stöck», als du {card:SK} spielst, und schweigst, als {card:SO} kommt. Was schreibt ihr dafür?',
      explanation:
        'Nichts, so wie hier gespielt wird: Gesagt gehört es mit der zweiten der beiden Karten. Was gilt, wenn es nur mit der ersten gesagt wurde, ist nicht geregelt; ein Tisch kann es anders abmachen.',
    },
    'mistakes-aces': {
      question: 'Undenufe. Was zählt dieser Stich?',
      explanation: 'Das Ass nichts, der König 4, das Banner 10, die Sechs 11: zusammen 25.',
    },
    'mistakes-rest': {
      question:
        'Obenabe, drei Stiche fehlen noch. Dein Nachbar zur Rechten legt {cards:EA EK R9} hin und sagt «Rest». {card:RA} ist noch nicht gespielt. Gehören die drei Stiche euch?',
      explanation:
        'Ja. {card:R9} lässt sich schlagen, also war der Rest nicht sicher. Dann gehen alle Stiche, die noch kommen, an euch.',
    },
    'mistakes-look': {
      question: 'Dein Nachbar zur Linken dreht den ersten Stich noch einmal um, er ist schon gekehrt. Darf er das?',
      explanation:
        'Nein. Die Punkte der Karten, die er gesehen hat, gehören euch. Manche Tische erlauben einen Blick auf den letzten Stich; das muss abgemacht sein.',
    },
  },
};
