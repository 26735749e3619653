// Fits the tables of src/valuation.ts: rounds in fixed contracts between four simple players, then least squares.
//
//   npm run build && node packages/bot/bench/fit.mjs [rounds a contract, default 20000] [seed]
//
// Prints, for each contract, what stands in the table (worths by rank, whole points), the error of a single round on
// rounds that were held back, and how often a round was a match by the expected points. Some ten minutes by default.
import { apply, CONTRACTS, DEFAULT_PROFILE, fold, rankOf, suitOf, trumpOf, turnOf, viewFor } from '@puur/rules';
import { createPlayer } from '../dist/index.js';
import { randomFrom, shuffled } from '../dist/random.js';
import { pointsAlone } from '../dist/valuation.js';

const [rounds = 20_000, seed = 1] = process.argv.slice(2).map(Number);
const CONTRACT_CASES = [
  'trump',
  'obenabe',
  'undenufe',
  'slalom:obenabe',
  'slalom:undenufe',
  'gusti:obenabe',
  'gusti:undenufe',
];
const PROFILE = { ...DEFAULT_PROFILE, weis: false, stoeck: false };
const RIDGE = 30;
const player = createPlayer('einfach', seed);

for (const kind of CONTRACT_CASES) {
  const contracts = CONTRACTS.filter((contract) => contract.startsWith(kind));
  const played = [];
  for (let tried = 0; played.length < rounds; tried++) {
    const round = playRound(contracts, randomFrom(seed, kind, tried));
    if (round) played.push(round);
  }
  report(kind, played);
}

/** A round of the kind whose declarer holds something for it, most often; null where the hand is too weak. */
function playRound(contracts, random) {
  const deck = shuffled(random);
  const hands = [0, 1, 2, 3].map((seat) => deck.slice(seat * 9, seat * 9 + 9));
  const declarer = random() < 0.6 ? 0 : 2;
  const pushed = declarer === 2;
  const worth = (contract) => pointsAlone(contract, hands[declarer], pushed);
  const contract = contracts.reduce((best, other) => (worth(other) > worth(best) ? other : best));
  if (worth(contract) < 65 + 35 * random()) return null;
  let state = fold([
    { type: 'opened', profile: PROFILE },
    { type: 'dealt', dealer: 3, hands },
    ...(pushed ? [{ type: 'pushed', seat: 0 }] : []),
    { type: 'declared', seat: declarer, contract, silent: false },
  ]);
  while (state.rounds.length === 0) {
    const seat = turnOf(state);
    const command = seat === null ? { type: 'turn-trick' } : { ...player.decide(viewFor(state, seat)).action, seat };
    state = fold(apply(state, command).value, state);
  }
  const { cards, lastTrick, tricks } = state.rounds[0].account.teams[0];
  const features = [
    1,
    pushed ? 1 : 0,
    ...ranksOf(hands[declarer], contract),
    ...ranksOf(hands[2 - declarer], contract),
  ];
  return { features, points: cards + lastTrick, match: tricks === 9 };
}

/** Cards of a hand by rank: trumps, then the others; without trump all together. */
function ranksOf(hand, contract) {
  const trump = trumpOf(contract);
  const counts = Array(trump === null ? 9 : 18).fill(0);
  for (const card of hand) counts[rankOf(card) + (trump === null || suitOf(card) === trump ? 0 : 9)]++;
  return counts;
}

function report(kind, played) {
  const kept = Math.floor(played.length * 0.8);
  const weights = leastSquares(played.slice(0, kept));
  const expected = ({ features }) => features.reduce((sum, x, i) => sum + x * weights[i], 0);
  const tested = played.slice(kept);
  const error = Math.sqrt(
    tested.reduce((sum, round) => sum + (expected(round) - round.points) ** 2, 0) / tested.length,
  );
  // Every hand has nine cards, so a constant may move from the cards to the base: the plain small ones become 0.
  const size = (weights.length - 2) / 2;
  const hands = [weights.slice(2, 2 + size), weights.slice(2 + size)];
  const shifts = hands.map((worths) =>
    mean(size === 18 ? worths.slice(9, 13) : [...worths].sort((a, b) => a - b).slice(1, 5)),
  );
  const base = weights[0] + 9 * (shifts[0] + shifts[1]);
  console.log(`\n${kind}: base ${base.toFixed(1)}, pushed ${weights[1].toFixed(1)}, error ${error.toFixed(1)}`);
  hands.forEach((worths, i) => {
    const whole = worths.map((worth) => Math.round(worth - shifts[i]));
    const rows = Array.from({ length: size / 9 }, (_, row) => `[${whole.slice(row * 9, row * 9 + 9).join(', ')}]`);
    console.log(`  ${i === 0 ? 'declarer' : 'partner '} ${rows.join('  ')}`);
  });
  for (let from = 75; from < 185; from += 10) {
    const bin = played.filter((round) => expected(round) >= from && expected(round) < from + 10);
    if (bin.length < 30) continue;
    const made = mean(bin.map(({ points }) => points)).toFixed(0);
    console.log(
      `  ${from + 5}: made ${made}, match ${mean(bin.map(({ match }) => (match ? 1 : 0))).toFixed(3)} of ${bin.length}`,
    );
  }
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Weights of the features, by the normal equations; a small ridge keeps what cannot be told apart together. */
function leastSquares(rows) {
  const size = rows[0].features.length;
  const matrix = Array.from({ length: size }, () => Array(size + 1).fill(0));
  for (const { features, points } of rows) {
    for (let i = 0; i < size; i++) {
      if (features[i] === 0) continue;
      for (let j = 0; j < size; j++) matrix[i][j] += features[i] * features[j];
      matrix[i][size] += features[i] * points;
    }
  }
  for (let i = 2; i < size; i++) matrix[i][i] += RIDGE;
  for (let i = 0; i < size; i++) {
    let pivot = i;
    for (let row = i; row < size; row++) if (Math.abs(matrix[row][i]) > Math.abs(matrix[pivot][i])) pivot = row;
    [matrix[i], matrix[pivot]] = [matrix[pivot], matrix[i]];
    for (let row = 0; row < size; row++) {
      if (row === i) continue;
      const share = matrix[row][i] / matrix[i][i];
      for (let column = i; column <= size; column++) matrix[row][column] -= share * matrix[i][column];
    }
  }
  return matrix.map((row, i) => row[size] / row[i]);
}
