import { describe, expect, test } from 'vitest';
import { contracts } from './oracle/cards.js';
import { checkDeal, replayRound } from './oracle/round.js';
import type { OracleSettings } from './oracle/settings.js';
import { randomDeal, randomLegalRound, seededRng } from './random.js';

const tables: readonly Partial<OracleSettings>[] = [
  {},
  { undertrump: 'allowed-if-void' },
  { onlyTrumps: 'must-overtrump-if-able' },
  { mayTrumpWhenAbleToFollow: false },
  { puurExempt: false },
];

describe('seeded data', () => {
  test('the same seed gives the same numbers for ever', () => {
    const rng = seededRng(1);
    expect(Array.from({ length: 8 }, () => rng(1000))).toEqual([627, 2, 527, 981, 968, 281, 612, 720]);
    expect(randomDeal(seededRng(7))).toEqual(randomDeal(seededRng(7)));
    expect(randomDeal(seededRng(7))).not.toEqual(randomDeal(seededRng(8)));
  });

  test('deals hold every card once', () => {
    const rng = seededRng(2);
    for (let i = 0; i < 200; i++) checkDeal(randomDeal(rng));
  });

  test.each(contracts)('random rounds of %s replay under the settings they were played by', (contract) => {
    const rng = seededRng(3);
    for (const table of tables) {
      for (let i = 0; i < 10; i++) {
        const round = randomLegalRound(rng, contract, table);
        const outcome = replayRound(round, table);
        expect(outcome.trickWinners).toEqual(round.winners);
        expect(outcome.cardPoints[0] + outcome.cardPoints[1]).toBe(157);
        expect(outcome.tricks[0] + outcome.tricks[1]).toBe(9);
      }
    }
  });
});
