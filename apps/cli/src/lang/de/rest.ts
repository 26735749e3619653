/** Spieler über das Netz: der eigene Dienst, und was ein fremder falsch macht. */
import type { RestFaultCode } from '../../rest/player.js';
import { system } from './system.js';

type FaultTexts = Readonly<Record<RestFaultCode, string>>;

export const rest = {
  serving: 'Hier spielt Puur über HTTP, bis Ctrl-C gedrückt wird:',
  isOpen: (host: string): string =>
    `Achtung: Unter ${host} können auch andere Geräte mitspielen, und niemand muss sich ausweisen.`,
  taken: (port: string): string =>
    `Der Anschluss ${port} ist schon besetzt. Einen anderen nimmt --port, irgendeinen freien --port 0.`,
  noHost: (host: string): string => `Die Adresse ${host} gehört nicht zu diesem Gerät.`,
  noListening: (where: string, why: string): string => `Unter ${where} lässt sich nicht zuhören (${system(why)}).`,
  failed: (what: string): string =>
    `Das ist ein Fehler von Puur, bitte melden; gespielt hat die einfache Stufe: ${what}`,
  closed: 'Fertig gespielt.',
  faults: {
    'contract-untold': 'diese Ansage kennt das Protokoll nicht',
    'chooser-untold': 'wer hier ansagt, kann das Protokoll nicht sagen',
    'leader-untold': 'wer hier ausspielt, kann das Protokoll nicht sagen',
    'nothing-due': 'hier ist nichts zu tun',
    unreachable: 'nicht erreichbar',
    timeout: 'keine Antwort in der Zeit',
    status: 'die Antwort ist ein Fehler',
    'too-large': 'die Antwort ist viel zu lang',
    'not-json': 'die Antwort ist kein JSON',
    'no-answer': 'in der Antwort steht nicht, was gefragt war',
    'bad-trump': 'das ist keine Ansage',
    'push-not-allowed': 'schieben geht hier nicht',
    'contract-not-allowed': 'diese Ansage gilt an diesem Tisch nicht',
    'bad-card': 'das ist keine Karte',
    'not-in-hand': 'diese Karte hat der Spieler nicht',
    'illegal-card': 'diese Karte darf er nicht spielen',
  } satisfies FaultTexts as FaultTexts,
};
