/** Whatever is told, the referee answers or says what is missing; it never falls over, and turning the table turns the answer. */
import { CARDS, CONTRACTS, formatCard } from '@puur/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { answerOf } from './form/answer.js';
import { QUESTIONS, readQuarrel } from './form/quarrel.js';
import { referee } from './referee.js';

const seat = fc.constantFrom('A', 'B', 'C', 'D');
const card = fc.constantFrom(...CARDS.map(formatCard));
const team = fc.constantFrom('A/C', 'B/D');
const points = fc.constantFrom(0, 1, 20, 50, 100, 157);
const byTeam = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> => fc.record({ 'A/C': value, 'B/D': value });
const weise = fc.constantFrom([['E6', 'E7', 'E8']], [['EU', 'RU', 'SU', 'TU']], [['TO', 'TK', 'TA']]);
const of = (type: string, fields: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<object> =>
  fc.record({ type: fc.constant(type), ...fields });
const event = fc.oneof(
  { weight: 8, arbitrary: of('card-played', { seat, card }) },
  of('card-played', { seat }),
  of('card-taken-back', { seat }),
  of('trick-turned', {}),
  of('trick', { to: team, points }),
  of('trick-looked-at', { seat }),
  of('rest-claimed', { seat }),
  of('revoke-found', { seat, trick: fc.integer({ min: 1, max: 9 }) }),
  of('weis-announced', { seat, points: fc.constantFrom(20, 50, 100), weise }),
  of('weis-shown', { seat, weise }),
  of('stoeck-announced', { seat }),
  of('stoeck-shown', { seat }),
  of('reminded', { seat, of: fc.constantFrom('stoeck', 'weis', 'turn') }),
  of('asked', { seat, about: fc.constant('trump') }),
  of('answered', { seat }),
  of('objected', { seat }),
  of('dealt', { seat, due: seat }),
  of('hand-counted', { seat, cards: fc.integer({ min: 0, max: 12 }) }),
  of('pushed', { seat }),
  of('declared', { seat, contract: fc.constantFrom(...CONTRACTS) }),
  of('counted', { points: byTeam(points) }),
  of('points-made', { blocks: byTeam(fc.record({ weis: points, stoeck: points, stich: points })) }),
  of('claimed', { seat, goal: fc.constantFrom('partie', 'berg') }),
  of('round-ended', { tricks: byTeam(fc.integer({ min: 0, max: 9 })), cardPoints: byTeam(points), lastTrick: team }),
  of('pile', { team, cards: fc.uniqueArray(card, { maxLength: 20 }) }),
  of('written', { team, points, should: points }),
);
const quarrel = fc.record(
  {
    seats: fc.constant(['A', 'B', 'C', 'D']),
    profile: fc.constantFrom('puur', 'offiziell', 'swisslos-2500', 'turnier-12', 'chibre'),
    game: fc.constantFrom('schieber', 'differenzler', 'misere'),
    table: fc.record(
      {
        contract: fc.constantFrom(...CONTRACTS),
        dealer: seat,
        leader: seat,
        trick: fc.integer({ min: 1, max: 9 }),
        score: byTeam(fc.integer({ min: 0, max: 1100 })),
      },
      { requiredKeys: [] },
    ),
    hands: fc.dictionary(seat, fc.uniqueArray(card, { maxLength: 9 }), { maxKeys: 2 }),
    events: fc.array(event, { maxLength: 14 }),
    question: fc.constantFrom(...QUESTIONS),
  },
  { requiredKeys: ['seats', 'events'] },
);

/** The same table, told from the next seat but one: who was A is now C. */
const TURNED = ['C', 'D', 'A', 'B'];

describe('the referee', () => {
  it('answers or says what is missing, and says the same when the table is told from the partner’s chair', () => {
    fc.assert(
      fc.property(quarrel, (told) => {
        const read = readQuarrel(told);
        if (!read.ok) throw new Error(JSON.stringify(read.error));
        const ruling = referee(read.value);
        const other = readQuarrel({ ...told, seats: TURNED, sides: ['A/C', 'B/D'] });
        if (!other.ok) throw new Error(JSON.stringify(other.error));
        const turned = referee(other.value);
        expect(turned.ok).toBe(ruling.ok);
        if (!ruling.ok || !turned.ok) return;
        const named = { ...read.value, sides: ['A/C', 'B/D'] as const };
        expect(JSON.parse(JSON.stringify(answerOf(turned.value, other.value)))).toEqual(
          JSON.parse(JSON.stringify(answerOf(ruling.value, named))),
        );
      }),
      { numRuns: 300 },
    );
  });
});
