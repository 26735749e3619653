/** Players over the network: our own service, and what a foreign one does wrong. */
import type { RestTexts } from '../messages.js';
import { system } from './system.js';

export const rest: RestTexts = {
  serving: 'Puur plays here over HTTP, until Ctrl-C:',
  isOpen: (host) => `Mind: at ${host} other machines can play as well, and nobody has to say who they are.`,
  taken: (port) => `Port ${port} is taken. --port chooses another, --port 0 any that is free.`,
  noHost: (host) => `The address ${host} is not of this machine.`,
  noListening: (where, why) => `Nobody can listen at ${where} (${system(why)}).`,
  failed: (what) => `This is a fault of Puur, please report it; the simple level played instead: ${what}`,
  closed: 'Done playing.',
  faults: {
    'contract-untold': 'the protocol does not know this contract',
    'chooser-untold': 'the protocol cannot tell who chooses here',
    'leader-untold': 'the protocol cannot tell who leads here',
    'nothing-due': 'there is nothing to do here',
    unreachable: 'out of reach',
    timeout: 'no answer in time',
    status: 'the answer is an error',
    'too-large': 'the answer is far too long',
    'not-json': 'the answer is no JSON',
    'no-answer': 'the answer does not say what was asked',
    'bad-trump': 'this is no contract',
    'push-not-allowed': 'nobody may push here',
    'contract-not-allowed': 'this contract is not played at this table',
    'bad-card': 'this is no card',
    'not-in-hand': 'the player does not hold this card',
    'illegal-card': 'this card may not be played',
  },
};
