import { apply, type Command, fold, type PartieEvent, resolveProfile } from '@puur/rules';
import { dealFromSeed } from '@puur/table';
import { describe, expect, it } from 'vitest';
import { featsOf, laidOpenIn } from './feats.js';

/** A table that has the Bergpreis and Schneider, played on with the first card that may be laid until the log says so. */
function played(settings: object, isDone: (log: readonly PartieEvent[]) => boolean): readonly PartieEvent[] {
  const found = resolveProfile({ bergpreis: true, schneider: true, ...settings });
  if (!found.ok) throw new Error('a profile');
  let log: readonly PartieEvent[] = [];
  const run = (command: Command): void => {
    const done = apply(fold(log), command);
    if (!done.ok) throw new Error(done.error.code);
    log = [...log, ...done.value];
  };
  run({ type: 'open', profile: found.value });
  for (let round = 1; round < 40 && !isDone(log); round++) {
    const dealer = ((round + 2) & 3) as 0 | 1 | 2 | 3;
    run({ type: 'deal', dealer, hands: dealFromSeed(`feats ${round}`) });
    run({ type: 'declare', seat: ((dealer + 1) & 3) as 0 | 1 | 2 | 3, contract: 'trump:E' });
    for (let state = fold(log); state.phase === 'play' || state.phase === 'trick-complete'; state = fold(log)) {
      if (state.phase === 'trick-complete') run({ type: 'turn-trick' });
      else {
        const trick = state.round!.tricks.at(-1)!;
        const seat = ((trick.leader + trick.cards.length) & 3) as 0 | 1 | 2 | 3;
        const card = state
          .round!.hands[seat].toArray()
          .find((one) => apply(state, { type: 'play', seat, card: one }).ok);
        run({ type: 'play', seat, card: card! });
      }
    }
  }
  return log;
}

describe('the feats of a log', () => {
  it('are none before anything happened', () => {
    expect(featsOf([])).toEqual({ berg: null, thanks: null });
  });

  it('name the side of the Berg and the round in which it fell: half the target', () => {
    const log = played({ target: 600 }, (events) => events.some(({ type }) => type === 'berg-won'));
    const { berg } = featsOf(log);
    const { rounds } = fold(log);
    const sums = (count: number): number =>
      rounds.slice(0, count).reduce((sum, { account }) => sum + account.teams[berg!.team].total, 0);
    expect(sums(berg!.round)).toBeGreaterThanOrEqual(300);
    expect(sums(berg!.round - 1)).toBeLessThan(300);
  });

  it('name who said thank you, and whether the points were there', () => {
    const log: PartieEvent[] = [
      { type: 'claimed', seat: 3, goal: 'berg', ruling: 'true' as never },
      { type: 'claimed', seat: 2, goal: 'partie', ruling: 'false' },
    ];
    expect(featsOf(log).thanks).toEqual({ seat: 2, isTrue: false });
    expect(featsOf(log.slice(0, 1)).thanks).toBeNull();
  });
});

describe('cards laid open for the rest', () => {
  it('are those of who took it, once the round is counted', () => {
    const state = fold(played({ target: 600 }, ({ length }) => length > 20));
    const round = { ...state.round!, rest: 2 as const };
    expect(laidOpenIn({ phase: 'deal', round })).toEqual({ seat: 2, cards: round.hands[2].toArray() });
    expect(laidOpenIn({ phase: 'play', round })).toBeNull();
    expect(laidOpenIn({ phase: 'deal', round: { ...round, rest: null } })).toBeNull();
  });
});
