import { type Card, type Contract, DEFAULT_PROFILE, type RuleProfile, type Seat, type SeatView } from '@puur/rules';
import { describe, expect, it } from 'vitest';
import { happeningsBetween } from './happenings.js';

type Round = NonNullable<SeatView['round']>;

const cards = (...numbers: number[]): readonly Card[] => numbers as Card[];

/** A trick of four cards that seat 0 leads; the holder is not asked of the rules here. */
const trick = (turned: boolean): Round['tricks'][number] =>
  ({ leader: 0, cards: cards(0, 1, 2, 3), holder: 3, turned }) as unknown as Round['tricks'][number];

/** A view of seat 0 whose tricks so far are complete, with the last of them turned or not. */
function view(
  contract: Contract,
  tricks: number,
  isTurned: boolean,
  weis: Round['weis'] = [],
  profile: RuleProfile = DEFAULT_PROFILE,
): SeatView {
  const lying = Array.from({ length: tricks }, (_, index) => trick(isTurned || index < tricks - 1));
  const round = { number: 1, dealer: 3, forehand: 0, pushes: 0, contract, declarer: 0, weis, stoeck: null, rest: null };
  return {
    seat: 0,
    phase: 'play',
    profile,
    rounds: [],
    shuffle: null,
    ending: null,
    turn: 3,
    round: { ...round, hand: [], tricks: lying },
  } as unknown as SeatView;
}

const turning = (contract: Contract, tricks: number, weis: Round['weis'] = []) =>
  happeningsBetween(view(contract, tricks, false, weis), view(contract, tricks, true, weis));

describe('the way of a new trick', () => {
  // Swisslos Coiffeur: Slalom turns with every trick, Gusti once, after five.
  it.each([
    ['slalom:obenabe', 1, 'undenufe'],
    ['slalom:obenabe', 2, 'obenabe'],
    ['gusti:obenabe', 4, 'obenabe'],
    ['gusti:obenabe', 5, 'undenufe'],
    ['gusti:undenufe', 5, 'obenabe'],
  ] as const)('is told in %s after trick %i: %s', (contract, tricks, direction) => {
    expect(turning(contract, tricks).at(-1)).toEqual({ type: 'way', direction, number: tricks + 1 });
  });

  it.each([
    ['slalom:obenabe', 9],
    ['trump:R', 1],
    ['obenabe', 1],
  ] as const)('is not told in %s after trick %i', (contract, tricks) => {
    expect(turning(contract, tricks).map(({ type }) => type)).not.toContain('way');
  });
});

/** A view of a round in which nothing is declared yet, after so many pushes; seat 0 is forehand. */
function declaring(pushes: number, pushing: RuleProfile['pushing']): SeatView {
  const one = view('obenabe', 0, false, [], { ...DEFAULT_PROFILE, pushing });
  return {
    ...one,
    phase: 'declare',
    round: { ...one.round!, contract: null, declarer: null, pushes, tricks: [] },
  };
}

describe('a push', () => {
  // Swisslos Coiffeur: round the table; pagat and Parlett: there and back.
  it.each([
    ['once', 1, [0]],
    ['once-with-push-back', 2, [0, 2]],
    ['round-robin', 3, [0, 1, 2]],
  ] as const)('is told of who pushed (%s, %i)', (pushing, pushes, seats) => {
    const told = happeningsBetween(declaring(0, pushing), declaring(pushes, pushing));
    expect(told).toEqual(seats.map((seat) => ({ type: 'pushed', seat })));
  });
});

/** Weise as a view has them: its own cards always, those of others once they are shown. */
const weis = (seat: Seat, held: readonly Card[] | null): Round['weis'][number] => ({
  seat,
  call: 'points',
  points: 20,
  cards: held === null ? null : [held],
});

/** Reference page: after the first trick only the side with the best Weis shows what it has. */
describe('a Weis that is shown', () => {
  const shown = (calls: Round['weis']): readonly Seat[] =>
    turning('trump:R', 1, calls).flatMap((one) => (one.type === 'shown' ? [one.seat] : []));

  it.each([
    ['one’s own, where nobody else has any', [weis(0, cards(0, 1, 2))], [0]],
    ['one’s own, where it beats the other', [weis(0, cards(0, 1, 2)), weis(1, null)], [0]],
    ['the other’s alone, where that is better', [weis(0, cards(0, 1, 2)), weis(1, cards(9, 10, 11))], [1]],
    ['both of one side', [weis(0, cards(0, 1, 2)), weis(2, cards(9, 10, 11))], [0, 2]],
    ['the other’s alone, where the partner has lost too', [weis(2, null), weis(3, cards(9, 10, 11))], [3]],
  ] as const)('is %s', (_name, calls, seats) => {
    expect(shown(calls)).toEqual(seats);
  });
});

// Romandie (`totalTie: both-score`): Weise alike in points, cards, height and trump cannot be told apart, and each side
// writes its own. Elsewhere who sits nearer to the forehand has it.
describe('two Weise that are alike', () => {
  const eichel = cards(0, 1, 2);
  const schelle = cards(18, 19, 20);
  const told = (totalTie: RuleProfile['totalTie'], calls: Round['weis'], contract: Contract = 'trump:R') => {
    const profile = { ...DEFAULT_PROFILE, totalTie };
    return happeningsBetween(view(contract, 1, false, calls, profile), view(contract, 1, true, calls, profile)).flatMap(
      (one): (Seat | string)[] =>
        one.type === 'shown' ? [one.seat] : one.type === 'weis-both' ? [`both ${one.points}`] : [],
    );
  };

  it.each([
    ['are shown by both, and both write', 'both-score', [weis(0, eichel), weis(1, schelle)], [0, 1, 'both 20']],
    [
      'are shown by both where the partner has it',
      'both-score',
      [weis(1, schelle), weis(2, eichel)],
      [1, 2, 'both 20'],
    ],
    ['are shown by one where the seat decides', 'first-in-play-order', [weis(0, eichel), weis(1, schelle)], [1]],
    ['in which one is higher are shown by its side', 'both-score', [weis(0, eichel), weis(1, cards(19, 20, 21))], [1]],
  ] as const)('%s', (_name, totalTie, calls, expected) => {
    expect(told(totalTie, calls)).toEqual(expected);
  });

  it('are not alike where one is of trump', () => {
    expect(told('both-score', [weis(0, eichel), weis(1, schelle)], 'trump:S')).toEqual([1]);
  });
});

describe('the Bergpreis', () => {
  it('is told once, in the moment in which it falls', () => {
    const [before, after] = [
      { ...view('trump:R', 1, false, []), berg: null },
      { ...view('trump:R', 1, false, []), berg: 1 as const },
    ];
    const bergs = (one: SeatView, other: SeatView): readonly unknown[] =>
      happeningsBetween(one, other).filter(({ type }) => type === 'berg');
    expect(bergs(before, after)).toEqual([{ type: 'berg', team: 1 }]);
    expect(bergs(after, after)).toEqual([]);
  });
});
