import {
  type Action,
  apply,
  assert,
  type Command,
  type Considered,
  dealByThrees,
  EMPTY_PARTIE,
  fold,
  MISDEALS,
  type PartieEvent,
  type Seat,
  SEATS,
  turnOf,
  viewFor,
} from '@puur/rules';
import { describe, expect, it, test } from 'vitest';
import { cardOfText, profileOf, type ToldView, viewOf } from '../test/position.js';
import { choicesOf, judge, type Judgement, lookBack, type OwnChoice } from './looking-back.js';
import { randomFrom, shuffled } from './random.js';
import { randomDecision } from './rivals/random-player.js';

/** The log of two rounds at random, the first deal of the second thrown in. */
function logOf(seed: number): readonly PartieEvent[] {
  const log: PartieEvent[] = [];
  let state = EMPTY_PARTIE;
  const ask = (command: Command): void => {
    const judged = apply(state, command);
    assert(judged.ok, command.type);
    log.push(...judged.value);
    state = fold(judged.value, state);
  };
  ask({ type: 'open', profile: profileOf({ target: 5000 }) });
  const deal = (dealer: Seat, no: number): void => {
    ask({ type: 'deal', dealer, hands: dealByThrees(shuffled(randomFrom(seed, no)), dealer) });
  };
  for (const round of [1, 2]) {
    const dealer = state.nextDealer ?? 0;
    deal(dealer, 10 * round);
    if (round === 2) {
      const seat = turnOf(state)!;
      ask({ type: 'declare', seat, contract: 'obenabe' });
      ask({ type: 'misdeal', reason: MISDEALS[0] });
      deal(dealer, 21);
    }
    const random = randomFrom(seed, round);
    while (state.rounds.length < round) {
      const seat = turnOf(state);
      if (seat === null) ask({ type: 'turn-trick' });
      else {
        const { action } = randomDecision(viewFor(state, seat), random);
        ask(action.type === 'play' ? { ...action, seat, weise: [], stoeck: false } : { ...action, seat });
      }
    }
  }
  return log;
}

describe('The choices of a seat in a round', () => {
  const log = logOf(7);

  test.each(SEATS.flatMap((seat) => [1, 2].map((round) => ({ seat, round }))))(
    'are those it made with something to choose: seat $seat, round $round',
    ({ seat, round }) => {
      const choices = choicesOf(log, round, seat);
      // The deal of the round that was played is the last before its account.
      const end = log.findIndex((event, at) => event.type === 'round-scored' && scoredUpTo(log, at) === round);
      const begin = log.findLastIndex(({ type }, at) => type === 'dealt' && at < end);
      const played = log.slice(begin, end).flatMap((event) => (event.type === 'card-played' ? [event] : []));
      for (const { view, done, trick, laid } of choices) {
        expect(view.seat).toBe(seat);
        if (done.type !== 'play') continue;
        expect(played[laid - 1]).toEqual({ type: 'card-played', seat, card: done.card });
        expect(trick).toBe(Math.ceil(laid / 4));
        expect(view.options.cards).toContain(done.card);
        expect(view.options.cards.length).toBeGreaterThan(1);
        expect(view.round!.tricks.flatMap(({ cards }) => cards)).toHaveLength(laid - 1);
      }
      const cards = choices.flatMap(({ done }) => (done.type === 'play' ? [done.card] : []));
      const own = played.filter((event) => event.seat === seat).map(({ card }) => card);
      expect(own.filter((card) => cards.includes(card))).toEqual(cards);
      // The last card is none that one chooses.
      expect(cards).not.toContain(own.at(-1));
      const declared = log.slice(begin, end).filter(({ type }) => type === 'declared' || type === 'pushed');
      expect(choices.filter(({ trick }) => trick === null)).toHaveLength(
        declared.filter((event) => 'seat' in event && event.seat === seat).length,
      );
    },
  );
});

function scoredUpTo(log: readonly PartieEvent[], at: number): number {
  return log.slice(0, at + 1).filter(({ type }) => type === 'round-scored').length;
}

// Trump is Eichel at factor 1; the first trick is the partner's.
const LED: ToldView = {
  seat: 0,
  dealer: 1,
  hand: ['E6', 'E7', 'RA', 'R8', 'SA', 'SX', 'T6', 'T7', 'T8'].map((text) => text.replace('X', '10')),
  declaration: { by: 2, contract: 'trump:E', pushed: false },
  tricks: [{ leader: 2, cards: ['EU', 'E8'] }],
};
const play = (text: string): Action => ({ type: 'play', card: cardOfText(text) });
const considered = (...figures: readonly (readonly [Action, number, number])[]): Considered[] =>
  figures.map(([action, expectedPoints, stdError]) => ({
    action,
    expectedPoints,
    expectedTheirs: 157 - expectedPoints,
    stdError,
    isEven: false,
  }));

function judged(
  figures: readonly Considered[],
  done: Action,
  best: Action,
  told: ToldView = LED,
  trick: number | null = 1,
): Judgement | null {
  const choice: OwnChoice = { view: viewOf(told), done, trick, laid: 3, beside: 0 };
  return judge(choice, { action: best, weise: [], stoeck: false, considered: figures, reason: 'smear' });
}

describe('A judgement', () => {
  const best = play('E7');
  const done = play('E6');
  // prettier-ignore
  const LOSSES: readonly (readonly [what: string, behind: number, error: number, factor: number, loss: number])[] = [
    ['nothing for the best card', 0, 1, 1, 0],
    ['nothing below three points', 2.9, 1, 1, 0],
    ['three points', 3, 1, 1, 3],
    ['nothing within the error of the figure', 4, 4.5, 1, 0],
    ['nothing below three points times the factor', 5.9, 1, 2, 0],
    ['six points where the contract counts twice', 6, 1, 2, 6],
    ['nothing for a card that the player would not lay and that brings more', -1, 1, 1, 0],
    ['nothing for one that brings far more where the other is surer', -160, 1, 1, 0],
  ];
  test.each(LOSSES)('counts %s', (_, behind, error, factor, loss) => {
    const told = { ...LED, profile: { factors: { E: factor } } };
    const judgement = judged(considered([best, 100, 1], [done, 100 - behind, error]), done, best, told);
    expect(judgement).toMatchObject({
      loss,
      best: 100 - Math.min(0, behind),
      got: 100 - behind,
      better: loss > 0 ? best : done,
    });
  });

  it('leaves out what was written for Weis and Stöck', () => {
    const choice: OwnChoice = { view: viewOf(LED), done, trick: 1, laid: 3, beside: 40 };
    const figures = considered([best, 100, 1], [done, 94, 1]);
    expect(judge(choice, { action: best, weise: [], stoeck: false, considered: figures })).toMatchObject({
      ...{ best: 60, got: 54, loss: 6, reason: null },
    });
  });

  it('says that a card which surely reached the target was passed over, and nothing where another one did as well', () => {
    // Obenabe, first-hand to go: 10 are missing, both aces take their trick for certain.
    const told: ToldView = {
      seat: 0,
      dealer: 3,
      hand: ['RA', 'SA', 'S6', 'R6', 'R7', 'R8', 'T6', 'T7', 'T8'],
      declaration: { by: 0, contract: 'obenabe', pushed: false },
      score: [990, 0],
      profile: { target: 1000, endMode: 'immediate', factors: { obenabe: 1 } },
      tricks: [],
    };
    const over = (done: string): Judgement | null =>
      judge(
        { view: viewOf(told), done: play(done), trick: 1, laid: 1, beside: 0 },
        { action: play('RA'), weise: [], stoeck: false, considered: [], reason: 'go-out' },
      );
    expect(over('S6')).toMatchObject({ isMissed: true, better: play('RA'), best: null, loss: 0 });
    expect(over('SA')).toMatchObject({ isMissed: false, better: play('SA') });
  });

  it('says nothing of what the player did not weigh', () => {
    expect(judged([], done, best)).toBeNull();
    expect(judged(considered([best, 100, 1]), done, best)).toBeNull();
  });

  it('tells a declaration without points', () => {
    const push: Action = { type: 'push' };
    const obenabe: Action = { type: 'declare', contract: 'obenabe' };
    const told: ToldView = { ...LED, dealer: 3, declaration: undefined, tricks: [] } as unknown as ToldView;
    const figures = considered([push, 80, 1], [obenabe, 40, 1]);
    expect(judged(figures, obenabe, push, told, null)).toMatchObject({ loss: 0, better: push });
  });
});

describe('A look back', () => {
  const at = (trick: number | null, best: number, got: number, done: Action = play('E6')): Judgement => ({
    ...{ choice: { view: viewOf(LED), done, trick, laid: 1, beside: 0 }, better: best > got ? play('E7') : done },
    ...{ reason: null, best, got, loss: best - got, isMissed: false },
  });

  it('tells what was expected, what was lost and what was written', () => {
    const story = lookBack([at(1, 102, 102), at(2, 100, 91), at(5, 97, 91), at(7, 93, 89)], 96);
    expect(story).toMatchObject({ start: 102, end: 96, lost: 19, declaration: null });
    expect(story.course).toEqual([
      { trick: 1, points: 100 },
      { trick: 4, points: 97 },
      { trick: 6, points: 93 },
      { trick: 9, points: 96 },
    ]);
    expect(story.dearest.map(({ loss }) => loss)).toEqual([9, 6, 4]);
  });

  it('tells the three dearest and counts them all', () => {
    const story = lookBack([at(1, 90, 86), at(2, 90, 80), at(3, 90, 85), at(4, 90, 83)], 70);
    expect(story.dearest.map(({ choice }) => choice.trick)).toEqual([2, 4, 3]);
    expect(story.lost).toBe(4 + 10 + 5 + 7);
  });

  it('of a round that was broken off ends where its last choice was', () => {
    const story = lookBack([at(1, 102, 102), at(3, 229, 229)], null);
    expect(story).toMatchObject({ start: 102, end: null, course: [{ trick: 2, points: 229 }] });
  });

  it('tells a card that would have ended the Partie before all else', () => {
    const missed: Judgement = { ...at(5, 0, 0), best: null, got: null, isMissed: true };
    const story = lookBack([at(1, 90, 70), missed], 60);
    expect(story.dearest.map(({ choice }) => choice.trick)).toEqual([5, 1]);
    expect(story).toMatchObject({ start: 90, lost: 20, course: [{ trick: 9, points: 60 }] });
  });

  it('of a seat without a choice has an end and no start', () => {
    expect(lookBack([], 157)).toMatchObject({ start: null, lost: 0, course: [{ trick: 9, points: 157 }] });
  });

  it('tells of a declaration only where it was another', () => {
    const push: Action = { type: 'push' };
    const same = { ...at(null, 80, 80, push), better: push };
    expect(lookBack([same], 80).declaration).toBeNull();
    const other = { ...same, better: { type: 'declare', contract: 'obenabe' } as const };
    expect(lookBack([other], 80).declaration).toBe(other);
  });
});
