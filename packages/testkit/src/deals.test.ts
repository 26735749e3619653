import { describe, expect, test } from 'vitest';
import { endingCounts, fixedDeal, fixedDeals, fixedEndings, openingCounts, type PerftRow } from './deals.js';
import { contracts } from './oracle/cards.js';
import { perft } from './oracle/perft.js';
import { checkDeal } from './oracle/round.js';
import { settingsWith } from './oracle/settings.js';

const titled = (rows: readonly PerftRow[]): (PerftRow & { title: string })[] =>
  rows.map((row) => ({
    ...row,
    title: Object.entries(row.settings ?? {})
      .join()
      .replace(',', ' = '),
  }));

describe('the fixed deals', () => {
  test('are twelve whole deals with names of their own, in every contract', () => {
    expect(fixedDeals).toHaveLength(12);
    expect(new Set([...fixedDeals, ...fixedEndings].map((deal) => deal.name)).size).toBe(22);
    for (const deal of fixedDeals) checkDeal(deal.hands);
    for (const list of [fixedDeals, fixedEndings]) {
      expect(new Set(list.map((deal) => deal.contract))).toEqual(new Set(contracts));
    }
    expect(() => fixedDeal('none such')).toThrow('no deal of the name none such');
  });

  test('endings have four different cards a seat', () => {
    for (const ending of fixedEndings) {
      expect(ending.hands.map((hand) => hand.length)).toEqual([4, 4, 4, 4]);
      expect(new Set(ending.hands.flat()).size).toBe(16);
    }
  });
});

describe('the number of legal continuations', () => {
  test.each(openingCounts)('$name, $depth cards: $nodes', ({ name, contract, depth, nodes }) => {
    expect(fixedDeal(name).contract).toBe(contract);
    expect(perft(fixedDeal(name), depth)).toBe(nodes);
  });

  test.each(titled(endingCounts))('$name, $title rules: $nodes', ({ name, contract, depth, nodes, settings }) => {
    expect(fixedDeal(name).contract).toBe(contract);
    expect(perft(fixedDeal(name), depth, settingsWith(settings))).toBe(nodes);
  });

  test('no card to play is one way to go on', () => {
    expect(perft(fixedDeal('eicheln'), 0)).toBe(1);
    expect(perft(fixedDeal('eicheln-ending'), 17)).toBe(perft(fixedDeal('eicheln-ending'), 16));
  });
});
