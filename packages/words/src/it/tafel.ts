/** La lavagna. */
import { aName } from '../melting.js';
import type { TafelWords } from '../tafel-words.js';
import { found as foundOf, wanted } from './wanted.js';

export const tafel: TafelWords = {
  games: { schieber: 'Schieber', coiffeur: 'Coiffeur', differenzler: 'Differenzler' },
  refusals: {
    'entry-contract': () => 'A questo tavolo questo gioco non si fa.',
    'entry-seat': () => 'Questo posto non esiste.',
    'entry-points': ({ points }) => `Una coppia non può fare ${points} punti.`,
    'entry-sum': ({ points, of }) => `Insieme fa ${points}; deve essere ${of}.`,
    'entry-impossible': ({ points }) => `${points} non capita mai: nessuna carta conta 1. Ricontare, per favore.`,
    'entry-match': ({ side }) => `Nessun match per ${side}: l’altra coppia ha punti.`,
    'entry-weis-off': () => 'Questo tavolo gioca senza accuse.',
    'entry-weis': ({ points }) => `${points} non è un’accusa (20, 50, 100 e così via).`,
    'entry-weis-both': () => 'Le accuse le segna una coppia sola.',
    'entry-stoeck-off': () => 'Questo tavolo gioca senza stöck.',
    'entry-stoeck-no-trump': () => 'Senza briscola non c’è stöck.',
    'entry-claim-off': () => 'A questo tavolo non si ringrazia.',
    'entry-berg-off': () => 'Con un numero fisso di mani non c’è montagna.',
    'entry-team': () => 'Questa coppia non esiste.',
    'coiffeur-team': () => 'Questa coppia non esiste.',
    'coiffeur-contract': () => 'Non è su questa lavagna.',
    'coiffeur-taken': ({ side, contract }) => `${contract}: già giocato (${side}).`,
    'coiffeur-points': ({ points }) => `${points} punti non esistono, al massimo 157.`,
    'coiffeur-impossible': ({ points }) => `${points} non capita mai. Ricontare, per favore.`,
    'coiffeur-match': () => 'Un match ha 157 punti.',
    'differenzler-announced': ({ who }) => `L’annuncio di ${who} non è tra 0 e 157.`,
    'differenzler-made': ({ who }) => `I punti di ${who} non sono tra 0 e 157.`,
    'differenzler-penalty': ({ who }) => `I punti di penalità di ${who} non vanno.`,
    'differenzler-sum': ({ points, of }) => `Insieme fa ${points}; deve essere ${of}.`,
    'differenzler-impossible': ({ who, points }) => `${who} non può aver fatto ${points}.`,
    'sheet-not-opened': () => 'La lavagna è ancora vuota.',
    'sheet-opened': () => 'La lavagna è già cominciata.',
    'sheet-names': () => 'Ci vogliono due o quattro nomi diversi.',
    'sheet-over': () => 'La partita è finita.',
    'sheet-no-round': ({ round }) => `La mano ${round} non esiste.`,
    'sheet-ends-earlier': ({ round }) => `La partita sarebbe finita già con la mano ${round}.`,
    'sheet-berg-twice': ({ round }) => `La montagna è già segnata nella mano ${round}.`,
    'sheet-nothing-to-undo': () => 'Non c’è niente da annullare.',
    'sheet-nothing-to-redo': () => 'Non c’è niente da ripristinare.',
  },
  questions: {
    'ask-match': ({ side }) => `Tutti i punti ${aName(side)}: erano tutte le nove prese (match)?`,
    'ask-declared': ({ side }) => `Match per ${side}: chi ha scelto il gioco? Ne dipendono le righe.`,
    'ask-sides': ({ side, points }) => `Solo ${points} per ${side}. È giusto, o le coppie sono scambiate?`,
    'ask-weis': ({ side, points }) => `${points} di accuse per ${side} è raro. È giusto?`,
    'ask-berg': ({ side }) =>
      `A metà strada: non ancora (${side}). L’altra coppia ha chiesto la montagna troppo presto?`,
    'ask-who-first': () => 'Le due coppie arrivano al traguardo con la stessa voce. Chi c’era prima?',
  },
  reasons: {
    'won-in-block': ({ block }) => `al traguardo con «${block}», nell’ordine convenuto`,
    'won-first': () => 'prima al traguardo',
    'won-higher-total': () => 'più punti',
    'won-by-claim': () => 'ringraziato con punti sufficienti',
    'won-by-false-claim': ({ points }) => `gli altri hanno ringraziato troppo presto, mancavano ${points}`,
    'won-most-points': ({ round }) => `più punti dopo ${round} mani`,
  },
  feats: { berg: 'Montagna', sieg: 'Vittoria', match: 'Match', kontermatch: 'Contromatch', schneider: 'Schneider' },
  coiffeur: {
    eichel: 'Ghiande',
    rosen: 'Rose',
    schilten: 'Scudi',
    schellen: 'Sonagli',
    obenabe: 'Obenabe',
    undenufe: 'Undenufe',
    slalom: 'Slalom',
    gusti: 'Gusti',
    joker1: 'Jolly 1',
    joker2: 'Jolly 2',
  },
  file: {
    'file-too-large': ({ found, expected }) => `Il file è troppo grande: ${found} caratteri, al massimo ${expected}.`,
    'file-not-json': ({ line, found }) =>
      found === ''
        ? 'Ci si aspetta una lavagna, il file è vuoto.'
        : line === ''
          ? `Ci si aspetta una lavagna in JSON, trovato: «${found}».`
          : `Ci si aspetta una lavagna in JSON; alla riga ${line} non lo è più.`,
    'file-format': ({ expected, found }) =>
      found === ''
        ? `Ci si aspetta una lavagna («${expected}»); il file non dice che cos’è.`
        : `Ci si aspetta una lavagna («${expected}»), trovato: «${found}».`,
    'file-newer': ({ expected, found }) =>
      `Questa lavagna ha la versione ${found}, questo Puur conosce fino a ${expected}: ne serve uno più recente.`,
    'file-field': ({ path, expected, found }) =>
      `Campo «${path}»: atteso ${wanted(expected)}, trovato ${foundOf(found)}.`,
    'file-event': ({ event, why }) => `La voce ${event} non può essere giusta: ${why}`,
  },
};
