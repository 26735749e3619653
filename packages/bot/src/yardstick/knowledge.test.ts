import { formatCard, perSeat, type RuleProfile, type Seat, SEATS, suitOf, viewFor } from '@puur/rules';
import { describe, expect, it } from 'vitest';
import { TABLES, statesOfRound } from '../../test/players.js';
import { type ToldView, viewOf } from '../../test/position.js';
import { type Knowledge, knowledgeOf } from './knowledge.js';

function known(told: ToldView): Knowledge {
  const { round, seat, profile } = viewOf(told);
  return knowledgeOf(round!, round!.contract!, seat, profile);
}

/** The unseen cards of a suit that a seat may hold. */
function open({ unseen, may }: Knowledge, seat: Seat, suit: number): string {
  return unseen
    .filter((card) => suitOf(card) === suit && (may[seat * 4 + suit]! >> (card % 9)) & 1)
    .map(formatCard)
    .join(' ');
}

const [E, R, S, T] = [0, 1, 2, 3] as const;

describe('What a card proves about the hand it came from', () => {
  const base = { seat: 0, dealer: 3, hand: ['E6', 'E7', 'E8', 'R6', 'R7', 'T6', 'T7', 'T8'] } as const;
  const trump = { by: 0, contract: 'trump:R', pushed: false } as const;
  // Rows of the table in play/legal.ts (Swisslos, jasswiki, jassverzeichnis, jassonkel).
  const cases: readonly {
    readonly name: string;
    readonly contract?: ToldView['declaration'];
    readonly profile?: Partial<RuleProfile>;
    readonly trick: readonly string[];
    readonly seat: Seat;
    /** Unseen cards that it may still hold, by suit. */
    readonly open: Readonly<Partial<Record<0 | 1 | 2 | 3, string>>>;
  }[] = [
    {
      name: 'following proves nothing',
      trick: ['S6', 'SA', 'S7', 'S8'],
      seat: 1,
      open: { [S]: 'S9 S10 SU SO SK', [R]: 'R8 R9 R10 RU RO RK RA' },
    },
    {
      name: 'a plain card on a plain suit: void in that suit',
      trick: ['S6', 'E9', 'S7', 'S8'],
      seat: 1,
      open: { [S]: '', [E]: 'E10 EU EO EK EA', [R]: 'R8 R9 R10 RU RO RK RA' },
    },
    {
      name: 'a trump on a plain suit: nothing, one may trump while able to follow',
      trick: ['S6', 'R8', 'S7', 'S8'],
      seat: 1,
      open: { [S]: 'S9 S10 SU SO SK SA' },
    },
    {
      name: 'the same where that is forbidden: void',
      profile: { mayTrumpWhenAbleToFollow: false },
      trick: ['S6', 'R8', 'S7', 'S8'],
      seat: 1,
      open: { [S]: '' },
    },
    {
      name: 'the same with the Puur, which always may: nothing',
      profile: { mayTrumpWhenAbleToFollow: false },
      trick: ['S6', 'RU', 'S7', 'S8'],
      seat: 1,
      open: { [S]: 'S9 S10 SU SO SK SA' },
    },
    {
      name: 'no trump on trump: none but perhaps the Puur',
      trick: ['R8', 'S6', 'R9', 'R10'],
      seat: 1,
      open: { [R]: 'RU' },
    },
    {
      name: 'the same where the Puur is forced: none',
      profile: { puurExempt: false },
      trick: ['R8', 'S6', 'R9', 'R10'],
      seat: 1,
      open: { [R]: '' },
    },
    {
      name: 'an undertrump: nothing but trumps in hand',
      trick: ['S6', 'R9', 'R8', 'S8'],
      seat: 2,
      open: { [S]: '', [E]: '', [T]: '', [R]: 'R10 RU RO RK RA' },
    },
    {
      name: 'the same where one has to go above: no higher trump either',
      profile: { onlyTrumps: 'must-overtrump-if-able' },
      trick: ['S6', 'R9', 'R8', 'S8'],
      seat: 2,
      open: { [S]: '', [R]: 'R10 RO RK RA' },
    },
    {
      name: 'an undertrump where it is allowed: void in the suit led',
      profile: { undertrump: 'allowed-if-void' },
      trick: ['S6', 'R9', 'R8', 'S8'],
      seat: 2,
      open: { [S]: '', [E]: 'E9 E10 EU EO EK EA' },
    },
    {
      name: 'another suit without trump in the game: void',
      contract: { by: 0, contract: 'obenabe', pushed: false },
      trick: ['S6', 'R8', 'S7', 'S8'],
      seat: 1,
      open: { [S]: '', [R]: 'R9 R10 RU RO RK RA' },
    },
  ];
  it.each(cases)('$name', ({ contract = trump, profile = {}, trick, seat, open: expected }) => {
    const knowledge = known({ ...base, profile, declaration: contract, tricks: [{ leader: 0, cards: trick }] });
    for (const [suit, texts] of Object.entries(expected)) expect(open(knowledge, seat, Number(suit))).toBe(texts);
  });

  it('keeps who has shown which cards', () => {
    const shown = [{ seat: 3, cards: ['SO', 'SK', 'SA'] }] as const;
    const tricks = [{ leader: 0, cards: ['E9', 'E10', 'EU', 'EO'] }] as const;
    const { shown: seats, unseen } = known({ ...base, profile: { weis: true }, declaration: trump, tricks, shown });
    expect(unseen.filter((card) => seats[card] === 3).map(formatCard)).toEqual(['SO', 'SK', 'SA']);
  });
});

describe('The true hands', () => {
  it.each(TABLES.map((profile, index) => ({ index, profile })))(
    'are never excluded, table $index',
    ({ profile, index }) => {
      for (let round = 0; round < 4; round++) {
        for (const { state, seat } of statesOfRound(profile, index * 100 + round)) {
          const view = viewFor(state, seat);
          if (view.phase === 'declare') continue;
          const { may, shown, left, unseen } = knowledgeOf(view.round!, view.round!.contract!, seat, profile);
          const hands = perSeat((other) => state.round!.hands[other].toArray());
          expect(hands.map((hand) => hand.length)).toEqual(left);
          expect(new Set(unseen)).toEqual(new Set(SEATS.flatMap((other) => (other === seat ? [] : hands[other]))));
          const excluded = SEATS.filter((other) => other !== seat).flatMap((other) =>
            hands[other].filter(
              (card) =>
                ((may[other * 4 + suitOf(card)]! >> (card % 9)) & 1) === 0 ||
                (shown[card] !== -1 && shown[card] !== other),
            ),
          );
          expect(excluded).toEqual([]);
        }
      }
    },
  );
});
