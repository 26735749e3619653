/** Jasswörter. */
import type { RulebookText } from '../article.js';

export const terms: RulebookText['terms'] = {
  ass: {
    term: 'Ass',
    also: ['As', 'Sau', 'as', 'asso', 'ace'],
    meaning: 'Die höchste Karte einer Nebenfarbe, zählt 11.',
  },
  banner: {
    term: 'Banner',
    also: ['Panner', 'Zehner', 'Zehn', 'dix', 'dieci', 'ten'],
    meaning: 'Die Zehn der Deutschschweizer Karten, mit einer Fahne darauf. Zählt 10. Auf deinen Karten: {card:R10}.',
  },
  bedanken: {
    term: 'sich bedanken',
    also: ['Bedanken', 'Danke', 'claim'],
    meaning: 'Ansagen, dass das eigene Team am Ziel ist. Wer sich irrt, verliert.',
  },
  berg: { term: 'Berg', also: ['Bergpreis'], meaning: 'Der Preis für das Team, das zuerst die Hälfte des Ziels hat.' },
  bock: {
    term: 'Bock',
    also: ['Böcke', 'Standkarte', 'winner'],
    meaning: 'Eine Karte, die niemand mehr schlagen kann, weil alles Höhere gegangen ist.',
  },
  bodentrumpf: {
    term: 'Bodentrumpf',
    also: [],
    meaning: 'Trumpf ist die Farbe der untersten Karte nach dem Abheben, so im Differenzler.',
  },
  brettli: {
    term: 'Brettli',
    also: ['Brett'],
    meaning: 'Eine Karte, die nichts zählt: Sechs bis Neun, wenn sie nicht Nell ist.',
  },
  coiffeur: {
    term: 'Coiffeur',
    also: ['quoi faire'],
    meaning: 'Jassart, in der jedes Team jede Ansage einmal spielen muss.',
  },
  differenzler: {
    term: 'Differenzler',
    also: ['Differenzlerjass'],
    meaning: 'Jassart, in der jeder voraussagt, wie viele Punkte er macht.',
  },
  eicheln: { term: 'Eicheln', also: ['Eichle'], meaning: 'Deutschschweizer Farbe. Auf deinen Karten: {suit:E}.' },
  farbzwang: {
    term: 'Farbzwang',
    also: ['bedienen', 'Farbe geben', 'follow suit'],
    meaning: 'Die Pflicht, die ausgespielte Farbe zu geben, wenn man sie hat.',
  },
  forehand: {
    term: 'Vorhand',
    also: ['Vorderhand', 'premier à jouer', 'di mano', 'forehand'],
    meaning: 'Wer rechts vom Geber sitzt: sagt an und spielt zum ersten Stich aus.',
  },
  gusti: {
    term: 'Gusti',
    also: ['Guschti'],
    meaning: 'Ohne Trumpf, fünf Stiche von oben und vier von unten, oder umgekehrt.',
  },
  jasstafel: {
    term: 'Jasstafel',
    also: ['Tafel', 'Schiefertafel', 'ardoise', 'lavagna', 'slate'],
    meaning: 'Worauf mit Kreide geschrieben wird.',
  },
  kontermatch: {
    term: 'Kontermatch',
    also: ['Gegenmatch'],
    meaning: 'Ein Match derer, die nicht angesagt haben.',
  },
  kreuzweis: {
    term: 'Kreuzweis',
    also: ['Chrüzwys'],
    meaning: 'Eine Karte, die zugleich in einer Folge und in vier Gleichen zählt.',
  },
  match: { term: 'Match', also: ['Matsch'], meaning: 'Alle neun Stiche einer Runde, 100 Punkte extra.' },
  nell: {
    term: 'Nell',
    also: ['Näll', 'Nel', 'nell', 'Trumpf-Neun', 'Trumpfneun', 'Trumpfnell'],
    meaning: 'Die Neun im Trumpf, zweithöchste Karte, zählt 14.',
  },
  ober: {
    term: 'Ober',
    also: ['Dame', 'reine', 'donna', 'queen'],
    meaning: 'Das Bild zwischen Under und König, auf französischen Karten die Dame. Auf deinen: {card:SO}.',
  },
  obenabe: {
    term: 'Obenabe',
    also: ['Bock in Vorarlberg', 'tout en haut', "dall'alto"],
    meaning: 'Ohne Trumpf, das Ass ist die beste Karte.',
  },
  partie: { term: 'Partie', also: ['Spiel', 'game'], meaning: 'Alle Runden zusammen, bis ein Team am Ziel ist.' },
  puur: {
    term: 'Puur',
    also: ['Buur', 'Bauer', 'Trumpfbauer', 'bour', 'jack of trumps', 'Trumpf-Under', 'Trumpfunder', 'Trumpf-Bauer'],
    meaning: 'Der Under im Trumpf, höchste Karte im Spiel, zählt 20.',
  },
  rest: {
    term: 'Rest',
    also: ['Alles meins'],
    meaning: 'Die restlichen Stiche auf einmal zeigen, weil alle Karten sicher stechen.',
  },
  rosen: { term: 'Rosen', also: ['Rose'], meaning: 'Deutschschweizer Farbe. Auf deinen Karten: {suit:R}.' },
  round: {
    term: 'Runde',
    also: ['Gang', 'Spiel', 'donne', 'mano', 'deal'],
    meaning: 'Einmal geben, neun Stiche, zählen.',
  },
  schellen: { term: 'Schellen', also: ['Schälle'], meaning: 'Deutschschweizer Farbe. Auf deinen Karten: {suit:S}.' },
  schieben: {
    term: 'schieben',
    also: ['gschobe', 'chibrer', 'passare', 'push'],
    meaning: 'Die Wahl an den Partner weitergeben.',
  },
  schieber: {
    term: 'Schieber',
    also: ['Chibre'],
    meaning: 'Die Jassart, die fast alle meinen, wenn sie vom Jassen reden.',
  },
  schilten: { term: 'Schilten', also: ['Schilte'], meaning: 'Deutschschweizer Farbe. Auf deinen Karten: {suit:T}.' },
  schneider: {
    term: 'Schneider',
    also: [],
    meaning: 'Verlieren, ohne die Hälfte des Ziels erreicht zu haben.',
  },
  slalom: {
    term: 'Slalom',
    also: ['Zickzack', 'zigzag'],
    meaning: 'Ohne Trumpf, mit jedem Stich wechselt die Richtung.',
  },
  stechen: {
    term: 'stechen',
    also: ['abstechen', 'couper', 'tagliare', 'ruff', 'trump'],
    meaning: 'Mit einem Trumpf auf eine andere Farbe spielen.',
  },
  stich: {
    term: 'Stich',
    also: ['pli', 'presa', 'trick'],
    meaning: 'Vier Karten, von jedem eine. Die beste nimmt alle.',
  },
  stoeck: {
    term: 'Stöck',
    also: ['Stöcke', 'stöck', 'mazza'],
    meaning: 'König und Ober vom Trumpf in einer Hand, 20 Punkte.',
  },
  trumpf: { term: 'Trumpf', also: ['atout', 'briscola', 'trump'], meaning: 'Die Farbe, die alle anderen schlägt.' },
  under: {
    term: 'Under',
    also: ['Unter', 'Bube', 'valet', 'fante', 'jack'],
    meaning:
      'Das tiefste Bild, auf französischen Karten der Bube. Im Trumpf ist es der Puur. Auf deinen Karten: {card:SU}.',
  },
  undenufe: {
    term: 'Undenufe',
    also: ['Geiss in Vorarlberg', 'tout en bas', 'dal basso'],
    meaning: 'Ohne Trumpf, die Sechs ist die beste Karte.',
  },
  untertrumpfen: {
    term: 'untertrumpfen',
    also: ['sous-couper', 'undertrump', 'untertrumpft', 'unterstechen'],
    meaning: 'Einen tieferen Trumpf legen, als schon liegt. Meist verboten.',
  },
  verwerfen: {
    term: 'verwerfen',
    also: ['abwerfen', 'défausser', 'scartare', 'discard'],
    meaning: 'Eine andere Farbe legen, weil man die ausgespielte nicht hat. So zeigt man dem Partner etwas.',
  },
  vogel: { term: 'Vogel', also: ['V'], meaning: 'Das V auf der Tafel, 500 Punkte in einem Zeichen.' },
  weis: {
    term: 'Weis',
    also: ['Wys', 'Wis', 'weisen', 'annonce', 'saggio', 'meld'],
    meaning: 'Eine Folge von drei oder mehr Karten, oder vier Gleiche.',
  },
};
