/** Farbzwang und Untertrumpfen. */
import { cards, example, list, note, p, rules, setting, steps, type TopicText } from '../article.js';

export const following: TopicText<'following'> = {
  title: 'Farbzwang und Untertrumpfen',
  summary:
    'Welche Karten du legen darfst, wann du stechen kannst und weshalb ein kleiner Trumpf manchmal verboten ist.',
  sections: {
    follow: {
      title: 'Farbe bedienen',
      blocks: [
        p('Wer die ausgespielte Farbe hat, gibt sie zu. Welche Karte davon, ist frei: Überstechen muss niemand.'),
        p('Ohne Trumpf ist das schon alles. Hast du die Farbe nicht, darfst du legen, was du willst.'),
        example('following-obenabe'),
        rules('play.follow-suit'),
      ],
    },
    trumping: {
      title: 'Stechen darf man immer',
      blocks: [
        p(
          'Im Trumpfspiel gibt es eine grosse Ausnahme vom Farbzwang: Mit einem Trumpf darfst du stechen, auch wenn du bedienen könntest. Das überrascht alle, die von anderen Kartenspielen kommen.',
        ),
        example('following-may-trump'),
        p(
          'Umgekehrt gilt es nicht: Ist Trumpf ausgespielt, musst du Trumpf geben. Höher als die anderen muss er nicht sein.',
        ),
        setting('mayTrumpWhenAbleToFollow'),
        rules('play.may-trump', 'play.follow-trump'),
      ],
    },
    undertrump: {
      title: 'Untertrumpfen ist verboten',
      blocks: [
        p(
          'Hat schon jemand gestochen, darfst du nur noch *höher* stechen. Einen kleineren Trumpf unter einen grösseren zu schmuggeln, um ihn loszuwerden, geht nicht. Auch nicht, wenn der Trumpf vom Partner kommt.',
        ),
        p(
          'Gemessen wird am höchsten Trumpf, der liegt, und zwar in der Trumpfreihe: Puur, Nell, Ass, König, Ober, Banner.',
        ),
        example('following-undertrump'),
        example('following-over'),
        example('following-highest'),
        example('following-partner'),
        note('Ist Trumpf ausgespielt, gilt das nicht. Dann bedienst du nur, und das darf auch tief sein.'),
        setting('undertrump'),
        rules('play.undertrump'),
      ],
    },
    puur: {
      title: 'Den Puur muss man nie geben',
      blocks: [
        p(
          'Ist Trumpf ausgespielt und der Puur dein einziger Trumpf, darfst du ihn behalten und irgendetwas legen. Hast du daneben noch einen anderen Trumpf, musst du Trumpf geben; welchen, ist deine Sache.',
        ),
        cards('RU E8 S9 TA', 'Trumpf {suit:R} ist ausgespielt: Alle vier Karten sind erlaubt.'),
        example('following-puur'),
        setting('puurExempt'),
        rules('play.puur-exempt'),
      ],
    },
    'only-trumps': {
      title: 'Nur noch Trumpf in der Hand',
      blocks: [
        p('Wer nichts als Trumpf hat, darf auch untertrumpfen. Er ist frei: drüber oder drunter, wie er will.'),
        example('following-only-trumps'),
        setting('onlyTrumps'),
        p('In fünf Schritten zur erlaubten Karte:'),
        steps(
          'Spielst du aus? Dann ist alles erlaubt.',
          'Ist Trumpf ausgespielt? Trumpf geben, ausser du hast nur den Puur.',
          'Hast du die Farbe? Bedienen oder stechen.',
          'Hast du sie nicht? Legen, was du willst, oder stechen.',
          'Liegt schon ein Trumpf? Beim Stechen nur höher, ausser du hast nichts als Trumpf.',
        ),
        rules('play.only-trumps'),
      ],
    },
    revoke: {
      title: 'Wenn jemand nicht bedient',
      blocks: [
        p(
          'Nicht bedienen, obwohl man könnte, ist der teuerste Fehler am Tisch. Was er kostet, sagen zwei Schulen verschieden:',
        ),
        list(
          '*Neuer Jassführer:* Fällt es auf, solange der Stich offen liegt, geht er an die Gegner. Fällt es später auf, gehören ihnen dieser Stich und alle folgenden.',
          '*Altes Reglement:* Die falsche Karte wird zurückgenommen und ersetzt, und die neue macht keinen Stich. Später dürfen die Gegner die Runde annullieren.',
        ),
        example('following-revoke'),
        note('Den {term:puur|Puur} nicht gegeben zu haben, ist nie ein Fehler.'),
        setting('revokeRule'),
        rules('revoke.in-trick', 'revoke.late', 'revoke.taken-back'),
      ],
    },
  },
  examples: {
    'following-obenabe': {
      question: 'Obenabe, ausgespielt ist {card:S10}. Welche Karten darfst du legen?',
      explanation:
        'Beide {suit:S}, und zwar nach Belieben: {card:SA} holt den Stich, {card:S6} lässt ihn sausen. Die anderen beiden wären falsch.',
    },
    'following-may-trump': {
      question: 'Trumpf ist {suit:E}, ausgespielt ist {card:R10}. Welche Karten darfst du legen?',
      explanation:
        'Du kannst bedienen, also {card:R7} oder {card:RK}. Stechen mit {card:E8} darfst du trotzdem. Nur {card:TA} geht nicht, das wäre weder bedient noch gestochen.',
    },
    'following-undertrump': {
      question: 'Trumpf ist {suit:S}. Auf {card:R9} hat jemand mit {card:SO} gestochen. Welche Karten darfst du legen?',
      explanation:
        '{suit:R} hast du nicht. Deine beiden Trümpfe, {card:S7} und {card:S10}, sind tiefer als der Ober: verboten, solange du etwas anderes hast. Nach Puur und Nell bleibt die Reihe auch im Trumpf, wie sie ist: Ass, König, Ober, dann erst das Banner.',
    },
    'following-over': {
      question: 'Trumpf ist {suit:T}. Auf {card:E10} liegt {card:T8}. Welche Karten darfst du legen?',
      explanation:
        'Bedienen mit {card:E6} oder {card:EK}, oder höher stechen mit {card:TA}. {card:T7} läge unter der Acht.',
    },
    'following-highest': {
      question:
        'Trumpf ist {suit:E}. Auf {card:S6} liegen schon {card:EU} und {card:E10}. Welche Karten darfst du legen?',
      explanation:
        'Nur {card:T10}. Über den Puur kommt niemand, also wäre jeder deiner Trümpfe untertrumpft, auch {card:E9} und {card:EA}. Es zählt der höchste Trumpf, der liegt, nicht der letzte. {card:E10} ist selber untertrumpft; das durfte nur, wer nichts als Trumpf hatte.',
    },
    'following-puur': {
      question: 'Trumpf ist {suit:R} und ausgespielt. Welche Karten darfst du legen?',
      explanation:
        'Alle. {card:RU} ist der Puur und dein einziger Trumpf, und den Puur musst du nie zugeben. Legen darfst du ihn natürlich.',
    },
    'following-only-trumps': {
      question: 'Trumpf ist {suit:E}. Auf {card:SA} liegt das Nell, {card:E9}. Welche Karten darfst du legen?',
      explanation:
        'Beide. Sie sind zwar tiefer als das Nell, aber du hast nur noch Trumpf. Irgendetwas musst du ja legen.',
    },
    'following-partner': {
      question:
        'Trumpf ist {suit:R}. Auf {card:T10} hat dein Partner mit {card:RK} gestochen. Welche Karten darfst du legen?',
      explanation:
        'Verwerfen mit {card:E6} oder {card:SK}, oder höher stechen mit {card:RA}. {card:R8} ist verboten, auch wenn der hohe Trumpf vom eigenen Partner ist.',
    },
    'following-revoke': {
      question:
        'Trumpf ist {suit:E}. Auf deine {card:S8} wirft der Nachbar zur Rechten {card:T7}, dabei hat er {card:S10}. Ihr merkt es, bevor der Stich gekehrt ist. Gehört er euch?',
      explanation:
        'Ja, so hält es der neue Jassführer: Die richtige Karte kommt an die Stelle der falschen, und der Stich geht an euch. Nach dem alten Reglement würde nur die Karte ersetzt.',
    },
  },
};
