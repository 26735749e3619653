import { DEFAULT_PROFILE, PRESET_IDS, RULES, SETTING_NAMES } from '@puur/rules';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_IDS, EXAMPLES } from './cases.js';
import { rulebookIn } from './language.js';
import { citationOf, factorTable, otherValuesOf, presetsBy, presetsWith, valueTable } from './reference.js';
import { type Summary, summaryOf } from './summary.js';

const summary = summaryOf('de', await rulebookIn('de'), { 'trick.winner': 'Der höchste Trumpf.' });

describe('the summary for machines', () => {
  test('is plain data and comes back as it was written', () => {
    expect(JSON.parse(JSON.stringify(summary)) as Summary).toEqual(summary);
  });

  test('has every rule, setting, preset and example', () => {
    expect(summary.rules.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(RULES)));
    expect(summary.settings.map(({ name }) => name)).toEqual(SETTING_NAMES);
    expect(summary.presets.map(({ id }) => id)).toEqual(PRESET_IDS);
    expect(summary.examples.map(({ id }) => id)).toEqual(EXAMPLE_IDS);
    expect(summary.examples.find(({ id }) => id === 'weis-run')!.case).toEqual(EXAMPLES['weis-run']);
  });

  test('every source of a rule is named', () => {
    for (const { id, sources, confidence } of summary.rules) {
      expect(['high', 'medium', 'low'], id).toContain(confidence);
      for (const source of sources) expect(summary.sources, id).toHaveProperty(source);
    }
  });

  test('rules have the sentence that was handed in, and none otherwise', () => {
    expect(summary.rules.find(({ id }) => id === 'trick.winner')!.says).toBe('Der höchste Trumpf.');
    expect(summary.rules.find(({ id }) => id === 'trick.order')).not.toHaveProperty('says');
  });

  // Reference page: 152, 5, 157, 100, 257.
  test('says the numbers of the reference page', () => {
    expect(summary.numbers).toEqual({ cards: 152, lastTrick: 5, round: 157, match: 100, roundWithMatch: 257 });
  });

  test('has no notation left in its texts', () => {
    for (const { question, explanation } of summary.examples) expect(question + explanation).not.toMatch(/[{}*]/);
    for (const { answer } of summary.questions) expect(answer).not.toMatch(/[{}*]/);
  });
});

describe('what is computed from the rules', () => {
  // Reference page, Kartenordnung and Kartenwerte; jasswiki for Undenufe.
  test('the table of values has order and points of the sources', () => {
    const written = Object.fromEntries(
      Object.entries(valueTable()).map(([column, ranks]) => [
        column,
        ranks.map(({ rank, points }) => `${rank}=${points}`).join(' '),
      ]),
    );
    expect(written).toEqual({
      trump: 'U=20 9=14 A=11 K=4 O=3 10=10 8=0 7=0 6=0',
      plain: 'A=11 K=4 O=3 U=2 10=10 9=0 8=0 7=0 6=0',
      obenabe: 'A=11 K=4 O=3 U=2 10=10 9=0 8=8 7=0 6=0',
      undenufe: '6=11 7=0 8=8 9=0 10=10 U=2 O=3 K=4 A=0',
    });
  });

  // Swisslos: 1000 everything once; 2500 with Schilten and Schellen double, Obenabe and Undenufe triple. Pagat: 3 and 4.
  test('the table of factors has those of the sources', () => {
    const { keys, rows } = factorTable();
    expect(keys).toEqual(['E', 'R', 'T', 'S', 'obenabe', 'undenufe']);
    const factors = (id: string): unknown => rows.find(({ preset }) => preset === id)!.factors;
    expect(factors('swisslos-1000')).toEqual([1, 1, 1, 1, 1, 1]);
    expect(factors('swisslos-2500')).toEqual([1, 1, 2, 2, 3, 3]);
    expect(factors('pagat-3000')).toEqual([1, 1, 2, 2, 3, 4]);
  });

  test('who plays a setting how: the order of counting, with the reference page first', () => {
    const [first, second] = presetsBy('countOrder');
    expect(first!.value).toBe('weis-stoeck-stich');
    expect(first!.presets).toEqual(['puur', 'puur-2500']);
    expect(second!.value).toBe('stoeck-weis-stich');
    expect(second!.presets).toEqual([
      'swisslos-1000',
      'swisslos-2500',
      'offiziell',
      'uri-2000',
      'pagat-3000',
      'chibre',
    ]);
    expect(otherValuesOf('countOrder')).toEqual(['stoeck-stich-weis']);
  });

  test('every preset that a setting concerns plays it in exactly one way', () => {
    for (const name of SETTING_NAMES) {
      const presets = presetsBy(name).flatMap((use) => use.presets);
      expect([...presets].sort(), name).toEqual([...presetsWith(name)].sort());
    }
  });

  // rules.md, section 8: a tournament plays 8, 12 or 16 deals, without a target, Weis and Stöck.
  test.each(
    SETTING_NAMES.filter((name) =>
      /kreuzweis|weis[A-Z]|quartet|longRuns|Tie|stoeck.|undenufeR|target|countOrder|berg/.test(name),
    ),
  )('the tournament table, without Weis, Stöck and target, is not asked about %s', (name) => {
    expect(presetsWith(name)).not.toContain('turnier-12');
  });

  test('a number of rounds is said only of the table that plays rounds', () => {
    expect(presetsBy('rounds')).toEqual([{ value: 12, presets: ['turnier-12'] }]);
  });

  // rules.md, section 3: Slalom and Gusti are played at some tables; no preset has them.
  test('further contracts are named beside those of the presets', () => {
    expect(otherValuesOf('contracts')).toEqual([['slalom', 'gusti']]);
    expect(presetsBy('mixedModeValues')).toEqual([]);
    expect(otherValuesOf('mixedModeValues')).not.toContain(DEFAULT_PROFILE.mixedModeValues);
  });

  test.each(['tafel-read', 'tafel-rest', 'contracts-slalom'] as const)(
    '%s cites no rule that says nothing of it',
    (id) => {
      expect(EXAMPLES[id].rules).toEqual([]);
    },
  );

  test('a citation has whose word a rule is', () => {
    expect(citationOf('lead.forehand').sources).toContain('jasvel');
    expect(citationOf('revoke.late').confidence).toBe('medium');
  });
});
