import { ruleWordsIn } from '@puur/words';
import { describe, expect, it } from 'vitest';
import { tableName, tableText } from './table-name.js';

const words = await ruleWordsIn('de');

describe('a table with another target', () => {
  const at800 = { preset: 'puur', settings: { target: 800 } } as const;

  it('is called by it, and told with it', () => {
    expect(tableName(at800, words)).toBe('Puur 800');
    expect(tableText(at800, words)).toMatch(/auf 800, alles einfach/);
  });

  it('keeps its name where nothing was changed', () => {
    expect(tableName({ preset: 'puur', settings: {} }, words)).toBe('Puur 1000');
    expect(tableText({ preset: 'puur', settings: {} }, words)).toBe(words.presets.puur);
  });

  it('is not told as a table that ends otherwise', () => {
    const fourRounds = { preset: 'swisslos-1000', settings: { endMode: 'fixed-rounds', rounds: 4 } } as const;
    expect(tableName(fourRounds, words)).toBe('Swisslos, 4 Runden');
    expect(tableText(fourRounds, words)).toBeUndefined();
  });
});
