/**
 * The partner positions: situations in which a good partner's card or contract is clear (test/positions/partner.json).
 * Whether their figures hold is `bench/positions/verify.mjs`'s to say; here a few cheap ones are worked out anew.
 */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OWN_POSITIONS, verdictOf } from '../bench/positions/fixture.mjs';
import { type Position, seatViewOf, toldAction, type ToldView, wordOf } from '../bench/positions/told.mjs';
import { verify } from '../bench/positions/worth.mjs';
import { createPlayer, LEVELS } from './level.js';

/** Positions handed over, where they lie beside the repository. */
const HANDED = new URL('../../../../shared/cases/partner-positions.json', import.meta.url);

function positionsIn(file: URL): readonly Position[] {
  return (JSON.parse(readFileSync(file, 'utf8')) as { positions: readonly Position[] }).positions;
}

const positions = positionsIn(OWN_POSITIONS);

/** The actions that are allowed in a view, in words. */
function allowedIn(view: ToldView): string[] {
  const { seat, turn, options } = seatViewOf(view);
  expect(turn, 'the seat of the view is the one to act').toBe(seat);
  const cards = options.cards.map((card) => toldAction({ type: 'play', card }));
  const contracts = options.contracts.map((contract) => toldAction({ type: 'declare', contract }));
  return [...cards, ...contracts, ...(options.push ? [{ push: true } as const] : [])].map(wordOf);
}

/** The cards of a view in the order they came out, the hand last, with suits and seats named as they first appear. */
function shapeOf({ hand, tricks }: ToldView): string {
  const suits: string[] = [];
  const named = (card: string): string => {
    const letter = card.slice(0, 1);
    if (!suits.includes(letter)) suits.push(letter);
    return `${suits.indexOf(letter)}${card.slice(1)}`;
  };
  const first = tricks[0]?.leader ?? 0;
  const played = tricks.map(({ leader, cards }) => `${(leader - first) & 3}:${cards.map(named).join(' ')}`);
  return [...played, hand.map(named).sort().join(' ')].join('/');
}

describe('The partner positions', () => {
  it('are at least sixty, a dozen of them declarations, each with a name of its own', () => {
    expect(positions.length).toBeGreaterThanOrEqual(60);
    expect(positions.filter(({ kind }) => kind === 'declare').length).toBeGreaterThanOrEqual(12);
    expect(new Set(positions.map(({ id }) => id)).size).toBe(positions.length);
    expect(new Set(positions.map(({ view }) => shapeOf(view))).size).toBe(positions.length);
  });

  it.runIf(existsSync(HANDED))('are none of those handed over, in no other suits and seats either', () => {
    const handed = new Set(positionsIn(HANDED).map(({ view }) => shapeOf(view)));
    expect(positions.filter(({ view }) => handed.has(shapeOf(view))).map(({ id }) => id)).toEqual([]);
  });

  it.each(positions)('$id is well formed', (position) => {
    const { view, kind, accept, reject, theme, reason, source, confidence, verified } = position;
    const allowed = allowedIn(view);
    const cards = [...view.hand, ...view.tricks.flatMap((trick) => trick.cards)];
    expect(new Set(cards).size, 'no card twice').toBe(cards.length);
    expect(view.declaration !== undefined).toBe(kind === 'play');
    expect(accept.length).toBeGreaterThan(0);
    expect(allowed).toEqual(expect.arrayContaining([...accept, ...reject].map(wordOf)));
    expect(accept.map(wordOf).filter((word) => reject.map(wordOf).includes(word))).toEqual([]);
    expect(Object.keys(verified.points).sort()).toEqual([...allowed].sort());
    expect(['high', 'medium']).toContain(confidence);
    for (const text of [theme, reason, source]) expect(text.length).toBeGreaterThan(5);
  });

  it.each(positions)('$id accepts what its figures put first and rejects what they put far behind', (position) => {
    const { accept, reject, verified } = position;
    const worth = verified.winProbability ?? verified.points;
    const accepted = accept.map((action) => worth[wordOf(action)]!);
    expect(Math.max(...Object.values(worth))).toBe(Math.max(...accepted));
    for (const action of reject) expect(worth[wordOf(action)]).toBeLessThan(Math.min(...accepted));
    expect(verified.margin).toBeGreaterThan(2 * verified.stdError);
  });

  // A listed world is no sample: the figures must come out the same to the digit.
  const cheap = positions.filter(
    ({ kind, verified }) =>
      kind === 'play' && verified.method.endsWith('every consistent world') && verified.worlds <= 60,
  );
  it.each(cheap.slice(0, 12))('$id has the figures that stand there', (position) => {
    const anew = verify(position, { worlds: 0 });
    expect(anew.verified).toMatchObject({ worlds: position.verified.worlds, points: position.verified.points });
    expect(anew.provedInEveryWorld).toBe(position.provedInEveryWorld);
  });

  // Little work, so that the tests stay quick; at full work none of the clear ones is rejected (docs/strength.md). Seed and
  // work are fixed, so the answers are always the same.
  it.each(existsSync(HANDED) ? [OWN_POSITIONS, HANDED] : [OWN_POSITIONS])(
    'are answered by the strongest level with little work as a good partner would, most of the clear ones',
    { timeout: 120_000 },
    (file) => {
      const player = createPlayer(LEVELS.at(-1)!, 1, { worlds: 24 });
      // What is clear is asked; that any answer is allowed is proved elsewhere (level.test.ts).
      const clear = positionsIn(file).filter(({ confidence }) => confidence === 'high');
      const verdicts = clear.map((position) => {
        const action = toldAction(player.decide(seatViewOf(position.view)).action);
        expect(allowedIn(position.view)).toContain(wordOf(action));
        return verdictOf(position, action);
      });
      const accepted = verdicts.filter((verdict) => verdict === 'accept').length;
      expect(clear.length).toBeGreaterThan(15);
      expect(accepted / clear.length).toBeGreaterThanOrEqual(0.9);
    },
  );
});
