/** Die Jasstafel im Terminal. */
export const tafel = {
  /** Wörter, die jemand in eine Zeile schreiben kann; das erste zeigt die Hilfe. */
  words: {
    we: ['wir', 'uns', 'a'],
    they: ['sie', 'ihr', 'b'],
    weis: ['weis', 'wys', 'w'],
    stoeck: ['stöck', 'stoeck', 'st'],
    match: ['match', 'matsch', 'm'],
    by: ['von'],
    claim: ['bedankt', 'danke', 'merci'],
    first: ['zuerst'],
    berg: ['berg', 'bergpreis'],
    help: ['hilfe', 'help', '?'],
    undo: ['z', 'zurück', 'undo'],
    redo: ['v', 'vor', 'redo'],
    correct: ['k', 'korrigieren'],
    strike: ['x', 'streichen'],
    slate: ['t', 'tafel'],
    statistics: ['s', 'statistik'],
    quit: ['q', 'ende'],
  } as Readonly<Record<TafelWord, readonly string[]>>,
  help: {
    schieber: [
      'Eine Runde: Ansage, Seite, Punkte. Zum Beispiel «schilten wir 98»; 257 ist ein Match.',
      'Dazu nach Bedarf: «weis wir 50», «stöck sie», «match wir», «von NAME», «bedankt wir», «zuerst sie», «berg wir».',
      '«von NAME» oder «von wir» sagt, wer angesagt hat; nur damit wird ein Match zum Kontermatch.',
      'Ohne Seite gelten die Punkte für die Seite, die angesagt hat.',
    ] as readonly string[],
    coiffeur: [
      'Eine Runde: Ansage, Seite, Punkte. Zum Beispiel «obenabe wir 98», «joker1 sie 257».',
    ] as readonly string[],
    differenzler: [
      'Eine Runde: vier Ansagen, ein Doppelpunkt, vier Ergebnisse. Zum Beispiel «40 60 0 50 : 47 60 12 38».',
    ] as readonly string[],
    keys: [
      'z zurücknehmen, v wiederherstellen, k 3 … Runde 3 berichtigen, x 3 Runde 3 streichen,',
      't Tafel, s Statistik, q aufhören. Alles bleibt in der Datei.',
    ] as readonly string[],
  },
  round: (number: number): string => `Runde ${number}`,
  deals: (dealer: string, forehand: string): string => `es gibt ${dealer}, Vorhand ${forehand}`,
  prompt: '› ',
  yesOrNo: '[j/n] ',
  which: (one: string, other: string): string => `[${one}/${other}] `,
  begun: (path: string): string => `Neue Tafel: ${path}`,
  resumed: (path: string, rounds: number): string => `${path}, ${rounds} ${rounds === 1 ? 'Runde' : 'Runden'}.`,
  already: 'Diese Tafel ist schon begonnen; Spiel, Namen und Abmachungen stehen in ihr.',
  kept: (path: string): string => `Gesichert in ${path}.`,
  notUnderstood: (text: string): string => `Das verstehe ich nicht: «${text}». Hilfe mit ?`,
  noContract: (text: string): string => `Was ist «${text}» für eine Ansage?`,
  noSide: (text: string): string => `Welche Seite ist «${text}»?`,
  noPoints: 'Es fehlen die Punkte.',
  noGame: (text: string): string =>
    `Das Spiel «${text}» kennt die Tafel nicht: schieber, coiffeur-8, coiffeur-10, differenzler.`,
  notWritten: 'Nichts geschrieben.',
  entered: (round: number, what: string): string => `Runde ${round}: ${what}`,
  undone: 'Zurückgenommen.',
  redone: 'Wiederhergestellt.',
  corrected: (round: number): string => `Runde ${round} berichtigt.`,
  struck: (round: number): string => `Runde ${round} gestrichen.`,
  claims: (sides: readonly string[]): string =>
    `Am Ziel: ${sides.join(' und ')}. Wer hat sich bedankt? «bedankt ${sides[0]!}»`,
  won: (side: string, why: string): string => `Gewonnen: ${side} (${why}).`,
  level: 'Die Partie endet gleich.',
  strokes: 'Striche',
  contract: 'Ansage',
  total: 'Total',
  statistics: {
    title: 'Statistik',
    mean: 'Punkte je Runde (Schnitt)',
    best: 'beste Runde (Punkte)',
    weis: 'Weis (Punkte mit Faktor)',
    stoeck: 'Stöck (Anzahl)',
    matches: 'Match (Anzahl)',
    roundsWon: 'Runden gewonnen',
    leadChanges: (count: number): string => `Die Führung wechselte ${count}-mal.`,
    contract: (name: string, rounds: number, mean: string | null): string =>
      `${name}: ${rounds === 1 ? '1 Runde' : `${rounds} Runden`}${mean === null ? '' : `, im Schnitt ${mean} Stichpunkte`}`,
  },
};

/** Was eine Zeile bedeuten kann. */
export type TafelWord =
  | 'we'
  | 'they'
  | 'weis'
  | 'stoeck'
  | 'match'
  | 'by'
  | 'claim'
  | 'first'
  | 'berg'
  | 'help'
  | 'undo'
  | 'redo'
  | 'correct'
  | 'strike'
  | 'slate'
  | 'statistics'
  | 'quit';
