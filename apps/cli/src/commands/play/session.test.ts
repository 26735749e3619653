import { PassThrough, Writable } from 'node:stream';
import { DEFAULT_PROFILE, perSeat, type RuleProfile } from '@puur/rules';
import { memoryStore, NO_PACE, type Occupant, openTable, type Table, type TableStore } from '@puur/table';
import { describe, expect, it } from 'vitest';
import { openShell, type Shell } from '../shell.js';
import { SPECS } from '../specs.js';
import { entropyFor, NODE_CLOCK } from './clock.js';
import { incidentTeller } from './incident.js';
import { Narrator } from './narrator.js';
import { playerFor } from './players.js';
import type { Prompter } from './prompter.js';
import { seatingOf } from './seating.js';
import { type Leaving, Session } from './session.js';
import { namesFrom } from './setup.js';

interface Evening {
  readonly leaving: Leaving;
  readonly out: string;
  readonly err: string;
  readonly table: Table;
}

interface Plan {
  /** Answers a question; null leaves. */
  readonly answer: (question: string, table: Table) => string | null;
  readonly args?: readonly string[];
  readonly store?: TableStore;
  readonly profile?: RuleProfile;
}

/** A person at a terminal, without its waiting times. */
async function spend({ answer, args = [], store, profile = DEFAULT_PROFILE }: Plan): Promise<Evening> {
  let [out, err] = ['', ''];
  const write = (add: (piece: string) => void): Writable =>
    new Writable({
      decodeStrings: false,
      write(piece: string, _encoding, done) {
        add(piece);
        done();
      },
    });
  const io = {
    stdin: new PassThrough(),
    stdout: write((piece) => (out += piece)),
    stderr: write((piece) => (err += piece)),
    env: {},
  };
  const shell = (await openShell(args, io, SPECS.play)) as Shell;
  const table = openTable({
    profile,
    seats: perSeat((seat): Occupant =>
      seat === 0 ? { kind: 'person' } : { kind: 'bot', player: playerFor('einfach', 'abend', seat) },
    ),
    entropy: entropyFor('abend', 0),
    clock: NODE_CLOCK,
    pace: { ...NO_PACE, cut: null },
    onIncident: incidentTeller(shell, { path: 'partie', goesOn: true }),
    ...(store && { store }),
  });
  const seating = seatingOf(namesFrom(undefined, 0, shell.texts.table)!, 0, shell.texts.table);
  const prompter: Prompter = {
    isTerminal: true,
    ending: null,
    whenInterrupted: new Promise(() => undefined),
    ask(question) {
      const typed = answer(question, table);
      out += `${question}${typed ?? ''}\n`;
      return Promise.resolve(typed);
    },
    close: () => undefined,
  };
  const narrator = new Narrator(shell, seating, 'table');
  const adviser = playerFor('einfach', 'abend', 0);
  const session = new Session({ shell, table, path: 'partie', seat: 0, seating, narrator, prompter, adviser });
  const leaving = await session.run();
  table.close();
  return { leaving, out, err, table };
}

/** Plays the first card that may be played, declares what comes first, says nothing. */
function plainly(question: string, table: Table): string {
  if (question.startsWith('Karte')) {
    const { round, options } = table.view(0);
    return round === null ? '' : ` ${options.cards.map((card) => NAMES[card]!)[0]!}`;
  }
  return question.startsWith('Ansage') ? '1' : '';
}

const NAMES = ['E', 'R', 'S', 'T'].flatMap((suit) =>
  ['6', '7', '8', '9', '10', 'U', 'O', 'K', 'A'].map((rank) => suit + rank),
);

describe('at a terminal, when nothing can be saved any more', () => {
  it('the person is warned at once and again in every round', async () => {
    const fails = (write: number): boolean => write > 20;
    const { err, leaving, table } = await spend({
      store: memoryStore(fails),
      answer: (question, at) =>
        at.state.rounds.length === 2 && question.startsWith('Karte') ? null : plainly(question, at),
    });
    expect(leaving).toBe('quit');
    expect(table.state.rounds).toHaveLength(2);
    expect(err.split('\n').slice(0, -1)).toEqual([
      'Sichern geht nicht (partie: the store is full). Die Partie läuft weiter.',
      'Noch nicht gesichert (partie). Wer jetzt aufhört, verliert, was seit dem letzten Sichern gespielt wurde.',
      'Noch nicht gesichert (partie). Wer jetzt aufhört, verliert, was seit dem letzten Sichern gespielt wurde.',
    ]);
  });

  it('nothing more is said once it can be saved again', async () => {
    const fails = (write: number): boolean => write > 20 && write < 30;
    const { err, table } = await spend({
      store: memoryStore(fails),
      answer: (question, at) => (at.state.rounds.length === 2 ? null : plainly(question, at)),
    });
    expect(err).toBe('Sichern geht nicht (partie: the store is full). Die Partie läuft weiter.\n');
    expect(table.saving).toBe('saved');
  });
});
