/** Warum etwas nicht geht. */
import type { RefusalTexts } from '../words.js';

const allowed = (legal: string): string => (legal === '' ? '' : `; erlaubt: ${legal}`);

export const refusals: RefusalTexts = {
  'not-opened': () => 'Die Partie ist noch nicht eröffnet.',
  'already-opened': () => 'Die Partie ist schon eröffnet.',
  'wrong-phase': () => 'Das geht jetzt nicht, es ist etwas anderes an der Reihe.',
  'partie-over': () => 'Die Partie ist zu Ende.',
  'not-your-turn': ({ who }) => (who === '' ? 'Niemand ist am Zug.' : `Am Zug: ${who}.`),
  'wrong-dealer': ({ who }) => (who === '' ? 'Hier gibt jemand anders.' : `Geben muss: ${who}.`),
  'bad-deal': ({ cards }) =>
    `Das ist keine Verteilung: neun Karten für jeden, jede genau einmal${cards === '' ? '' : ` (doppelt: ${cards})`}.`,
  'draw-first': () => 'Zuerst wird gezogen: Wer die höchste Karte hat, gibt.',
  'draw-not-in-profile': () => 'An diesem Tisch wird nicht um das Geben gezogen.',
  'draw-tied': () => 'Zwei haben gleich hoch gezogen, es wird noch einmal gezogen.',
  'misdeal-too-late': () => 'Zu spät: Ist der erste Stich gekehrt, gilt die Verteilung.',
  'no-commitment': () => 'Zuerst muss das Siegel auf dem Tisch liegen, dann wird abgehoben.',
  'already-committed': () => 'Das Siegel dieser Runde liegt schon auf dem Tisch.',
  'push-not-allowed': () => 'An diesem Tisch wird nicht geschoben.',
  'push-not-in-first-deal': () => 'In der ersten Runde wird nicht geschoben.',
  'partner-must-declare': () => 'Es ist schon geschoben, jetzt muss angesagt werden.',
  'contract-not-allowed': () => 'Das wird an diesem Tisch nicht gespielt.',
  'contract-binds': () => 'Die Ansage steht und gilt für die ganze Runde.',
  'contract-open': () => 'Zuerst wird angesagt, dann ausgespielt.',
  'not-in-hand': ({ cards, legal }) =>
    `${cards === '' ? 'Diese Karte' : cards} ist nicht in der Hand${allowed(legal)}.`,
  'must-follow-suit': ({ led, legal, mayTrump = false }) =>
    `${led === '' ? '' : `Ausgespielt: ${led}. `}Wer von der Farbe hat, muss sie geben${mayTrump ? ' oder stechen' : ''}${allowed(legal)}.`,
  'must-follow-trump': ({ legal }) => `Trumpf ist ausgespielt und muss bedient werden${allowed(legal)}.`,
  'may-not-trump': ({ legal }) => `Wer bedienen kann, darf an diesem Tisch nicht stechen${allowed(legal)}.`,
  'may-not-undertrump': ({ legal }) =>
    `Es liegt schon ein höherer Trumpf, untertrumpfen ist verboten${allowed(legal)}.`,
  'must-overtrump': ({ legal }) => `Wer nur noch Trumpf hat und kann, muss hier übertrumpfen${allowed(legal)}.`,
  'no-complete-trick': () => 'Es liegt kein ganzer Stich zum Kehren.',
  'weis-not-in-profile': () => 'An diesem Tisch wird nicht gewiesen.',
  'weis-too-early': () => 'Gewiesen wird erst mit der ersten eigenen Karte.',
  'weis-too-late': () => 'Zu spät: Gewiesen wird mit der ersten Karte, bevor die nächste liegt.',
  'weis-not-in-hand': ({ cards }) => `Dieser Weis ist nicht in der Hand${cards === '' ? '' : ` (es fehlt: ${cards})`}.`,
  'weis-is-none': () => 'Das ist kein Weis: Es braucht drei Karten in Folge von einer Farbe oder vier gleiche.',
  'weis-crossed': () => 'Eine Karte zählt hier nicht in zwei Weisen.',
  'weis-called-too-high': () => 'So viel ist dieser Weis nicht wert.',
  'stoeck-not-in-profile': () => 'An diesem Tisch zählen die Stöck nicht.',
  'stoeck-no-trump': () => 'Stöck gibt es nur mit einer Trumpffarbe.',
  'stoeck-not-in-hand': () => 'Stöck sind König und Ober vom Trumpf, beide in einer Hand.',
  'stoeck-too-early': ({ cards }) =>
    `Stöck werden erst mit der zweiten der beiden Karten angesagt${cards === '' ? '' : ` (noch in der Hand: ${cards})`}.`,
  'stoeck-too-late': () => 'Zu spät: Die zweite Stöck-Karte ist schon zugedeckt.',
  'stoeck-already': () => 'Die Stöck sind schon angesagt.',
  'rest-not-on-lead': () => 'Den Rest kann nur zeigen, wer ausspielt, und nicht im ersten Stich.',
  'rest-beatable': ({ cards }) => `Der Rest ist nicht sicher${cards === '' ? '' : `; schlagbar: ${cards}`}.`,
  'rest-not-in-contract': () => 'Bei dieser Ansage zählt jeder Stich anders, darum wird zu Ende gespielt.',
  'claim-not-in-profile': () => 'An diesem Tisch wird nicht bedankt, es wird gezählt.',
  'berg-not-in-profile': () => 'An diesem Tisch gibt es keinen Bergpreis.',
  'berg-gone': () => 'Der Bergpreis ist schon vergeben.',
};
