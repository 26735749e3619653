/** Whole Partien under every table, driven at random: what has to hold after every command. */
import { describe, expect, it } from 'vitest';

import { CARDS } from '../cards/card.js';
import { CardSet } from '../cards/cardset.js';
import { formatCard } from '../cards/notation.js';
import { weiseIn } from '../count/weis.js';
import { CONTRACTS } from '../play/contract.js';
import { SEATS, TEAMS } from '../play/seat.js';
import { sumsTo152 } from '../play/value.js';
import { PRESET_IDS } from '../profile/preset.js';
import { settingsOf } from '../profile/resolve.js';
import { CLAIM_GOALS } from './event.js';
import { countedSoFar } from './counting.js';
import { type Dice, diceOf, randomPartie, randomProfile, type Table } from './playbook.test.js';
import { EMPTY_PARTIE, fold, type PartieState, turnOf } from './state.js';

function fail(table: Table, what: string): never {
  const { profile, phase, round } = table.state;
  const trick = round?.tricks.at(-1)?.cards.map(formatCard).join(' ');
  expect.fail(
    `${what}; ${phase}, ${round?.contract ?? 'open'}, ${trick ?? ''}; ${JSON.stringify(settingsOf(profile))}`,
  );
}

/** Cards, turns and scores after any command. */
function checkState(table: Table): void {
  const { state } = table;
  const { round, score, rounds, phase } = state;
  const turn = turnOf(state);
  // 1 Every card is in a hand or in a trick, once.
  if (round !== null) {
    const played = round.tricks.flatMap(({ cards }) => cards);
    const held = SEATS.flatMap((seat) => [...round.hands[seat]]);
    const all = [...played, ...held];
    if (all.length !== 36 || CardSet.from(all).size !== 36) fail(table, 'cards lost or doubled');
    for (const trick of round.tricks.slice(0, -1))
      if (trick.cards.length !== 4 || !trick.turned) fail(table, 'a trick left open');
  }
  // 2 Somebody has the turn exactly while something is due from a seat.
  const isDue = phase === 'declare' || phase === 'play' || (phase === 'trick-complete' && round!.tricks.length < 9);
  if ((turn !== null) !== isDue) fail(table, `turn ${turn ?? 'of nobody'}`);
  if ((phase === 'ended') !== (state.ending !== null)) fail(table, 'an ending too few or too many');
  // 3 The score is the sum of the rounds.
  for (const team of TEAMS) {
    const sum = rounds.reduce((total, { account }) => total + account.teams[team].total, 0);
    if (sum !== score[team]) fail(table, `score ${score[team]}, rounds ${sum}`);
  }
  for (const seat of SEATS) {
    const view = table.view(seat);
    if (view.turn !== turn || view.counted.join() !== countedSoFar(state).join())
      fail(table, 'a view that sees another table');
  }
}

/** Every round: 152 and the last trick, the match for nine tricks, nine tricks. */
function checkAccount(table: Table): void {
  const { profile, rounds } = table.state;
  const { account, complete, contract } = rounds.at(-1)!;
  const [a, b] = account.teams;
  const tricks = a.tricks + b.tricks;
  const plain = a.cards + b.cards + a.lastTrick + b.lastTrick;
  if (complete && tricks !== 9) fail(table, `${tricks} tricks`);
  if (complete && sumsTo152(contract!, profile) && plain !== 152 + profile.lastTrick) fail(table, `${plain} points`);
  for (const team of account.teams) {
    if (team.match !== (team.tricks === 9 ? profile.matchBonus : 0)) fail(table, 'a match too many or too few');
    if (team.total !== team.blocks.weis + team.blocks.stoeck + team.blocks.stich) fail(table, 'blocks that do not sum');
  }
}

/** What a seat is offered is accepted, and nothing else is. */
function checkOptions(table: Table): void {
  for (const seat of SEATS) {
    const { options } = table.view(seat);
    const offers = (offered: boolean, command: Parameters<Table['try']>[0], what: string): void => {
      if (table.try(command).ok !== offered) fail(table, `seat ${seat} ${what} ${offered ? 'refused' : 'accepted'}`);
    };
    offers(options.push, { type: 'push', seat }, 'push');
    for (const contract of CONTRACTS)
      offers(options.contracts.includes(contract), { type: 'declare', seat, contract }, contract);
    for (const card of CARDS) {
      const isLead = options.silentLead && table.state.round!.hands[seat].has(card);
      offers(isLead || options.cards.includes(card), { type: 'play', seat, card }, formatCard(card));
    }
    offers(options.stoeck !== null, { type: 'announce-stoeck', seat }, 'Stöck');
    offers(options.rest, { type: 'claim-rest', seat }, 'rest');
    for (const goal of CLAIM_GOALS) offers(options.claims.includes(goal), { type: 'claim', seat, goal }, goal);
    const weise = table.state.round ? weiseIn(table.state.round.dealt[seat], table.state.profile) : [];
    if (weise.length > 0) offers(options.weis, { type: 'announce-weis', seat, weise }, 'Weis');
  }
}

function drive(settings: unknown, dice: Dice, mostRounds: number): { state: PartieState; commands: number } {
  let rounds = 0;
  let commands = 0;
  let last: Table | null = null;
  for (const table of randomPartie(settings, dice, mostRounds)) {
    commands++;
    last = table;
    checkState(table);
    if (table.state.rounds.length > rounds) checkAccount(table);
    rounds = table.state.rounds.length;
    if (dice(12) === 0 || table.state.phase === 'ended') checkOptions(table);
  }
  expect(fold(last!.log, EMPTY_PARTIE)).toEqual(last!.state);
  return { state: last!.state, commands };
}

describe('a whole Partie', () => {
  it.each(PRESET_IDS)('under %s keeps its cards, its turns and its score, and offers what it accepts', (id) => {
    const { state } = drive(id, diceOf(id.length), 40);
    expect(state.phase).toBe('ended');
    expect(state.ending!.winner).not.toBeUndefined();
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('under random tables does so too (%i)', (seed) => {
    const dice = diceOf(seed * 1000);
    for (let i = 0; i < 4; i++) drive(settingsOf(randomProfile(dice)), dice, 4);
  });

  it('gives 157 a round to a tournament, 12 times, and the winner is the higher sum', () => {
    const { state } = drive('turnier-12', diceOf(12), 40);
    expect(state.rounds).toHaveLength(12);
    expect(state.score[0] + state.score[1]).toBe(12 * 157);
    expect(state.ending!.winner).toBe(
      state.score[0] === state.score[1] ? null : state.score[0] > state.score[1] ? 0 : 1,
    );
  });
});
