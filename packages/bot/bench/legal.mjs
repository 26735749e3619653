// Does a player ever do what the rules refuse? Whole Partien under every preset and under tables with rare settings,
// against players that act, speak and claim at random: positions that no sensible Partie reaches.
//
//   npm run build && node packages/bot/bench/legal.mjs PLAYER ROUNDS [BUDGET] [SEED]
//
// PLAYER is a level or yardstick-1; BUDGET is a time a card (5ms, 0.1s) or a number of worlds (w4), for levels that
// think. The player sits on one to four seats, all fourteen ways in turn. Prints what it did wrong and how often, with
// the seed and round that show it again, and ends with 1 if there was anything. For two processors start it twice with
// two seeds.
import { performance } from 'node:perf_hooks';
import { apply, EMPTY_PARTIE, fold, PRESET_IDS, perSeat, resolveProfile, seatAfter } from '@puur/rules';
import { arenaDeal, chattyPlayer, createPlayer, createYardstick, playOn, YARDSTICK_NAME } from '../dist/index.js';

const [name = 'einfach', count = '1000', budget = '', seed = '1'] = process.argv.slice(2);
const rounds = Number(count);

/** Settings that no preset has, and that change what may be declared, played or said. */
const RARE = [
  { contracts: ['slalom', 'gusti'], mixedModeValues: 'per-trick' },
  { contracts: ['trump', 'obenabe', 'undenufe', 'slalom', 'gusti'], pushing: 'round-robin', leader: 'declarer' },
  { undertrump: 'allowed-if-void', puurExempt: false, pushing: 'once-with-push-back' },
  { mayTrumpWhenAbleToFollow: false, onlyTrumps: 'must-overtrump-if-able', pushing: 'none' },
  { endMode: 'claim', bergpreis: true, stoeckAnnounce: 'automatic', kreuzweis: false, contracts: ['trump'] },
];
const tables = [...PRESET_IDS, ...RARE].map((input) => ({
  label: typeof input === 'string' ? input : JSON.stringify(input),
  profile: resolveProfile(input).value,
}));

function thinkingOf(text) {
  if (text === '') return {};
  const [, worlds, time, unit] = /^(?:w(\d+)|(\d+(?:\.\d+)?)(ms|s))$/.exec(text) ?? [];
  if (worlds !== undefined) return { worlds: Number(worlds) };
  if (time !== undefined) return { timeMs: Number(time) * (unit === 's' ? 1000 : 1) };
  console.error(`No budget: ${text}`);
  process.exit(2);
}

const thinking = { ...thinkingOf(budget), now: () => performance.now() };
const tested = (playerSeed, seat) =>
  name === YARDSTICK_NAME
    ? createYardstick(`${playerSeed}/${seat}`)
    : createPlayer(name, `${playerSeed}/${seat}`, thinking);

/** A Partie opened; where cards are drawn for the deal, they are. */
function opened(profile) {
  const state = fold(apply(EMPTY_PARTIE, { type: 'open', profile }).value);
  if (profile.firstForehand !== 'draw-high') return state;
  return fold(apply(state, { type: 'draw', cards: [8, 7, 6, 5] }).value, state);
}

const wrong = new Map();
const start = performance.now();
let done = 0;
let answers = 0;
let ms = 0;
let longest = 0;
for (let partie = 0; done < rounds; partie++) {
  const { label, profile } = tables[partie % tables.length];
  const sits = (seat) => (((partie % 14) + 1) >> seat) & 1;
  let state = opened(profile);
  while (state.phase !== 'ended' && done < rounds) {
    const deal = arenaDeal(seed, done);
    const players = perSeat((seat) => (sits(seat) ? tested : chattyPlayer)(deal.seed, seat));
    const dealer = state.nextDealer ?? seatAfter(0, deal.index % 4);
    const clock = { now: () => performance.now(), after: () => () => undefined };
    const played = await playOn(state, players, deal.deck, dealer, { clock, listensToAll: true });
    for (const { seat, fault, detail } of played.incidents) {
      if (!sits(seat)) continue;
      const key = `${fault} ${detail}`;
      const { times = 0, first = `seed ${seed}, round ${done}, table ${label}` } = wrong.get(key) ?? {};
      wrong.set(key, { times: times + 1, first });
    }
    for (const { seat, ms: took } of played.times) {
      if (!sits(seat)) continue;
      answers++;
      ms += took;
      longest = Math.max(longest, took);
    }
    state = played.state;
    done++;
    if (done % 1000 === 0) process.stderr.write(`${done} rounds, ${wrong.size} kinds of fault\n`);
  }
}

const seconds = ((performance.now() - start) / 1000).toFixed(0);
console.log(
  `${name}${budget === '' ? '' : `@${budget}`}: ${done} rounds under ${tables.length} tables, ${answers} choices, ` +
    `${(ms / answers).toFixed(2)} ms each, ${longest.toFixed(0)} ms at most, ${seconds} s`,
);
for (const [key, { times, first }] of wrong) console.log(`  ${times} times ${key} (first: ${first})`);
if (wrong.size === 0) console.log('  nothing that the rules refuse');
process.exitCode = wrong.size === 0 ? 0 : 1;
