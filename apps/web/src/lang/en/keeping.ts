/** What is said when a slate is not stored, cannot be read, or was written elsewhere. */
import type { Change } from '../../tafel/keeping/change.js';
import type { keeping as german } from '../de/keeping.js';

export const keeping: typeof german = {
  elsewhere: 'Somebody wrote on in another window. That slate now stands here.',
  meanwhile: (change, rounds, lost) =>
    [
      `Meanwhile ${happened(change)} in another window.`,
      rounds === 0
        ? ''
        : rounds === 1
          ? 'What you typed is still here.'
          : `Your ${rounds} rounds are still here, one after the other.`,
      lost === null
        ? ''
        : lost === 'undone'
          ? 'Your undo was not stored and no longer holds.'
          : 'The round you struck stands again: that was not stored.',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  unkept: 'Not stored yet',
  unkeptText: {
    aside:
      'The storage does not take the slate right now. What you write lies ready and is stored as soon as it can be.',
    window: 'This browser stores nothing. The slate holds until the window closes.',
    newer: 'A newer Puur has written this slate; it is not written over here. Load Puur anew.',
  },
  waiting: (n) => (n === 1 ? '1 round is still to be written.' : `${n} rounds are still to be written.`),
  write: 'Go on',
  drop: 'Throw away',
  ask: (n) => (n === 1 ? 'Throw this round away?' : `Throw these ${n} rounds away?`),
  no: 'Keep',
  unread: {
    damaged: 'Cannot be read: its data are damaged. A backup that holds it whole replaces it.',
    newer: 'Written by a newer Puur. Nothing is lost: load Puur anew and it is here again.',
    nameless: 'Slate',
    restore: 'Read a backup',
    raw: 'Save the raw text',
  },
};

function happened(change: Change | null): string {
  switch (change?.code) {
    case 'entered':
      return `round ${change.round} was written`;
    case 'corrected':
      return change.to === null
        ? `round ${change.round} was corrected`
        : `round ${change.round} was corrected ${change.from === null ? '' : `from ${change.from} `}to ${change.to}`;
    case 'struck':
      return `round ${change.round} was struck`;
    case undefined:
      return 'somebody wrote on';
  }
}
