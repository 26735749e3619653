/**
 * Slalom and Gusti as the levels that know them play them: positions in which one kind of card is right by counting alone.
 *
 * Sources of the order: Swisslos Coiffeur and jasswiki (Slalom alternates every trick, Gusti is five tricks one way and
 * four the other). That aces are for the tricks that go up and sixes for those that go down follows from it.
 */
import { type Contract, formatCard, type SeatView } from '@puur/rules';
import { describe, expect, it } from 'vitest';
import { type ToldView, viewOf } from '../test/position.js';
import { createPlayer, type Level } from './level.js';

interface Case {
  readonly name: string;
  /** Why, counted. */
  readonly because: string;
  readonly contract: Contract;
  readonly hand: string;
  readonly tricks: ToldView['tricks'];
  readonly accept: string;
}

const trick = (leader: 0 | 1 | 2 | 3, cards: string): ToldView['tricks'][number] => ({
  leader,
  cards: cards.split(' '),
});

const CASES: readonly Case[] = [
  {
    name: 'an ace is led in the first trick of Slalom from above',
    because: 'four aces win the odd tricks and four sixes the even ones; a six now is lost to any card',
    contract: 'slalom:obenabe',
    hand: 'EA RA SA TA E6 R6 S6 T6 E7',
    tricks: [],
    accept: 'EA RA SA TA',
  },
  {
    name: 'a six is led in the second',
    because: 'it goes down: nothing beats a six, anything beats an ace',
    contract: 'slalom:obenabe',
    hand: 'RA SA TA E6 R6 S6 T6 E7',
    tricks: [trick(0, 'EA E8 E9 E10')],
    accept: 'E6 R6 S6 T6',
  },
  {
    name: 'a six is led in the first trick of Slalom from below',
    because: 'the same hand, the other way round',
    contract: 'slalom:undenufe',
    hand: 'EA RA SA TA E6 R6 S6 T6 E7',
    tricks: [],
    accept: 'E6 R6 S6 T6',
  },
  {
    name: 'the six before the ace, where the eighth trick goes down and the ninth up',
    because:
      'in this order both win against any cards; the ace first is beaten by any of the suit, and the six after it',
    contract: 'slalom:obenabe',
    hand: 'EA E6',
    tricks: [
      trick(0, 'SA S7 S8 S9'),
      trick(0, 'R6 R7 R8 R9'),
      trick(0, 'TA T7 T8 T9'),
      trick(0, 'T6 T10 TU TO'),
      trick(0, 'RA R10 RU RO'),
      trick(0, 'S6 S10 SU SO'),
      trick(0, 'SK TK RK E7'),
    ],
    accept: 'E6',
  },
  {
    name: 'the last ace is cashed in the fifth trick of Gusti from above',
    because: 'the fifth is the last that goes up; the four sixes then win all that is left',
    contract: 'gusti:obenabe',
    hand: 'EA E6 R6 S6 T6',
    tricks: [trick(0, 'RA R7 R8 R9'), trick(0, 'SA S7 S8 S9'), trick(0, 'TA T7 T8 T9'), trick(0, 'RK R10 RU RO')],
    accept: 'EA',
  },
  {
    name: 'who cannot follow keeps the cards that are high next',
    because: 'the trick is lost; sixes are the best cards of the next one and aces of the one after, nines of none',
    contract: 'slalom:obenabe',
    hand: 'R6 S6 T6 RA SA R9 S9 T9 TA',
    tricks: [trick(1, 'EA E7 E8')],
    accept: 'R9 S9 T9',
  },
  {
    name: 'the seven takes a trick with a ten in it that goes down, and the ace is kept',
    because: 'the last to play takes ten points for nothing, and leads the next trick, which goes up, with the ace',
    contract: 'slalom:obenabe',
    hand: 'S7 SA EK E8 R9 RU T9 TU',
    tricks: [trick(1, 'EA E6 E7 E9'), trick(1, 'S8 SK S10')],
    accept: 'S7',
  },
];

/** What seat 0 sees, which is to play a card. */
function viewIn(contract: Contract, hand: string, tricks: ToldView['tricks']): SeatView {
  const leader = tricks[0]?.leader ?? 0;
  const view = viewOf({
    seat: 0,
    dealer: ((leader + 3) & 3) as ToldView['dealer'],
    hand: hand.split(' '),
    profile: { contracts: ['slalom', 'gusti'] },
    declaration: { by: leader, contract, pushed: false },
    tricks,
  });
  expect(view.turn).toBe(0);
  return view;
}

function cardOf(level: Level, seed: number, view: SeatView): string {
  const { action } = createPlayer(level, seed, { worlds: 24 }).decide(view);
  return action.type === 'play' ? formatCard(action.card) : action.type;
}

describe.each<[Level]>([['geuebt'], ['stark']])('In Slalom and Gusti, by %s,', (level) => {
  it.each(CASES)('$name', ({ contract, hand, tricks, accept }) => {
    expect(accept.split(' ')).toContain(cardOf(level, 1, viewIn(contract, hand, tricks)));
  });
});

describe('The strongest level', () => {
  // Sixes win tricks 1, 3, 5 and 7 and the seven behind its six the ninth; aces those between. All nine, whatever the others
  // hold: 157 and the match. No other contract is sure of that.
  it('names Slalom from below with all aces, all sixes and a seven', () => {
    const view = viewOf({
      seat: 0,
      dealer: 3,
      hand: ['EA', 'RA', 'SA', 'TA', 'E6', 'R6', 'S6', 'T6', 'E7'],
      profile: { contracts: ['trump', 'obenabe', 'undenufe', 'slalom', 'gusti'] },
      tricks: [],
    });
    const { action } = createPlayer('stark', 1, { worlds: 40 }).decide(view);
    expect(action).toEqual({ type: 'declare', contract: 'slalom:undenufe' });
  });
});

describe('A learner', () => {
  it.each(CASES.slice(-2))('mostly sees that $name', ({ contract, hand, tricks, accept }) => {
    const view = viewIn(contract, hand, tricks);
    const played = Array.from({ length: 60 }, (_, seed) => cardOf('lernend', seed, view));
    expect(played.filter((card) => accept.split(' ').includes(card)).length).toBeGreaterThan(35);
  });

  it('plays one card and another in Slalom where it is not so clear', () => {
    const view = viewIn('slalom:obenabe', 'EA E8 R9 RU S8 S9 T9 TU T10', []);
    const played = Array.from({ length: 60 }, (_, seed) => cardOf('lernend', seed, view));
    expect(new Set(played).size).toBeGreaterThan(1);
  });
});
