/** Die Jassgrenze. */
import { cards, example, FACTORS, list, note, p, rules, table, type TopicText } from '../article.js';

export const jassgrenze: TopicText<'jassgrenze'> = {
  title: 'Die Jassgrenze',
  summary: 'Wo man mit Deutschschweizer und wo man mit französischen Karten jasst, und warum das nichts ausmacht.',
  sections: {
    line: {
      title: 'Wo sie verläuft',
      blocks: [
        p(
          'Quer durch die Schweiz geht eine Linie, die auf keiner Landkarte steht: dem Brünig, dem Napf und der Reuss nach. Östlich davon liegen Eicheln und Schellen auf dem Tisch, westlich Herz und Schaufel.',
        ),
        list(
          '*Deutschschweizer Karten:* Innerschweiz, Zürich, Schaffhausen, Zug, Glarus, St. Gallen, der grösste Teil der Ostschweiz, Freiamt und Baden.',
          '*Französische Karten:* Romandie, Bern, Solothurn, beide Basel, Wallis, der Aargau westlich der Reuss, dazu Graubünden, das Tessin und ein Streifen Thurgau am See.',
        ),
        note('Wo genau, darüber lässt sich gut streiten. Im gleichen Dorf liegen manchmal beide in der Schublade.'),
      ],
    },
    decks: {
      title: 'Zwei Kartensätze',
      blocks: [
        p(
          'Beide haben 36 Karten. Auf den Deutschschweizer Karten heissen die Farben Eicheln, Rosen, Schellen und Schilten, und die Bilder Under, Ober und König. Die Zehn ist das Banner. Auf den französischen heissen sie Ecken, Herz, Schaufel und Kreuz, und die Bilder Bube, Dame und König.',
        ),
        table(
          'Was einander entspricht',
          ['Deutschschweizer', 'französisch'],
          ['Under', 'Bube'],
          ['Ober', 'Dame'],
          ['König', 'König'],
          ['Banner', 'Zehn'],
          ['Ass', 'Ass'],
        ),
        cards('EU RO SK T10 EA', 'Under, Ober, König, Banner und Ass, so wie sie in deinen Karten aussehen.'),
        rules('deck.36-cards'),
      ],
    },
    pairs: {
      title: 'Welche Farbe ist welche?',
      blocks: [
        p(
          'Für die Farben gibt es kein amtliches Wörterbuch, mindestens vier sind im Umlauf. Hier gilt die von Swisslos: Eicheln und Ecken, Rosen und Herz, Schellen und Kreuz, Schilten und Schaufel. Dann heisst «Schilten und Schellen doppelt» dasselbe wie «Schwarz doppelt».',
        ),
        p('Du kannst die Paarung umstellen. Gerechnet wird danach gleich, es ändert nur das Bild.'),
        example('jassgrenze-double'),
      ],
    },
    count: {
      title: 'Gezählt wird gleich',
      blocks: [
        p(
          'Rang und Wert hängen nicht am Bild. Wer von Luzern nach Bern zieht, muss neue Karten lesen lernen, aber keine neuen Regeln. Was sich von Tisch zu Tisch unterscheidet, sind die Abmachungen, zum Beispiel was doppelt zählt:',
        ),
        FACTORS,
        example('jassgrenze-trick'),
      ],
    },
  },
  examples: {
    'jassgrenze-double': {
      question: 'Auf 2500, Trumpf ist {suit:S}. Das Wievielfache wird geschrieben?',
      explanation:
        'Das Doppelte. Doppelt zählen {suit:S} und {suit:T}; auf französischen Karten sind das, nach Swisslos, die beiden schwarzen Farben.',
    },
    'jassgrenze-trick': {
      question: 'Trumpf ist {suit:R}. Wer macht diesen Stich, und spielt es eine Rolle, mit welchen Karten ihr jasst?',
      explanation:
        'Dein Nachbar zur Rechten mit {card:SK}: ausgespielte Farbe, höchste Karte. Mit den anderen Karten wäre es genau gleich.',
    },
  },
};
