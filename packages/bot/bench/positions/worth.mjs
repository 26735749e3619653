// Worth: what each legal card of a position brings, over worlds, when both sides play the rest perfectly with open cards.
//
// In half the difference own minus opponents of what is still to be won (card points, 5 for the last trick, 100 for a
// match where the profile counts one), so 1 = one card point moved from them to us. No factor.
import { CardSet, formatCard, legalCards, teamOf } from '@puur/rules';
import { Solver } from '@puur/solver';
import { fitsDeclaration } from './plausible.mjs';
import { needsOf, raceIn } from './race.mjs';
import { factsOf, wordOf } from './told.mjs';
import { randomFrom, worldsOf } from './worlds.mjs';

/** Up to so many worlds are all solved; of more a sample is drawn. */
const MOST_LISTED = 3000;
/** Draws for one world that fits before it is given up. */
const DRAWS = 60;

const solver = new Solver();

/** The legal cards of a view in which a card is due. */
export function legalIn(view) {
  const { hand, lying, mode, profile } = factsOf(view);
  return legalCards(CardSet.from(hand), lying, mode, profile).toArray();
}

/**
 * Solves the legal cards in worlds: `{ cards, rows, listed, total }`, a row for each world with the value of each card
 * and whether the declarer's hand fits its contract; where the score makes a race of it, whether the card wins it.
 * `listed` says that the rows are all worlds there are.
 */
export function solveWorlds(view, { worlds, seed = 1, mostListed = MOST_LISTED }) {
  const facts = factsOf(view);
  const { seat, contract, declarer, pushed, profile, leader, lying, tricksWon, played } = facts;
  const cards = legalIn(view);
  const team = teamOf(seat);
  const space = worldsOf(facts);
  const listed = space.count <= mostListed;
  const random = randomFrom(`${seed}/${JSON.stringify(view)}`);
  const needs = needsOf(view);
  const rows = [];
  for (const hands of listed ? space.list() : drawn(space, worlds, random)) {
    const solved = solver.solve({
      ...{ contract, leader, trick: lying, rules: profile, match: profile.matchBonus > 0, tricksWon },
      hands: hands.map((own) => CardSet.from(own)),
    });
    if (!solved.ok || !solved.value.exact) throw new Error(JSON.stringify(solved));
    const values = cards.map((card) => {
      const points = solved.value.moves.get(card);
      return (points[team] - points[1 - team]) / 2;
    });
    const isFit = declarer === seat || fitsDeclaration([...hands[declarer], ...played[declarer]], contract, pushed);
    const wins = needs && raceIn(facts, hands, cards, needs).map(Number);
    rows.push({ values, isFit, wins });
  }
  return { cards: cards.map(formatCard), rows, listed, total: space.count };
}

function* drawn(space, worlds, random) {
  for (let n = 0, draws = 0; n < worlds && draws < worlds * DRAWS; draws++) {
    const world = space.draw(random);
    if (world === null) continue;
    n++;
    yield world;
  }
}

const mean = (list) => list.reduce((sum, x) => sum + x, 0) / list.length;
const round = (x, digits = 2) => Number(x.toFixed(digits));

/** Mean by card, best first. */
export function meansOf({ cards, rows }) {
  const means = cards.map((card, i) => [card, mean(rows.map(({ values }) => values[i]))]);
  return new Map(means.sort((a, b) => b[1] - a[1]));
}

/** The worst accepted card against the best one outside `accept`: margin, its error, share of worlds not worse. */
export function compareIn({ cards, rows }, accept) {
  const means = meansOf({ cards, rows });
  const others = cards.filter((card) => !accept.includes(card));
  const at = (card) => cards.indexOf(card);
  const worst = accept.reduce((low, card) => (means.get(card) < means.get(low) ? card : low));
  if (others.length === 0) return null;
  const bestOther = others.reduce((top, card) => (means.get(card) > means.get(top) ? card : top));
  const gaps = rows.map(({ values }) => values[at(worst)] - values[at(bestOther)]);
  const margin = mean(gaps);
  const variance = mean(gaps.map((gap) => (gap - margin) ** 2));
  const top = ({ values }) => Math.max(...others.map((card) => values[at(card)]));
  const notWorse = rows.filter((row) => row.values[at(worst)] >= top(row)).length;
  return {
    margin: round(margin),
    stdError: round(Math.sqrt(variance / rows.length)),
    bestOther,
    neverWorse: round(notWorse / rows.length, 3),
  };
}

/**
 * The figures of a play position as they stand in the fixture under `verified`; `provedInEveryWorld` only where all
 * worlds were listed and an accepted card, always the same one, is in no world worse than any other legal card.
 */
export function verify(position, options) {
  const solved = solveWorlds(position.view, options);
  const accept = position.accept.map(wordOf);
  const { cards, listed } = solved;
  const means = meansOf(solved);
  // At a score where the round decides the Partie, the chance to win counts and not the points.
  const isRace = solved.rows[0].wins !== null;
  const rows = isRace ? solved.rows.map((row) => ({ ...row, values: row.wins })) : solved.rows;
  const fit = rows.filter(({ isFit }) => isFit);
  const compared = compareIn({ cards, rows }, accept);
  const plausible = fit.length > 0 ? compareIn({ cards, rows: fit }, accept) : null;
  const isNeverWorse = (card) => rows.every(({ values }) => values[cards.indexOf(card)] >= Math.max(...values) - 1e-9);
  return {
    verified: {
      method: `open-card solution of ${listed ? 'every consistent world' : 'sampled consistent worlds'}`,
      worlds: rows.length,
      points: Object.fromEntries([...means].map(([card, points]) => [card, round(points)])),
      ...(isRace
        ? { winProbability: Object.fromEntries([...meansOf({ cards, rows })].map(([card, p]) => [card, round(p, 3)])) }
        : {}),
      ...compared,
      ...(fit.length < rows.length && fit.length > 0
        ? { declarerPlausible: { worlds: fit.length, share: round(fit.length / rows.length, 3), ...plausible } }
        : {}),
    },
    ...(listed && accept.some(isNeverWorse) ? { provedInEveryWorld: true } : {}),
  };
}
