/** Ein Vergleich zweier Spieler: Fragen, Fortgang, Ergebnis. */
import type { Fault } from '@puur/bot';

export const match = {
  /** Eine Zahl mit so vielen Stellen nach dem Komma. */
  number: (value: number, digits: number): string => value.toFixed(digits),
  // Aufruf
  unknownPlayer: (name: string, nearest: string, all: string): string =>
    `Einen Spieler «${name}» gibt es nicht${nearest === '' ? '' : `, gemeint ist wohl «${nearest}»`}. Es gibt ${all} und Adressen (http://…).`,
  badAddress: (found: string): string => `«${found}» ist keine Adresse eines Spielers (http://HOST:PORT/NAME).`,
  badBudget: (found: string): string =>
    `«${found}» ist keine Bedenkzeit; möglich sind eine Zeit je Karte (100ms, 1.5s) oder eine Zahl von Welten (w200).`,
  noBudget: (name: string): string => `«${name}» kennt keine Bedenkzeit, dieser Spieler denkt immer gleich lang.`,
  resumeWhat: 'Womit soll es weitergehen? Die Datei nennt --out.',
  // Datei
  exists: (path: string): string => `${path} gibt es schon; --resume macht dort weiter.`,
  otherMatch: (path: string, a: string, b: string): string =>
    `${path} gehört zu einem anderen Vergleich (${a} gegen ${b}, oder mit anderem Tisch, Seed oder Blatt).`,
  otherVersion: (path: string, theirs: string, ours: string): string =>
    `${path} hat Puur ${theirs} begonnen, das hier ist ${ours}; was zwei Fassungen spielen, gehört nicht in eine Datei.`,
  notAFile: (path: string): string =>
    `«${path}» ist keine gewöhnliche Datei; die Ergebnisse lassen sich nur in einer solchen aufschreiben.`,
  fileTooLarge: (path: string): string => `${path} ist zu gross für einen Vergleich.`,
  noMatch: (path: string): string =>
    `${path} enthält keinen Vergleich von Puur: Zeile 1 müsste mit {"format":"puur-match" beginnen.`,
  newer: (path: string): string => `${path} stammt von einem neueren Puur.`,
  damaged: (path: string, line: number): string =>
    `${path} ist beschädigt (Zeile ${line}): Da müsste das Ergebnis einer Gabe stehen, als JSON von Puur.`,
  impossible: (path: string, line: number, points: string): string =>
    `${path} ist beschädigt (Zeile ${line}): ${points} kann keine Runde an diesem Tisch ergeben.`,
  dealTwice: (path: string, line: number, deal: number): string =>
    `${path} ist beschädigt (Zeile ${line}): Verteilung ${deal} steht schon weiter oben.`,
  noSuchDeal: (path: string, line: number, deal: number): string =>
    `${path} ist beschädigt (Zeile ${line}): Bis zur Verteilung ${deal} ist dieser Vergleich nicht gekommen.`,
  busy: (path: string, lock: string): string =>
    `Mit ${path} läuft gerade ein anderer Vergleich. Läuft keiner: ${lock} löschen.`,
  // Fortgang
  progress: (done: number, all: number): string => `${done} von ${all} Verteilungen`,
  running: (mean: string, low: string, high: string): string => `A − B: ${mean} (${low} bis ${high})`,
  remaining: (time: string): string => `noch ${time}`,
  stopped: (done: number, all: number): string => `Abgebrochen nach ${done} von ${all} Verteilungen.`,
  unanswered: (url: string, why: string): string => `An der Adresse ${url} antwortet niemand (${why}).`,
  goOn: (call: string): string => `Weiter geht es mit: ${call}`,
  notKept: 'Ohne --out ist nichts aufgeschrieben worden.',
  // Ergebnis
  deals: (n: number): string =>
    n === 1
      ? '1 Verteilung, zweimal mit getauschten Plätzen'
      : `${n} Verteilungen, jede zweimal mit getauschten Plätzen`,
  nothing: 'Es ist noch nichts gespielt.',
  single: (mean: string): string => `A macht je Runde ${mean} Punkte gegenüber B; eine Verteilung sagt noch nichts.`,
  difference: (mean: string, low: string, high: string): string =>
    `A macht je Runde ${mean} Punkte gegenüber B (95 %: ${low} bis ${high}).`,
  spread: (error: string, verdict: string): string => `Standardfehler ${error}. ${verdict}`,
  better: (side: string): string => `${side} ist besser.`,
  even: 'Ein Unterschied ist damit nicht nachgewiesen.',
  points: 'Punkte je Runde',
  meanTime: 'Bedenkzeit im Mittel (ms)',
  longTime: '95 von 100 höchstens (ms)',
  pushed: 'geschoben',
  faultsTitle: 'Was schiefging:',
  times: (n: number): string => `${n}-mal`,
  faults: {
    failed: 'ausgefallen',
    late: 'zu spät',
    'illegal-action': 'unerlaubte Karte oder Ansage',
    'illegal-call': 'unerlaubter Weis, Stöck oder Bedanken',
  } satisfies Record<Fault, string> as Readonly<Record<Fault, string>>,
};
