import {
  type Card,
  CardSet,
  type Contract,
  factorFor,
  perSeat,
  type RoundView,
  type SeatView,
  viewFor,
  type WeisView,
} from '@puur/rules';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { scatteredGuide } from '../../test/networks.js';
import { dealt, statesOfRound, TABLES } from '../../test/players.js';
import { cardOfText, profileOf, viewOf } from '../../test/position.js';
import type { ReasonedDecision } from '../reason.js';
import { randomFrom } from '../random.js';
import type { Guide } from './guide.js';
import { STRONG, type Thinking, within } from './manner.js';
import { Searcher } from './searcher.js';

let guide: Guide;
beforeAll(() => {
  guide = scatteredGuide('searcher');
});

const decide = (view: SeatView, thinking: Thinking = { worlds: 2 }, seed: number | string = 1): ReasonedDecision =>
  new Searcher(guide, STRONG, seed).decide(view, thinking);

/** What is wrong with an answer; null where nothing is. */
function faultIn({ action, considered }: ReasonedDecision, { options, phase }: SeatView): string | null {
  const isOffered =
    action.type === 'play'
      ? phase !== 'declare' && options.cards.includes(action.card)
      : action.type === 'push'
        ? options.push
        : options.contracts.includes(action.contract);
  if (!isOffered) return `not offered: ${JSON.stringify(action)}`;
  const odd = considered.filter(
    ({ expectedPoints, stdError }) => !(expectedPoints >= 0 && expectedPoints < 10_000 && stdError >= 0),
  );
  return odd.length === 0 ? null : `no figures: ${JSON.stringify(odd)}`;
}

const ALL_KINDS = ['trump', 'obenabe', 'undenufe', 'slalom', 'gusti'] as const;

describe('The player that searches', () => {
  it('answers with what is offered, at every table and in every contract', () => {
    const faults: unknown[] = [];
    fc.assert(
      fc.property(fc.constantFrom(...TABLES), fc.nat(), (profile, seed) => {
        for (const { state, seat } of statesOfRound(profile, seed)) {
          const view = viewFor(state, seat);
          const fault = faultIn(decide(view, { worlds: 1 }), view);
          if (fault !== null) faults.push(fault);
        }
      }),
      { numRuns: 2 },
    );
    expect(faults).toEqual([]);
  });

  it('answers the same for the same view, seed and number of worlds; a new one as an old one', () => {
    const old = new Searcher(guide, STRONG, 'seed');
    const profile = profileOf({ contracts: ALL_KINDS, factors: { obenabe: 3 } });
    for (const { state, seat } of statesOfRound(profile, 14)) {
      const view = viewFor(state, seat);
      const first = old.decide(view, { worlds: 3 });
      expect([old.decide(view, { worlds: 3 }), decide(view, { worlds: 3 }, 'seed')]).toEqual([first, first]);
    }
  });

  it('draws other worlds by another seed', () => {
    const views = [...statesOfRound(profileOf('puur'), 3)].slice(1, 12).map(({ state, seat }) => viewFor(state, seat));
    const [one, two] = [1, 2].map((seed) => views.map((view) => JSON.stringify(decide(view, { worlds: 2 }, seed))));
    expect(one).not.toEqual(two);
  });

  it('has a figure for each card it weighed, from as many worlds as it was given', () => {
    const view = viewOf({
      seat: 0,
      dealer: 3,
      hand: ['RU', 'R9', 'RA', 'R7', 'EA', 'EK', 'S6', 'S7', 'T8'],
      declaration: { by: 0, contract: 'trump:R', pushed: false },
      tricks: [],
    });
    const { considered } = decide(view, { worlds: 12 });
    expect(considered.map(({ action }) => action)).toEqual(view.options.cards.map((card) => ({ type: 'play', card })));
    // One world says nothing about how far it may be off; twelve do.
    expect(decide(view, { worlds: 1 }).considered.every(({ stdError }) => stdError === 0)).toBe(true);
    expect(considered.some(({ stdError }) => stdError > 0)).toBe(true);
    // With match and factor 1 a round brings from 0 to 257 points.
    expect(considered.every(({ expectedPoints }) => expectedPoints <= 257)).toBe(true);
  });

  it('tells what the others would make: the two sides of a whole round share 157 by the factor', () => {
    // A table without match, Weis and Stöck, where Obenabe counts three times.
    const beside = { weis: false, stoeck: false, matchBonus: 0 };
    const profile = profileOf({ ...beside, contracts: ['trump', 'obenabe'], factors: { obenabe: 3 } });
    const states = [...statesOfRound(profile, 5)].map(({ state, seat }) => viewFor(state, seat));
    const figures = states.flatMap((view) =>
      decide(view, { worlds: 1 }).considered.map(({ action, expectedPoints, expectedTheirs }) => {
        const contract = action.type === 'declare' ? action.contract : view.round!.contract;
        return {
          sum: expectedPoints + expectedTheirs,
          factor: contract === null ? null : factorFor(contract, profile),
        };
      }),
    );
    expect(figures.length).toBeGreaterThan(20);
    for (const { sum, factor } of figures) if (factor !== null) expect(sum).toBeCloseTo(157 * factor, 6);
  });

  it('plays the only card without a thought', () => {
    const view = viewOf({
      seat: 0,
      dealer: 2,
      hand: ['E6', 'R7', 'R8', 'S6', 'S7', 'T6', 'T7', 'T8', 'SO'],
      declaration: { by: 3, contract: 'obenabe', pushed: false },
      tricks: [{ leader: 3, cards: ['EA'] }],
    });
    expect(decide(view)).toMatchObject({
      action: { type: 'play', card: cardOfText('E6') },
      reason: 'only-card',
      considered: [],
    });
  });
});

describe('The budget', () => {
  const states = (): SeatView[] =>
    [...statesOfRound(profileOf({ contracts: ['trump', 'obenabe'] }), 21)].map(({ state, seat }) =>
      viewFor(state, seat),
    );

  it('of one world is enough', () => {
    expect(
      states()
        .map((view) => faultIn(decide(view, { worlds: 1 }), view))
        .filter((fault) => fault !== null),
    ).toEqual([]);
  });

  it.each([
    {
      name: 'is always late',
      now: (): (() => number) => {
        let time = 0;
        return () => (time += 1e6);
      },
    },
    { name: 'stands still and has no time', now: (): (() => number) => () => 5 },
  ])('of a clock that $name is an answer all the same', ({ now }) => {
    const faults = states().map((view) => faultIn(decide(view, { timeMs: 0, now: now() }), view));
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
  });

  it('of time ends when the time is up', () => {
    const [view] = states().filter(({ phase, options }) => phase !== 'declare' && options.cards.length > 3);
    let asked = 0;
    decide(view!, { timeMs: 10, now: () => asked++ });
    // The clock goes on by one at each look: ten looks, and what is done however late it is.
    expect(asked).toBeLessThan(40);
    let long = 0;
    decide(view!, { timeMs: 1e9, worlds: 30, now: () => long++ });
    expect(long).toBeGreaterThan(asked);
  });

  it('goes by worlds alone where no clock comes with the time', () => {
    const [view] = states().filter(({ options }) => options.cards.length > 3);
    expect(decide(view!, { worlds: 3, timeMs: 0 })).toEqual(decide(view!, { worlds: 3 }));
  });

  it('shares the worlds of cards out to the contracts', () => {
    const manner = { ...STRONG, effort: { ...STRONG.effort, worlds: 100 }, contractWorlds: 50 };
    expect(within({ worlds: 10 }, manner)).toMatchObject({ effort: { worlds: 10 }, contractWorlds: 5 });
    expect(within({ worlds: 1 }, manner)).toMatchObject({ effort: { worlds: 1 }, contractWorlds: 1 });
    expect(within({}, manner)).toEqual(manner);
    expect(within({ timeMs: 100 }, manner)).toEqual(manner);
    expect(within({ timeMs: 100, now: () => 0 }, manner).effort.worlds).toBeGreaterThan(100);
  });
});

describe('A contract', () => {
  it.each([
    { name: 'with every contract allowed', profile: { contracts: ALL_KINDS, factors: { slalom: 4, gusti: 4 } } },
    { name: 'with only contracts that turn', profile: { contracts: ['slalom', 'gusti'] } },
    { name: 'with a single kind', profile: { contracts: ['undenufe'] } },
    { name: 'where nobody may push', profile: { pushing: 'none' } },
    { name: 'where everybody may push', profile: { pushing: 'round-robin', leader: 'declarer' } },
    { name: 'where the partner may push back', profile: { pushing: 'once-with-push-back' } },
    { name: 'without Weis, Stöck and match', profile: { weis: false, stoeck: false, matchBonus: 0 } },
  ])('is one that is offered $name', ({ profile }) => {
    const faults: unknown[] = [];
    for (let seed = 0; seed < 4; seed++) {
      for (const { state, seat } of statesOfRound(profileOf(profile), seed)) {
        if (state.phase !== 'declare') break;
        const view = viewFor(state, seat);
        const decision = decide(view, { worlds: 3 });
        faults.push(faultIn(decision, view));
        if (decision.considered.length > 0)
          expect(decision.considered.length).toBe(view.options.contracts.length + (view.options.push ? 1 : 0));
      }
    }
    expect(faults.length).toBeGreaterThan(3);
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
  });

  it.each([
    [2480, 2490],
    [2499, 0],
    [0, 2499],
  ] as const)('and a card are found at %i to %i of 2500', (own, other) => {
    const profile = profileOf({ target: 2500, contracts: ALL_KINDS, factors: { T: 2, S: 2, obenabe: 3, undenufe: 3 } });
    const faults: unknown[] = [];
    for (const { state, seat } of statesOfRound(profile, 8)) {
      const view = viewFor({ ...state, score: [own, other] }, seat);
      // What the whole round brings is told, not what the score is.
      faults.push(faultIn(decide(view), view));
    }
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
  });

  it('that surely makes a match is not pushed away by a hand of all nine trumps', () => {
    const view = viewOf({
      seat: 0,
      dealer: 3,
      hand: ['R6', 'R7', 'R8', 'R9', 'R10', 'RU', 'RO', 'RK', 'RA'],
      tricks: [],
    });
    // All tricks whatever anybody plays: 257, Stöck 20 and Weis, more than any other contract can be worth.
    expect(decide(view, { worlds: 20 }).action).toEqual({ type: 'declare', contract: 'trump:R' });
  });
});

describe('A round in a contract that its table does not have', () => {
  it.each(['slalom:obenabe', 'gusti:undenufe', 'trump:S', 'undenufe'] as const)(
    'is played all the same: %s',
    (contract) => {
      const profile = profileOf({ contracts: contract.startsWith('trump') ? ['slalom'] : ['trump'] });
      const views = [...statesOfRound(profile, 12)].map(({ state, seat }) => viewFor(state, seat));
      const due = views.filter(({ phase, options }) => phase !== 'declare' && options.cards.length > 1).slice(0, 3);
      expect(due).toHaveLength(3);
      for (const view of due) {
        const told = { ...view, round: { ...view.round!, contract } };
        const { action } = decide(told, { worlds: 3 });
        expect(action.type === 'play' && told.options.cards.includes(action.card)).toBe(true);
      }
    },
  );
});

describe('A view that contradicts itself', () => {
  /** Views of somebody's card with something changed that cannot be. */
  function viewsOf(change: (round: RoundView, view: SeatView) => Partial<RoundView>, contract?: Contract): SeatView[] {
    return [...statesOfRound(profileOf('puur'), 33)]
      .map(({ state, seat }) => viewFor(state, seat))
      .filter(({ phase, options }, n) => n % 3 === 0 && phase !== 'declare' && options.cards.length > 1)
      .map((view) => ({
        ...view,
        round: { ...view.round!, ...change(view.round!, view), ...(contract === undefined ? {} : { contract }) },
      }));
  }
  const shown = (seat: number, cards: readonly Card[]): WeisView =>
    ({ seat, call: 'points', points: 20, cards: [cards] }) as unknown as WeisView;
  const impossible: readonly {
    readonly name: string;
    readonly change: (round: RoundView, view: SeatView) => Partial<RoundView>;
  }[] = [
    {
      name: 'a Weis shown of cards in the own hand',
      change: ({ hand }, { seat }) => ({ weis: [shown((seat + 1) & 3, hand.slice(0, 3))] }),
    },
    {
      name: 'a Weis shown of more cards than a hand has left',
      change: ({ hand }, { seat }) => ({
        weis: [shown((seat + 2) & 3, CardSet.from(hand).complement().toArray().slice(0, 12))],
      }),
    },
    {
      name: 'the same cards shown by two',
      change: ({ hand }, { seat }) => {
        const some = CardSet.from(hand).complement().toArray().slice(0, 3);
        return { weis: [1, 2].map((away) => shown((seat + away) & 3, some)) };
      },
    },
    {
      name: 'a card in hand that was played',
      change: ({ hand, tricks }) => ({ hand: [...hand.slice(1), tricks[0]?.cards[0] ?? hand[0]!] }),
    },
    {
      name: 'Stöck said by a seat whose cards are elsewhere',
      change: (_, { seat }) => ({ stoeck: ((seat + 1) & 3) as SeatView['seat'] }),
    },
    {
      name: 'a trick led by somebody else',
      change: ({ tricks }) => ({
        tricks: tricks.map((trick) => ({ ...trick, leader: ((trick.leader + 1) & 3) as SeatView['seat'] })),
      }),
    },
    {
      name: 'the last trick led by somebody else',
      change: ({ tricks }) => ({
        tricks: tricks.map((trick, at) =>
          at < tricks.length - 1 ? trick : { ...trick, leader: ((trick.leader + 1) & 3) as SeatView['seat'] },
        ),
      }),
    },
    ...(['obenabe', 'trump:R'] as const).map((contract) => ({
      name: `the contract ${contract} in place of another`,
      change: () => ({ contract }),
    })),
    { name: 'a hand two cards short', change: ({ hand }) => ({ hand: hand.slice(2) }) },
    { name: 'too few cards in hand', change: ({ hand }) => ({ hand: hand.slice(0, 2) }) },
    { name: 'no declarer', change: () => ({ declarer: null }) },
  ];

  it.each(impossible)('is answered with a card that it offers: $name', ({ change }) => {
    const answers = viewsOf(change).map((view) => {
      try {
        return faultIn(decide(view), view);
      } catch (cause) {
        return `trick ${view.round!.tricks.length}: ${String(cause)}`;
      }
    });
    expect(answers.length).toBeGreaterThan(5);
    expect([...new Set(answers.filter((fault) => fault !== null))]).toEqual([]);
  });
});

describe('What the others hold', () => {
  it('does not matter before the contract: with their cards dealt anew it declares the same', () => {
    const random = randomFrom(2);
    for (let seed = 0; seed < 4; seed++) {
      const state = dealt(profileOf('puur-2500'), seed);
      const round = state.round!;
      const { forehand } = round;
      const rest = round.hands[forehand]
        .complement()
        .toArray()
        .sort(() => random() - 0.5);
      const hands = perSeat((seat) => (seat === forehand ? round.hands[seat] : CardSet.from(rest.splice(0, 9))));
      const other = { ...state, round: { ...round, hands, dealt: hands } };
      expect(decide(viewFor(other, forehand), { worlds: 4 })).toEqual(decide(viewFor(state, forehand), { worlds: 4 }));
    }
  });
});
