/** Joueurs par le réseau : notre service, et ce qu’un autre fait de travers. */
import type { RestTexts } from '../messages.js';
import { system } from './system.js';

export const rest: RestTexts = {
  serving: 'Puur joue ici par HTTP, jusqu’à Ctrl-C :',
  isOpen: (host) => `Attention : à l’adresse ${host}, d’autres appareils peuvent jouer aussi, sans se faire connaître.`,
  taken: (port) => `Le port ${port} est déjà pris. --port en choisit un autre, --port 0 le premier qui soit libre.`,
  noHost: (host) => `L’adresse ${host} n’est pas de cet appareil.`,
  noListening: (where, why) => `Impossible d’écouter à ${where} (${system(why)}).`,
  failed: (what) => `C’est une erreur de Puur, à signaler ; la force simple a joué à la place : ${what}`,
  closed: 'Fini de jouer.',
  faults: {
    'contract-untold': 'le protocole ne connaît pas cette annonce',
    'chooser-untold': 'le protocole ne peut pas dire qui choisit ici',
    'leader-untold': 'le protocole ne peut pas dire qui entame ici',
    'nothing-due': 'il n’y a rien à faire ici',
    unreachable: 'injoignable',
    timeout: 'pas de réponse à temps',
    status: 'la réponse est une erreur',
    'too-large': 'la réponse est bien trop longue',
    'not-json': 'la réponse n’est pas du JSON',
    'no-answer': 'la réponse ne dit pas ce qui était demandé',
    'bad-trump': 'ce n’est pas une annonce',
    'push-not-allowed': 'on ne peut pas passer ici',
    'contract-not-allowed': 'cette annonce ne se joue pas à cette table',
    'bad-card': 'ce n’est pas une carte',
    'not-in-hand': 'ce joueur n’a pas cette carte',
    'illegal-card': 'cette carte ne peut pas être jouée',
  },
};
