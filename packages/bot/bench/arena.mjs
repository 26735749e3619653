// How strong the simple player is: points a round more than others make, over paired deals, with the 95 % interval.
//
//   npm run build && node packages/bot/bench/arena.mjs [pairs, default 1000] [seed]
import { beats, holderOf, modeOf, resolveProfile, SEAT_COUNT, strengthOf, valuesOf } from '@puur/rules';
import { compare } from '../dist/arena.js';
import { createPlayer } from '../dist/index.js';
import { randomFrom } from '../dist/random.js';

const [pairs = 1000, seed = 1] = process.argv.slice(2).map(Number);
const SILENT = { weise: [], stoeck: false, considered: [] };
const pick = (random, list) => list[Math.floor(random() * list.length)];

const simple = (playerSeed) => createPlayer('einfach', playerSeed);

/** Anything it may. */
function atRandom(playerSeed, seat) {
  const random = randomFrom(playerSeed, seat);
  return { decide: ({ options, phase }) => decideAtRandom(options, phase, random) };
}

function decideAtRandom({ push, contracts, cards }, phase, random) {
  if (phase !== 'declare') return { ...SILENT, action: { type: 'play', card: pick(random, cards) } };
  const choice = pick(random, push ? [...contracts, null] : contracts);
  return { ...SILENT, action: choice === null ? { type: 'push' } : { type: 'declare', contract: choice } };
}

/** Takes what it can with its strongest card, and else gives the fewest points. */
function greedy(playerSeed, seat) {
  const random = randomFrom(playerSeed, seat);
  return {
    decide: ({ round, options, profile, phase }) => {
      if (phase === 'declare') return decideAtRandom(options, phase, random);
      const running = round.tricks.at(-1);
      const lying = running.cards.length < SEAT_COUNT ? running.cards : [];
      const trickNo = round.tricks.length + (running.cards.length < SEAT_COUNT ? 0 : 1);
      const mode = modeOf(round.contract, trickNo);
      const values = valuesOf(round.contract, trickNo, profile);
      const takers = options.cards.filter(
        (card) => lying.length === 0 || beats(mode, card, lying[holderOf(mode, lying)]),
      );
      const card =
        takers.length > 0
          ? takers.reduce((a, b) => (strengthOf(mode, b) > strengthOf(mode, a) ? b : a))
          : options.cards.reduce((a, b) => (values[b] < values[a] ? b : a));
      return { ...SILENT, action: { type: 'play', card } };
    },
  };
}

for (const preset of ['turnier-12', 'puur', 'puur-2500']) {
  for (const [name, rival] of Object.entries({ atRandom, greedy })) {
    const { mean, low, high } = await compare(simple, rival, pairs, resolveProfile(preset).value, seed);
    console.log(
      `${preset} against ${name}: ${mean.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)}), ${pairs} pairs`,
    );
  }
}
