// Declaring: what each contract and the push bring, over dealt worlds, when the simple player plays all four hands.
//
// A round has too many cards for exact play with hidden hands, so these figures are simulation and only as good as its
// players: they separate clear hands, not close ones. A push is worth what the partner, who sees its own hand alone, then
// declares. In half the difference own minus opponents times the factor, with the match bonus; where `score` brings the
// target into reach, also the chance to win the Partie.
import { apply, CONTRACTS, EMPTY_PARTIE, fold, kindOf, seatAfter, SEATS, teamOf, turnOf, viewFor } from '@puur/rules';
import { createPlayer } from '../../dist/index.js';
import { must, cardsOf } from './told.mjs';
import { resolveProfile } from '@puur/rules';
import { randomFrom, shuffled } from './worlds.mjs';

/** Scale of the logistic that stands for the rounds after this one, in points of factor 1. */
const LATER = 130;

const player = createPlayer('einfach', 'declaring');

/** The actions of a position in which a contract is due. */
export function actionsIn({ seat, dealer, profile }) {
  const { contracts } = must(resolveProfile(profile ?? 'puur'));
  const declares = CONTRACTS.filter((contract) => contracts.includes(kindOf(contract)));
  return seat === seatAfter(dealer) ? [...declares, 'push'] : declares;
}

/** A row for each dealt world: by action, half the difference and the chance to win. */
export function simulate(view, { worlds, seed = 1 }) {
  const profile = must(resolveProfile(view.profile ?? 'puur'));
  const actions = actionsIn(view);
  const random = randomFrom(`${seed}/${JSON.stringify(view)}`);
  const own = cardsOf(view.hand);
  const rest = Array.from({ length: 36 }, (_, card) => card).filter((card) => !own.includes(card));
  const rows = [];
  while (rows.length < worlds) {
    const deck = shuffled(random, rest);
    const hands = SEATS.map((seat) => (seat === view.seat ? own : deck.splice(0, 9)));
    const start = dealtState(view, hands, profile);
    // A world in which the forehand would not have pushed is none for its partner.
    if (start === null) continue;
    rows.push(actions.map((action) => outcome(start, action, view, profile)));
  }
  return { actions, rows };
}

function ask(state, command) {
  return fold(must(apply(state, command)), state);
}

/** The state in which the seat has to choose; null where the forehand would not have pushed to it. */
function dealtState({ seat, dealer, score }, hands, profile) {
  const open = ask(EMPTY_PARTIE, { type: 'open', profile });
  const dealt = fold([{ type: 'dealt', dealer, hands }], { ...open, nextDealer: dealer, score: score ?? [0, 0] });
  const state = { ...dealt, round: { ...dealt.round, number: 2 } };
  const forehand = seatAfter(dealer);
  if (seat === forehand) return state;
  const { action } = player.decide(viewFor(state, forehand));
  return action.type === 'push' ? ask(state, { type: 'push', seat: forehand }) : null;
}

function outcome(start, action, { seat, score }, profile) {
  let state = ask(
    start,
    action === 'push' ? { type: 'push', seat } : { type: 'declare', seat, contract: action, silent: false },
  );
  while (state.rounds.length === 0) {
    const turn = turnOf(state);
    if (turn === null) {
      state = ask(state, { type: 'turn-trick' });
      continue;
    }
    const { action: chosen, weise, stoeck } = player.decide(viewFor(state, turn));
    state = ask(state, chosen.type === 'play' ? { ...chosen, seat: turn, weise, stoeck } : { ...chosen, seat: turn });
  }
  const { teams } = state.rounds[0].account;
  const team = teamOf(seat);
  const half = (teams[team].total - teams[1 - team].total) / 2;
  return { half, chance: score ? chanceOf(state, team, profile) : null };
}

function chanceOf(state, team, { target, factors, contracts }) {
  if (state.ending) return { decided: true, win: state.ending.winner === team ? 1 : 0 };
  const keys = ['E', 'R', 'S', 'T', ...contracts.filter((kind) => kind !== 'trump')];
  const factor = keys.reduce((sum, key) => sum + factors[key], 0) / keys.length;
  const lead = state.score[team] - state.score[1 - team];
  void target;
  return { decided: false, win: 1 / (1 + Math.exp(-lead / (LATER * factor))) };
}

const mean = (list) => list.reduce((sum, x) => sum + x, 0) / list.length;
const round = (x, digits = 1) => Number(x.toFixed(digits));

/** The figures as they stand in the fixture under `verified`. */
export function verifyDeclaring(position, options) {
  const { actions, rows } = simulate(position.view, options);
  const accept = position.accept.map((told) => told.declare ?? 'push');
  const others = actions.filter((action) => !accept.includes(action));
  const isRace = Boolean(position.view.score);
  const value = (row, action) => {
    const { half, chance } = row[actions.indexOf(action)];
    return isRace ? chance.win : half;
  };
  const meanOf = (action) => mean(rows.map((row) => value(row, action)));
  const worst = accept.reduce((low, action) => (meanOf(action) < meanOf(low) ? action : low));
  const bestOther = others.reduce((top, action) => (meanOf(action) > meanOf(top) ? action : top));
  const gaps = rows.map((row) => value(row, worst) - value(row, bestOther));
  const margin = mean(gaps);
  const stdError = Math.sqrt(mean(gaps.map((gap) => (gap - margin) ** 2)) / gaps.length);
  const table = (of, digits) =>
    Object.fromEntries(actions.map((action) => [action, round(of(action), digits)]).sort(([, a], [, b]) => b - a));
  const decided = (action) => mean(rows.map((row) => (row[actions.indexOf(action)].chance.decided ? 1 : 0)));
  return {
    verified: {
      method: `dealt worlds${position.view.seat === seatAfter(position.view.dealer) ? '' : ' in which the forehand would push'}, the level einfach plays all four hands, push valued by the partner's own choice`,
      worlds: rows.length,
      points: table((action) => mean(rows.map((row) => row[actions.indexOf(action)].half)), 1),
      ...(isRace ? { winProbability: table(meanOf, 3), decided: table(decided, 2) } : {}),
      margin: round(margin, isRace ? 3 : 1),
      stdError: round(stdError, isRace ? 3 : 1),
      bestOther,
    },
  };
}
