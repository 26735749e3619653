// A Partie brought to a moment: played by four programs from a seed, then put into the page's store as if a person had
// been playing it. The same seed gives the same cards and the same moves.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { fold, resolveProfile, viewFor } from '@puur/rules';

/** Plays from a seed until `isThere(state, view of seat 0)`; the log then, with the secret that is owed. */
export async function partieUntil({ seed, rules = 'puur', isThere }) {
  // Only who makes moments anew needs players.
  const { createPlayer, LEVELS } = await import('@puur/bot');
  const { entropyFromSeed, NO_PACE, openTable } = await import('@puur/table');
  const profile = resolveProfile(rules);
  if (!profile.ok) throw new Error('no such rules');
  const made = [];
  for (const seat of [0, 1, 2, 3]) made.push({ kind: 'bot', player: await createPlayer(LEVELS[0], `${seed} ${seat}`) });
  let secret = null;
  return new Promise((resolve, reject) => {
    const table = openTable({
      profile: profile.value,
      seats: made,
      pace: NO_PACE,
      entropy: entropyFromSeed(seed),
      clock: {
        now: () => 0,
        after(_, run) {
          const timer = setImmediate(run);
          return () => clearImmediate(timer);
        },
      },
      store: {
        save: (_, change) => {
          secret = change.secret;
          return Promise.resolve();
        },
        load: () => Promise.resolve(null),
      },
    });
    const end = table.watch(() => {
      const { state, log, status } = table;
      if (status.kind === 'over' && !isThere(state, viewFor(state, 0)))
        reject(new Error(`the seed ${seed} never comes there`));
      else if (isThere(state, viewFor(state, 0))) {
        end();
        const kept = [...log];
        void table.saved().then(() => {
          table.close();
          resolve({ log: kept, state, secret });
        });
      }
    });
  });
}

/** Tries seeds until one gets there. */
export async function partieWith(options) {
  for (let n = 0; n < 400; n++) {
    const found = await partieUntil({ ...options, seed: `${options.seed} ${n}` }).catch(() => null);
    if (found) return found;
  }
  throw new Error(`no seed of ${options.seed} gets there`);
}

const NAMES = ['', '', '', ''];

/** The rows of the page's store for a Partie. */
export function rowsOf({ log, state, secret }, { id = 'prepared', people = [0], practice = false, ageDays = 0 } = {}) {
  const sitting = NAMES.map((name, seat) => ({
    kind: people.includes(seat) ? 'person' : 'bot',
    name,
    level: people.includes(seat) ? null : '',
  }));
  const { score, rounds, profile, ending } = state;
  const time = Date.UTC(2026, 10, 28, 19, 30) - ageDays * 86_400_000;
  return {
    head: {
      id,
      version: 1,
      startedAt: time - 3_600_000,
      playedAt: time,
      sitting,
      practice,
      secret,
      length: log.length,
      summary: {
        score,
        rounds: rounds.length,
        target: profile.target,
        limit: profile.endMode === 'fixed-rounds' ? profile.rounds : null,
        ending,
      },
      owner: '',
    },
    events: log.map((event, at) => ({ partie: id, at, event })),
  };
}

/** Puts rows into the store of a page that is open at the app's origin. */
export function putIn(page, rows) {
  return page.evaluate(
    (all) =>
      new Promise((resolve, reject) => {
        const open = indexedDB.open('puur', 1);
        open.onupgradeneeded = () => {
          open.result.createObjectStore('partien', { keyPath: 'id' });
          open.result.createObjectStore('events', { keyPath: ['partie', 'at'] });
        };
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const database = open.result;
          const transaction = database.transaction(['partien', 'events'], 'readwrite');
          for (const { head, events } of all) {
            transaction.objectStore('partien').put(head);
            for (const row of events) transaction.objectStore('events').put(row);
          }
          transaction.oncomplete = () => {
            database.close();
            resolve();
          };
          transaction.onabort = () => reject(transaction.error);
        };
      }),
    rows,
  );
}

/** Moments worth a picture or a test. */
export const MOMENTS = {
  /** Third trick, three cards lie, seat 0 is to follow and not everything is allowed. */
  playing: (state, view) =>
    state.rounds.length >= 2 &&
    state.phase === 'play' &&
    view.turn === 0 &&
    view.round.tricks.length === 3 &&
    view.round.tricks.at(-1).cards.length === 3 &&
    view.options.cards.length >= 2 &&
    view.options.cards.length <= 4 &&
    view.round.contract.startsWith('trump'),
  declaring: (state, view) => state.phase === 'declare' && view.turn === 0 && state.round.pushes === 0,
  /** The first card, with a Weis in the hand. */
  weis: (state, view) =>
    state.phase === 'play' &&
    view.turn === 0 &&
    view.round.tricks.length === 1 &&
    view.round.tricks[0].cards.length === 2 &&
    hasRun(view.round.hand),
  /** Seat 0 may lay the second card of its Stöck. */
  stoeck: (state, view) => {
    const { round } = view;
    if (state.phase !== 'play' || view.turn !== 0 || !round.contract?.startsWith('trump:')) return false;
    const suit = 'ERST'.indexOf(round.contract.at(-1));
    const pair = [suit * 9 + 6, suit * 9 + 7];
    const played = round.tricks.flatMap(({ leader, cards }) => cards.filter((_, at) => (leader + at) % 4 === 0));
    return (
      round.stoeck === null &&
      pair.some((card) => played.includes(card)) &&
      pair.some((card) => view.options.cards.includes(card))
    );
  },
  /** Seat 0 is to lead and has all the rest. */
  rest: (state, view) => state.phase === 'play' && view.turn === 0 && view.options.rest && view.round.hand.length >= 2,
  counted: (state) => state.phase === 'deal' && state.rounds.length === 5 && typeof state.shuffle?.secret === 'string',
  ended: (state) => state.phase === 'ended' && typeof state.shuffle?.secret === 'string',
};

function hasRun(hand) {
  return hand.some((card) => card % 9 < 6 && [1, 2, 3].every((step) => hand.includes(card + step)));
}

// The moments as they are kept beside the tests; made anew by `node apps/web/test/prepare.mjs`.
const KEPT = new URL('./moments.json', import.meta.url);

/** The rows of a kept moment. */
export function keptMoment(name, options = {}) {
  const { log, secret } = JSON.parse(readFileSync(KEPT, 'utf8'))[name];
  return rowsOf({ log, secret, state: fold(log) }, { id: name, ...options });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  // All of them, or those that are named.
  const names = process.argv.slice(2);
  const kept = names.length > 0 ? JSON.parse(readFileSync(KEPT, 'utf8')) : {};
  for (const name of names.length > 0 ? names : Object.keys(MOMENTS)) {
    const { log, secret } = await partieWith({ seed: `show ${name}`, isThere: MOMENTS[name] });
    kept[name] = { secret, log };
    console.log(`${name}: ${log.length} events`);
  }
  const lines = Object.entries(kept).map(([name, moment]) => `${JSON.stringify(name)}: ${JSON.stringify(moment)}`);
  writeFileSync(KEPT, `{\n${lines.join(',\n')}\n}\n`);
}
