import {
  apply,
  type Command,
  CardSet,
  EMPTY_PARTIE,
  evolve,
  formatCard,
  type PartieState,
  PRESET_IDS,
  resolveProfile,
  type RuleProfile,
  type Seat,
  type SeatView,
  turnOf,
  viewFor,
  weiseFrom,
  weiseIn,
} from '@puur/rules';
import { dealFromSeed } from '@puur/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replyTo } from './answer.js';
import { view as viewField } from './told-view.js';
import { stateOf } from './view.js';

function profileOf(settings: unknown): RuleProfile {
  const profile = resolveProfile(settings);
  if (!profile.ok) throw new Error(profile.error.setting);
  return profile.value;
}

function carriedOut(state: PartieState, command: Command): PartieState {
  const judged = apply(state, command);
  if (!judged.ok) throw new Error(`${command.type}: ${judged.error.code}`);
  return judged.value.reduce(evolve, state);
}

type Dice = (below: number) => number;

/** Plays one round at random; every state in which a seat has to act, its trick turned. */
function* decisionsOf(seed: string, profile: RuleProfile, dice: Dice): Generator<readonly [PartieState, Seat]> {
  const dealer: Seat = 3;
  let state = carriedOut(EMPTY_PARTIE, { type: 'open', profile: { ...profile, firstForehand: 'random' } });
  state = carriedOut(state, { type: 'deal', dealer, hands: dealFromSeed(seed, dealer) });
  for (;;) {
    if (state.phase === 'trick-complete') state = carriedOut(state, { type: 'turn-trick' });
    const turn = turnOf(state);
    if (turn === null || state.phase === 'ended') return;
    yield [state, turn];
    state = carriedOut(state, commandOf(viewFor(state, turn), state, dice));
  }
}

function commandOf({ seat, options, round }: SeatView, state: PartieState, dice: Dice): Command {
  if (options.push && dice(2) === 0) return { type: 'push', seat };
  if (!round?.contract) {
    return { type: 'declare', seat, contract: options.contracts[dice(options.contracts.length)]! };
  }
  const weise = weiseIn(state.round!.dealt[seat], state.profile).map(({ cards, points }) => ({ cards, points }));
  const card = options.cards[dice(options.cards.length)]!;
  const play = { type: 'play', seat, card, ...(options.weis && weise.length > 0 && { weise }) } as const;
  const withStoeck = apply(state, { ...play, stoeck: true });
  return withStoeck.ok && dice(3) > 0 ? { ...play, stoeck: true } : play;
}

/** What a program that sits on a seat would tell `choose`. */
function toldBy({ seat, score, round, profile }: SeatView): Record<string, unknown> {
  const { hand, dealer, contract, declarer, pushes, tricks, weis, stoeck } = round!;
  return {
    seat,
    hand: hand.map(formatCard),
    dealer,
    score,
    pushes,
    ...(contract !== null && { declaration: { by: declarer, contract, pushed: pushes > 0 } }),
    tricks: tricks
      .filter(({ cards }) => cards.length > 0)
      .map(({ leader, cards }) => ({ leader, cards: cards.map(formatCard) })),
    weis: weis.flatMap((said) => {
      if (said.cards === null) return said.points === null ? [] : [{ seat: said.seat, points: said.points }];
      return said.cards.map((cards) => ({
        seat: said.seat,
        points: weiseFrom(cards, profile)[0]!.points,
        cards: cards.map(formatCard),
      }));
    }),
    stoeck: stoeck === null ? [] : [stoeck],
  };
}

function stateFrom(told: unknown, profile: RuleProfile): ReturnType<typeof stateOf> {
  const read = viewField.read(told, 'view');
  return read.ok ? stateOf(read.value, profile) : read;
}

const VARIANTS: readonly unknown[] = [
  ...PRESET_IDS,
  { contracts: ['trump', 'obenabe', 'undenufe', 'slalom', 'gusti'], leader: 'declarer' },
  { pushing: 'once-with-push-back', totalTie: 'both-score' },
  { pushing: 'round-robin', undertrump: 'allowed-if-void', onlyTrumps: 'must-overtrump-if-able' },
  { pushing: 'none', mayTrumpWhenAbleToFollow: false, puurExempt: false, stoeckAnnounce: 'automatic' },
  { longRuns: 'vorarlberg', weisNeedsTrick: true, pushAllowedInFirstDeal: false },
];

describe('a view that is told and read again', () => {
  it.each(VARIANTS)('is the view that the rules give, under %j', (settings) => {
    const profile = profileOf(settings);
    fc.assert(
      fc.property(fc.string(), fc.infiniteStream(fc.nat(1_000_000)), (seed, stream) => {
        const dice: Dice = (below) => stream.next().value! % below;
        for (const [state, seat] of decisionsOf(seed, profile, dice)) {
          const seen = viewFor(state, seat);
          const read = stateFrom(toldBy(seen), state.profile);
          if (!read.ok) expect(read.error).toBeNull();
          if (!read.ok || !seen.round) return;
          const again = viewFor(read.value, seat);
          expect(again.turn).toBe(seat);
          expect(again.options).toEqual(seen.options);
          expect(again.counted).toEqual(seen.counted);
          const { weis: _, ...round } = seen.round;
          expect(again.round).toMatchObject(round);
          for (const said of seen.round.weis.filter(({ cards, points }) => cards !== null || points !== null)) {
            expect(again.round!.weis.find((other) => other.seat === said.seat)?.cards).toEqual(said.cards);
          }
        }
      }),
      { numRuns: 10 },
    );
  });

  it.each(VARIANTS)('is answered by a player with something it may do, under %j', async (settings) => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.infiniteStream(fc.nat(1_000_000)), async (seed, stream) => {
        const dice: Dice = (below) => stream.next().value! % below;
        for (const [state, seat] of decisionsOf(seed, profileOf(settings), dice)) {
          const view = toldBy(viewFor(state, seat));
          const request = JSON.stringify({
            id: 1,
            op: 'choose',
            level: 'einfach',
            view,
            profile: { ...state.profile },
          });
          const reply = await replyTo({ ok: true, text: request }, (failure) => {
            throw failure;
          });
          expect(JSON.parse(reply)).toMatchObject({ ok: true });
        }
      }),
      { numRuns: 3 },
    );
  });

  it('never takes a hand that nobody has told', () => {
    const [first] = decisionsOf('a', profileOf('puur'), () => 1);
    const read = stateFrom(toldBy(viewFor(first![0], 0)), profileOf('puur'));
    const hands = read.ok ? read.value.round!.hands : [];
    expect(hands.slice(1)).toEqual([CardSet.EMPTY, CardSet.EMPTY, CardSet.EMPTY]);
  });
});
