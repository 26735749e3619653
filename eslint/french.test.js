// The spaces of French signs, by what the Lexique des règles typographiques (Imprimerie nationale) prints; · stands for
// U+202F and _ for U+00A0 here.
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { spaced, spaces } from './french.js';

const shown = (text) => text.replaceAll('\u202f', '·').replaceAll('\u00a0', '_');

describe('a French text', () => {
  test.each([
    ['Qui coupe ?', 'Qui coupe·?'],
    ['Gagné !', 'Gagné·!'],
    ['Gagné!', 'Gagné·!'],
    ['vu ; pas dit', 'vu·; pas dit'],
    ['Score : nous 12, eux 5', 'Score_: nous 12, eux 5'],
    ['Score: nous 12', 'Score_: nous 12'],
    ['Tu dis « cent ».', 'Tu dis «_cent_».'],
    ['Tu dis «cent» ?', 'Tu dis «_cent_»·?'],
    ['Quoi\u00a0? Là\u202f: ici', 'Quoi·? Là_: ici'],
  ])('%s', (text, right) => {
    expect(shown(spaced(text))).toBe(right);
    expect(spaced(spaced(text))).toBe(spaced(text));
  });

  test.each(['/tisch?partie=1', 'slalom:obenabe', '12:30', '0: E6 … / 1: …', '?', '#tag', 'https://exemple.ch'])(
    'leaves %s',
    (text) => {
      expect(spaced(text)).toBe(text);
    },
  );

  test('is spaced too where a piece of it is put in', () => {
    expect(shown(spaced('? Encore', true))).toBe('·? Encore');
    expect(shown(spaced(': rien', true))).toBe('_: rien');
  });
});

describe('a file of French texts', () => {
  const linter = new Linter();
  const config = {
    files: ['**/*.ts'],
    languageOptions: { parser: tseslint.parser },
    plugins: { french: { rules: { spaces } } },
    rules: { 'french/spaces': 'error' },
  };
  const fixed = (code) => shown(linter.verifyAndFix(code, [config], { filename: 'a.ts' }).output);

  test('has its strings and templates spaced, and its code left alone', () => {
    expect(fixed('const a = { "cut :": (n: number) => (n > 1 ? `${n} : oui ?` : "non !") };')).toBe(
      'const a = { "cut :": (n: number) => (n > 1 ? `${n}_: oui·?` : "non·!") };',
    );
    expect(fixed('const b = (w: string) => `Qui ? « ${w} » : ${w}?`;')).toBe(
      'const b = (w: string) => `Qui·? «_${w}_»_: ${w}·?`;',
    );
  });
});
