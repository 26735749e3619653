/** Was auf der Tafel steht, wenn etwas nicht gespeichert, nicht gelesen oder anderswo geschrieben ist. */
import type { Change, Lost } from '../../tafel/keeping/change.js';

export const keeping = {
  elsewhere: 'In einem anderen Fenster wurde weitergeschrieben. Hier steht jetzt jene Tafel.',
  /** `change`: what the other window did. `rounds`: how many lie open again. `lost`: what was done here and is gone. */
  meanwhile: (change: Change | null, rounds: number, lost: Lost | null): string =>
    [
      `In einem anderen Fenster wurde unterdessen ${happened(change)}.`,
      rounds === 0
        ? ''
        : rounds === 1
          ? 'Deine Eingabe steht noch da.'
          : `Deine ${rounds} Runden stehen noch da, eine nach der anderen.`,
      lost === null
        ? ''
        : `Dein ${lost === 'undone' ? 'Rückgängig' : 'Streichen'} war nicht gespeichert und gilt nicht mehr.`,
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  unkept: 'Noch nicht gespeichert',
  unkeptText: {
    aside:
      'Der Speicher nimmt die Tafel gerade nicht auf. Was ihr schreibt, liegt bereit und wird gespeichert, sobald es geht.',
    window: 'Dieser Browser speichert nicht. Die Tafel gilt, bis das Fenster zugeht.',
    newer: 'Ein neueres Puur hat diese Tafel geschrieben; hier wird sie nicht überschrieben. Lade Puur neu.',
  },
  waiting: (n: number): string => (n === 1 ? '1 Runde ist noch zu schreiben.' : `${n} Runden sind noch zu schreiben.`),
  write: 'Weiterschreiben',
  drop: 'Wegwerfen',
  ask: (n: number): string => (n === 1 ? 'Diese Runde wegwerfen?' : `Diese ${n} Runden wegwerfen?`),
  no: 'Behalten',
  unread: {
    damaged: 'Lässt sich nicht lesen: Ihre Daten sind beschädigt. Eine Sicherung, in der sie ganz ist, ersetzt sie.',
    newer: 'Von einem neueren Puur geschrieben. Verloren ist nichts: Lade Puur neu, dann steht sie wieder da.',
    nameless: 'Tafel',
    restore: 'Sicherung einlesen',
    raw: 'Rohtext sichern',
  },
};

function happened(change: Change | null): string {
  switch (change?.code) {
    case 'entered':
      return `Runde ${change.round} geschrieben`;
    case 'corrected':
      return change.to === null
        ? `Runde ${change.round} verbessert`
        : `Runde ${change.round} ${change.from === null ? '' : `von ${change.from} `}auf ${change.to} verbessert`;
    case 'struck':
      return `Runde ${change.round} gestrichen`;
    case undefined:
      return 'weitergeschrieben';
  }
}
