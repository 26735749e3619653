/** Was am Tisch gesagt, gezeigt und gefragt wird. */
import type { TableRefusalCode } from '@puur/table';
import type { KeyTexts } from '../words.js';
import { system } from './system.js';

const count = (n: number): string => (n === 1 ? '1 Punkt' : `${n} Punkte`);

export const keys: KeyTexts = {
  help: { words: ['hilfe'], says: 'diese Liste' },
  last: { words: ['letzter', 'stich'], says: 'letzter Stich' },
  slate: { words: ['tafel', 'stand'], says: 'Tafel und Abrechnung' },
  hand: { words: ['karten', 'hand', 'tisch'], says: 'Tisch und Karten noch einmal' },
  push: { words: ['schieben', 'gschobe', 'geschoben'], says: 'schieben' },
  weis: { words: ['weis', 'weisen', 'wys'], says: 'weisen (w 1 nur den ersten, w 0 nichts)' },
  stoeck: { words: ['stöck'], says: 'Stöck ansagen' },
  rest: { words: ['rest'], says: 'den Rest zeigen' },
  thanks: { words: ['bedanken', 'danke', 'merci'], says: 'sich bedanken (b berg: für den Bergpreis)' },
  advice: { words: ['rat', 'tipp'], says: 'ein Rat vom Computer' },
  undo: { words: ['zurück'], says: 'zurück (nur mit --practice)' },
  rules: { words: ['regel', 'regeln'], says: 'die Abmachungen dieses Tisches' },
  quit: { words: ['ende', 'quit', 'aufhören'], says: 'sichern und aufhören' },
};

export const table = {
  // Wer ist wer
  we: 'Wir',
  they: 'Sie',
  you: 'Du',
  names: ['Heidi', 'Vreni', 'Ruth', 'Köbi'] as readonly string[],
  pair: (one: string, other: string): string => `${one} und ${other}`,
  ofSide: (side: string, what: string): string => `${side}: ${what}`,
  // Kopf und Rand
  round: (n: number): string => `Runde ${n}`,
  trick: (n: number): string => `Stich ${n}`,
  trickOf: (n: number): string => `Stich ${n} von 9`,
  deals: 'Geber',
  dealer: (who: string): string => `Es gibt: ${who}`,
  forehand: (who: string): string => `Vorhand: ${who}`,
  trump: 'Trumpf',
  contractOpen: 'noch nichts angesagt',
  declaredBy: (who: string, pushed: boolean): string => (pushed ? `${who}, geschoben` : who),
  target: (points: number): string => `auf ${points}`,
  ofRounds: (n: number): string => (n === 1 ? 'eine Runde' : `${n} Runden`),
  // Abrechnung
  blocks: { weis: 'Weis', stoeck: 'Stöck', stich: 'Stich' },
  total: 'Total',
  score: 'Stand',
  checkSum: 'Probe',
  account: (n: number): string => `Abrechnung Runde ${n}`,
  slate: 'Jasstafel',
  match: (who: string): string => `Match! Alle neun Stiche: ${who}`,
  // Gesagtes
  says: (who: string, words: string): string => `${who}: «${words}»`,
  pushed: 'Geschoben',
  silent: (who: string, contract: string): string => `${who}: wortlos ausgespielt, Trumpf ist ${contract}.`,
  stoeck: 'Stöck',
  stoeckInWeis: (who: string): string => `${who}, Stöck: im Weis gezeigt`,
  stoeckShown: (who: string): string => `${who}, Stöck: im Voraus gezeigt`,
  restIsMine: 'Der Rest gehört mir',
  thanks: 'Ich bedanke mich',
  thanksForBerg: 'Ich bedanke mich für den Berg',
  weisNote: (points: number): string => `Weis ${points}`,
  weisOf: (who: string, what: string): string => `${who}, Weis: ${what}`,
  wonTrick: (who: string, points: number): string => `${who}, ${count(points)}`,
  rulings: {
    right: 'Das stimmt, die Punkte reichen.',
    outranked: 'Die Punkte reichen, aber die andere Seite ist im ersten Stich vorher am Ziel.',
    false: 'Das stimmt nicht, die Punkte reichen nicht.',
    lapsed: 'Die Punkte reichen nicht, es geht weiter.',
  },
  berg: (who: string): string => `Bergpreis: ${who}`,
  drawn: 'Gezogen',
  misdeal: {
    'card-exposed': 'Eine Karte war zu sehen, es wird neu gegeben.',
    'wrong-count': 'Die Zahl der Karten stimmt nicht, es wird neu gegeben.',
    'wrong-dealer': 'Es hat die falsche Person gegeben, es wird neu gegeben.',
  },
  // Ende
  result: (winner: string, won: number, lost: number): string => `Gewonnen haben ${winner}, ${won} zu ${lost}.`,
  weWon: (won: number, lost: number): string => `Wir haben gewonnen, ${won} zu ${lost}. Merci fürs Spielen!`,
  weLost: (lost: number, won: number): string => `Sie haben gewonnen, ${won} zu ${lost}. Das nächste Mal wir!`,
  draw: (points: number): string => `Unentschieden, ${points} zu ${points}.`,
  reasons: {
    blocks: 'Am Ende der Runde gezählt, Teil um Teil.',
    target: 'Das Ziel ist erreicht.',
    claim: 'Richtig bedankt.',
    'false-claim': 'Falsch bedankt.',
    rounds: 'Alle Runden sind gespielt.',
  },
  schneider: 'Schneider!',
  rounds: (n: number): string => (n === 1 ? 'nach einer Runde' : `nach ${n} Runden`),
  // Fragen
  yourTurn: 'Du bist am Zug.',
  yourLead: 'Du spielst aus.',
  youDeclare: 'Du bist Vorhand: Was wird gespielt?',
  pushedToYou: (who: string): string => `${who} hat geschoben, du musst ansagen.`,
  pushedOn: (who: string): string => `${who} hat geschoben: ansagen oder weiterschieben.`,
  askContract: 'Ansage',
  askCard: 'Karte',
  weisHeld: (what: string): string => `Dein Weis: ${what}`,
  weisQuestion: (call: string, card: string): string => `${call} weisen und ${card} legen? [J/n]`,
  weisChosen: (call: string): string => `Mit der ersten Karte sagst du: «${call}»`,
  weisNone: 'Du weist nichts.',
  noWeis: 'Du hast keinen Weis.',
  stoeckQuestion: (card: string): string => `Stöck ansagen und ${card} legen? [J/n]`,
  stoeckMoment: 'Du kannst jetzt Stöck ansagen (s).',
  stoeckWithCard: 'Stöck: sag es mit der Karte, die du jetzt legst.',
  restMoment: 'Deine Karten sind alle Böcke, du kannst den Rest zeigen (r).',
  thanksMoment: 'Du hast genug Punkte, du kannst dich bedanken (b).',
  tooFew: (counted: number, needed: number): string =>
    `Gezählt sind erst ${counted}; bedanken kannst du dich mit ${needed}.`,
  unknownInput: (text: string): string => `«${text}» ist keine Karte und kein Befehl. Mit ? kommt die Hilfe.`,
  ambiguous: (cards: string): string => `Welche meinst du: ${cards}?`,
  contractUnknown: (text: string): string => `«${text}» ist keine Ansage. Mit ? kommt die Hilfe.`,
  noLastTrick: 'Es ist noch kein Stich gekehrt.',
  refused: {
    closed: 'Der Tisch ist schon abgeräumt.',
    'seat-of-bot': 'Auf diesem Platz spielt der Computer.',
    'no-cut-due': 'Jetzt wird nicht abgehoben.',
    'not-your-cut': 'Abheben muss jemand anders.',
    'cut-required': 'Zuerst wird abgehoben.',
    'bad-cut': 'Das ist zu lang zum Abheben, höchstens 200 Zeichen.',
    'not-your-trick': 'Den Stich kehrt, wer ihn gemacht hat.',
    'not-practice': 'Zurücknehmen geht nur in einer Partie, die mit --practice begonnen hat.',
    'nothing-to-undo': 'Es gibt noch nichts zurückzunehmen.',
  } as Readonly<Record<TableRefusalCode, string>>,
  silentQuestion: (card: string, suit: string): string => `${card} wortlos ausspielen? Trumpf ist dann ${suit}. [j/N]`,
  undone: 'Zurückgenommen.',
  practice: 'Übung: Zurücknehmen ist erlaubt.',
  adviceCard: (card: string): string => `Der Computer würde ${card} legen.`,
  adviceContract: (contract: string): string => `Der Computer würde ${contract} ansagen.`,
  advicePush: 'Der Computer würde schieben.',
  rule: (text: string): string => `Regel: ${text}`,
  source: (names: string): string => `Quelle: ${names}`,
  cardHelp: 'Eine Karte: ihre Nummer, oder ihr Name in einem der beiden Blätter («3», «eu», «Eichel Under», «♠B»).',
  lastTrick: (n: number): string => `Letzter Stich (${n})`,
  yesOrNo: 'Bitte J oder N; Enter nimmt den grossen Buchstaben.',
  yes: ['j', 'ja', 'y', 'yes', 'o', 'oui', 's', 'si'] as readonly string[],
  no: ['n', 'nein', 'no', 'non'] as readonly string[],
  // Verteilen
  seal: (commitment: string): string => `Siegel der Karten: ${commitment}`,
  /** Without a chance to draw on (a Partie from a seed) Enter mixes nothing in, and says so. */
  youCut: (draws: boolean): string =>
    `Du hebst ab: Tippe eine Zahl oder irgendetwas, es mischt mit. ${draws ? 'Enter nimmt etwas Zufälliges.' : 'Enter klopft: Die Karten bleiben, wie sie liegen.'}`,
  cutPrompt: 'Abheben',
  cutBy: (who: string, text: string): string => `Abgehoben: ${who}, «${text}»`,
  knocked: (who: string): string => `Geklopft: ${who}`,
  nextRound: 'Enter gibt die nächste Runde.',
  firstRound: 'Enter gibt die erste Runde.',
  dealPrompt: 'Geben',
  proved: (secret: string): string => `Nachgerechnet: Die Karten passen zum Siegel. Geheimnis: ${secret}`,
  // Sichern
  welcome: (target: string, profile: string): string =>
    `Puur, Schieber ${target}, Tisch «${profile}». Mit ? kommt die Hilfe.`,
  resumeQuestion: (round: number, we: number, they: number): string =>
    `Es liegt noch eine Partie da (Runde ${round}, Stand vor der Runde: Wir ${we} : ${they} Sie). Weiterspielen? [J/n]`,
  resumed: 'Weiter, wo du aufgehört hast.',
  setAside: (file: string): string => `Die alte Partie liegt jetzt in ${file}.`,
  otherLevel: (partner: string, opponents: string): string =>
    `Die Computer spielen weiter auf ihrer Stufe (Partner ${partner}, Gegner ${opponents}); für andere: --new.`,
  otherTable: 'Die Partie geht an ihrem Tisch weiter; für andere Abmachungen: --new.',
  saved: (command: string): string => `Gesichert. Weiter geht es mit: ${command}`,
  leftUnsaved: (file: string, command: string): string =>
    `Nicht gesichert: Was seit dem letzten Sichern in ${file} gespielt wurde, ist verloren. Von dort weiter geht es mit: ${command}`,
  stillUnsaved: (file: string): string =>
    `Noch nicht gesichert (${file}). Wer jetzt aufhört, verliert, was seit dem letzten Sichern gespielt wurde.`,
  corrupted: (file: string, kept: string): string =>
    `Die gesicherte Partie in ${file} ist beschädigt. Sie liegt unverändert in ${kept}; es beginnt eine neue.`,
  rescued: (file: string, kept: string): string =>
    `Das Ende von ${file} ist beschädigt. Gerettet ist alles bis dahin, das Original liegt in ${kept}.`,
  newer: (file: string): string =>
    `Die Partie in ${file} stammt von einer neueren Fassung von Puur und bleibt, wie sie ist.`,
  cannotSave: (file: string, why: string): string =>
    `Sichern geht nicht (${file}: ${system(why)}). Die Partie läuft weiter.`,
  cannotGoOn: (file: string, why: string): string =>
    `Sichern geht nicht (${file}: ${system(why)}). Hier ist Schluss; was vorher gesichert wurde, ist da.`,
  secretLost: 'Das Geheimnis dieser Runde ist verloren, ihre Karten lassen sich nicht nachrechnen.',
  busy: (file: string, lock: string): string =>
    `Mit ${file} wird schon gespielt. Mit --save geht eine andere Datei. Spielt niemand damit: ${lock} löschen.`,
  endOfInput: 'Ende der Eingabe.',
};
