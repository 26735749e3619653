/** Befehle, Optionen, Fehler und was die Werkzeuge melden. */
import type { CommandTexts, OptionTexts, ProblemTexts } from '../words.js';
import { system } from './system.js';

export const commands: CommandTexts = {
  start: {
    summary: 'eine Partie spielen; ohne Terminal spielen vier Computer eine vor',
    about:
      'Im Terminal wie «puur play». In einer Pipe spielen vier Computer eine ganze Partie, Runde um Runde erzählt, mit Tafel. Mit --save DATEI steht die Partie danach als Aufzeichnung da, die «puur referee DATEI» prüft.',
  },
  play: {
    summary: 'eine Partie Schieber gegen drei Computer',
    about:
      'Du sitzt unten, der Partner dir gegenüber. Nach jeder Karte ist alles gesichert; «puur play» macht dort weiter. Auch eine Pipe kann spielen: eine Zeile, eine Antwort. Endet sie vorher, ist die Partie gesichert.',
  },
  score: {
    summary: 'eine aufgezeichnete Partie nachzählen',
    about:
      'Liest jede Form (Puur, Text, HSLU, Code einer Verteilung), prüft jede Karte nach den Regeln und rechnet Runde um Runde ab. Eine verbotene Karte wird genannt, mit Regel.',
  },
  convert: {
    summary: 'eine Aufzeichnung in eine andere Form bringen',
    about:
      'Formen: record (wenn nichts gesagt ist), text, hslu, compact, code. Was eine Form nicht erzählen kann, wird gesagt.',
  },
  deal: {
    summary: 'eine Verteilung zeigen, mit ihrem Code',
    about: 'Gleicher Seed, gleiche Karten, auf jedem Gerät. Ohne Seed durch den Zufall.',
  },
  verify: {
    summary: 'nachrechnen, ob ehrlich gegeben wurde',
    about: 'Prüft für jede Runde Siegel, Abheben, Geheimnis und alle 36 Karten.',
  },
  profiles: {
    summary: 'die Tische und ihre Abmachungen, in Worten und mit Quelle',
    about: 'Ohne Namen die Liste; mit Namen alle Abmachungen; mit --diff, worin sich zwei unterscheiden.',
  },
  solve: {
    summary: 'das beste Spiel mit offenen Karten ausrechnen',
    about:
      'Liest eine Aufgabe in JSON: contract, hands, leader und was sonst die Frage «solve» von «puur engine» kennt, auch profile. Sagt, was beide Seiten noch machen, wenn alle richtig spielen, und was jede Karte bringt.',
  },
  tafel: {
    summary: 'die Jasstafel führen, wenn mit echten Karten gejasst wird',
    about:
      'Eine Zeile je Runde: Ansage, Seite und Punkte («schilten wir 98»), dazu «weis wir 50», «stöck sie», «match wir», «von Anna». Unmögliches wird abgelehnt, Seltsames gefragt. z nimmt zurück, v stellt wieder her, k 3 … berichtigt Runde 3. Alles steht in der Datei, mit --json und --csv kommt es heraus.',
  },
  referee: {
    summary: 'einen Streit entscheiden oder eine Aufzeichnung prüfen',
    about:
      'Liest, was gesagt und gespielt wurde, in der Form von docs/referee.md (JSON), und sagt, was gilt, warum, nach welcher Regel und wo es anders wäre. Eine Aufzeichnung wird von der ersten bis zur letzten Karte geprüft. Ohne Datei: die sieben Fragen. Eine fertige Aufzeichnung gibt es mit «puur start --save DATEI < /dev/null» (vier Computer) oder «puur play --save DATEI».',
  },
  match: {
    summary: 'zwei Spieler vergleichen, jede Verteilung zweimal gespielt',
    about:
      'Spieler sind die Stufen lernend, einfach, geuebt und stark (stark auch mit Bedenkzeit: stark@100ms, oder stark@w200 für 200 Welten), yardstick-1 (der unveränderliche Massstab), greedy, random und Dienste nach dem Protokoll der HSLU (http://…). Jede Verteilung wird zweimal gespielt, die Seiten getauscht. Gleicher Seed, gleiche Punkte. Ohne --profile zählt der Tisch turnier-12, 157 Punkte je Runde.',
  },
  'serve-bot': {
    summary: 'Computer für andere Programme spielen lassen, über HTTP',
    about:
      'Ein Dienst nach dem Protokoll der HSLU (action_trump, action_play_card), eine Adresse je Spieler: die Stufen lernend, einfach, geuebt und stark, dazu yardstick-1, greedy und random; --level nimmt einen davon. Ohne --port der Anschluss 8157, ohne --host nur dieses Gerät. Mehr steht in docs/rest.md des Projekts.',
  },
  engine: {
    summary: 'Fragen in JSON beantworten, eine je Zeile',
    about: 'Für Programme: eine Zeile JSON hinein, eine hinaus. Meldungen des Protokolls sind englisch.',
  },
  help: { summary: 'Hilfe zu einem Befehl', about: 'Zum Beispiel «puur help play».' },
};

export const options: OptionTexts = {
  help: 'diese Hilfe',
  version: 'die Fassung',
  lang: 'Sprache: de, fr, it, en (sonst nach LC_ALL, LC_MESSAGES, LANG)',
  profile: 'Tisch: ein Name aus «puur profiles» oder einzelne Abmachungen wie target=1500,kreuzweis=false',
  deck: 'Blatt: german (Eicheln, Rosen, …) oder french (Ecken, Herz, …); sonst je nach Sprache',
  pairing: 'welche Farben sich entsprechen: swisslos, reglement, alemannic, jassen-ch',
  names: 'vier Namen in Spielrichtung, mit Komma',
  seat: 'dein Platz, 1 bis 4',
  seed: 'gleicher Text, gleiche Karten',
  save: 'Datei für die Partie (sonst in $XDG_STATE_HOME/puur)',
  new: 'neu beginnen; die alte Partie wird beiseitegelegt',
  level: 'wie gut die Computer spielen: lernend, einfach, geuebt, stark',
  partner: 'wie gut dein Partner spielt (sonst wie --level)',
  opponents: 'wie gut die Gegner spielen (sonst wie --level)',
  practice: 'Übung: Zurücknehmen mit u',
  ascii: 'nur einfache Zeichen',
  json: 'als JSON',
  to: 'Form: record, text, hslu, compact, code',
  code: 'der Code einer Verteilung',
  dealer: 'wer gibt, 1 bis 4',
  diff: 'Unterschiede zweier Tische',
  time: 'so lange höchstens rechnen; dann gilt, was bis dahin bewiesen ist',
  port: 'Anschluss, an dem zugehört wird; 0 nimmt einen freien',
  host: 'Adresse, an der zugehört wird; 127.0.0.1 ist nur dieses Gerät',
  deals: 'so viele Verteilungen',
  jobs: 'so viele spielen nebeneinander',
  budget: 'Bedenkzeit je Karte: 100ms, 1.5s, oder w200 für 200 Welten',
  out: 'Datei für die Ergebnisse, eine Zeile je Verteilung',
  resume: 'dort weitermachen, wo die Datei aufhört',
  schema: 'die Form eines Streits als JSON Schema',
  game: 'was gespielt wird: schieber, coiffeur-8, coiffeur-10, differenzler',
  csv: 'als CSV, für eine Tabelle',
};

export const problem: ProblemTexts = {
  'not-an-object': 'das ist kein Objekt in JSON.',
  'bad-profile': 'eine solche Abmachung gibt es nicht.',
  'missing-field': 'das Feld fehlt.',
  'unknown-field': 'ein solches Feld gibt es nicht.',
  'bad-type': 'das ist ein Wert der falschen Art.',
  'bad-value': 'dieser Wert geht nicht.',
  'bad-length': 'die Liste hat die falsche Länge.',
  'bad-card': 'das ist keine Karte.',
  'card-twice': 'eine Karte kommt zweimal vor.',
  'bad-contract': 'das ist keine Ansage.',
  'bad-seat': 'das ist kein Platz, möglich sind 0 bis 3.',
  'hand-empty': 'wer am Zug ist, hat keine Karten.',
  'hand-too-large': 'das sind mehr als neun Karten.',
  'trick-full': 'der Stich ist voll.',
  'illegal-play': 'diese Karte durfte nicht gespielt werden.',
  'uneven-hands': 'die Hände passen nicht zusammen: Wer gespielt hat, hat eine Karte weniger.',
  'bad-tricks-won': 'das sind nicht so viele Stiche, wie gespielt sind.',
};

export const shell = {
  tagline: 'Schieber, richtig gezählt.',
  usage: 'Aufruf',
  commandsTitle: 'Befehle',
  optionsTitle: 'Optionen',
  otherwise: (value: string): string => `(sonst ${value})`,
  examplesTitle: 'Beispiele',
  exitTitle: 'Rückgabe',
  exits: [
    '0    alles gut',
    '1    nein: verbotene Karte, falscher Nachweis',
    '2    falscher Aufruf oder unbrauchbare Eingabe',
    '70   ein Fehler von Puur selbst',
    '74   Lesen oder Schreiben versagt (Platte voll, niemand an der Adresse)',
    '130  mit Ctrl-C abgebrochen (die Partie ist gesichert)',
    '143  vom System beendet (was bis dahin war, ist gesichert)',
  ] as readonly string[],
  moreHelp: 'Mehr zu einem Befehl: puur help BEFEHL',
  words: {
    command: 'BEFEHL',
    options: 'OPTIONEN',
    file: 'DATEI',
    name: 'NAME',
    text: 'TEXT',
    number: 'ZAHL',
    seconds: 'SEKUNDEN',
    list: 'LISTE',
    settings: 'TISCH',
    language: 'SPRACHE',
    deck: 'BLATT',
    form: 'FORM',
    level: 'STUFE',
    player: 'SPIELER',
    budget: 'BEDENKZEIT',
  },
  // Aufruf
  unknownCommand: (name: string, nearest: string): string =>
    `Den Befehl «${name}» gibt es nicht${nearest === '' ? '' : `, gemeint ist wohl «${nearest}»`}. Alle zeigt: puur help`,
  unknownOption: (name: string, nearest: string, command: string): string =>
    `Die Option «${name}» gibt es hier nicht${nearest === '' ? '' : `, gemeint ist wohl «${nearest}»`}. Alle zeigt: puur help ${command}`,
  needsValue: (option: string): string => `Die Option «${option}» braucht einen Wert.`,
  takesNoValue: (option: string): string => `Die Option «${option}» nimmt keinen Wert.`,
  badValue: (option: string, found: string, allowed: string): string =>
    `«${found}» geht nicht für ${option}; möglich: ${allowed}.`,
  tooMany: (found: string, command: string): string => `«${found}» ist hier zu viel. Mehr zeigt: puur help ${command}`,
  missing: (what: string, command: string): string => `Es fehlt: ${what}. Mehr zeigt: puur help ${command}`,
  twice: (name: string, one: string, other: string): string => `«${name}» steht zweimal da: «${one}» und «${other}».`,
  hasControl: (option: string): string => `Der Wert für «${option}» enthält Steuerzeichen.`,
  twoTables: (one: string, other: string): string => `«${one}» und «${other}» sind zwei Tische; es geht nur einer.`,
  tableFirst: (name: string): string => `Der Tisch kommt zuerst, dann die Abmachungen: ${name},…`,
  emptySetting: (text: string): string => `In «${text}» fehlt eine Abmachung, ein Komma steht allein.`,
  idleOptions: (options: string): string =>
    `Ohne Terminal spielen vier Computer, da bewirken diese Optionen nichts: ${options}.`,
  needFourNames: 'Es braucht vier verschiedene Namen, mit Komma getrennt.',
  unknownSetting: (name: string, nearest: string): string =>
    `Die Abmachung «${name}» gibt es nicht${nearest === '' ? '' : `, gemeint ist wohl «${nearest}»`}. Alle zeigt: puur profiles puur`,
  unknownProfile: (name: string, nearest: string): string =>
    `Den Tisch «${name}» gibt es nicht${nearest === '' ? '' : `, gemeint ist wohl «${nearest}»`}. Alle zeigt: puur profiles`,
  // Dateien
  noFile: (path: string): string => `Die Datei ${path} gibt es nicht.`,
  isFolder: (path: string): string => `${path} ist ein Ordner, keine Datei.`,
  isEmpty: (path: string): string => `${path} ist leer.`,
  notText: (path: string): string => `${path} ist kein Text.`,
  controlInPath: (path: string): string => `Der Pfad «${path}» enthält Steuerzeichen.`,
  emptyPath: (): string => 'Der Name der Datei ist leer.',
  notAFile: (path: string): string =>
    `${path} ist keine gewöhnliche Datei; eine Partie lässt sich nur in einer solchen sichern.`,
  saveTooLarge: (path: string): string => `${path} ist zu gross für eine gesicherte Partie.`,
  outputFails: (why: string): string => `Die Ausgabe lässt sich nicht schreiben: ${system(why)}.`,
  unreadable: (path: string, why: string): string => `${path} lässt sich nicht lesen: ${system(why)}.`,
  unwritable: (path: string, why: string): string => `${path} lässt sich nicht schreiben: ${system(why)}.`,
  recordThere: (path: string): string => `${path} gibt es schon; eine Aufzeichnung überschreibt nichts.`,
  brokenOff: 'Abgebrochen, aufgezeichnet wurde nichts.',
  unread: 'Die Ausgabe liest niemand mehr, hier ist Schluss.',
  playedSoFar: (path: string): string => `Was bis dahin gespielt ist, steht Runde um Runde in ${path}.`,
  noRoundYet: (path: string): string => `Es war noch keine Runde fertig, darum gibt es ${path} nicht.`,
  recorded: (path: string): string => `Aufgezeichnet in ${path}. Geprüft wird sie mit: puur referee ${path}`,
  tooLong: (path: string): string => `${path} ist zu gross für eine Aufzeichnung.`,
  noRecord: (path: string, why: string): string => `${path} ist keine Aufzeichnung, die Puur lesen kann: ${why}`,
  internal: (what: string): string => `Das ist ein Fehler von Puur, bitte melden: ${what}`,
  standardInput: 'Die Eingabe',
  // score
  illegalCard: (place: string, who: string, card: string): string => `${place}: ${card} von ${who} ist nicht erlaubt.`,
  place: (round: number, trick: number | null, event: number): string =>
    `Runde ${round}${trick === null ? '' : `, Stich ${trick}`} (Ereignis ${event})`,
  refusedAt: (place: string, what: string): string => `${place}: Nicht erlaubt ist ${what}.`,
  differsAt: (place: string, found: string, expected: string): string =>
    `${place}: Hier steht ${found}, nach den Regeln gehört ${expected} hierher.`,
  unaskedAt: (place: string, found: string): string => `${place}: Hier folgt ${found} aus nichts.`,
  cutShort: (what: string): string => `Die Aufzeichnung hört mittendrin auf, es fehlt ${what}.`,
  missingAt: (place: string, what: string): string => `${place}: Hier hört die Aufzeichnung auf, es fehlt ${what}.`,
  unfinished: (round: number): string => `Die Partie ist noch nicht zu Ende (Runde ${round}).`,
  unfinishedAfter: (round: number): string =>
    `Die Partie ist noch nicht zu Ende, es fehlen Runden nach Runde ${round}.`,
  quoted: (text: string): string => `«${text}»`,
  /** Ereignisse, die niemand ausspricht. */
  events: {
    opened: 'der Beginn der Partie',
    drawn: 'das Ziehen der Karten',
    'shuffle-committed': 'das Siegel',
    cut: 'das Abheben',
    dealt: 'das Geben',
    misdealt: 'das Wegwerfen der Karten',
    'weis-shown': 'das Zeigen der Weise',
    'trick-turned': 'das Kehren des Stichs',
    'round-scored': 'die Abrechnung',
    'berg-won': 'der Bergpreis',
    'partie-ended': 'das Ende der Partie',
    'shuffle-revealed': 'das Geheimnis',
  },
  /** Woraus ein Ereignis besteht. */
  facts: {
    seat: 'Spieler',
    dealer: 'Geber',
    winner: 'Stich für',
    points: 'Punkte',
    hand: (who: string): string => `Karten von ${who}`,
    cards: 'Karten',
    lastTrick: 'letzter Stich',
    match: 'Match',
    tricks: 'Anzahl Stiche',
    factor: 'Faktor',
    block: (name: string): string => `Block ${name}`,
    complete: 'ganz gespielt',
    contract: 'Ansage',
    silent: 'wortlos',
    side: 'Partei',
    won: 'gewonnen haben',
    schneider: 'Schneider',
    text: 'Text',
    yes: 'ja',
    no: 'nein',
    nobody: 'niemand',
    nothing: 'nichts',
  },
  profileOf: (name: string): string => `Tisch: ${name}`,
  ownProfile: (name: string): string => `${name}, mit eigenen Abmachungen`,
  // convert, deal
  nothingPlayed: 'Ein Code enthält nur eine Verteilung, hier gibt es nichts zu zählen (zeigen: puur deal --code).',
  nothingWhole: (form: string): string =>
    `Für die Form «${form}» bleibt nichts: Sie erzählt nur ganz gespielte Runden, bei denen die Vorhand ausspielt und ihre Seite ansagt.`,
  codeAlone: (option: string): string => `--code und ${option} gehen nicht zusammen, im Code steht schon alles.`,
  notOnePartie: 'Diese Runden gehören nicht zu einer Partie, als Puur-Aufzeichnung geht nur eine.',
  leftOut: (form: string, rounds: string): string => `Die Form «${form}» kann diese Runden nicht erzählen: ${rounds}.`,
  dealSeed: (seed: string): string => `Seed: ${seed}`,
  dealCode: (code: string): string => `Code: ${code}`,
  badCode: (found: string): string => `«${found}» ist kein Code einer Verteilung.`,
  // verify
  nothingDealt: 'In dieser Aufzeichnung wurde nichts gegeben.',
  verified: (round: string, cutters: string): string =>
    `${round}: stimmt. Siegel, Abheben (${cutters}), Geheimnis und alle 36 Karten nachgerechnet.`,
  notVerified: (round: string, why: string): string => `${round}: nicht bewiesen, ${why}.`,
  thrownIn: 'neu gegeben',
  allVerified: (n: number): string =>
    n === 1 ? 'Die Verteilung ist bewiesen.' : `Alle ${n} Verteilungen sind bewiesen.`,
  someWrong: (wrong: number, n: number): string => `${wrong} von ${n} Verteilungen sind nicht bewiesen.`,
  pending: (n: number): string => (n === 1 ? 'Eine Runde läuft noch.' : `${n} Runden laufen noch.`),
  notPlayable: 'Die Verteilungen sind geprüft, aber das Spiel hält die Regeln nicht ein (mehr mit «puur score»).',
  // solve
  noProblem: (path: string, why: string): string => `${path} ist keine Aufgabe, die sich lösen lässt: ${why}`,
  toPlay: (who: string): string => `Am Zug: ${who}`,
  lying: (cards: string): string => `Es liegen: ${cards}`,
  bestPlay: 'Wenn alle richtig spielen, machen noch:',
  cardsBring: (side: string): string => `Das bringt jede Karte ${side}:`,
  notSolved: 'Die Zeit ist um. Bewiesen ist:',
  between: (low: number, high: number): string => `${low} bis ${high}`,
  solving: (seconds: number): string => `Am Rechnen seit ${seconds} s`,
  // profiles
  differsFromDefault: 'anders als «puur»',
  noDifference: (one: string, other: string): string => `«${one}» und «${other}» sind gleich.`,
  source: 'Quelle',
  agreedHere: 'am Tisch abgemacht',
};
