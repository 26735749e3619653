/** Un confronto fra due giocatori: domande, avanzamento, risultato. */
import type { MatchTexts } from '../messages.js';

export const match: MatchTexts = {
  number: (value, digits) => value.toFixed(digits),
  unknownPlayer: (name, nearest, all) =>
    `Non c’è un giocatore «${name}»${nearest === '' ? '' : `, forse «${nearest}»`}. Ci sono ${all} e indirizzi (http://…).`,
  badAddress: (found) => `«${found}» non è l’indirizzo di un giocatore (http://HOST:PORTA/NOME).`,
  badBudget: (found) =>
    `«${found}» non è un tempo per pensare; possibili: un tempo per carta (100ms, 1.5s) o un numero di mondi (w200).`,
  noBudget: (name) => `«${name}» non conosce un tempo per pensare, questo giocatore pensa sempre uguale.`,
  resumeWhat: 'Riprendere che cosa? Il file si indica con --out.',
  exists: (path) => `${path} esiste già; --resume lo riprende.`,
  otherMatch: (path, a, b) =>
    `${path} appartiene a un altro confronto (${a} contro ${b}, o con altro tavolo, altro --seed o altro mazzo).`,
  otherVersion: (path, theirs, ours) =>
    `${path} è stato iniziato da Puur ${theirs}, questo è ${ours}; ciò che giocano due versioni non va in un solo file.`,
  notAFile: (path) => `«${path}» non è un file comune; i risultati si scrivono solo in un file così.`,
  fileTooLarge: (path) => `${path} è troppo grande per un confronto.`,
  noMatch: (path) =>
    `${path} non contiene un confronto di Puur: la riga 1 dovrebbe cominciare con {"format":"puur-match".`,
  newer: (path) => `${path} viene da un Puur più recente.`,
  damaged: (path, line) =>
    `${path} è danneggiato (riga ${line}): ci dovrebbe essere il risultato di una distribuzione, in JSON di Puur.`,
  impossible: (path, line, points) =>
    `${path} è danneggiato (riga ${line}): nessuna mano a questo tavolo può dare ${points}.`,
  dealTwice: (path, line, deal) => `${path} è danneggiato (riga ${line}): la distribuzione ${deal} c’è già più sopra.`,
  noSuchDeal: (path, line, deal) =>
    `${path} è danneggiato (riga ${line}): questo confronto non è arrivato alla distribuzione ${deal}.`,
  busy: (path, lock) => `Con ${path} è in corso un altro confronto. Se non è così, cancella ${lock}.`,
  progress: (done, all) => `${done} distribuzioni su ${all}`,
  running: (mean, low, high) => `A − B: ${mean} (da ${low} a ${high})`,
  remaining: (time) => `ancora ${time}`,
  stopped: (done, all) => `Interrotto dopo ${done} distribuzioni su ${all}.`,
  unanswered: (url, why) => `All’indirizzo ${url} non risponde nessuno (${why}).`,
  goOn: (call) => `Per continuare: ${call}`,
  notKept: 'Senza --out non è stato scritto niente.',
  deals: (n) =>
    n === 1
      ? '1 distribuzione, giocata due volte a posti scambiati'
      : `${n} distribuzioni, ognuna giocata due volte a posti scambiati`,
  nothing: 'Non è ancora stato giocato niente.',
  single: (mean) => `A fa ${mean} punti a mano rispetto a B; una distribuzione sola non dice ancora niente.`,
  difference: (mean, low, high) => `A fa ${mean} punti a mano rispetto a B (95%: da ${low} a ${high}).`,
  spread: (error, verdict) => `Errore standard ${error}. ${verdict}`,
  better: (side) => `${side} è migliore.`,
  even: 'Così non è provata alcuna differenza.',
  points: 'punti a mano',
  meanTime: 'tempo medio per pensare (ms)',
  longTime: '95 su 100 al massimo (ms)',
  pushed: 'passato al compagno',
  faultsTitle: 'Che cosa è andato storto:',
  times: (n) => (n === 1 ? '1 volta' : `${n} volte`),
  faults: {
    failed: 'mancata risposta',
    late: 'troppo tardi',
    'illegal-action': 'carta o atout non permesso',
    'illegal-call': 'accusa, Stöck o ringraziamento non permessi',
  },
};
