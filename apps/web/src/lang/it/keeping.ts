/** Quel che si dice quando una lavagna non è salvata, non è leggibile o è scritta altrove. */
import type { Change } from '../../tafel/keeping/change.js';
import type { keeping as german } from '../de/keeping.js';

export const keeping: typeof german = {
  elsewhere: 'Si è continuato in un’altra finestra. Qui ora c’è quella lavagna.',
  meanwhile: (change, rounds, lost) =>
    [
      `Intanto in un’altra finestra ${happened(change)}.`,
      rounds === 0
        ? ''
        : rounds === 1
          ? 'Quello che hai inserito è ancora qui.'
          : `Le tue ${rounds} mani sono ancora qui, una dopo l’altra.`,
      lost === null
        ? ''
        : lost === 'undone'
          ? 'Il tuo annullamento non era salvato e non vale più.'
          : 'La mano che avevi cancellato vale di nuovo: non era salvato.',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  unkept: 'Non ancora salvato',
  unkeptText: {
    aside:
      'La memoria ora non accetta la lavagna. Quello che segnate resta pronto qui e sarà salvato appena possibile.',
    window: 'Questo browser non salva niente. La lavagna vale finché la finestra è aperta.',
    newer: 'Un Puur più recente ha scritto questa lavagna; qui non viene sovrascritta. Ricarica Puur.',
  },
  waiting: (n) => (n === 1 ? '1 mano è ancora da segnare.' : `${n} mani sono ancora da segnare.`),
  write: 'Continuare',
  drop: 'Buttare',
  ask: (n) => (n === 1 ? 'Buttare questa mano?' : `Buttare queste ${n} mani?`),
  no: 'Tenere',
  unread: {
    damaged: 'Illeggibile: i suoi dati sono rovinati. Un salvataggio in cui è intera la sostituisce.',
    newer: 'Scritta da un Puur più recente. Niente è perduto: ricarica Puur e tornerà.',
    nameless: 'Lavagna',
    restore: 'Leggere un salvataggio',
    raw: 'Salvare il testo grezzo',
  },
};

function happened(change: Change | null): string {
  switch (change?.code) {
    case 'entered':
      return `è stata segnata la mano ${change.round}`;
    case 'corrected':
      return change.to === null
        ? `è stata corretta la mano ${change.round}`
        : `la mano ${change.round} è stata corretta ${change.from === null ? '' : `da ${change.from} `}a ${change.to}`;
    case 'struck':
      return `è stata cancellata la mano ${change.round}`;
    case undefined:
      return 'si è continuato';
  }
}
