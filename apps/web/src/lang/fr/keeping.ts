/** Ce qui est dit quand une ardoise n’est pas enregistrée, pas lisible ou écrite ailleurs. */
import type { Change } from '../../tafel/keeping/change.js';
import type { keeping as german } from '../de/keeping.js';

export const keeping: typeof german = {
  elsewhere: 'On a continué dans une autre fenêtre. C’est cette ardoise-là qui est ici maintenant.',
  meanwhile: (change, rounds, lost) =>
    [
      `Entre-temps, ${happened(change)} dans une autre fenêtre.`,
      rounds === 0
        ? ''
        : rounds === 1
          ? 'Ce que tu as saisi est toujours là.'
          : `Tes ${rounds} donnes sont toujours là, l’une après l’autre.`,
      lost === null
        ? ''
        : lost === 'undone'
          ? 'Ton annulation n’était pas enregistrée et ne vaut plus.'
          : 'La donne que tu avais biffée ne l’est plus : ce n’était pas enregistré.',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  unkept: 'Pas encore enregistré',
  unkeptText: {
    aside:
      'La mémoire ne prend pas l’ardoise pour l’instant. Ce que vous marquez attend ici et sera enregistré dès que possible.',
    window: 'Ce navigateur n’enregistre rien. L’ardoise vaut jusqu’à la fermeture de la fenêtre.',
    newer: 'Un Puur plus récent a écrit cette ardoise ; ici, rien ne l’écrase. Recharge Puur.',
  },
  waiting: (n) => (n === 1 ? '1 donne est encore à marquer.' : `${n} donnes sont encore à marquer.`),
  write: 'Continuer',
  drop: 'Jeter',
  ask: (n) => (n === 1 ? 'Jeter cette donne ?' : `Jeter ces ${n} donnes ?`),
  no: 'Garder',
  unread: {
    damaged: 'Illisible : ses données sont abîmées. Une sauvegarde où elle est entière la remplace.',
    newer: 'Écrite par un Puur plus récent. Rien n’est perdu : recharge Puur et elle sera de nouveau là.',
    nameless: 'Ardoise',
    restore: 'Lire une sauvegarde',
    raw: 'Enregistrer le texte brut',
  },
};

function happened(change: Change | null): string {
  switch (change?.code) {
    case 'entered':
      return `la donne ${change.round} a été marquée`;
    case 'corrected':
      return change.to === null
        ? `la donne ${change.round} a été corrigée`
        : `la donne ${change.round} a été corrigée ${change.from === null ? '' : `de ${change.from} `}à ${change.to}`;
    case 'struck':
      return `la donne ${change.round} a été biffée`;
    case undefined:
      return 'on a continué';
  }
}
