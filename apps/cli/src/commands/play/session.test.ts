import { PassThrough, Writable } from 'node:stream';
import { type Card, DEFAULT_PROFILE, perSeat, resolveProfile, type RuleProfile } from '@puur/rules';
import { memoryStore, NO_PACE, type Occupant, openTable, type Table, type TableStore } from '@puur/table';
import { describe, expect, it, test } from 'vitest';
import { LANGUAGES } from '../../lang/language.js';
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

const short = resolveProfile({ target: 400 });
const SHORT = short.ok ? short.value : DEFAULT_PROFILE;
const thanked = resolveProfile({ target: 400, endMode: 'claim' });
const THANKED = thanked.ok ? thanked.value : DEFAULT_PROFILE;

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
  readonly seed?: string;
  /** What is mixed in where nothing is typed. */
  readonly drawn?: string | null;
}

/** A person at a terminal, without its waiting times. */
async function spend(plan: Plan): Promise<Evening> {
  const { answer, args = [], store, profile = DEFAULT_PROFILE, seed = 'abend', drawn = null } = plan;
  let [out, err] = ['', ''];
  let asked = 0;
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
    entropy: entropyFor(seed, 0),
    clock: NODE_CLOCK,
    pace: { ...NO_PACE, deal: null },
    onIncident: incidentTeller(shell, { path: 'partie', goesOn: true }),
    ...(store && { store }),
  });
  const seating = seatingOf(namesFrom(undefined, 0, shell.texts.table)!, 0, shell.texts.table);
  const prompter: Prompter = {
    isTerminal: true,
    ending: null,
    interruption: null,
    whenInterrupted: new Promise(() => undefined),
    ask(question) {
      if (++asked > 3000) throw new Error(`asked for ever: ${question}${out.slice(-600)}`);
      const said = answer(question, table);
      const typed = said?.startsWith('@') ? shell.faces.name(Number(said.slice(1)) as Card) : said;
      out += `${question}${typed ?? ''}\n`;
      return Promise.resolve(typed);
    },
    close: () => undefined,
  };
  const narrator = new Narrator(shell, seating, 'table');
  const adviser = playerFor('einfach', 'abend', 0);
  const share = (): string | null => drawn;
  const session = new Session({ shell, table, path: 'partie', seat: 0, seating, narrator, prompter, adviser, share });
  const leaving = await session.run();
  table.close();
  return { leaving, out, err, table };
}

/** Plays the first card that may be played (by its number, which `spend` puts into words), declares what comes first, else presses Enter. */
function plainly(question: string, table: Table): string {
  if (!question.endsWith('› ')) return '';
  const { round, options } = table.view(0);
  if (round === null || table.state.round?.account) return '';
  if (round.contract === null) return '1';
  const [card] = options.cards;
  return card === undefined ? '' : `@${card}`;
}

describe('at a terminal, when nothing can be saved any more', () => {
  it('the person is warned at once and again in every round', async () => {
    const fails = (write: number): boolean => write > 20;
    const { err, leaving, table } = await spend({
      store: memoryStore(fails),
      answer: (question, at) =>
        at.state.rounds.length === 2 && at.state.phase === 'play' ? null : plainly(question, at),
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

describe('Enter at the own cut', () => {
  it.each([
    ['mixes in what was drawn, where the Partie is left to chance', '5f3a0c11', 'Enter nimmt etwas Zufälliges.'],
    [
      'knocks and says so, where a Partie has to come out the same',
      null,
      'Enter klopft: Die Karten bleiben, wie sie liegen.',
    ],
  ])('%s', async (_, drawn, words) => {
    const { out, table } = await spend({
      drawn,
      answer: (question) => (question.startsWith('Abheben') ? '' : null),
    });
    // Words are broken at the width of the terminal.
    expect(out.replaceAll(/\s+/g, ' ')).toContain(words);
    expect(table.log.find(({ type }) => type === 'cut')).toEqual({ type: 'cut', seat: 0, text: drawn ?? '' });
  });
});

describe('thank you at a terminal', () => {
  it('is refused where the points are not there: a key that slips loses no Partie', async () => {
    let thanked = 0;
    const { out, table } = await spend({
      profile: THANKED,
      answer: (question, at) => {
        if (at.state.phase !== 'play') return plainly(question, at);
        return thanked++ === 0 ? 'b' : null;
      },
    });
    expect(thanked).toBe(2);
    expect(out).toContain('Gezählt sind erst 0; bedanken kannst du dich mit 400.');
    expect(table.state.ending).toBeNull();
  });
});

describe('a question of yes or no', () => {
  // Seed d: the person holds a run of three in the first round.
  it('is explained after an answer that is neither, and asked again', async () => {
    let wrong = 0;
    const { out } = await spend({
      seed: 'd',
      answer: (question, at) => {
        if (!question.startsWith('Zwanzig weisen')) return at.state.rounds.length > 0 ? null : plainly(question, at);
        return wrong++ === 0 ? 'vielleicht' : null;
      },
    });
    expect(wrong).toBe(2);
    expect(out).toMatch(
      /Zwanzig weisen und .* legen\? \[J\/n\] vielleicht\nBitte J oder N; Enter nimmt den grossen Buchstaben\.\nZwanzig weisen/,
    );
  });
});

describe('what the person is shown', () => {
  test.each(LANGUAGES)('in %s keeps to the width, and parts the Weis from its key', async (language) => {
    const { out } = await spend({
      args: ['--lang', language],
      seed: 'd',
      answer: (question, at) => (at.state.rounds.length === 2 ? null : plainly(question, at)),
    });
    for (const line of out.split('\n')) expect(Array.from(line).length, line).toBeLessThanOrEqual(80);
    expect(out).toMatch(/\(20\) · w: /);
  });

  test.each(LANGUAGES)('in %s takes no other verb for the person than for the computers', async (language) => {
    // The person is called Du, Toi, Tu, You: names in sentences are set apart, so that no verb has to agree with them.
    const { out } = await spend({
      args: ['--lang', language],
      answer: (question, at) => (at.state.phase === 'ended' ? null : plainly(question, at)),
      profile: SHORT,
    });
    expect(out).not.toMatch(
      /\b(?:par|de|pour) Toi\b|\b(?:da|di|a) Tu\b|\b(?:by|of|to) You\b|\bYou \p{Ll}+s\b|\bDu (?:gibt|spielt|zeigt|legt)\b|\bTu (?:dà|esce|mostra)|\bToi (?:donne|entame|montre)\b/u,
    );
  });
});

describe('advice', () => {
  test.each([
    ['de', /^Der Computer würde .+-.+ legen\.$/m],
    ['fr', /^L’ordinateur jouerait (?:le|la|l’) ?.+ de .+\.$/m],
    ['it', /^Il computer giocherebbe (?:il|la|l’) ?.+ di .+\.$/m],
    ['en', /^The computer would play the .+ of .+\.$/m],
  ])('in %s is a whole sentence', async (language, sentence) => {
    let asked = false;
    const { out } = await spend({
      args: ['--lang', language],
      answer: (question, at) => {
        if (at.state.phase !== 'play' || !question.includes('›')) return plainly(question, at);
        if (asked) return null;
        asked = true;
        return 'h';
      },
    });
    expect(out).toMatch(sentence);
  });
});
