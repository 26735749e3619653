/** Giocatori in rete: il nostro servizio, e che cosa sbaglia uno esterno. */
import type { RestTexts } from '../messages.js';
import { system } from './system.js';

export const rest: RestTexts = {
  serving: 'Qui Puur gioca via HTTP, fino a Ctrl-C:',
  isOpen: (host) =>
    `Attenzione: all’indirizzo ${host} possono giocare anche altri apparecchi, senza farsi riconoscere.`,
  taken: (port) =>
    `La porta ${port} è già occupata. Con --port se ne sceglie un’altra, con --port 0 una libera qualsiasi.`,
  noHost: (host) => `L’indirizzo ${host} non è di questo apparecchio.`,
  noListening: (where, why) => `Non è possibile ascoltare all’indirizzo ${where} (${system(why)}).`,
  failed: (what) => `È un errore di Puur, da segnalare; ha giocato il livello semplice: ${what}`,
  closed: 'Gioco finito.',
  faults: {
    'contract-untold': 'il protocollo non conosce questa scelta',
    'chooser-untold': 'il protocollo non può dire chi sceglie qui',
    'leader-untold': 'il protocollo non può dire chi apre qui',
    'nothing-due': 'qui non c’è nulla da fare',
    unreachable: 'non raggiungibile',
    timeout: 'nessuna risposta in tempo',
    status: 'la risposta è un errore',
    'too-large': 'la risposta è troppo lunga',
    'not-json': 'la risposta non è JSON',
    'no-answer': 'la risposta non dice ciò che era chiesto',
    'bad-trump': 'questa non è una scelta',
    'push-not-allowed': 'qui non si può passare',
    'contract-not-allowed': 'questa scelta non vale a questo tavolo',
    'bad-card': 'questa non è una carta',
    'not-in-hand': 'il giocatore non ha questa carta',
    'illegal-card': 'questa carta non si può giocare',
  },
};
