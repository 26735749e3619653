import { describe, expect, test } from 'vitest';
import { type Inline, parseRich } from './inline.js';

const text = (words: string): Inline => ({ kind: 'text', text: words });

const READ: readonly (readonly [text: string, pieces: readonly Inline[]])[] = [
  ['', []],
  ['Der Puur sticht.', [text('Der Puur sticht.')]],
  ['*nie* geben', [{ kind: 'emphasis', text: 'nie' }, text(' geben')]],
  // Eicheln 0, Rosen 1, Schellen 2, Schilten 3; nine cards each, the Under sixth from the six.
  ['{card:RU} sticht', [{ kind: 'cards', cards: [14] as never }, text(' sticht')]],
  ['{cards:E6 TA}', [{ kind: 'cards', cards: [0, 35] as never }]],
  ['{suit:T}', [{ kind: 'suit', suit: 3 as never }]],
  ['{rank:O}', [{ kind: 'rank', rank: 'O' }]],
  ['{contract:trump:R}', [{ kind: 'contract', contract: 'trump:R' }]],
  ['{contract:obenabe}', [{ kind: 'contract', contract: 'obenabe' }]],
  ['{topic:weis}', [{ kind: 'topic', topic: 'weis', section: null, words: null }]],
  [
    '({topic:weis#compare|welcher}).',
    [text('('), { kind: 'topic', topic: 'weis', section: 'compare', words: 'welcher' }, text(').')],
  ],
  ['{term:bock|Böcke}', [{ kind: 'term', term: 'bock', words: 'Böcke' }]],
  ['{rule:trick.winner}', [{ kind: 'rule', rule: 'trick.winner' }]],
  ['{rule:revoke.late}', [{ kind: 'rule', rule: 'revoke.late' }]],
  ['{setting:target}', [{ kind: 'setting', setting: 'target' }]],
  ['{preset:uri-2000}', [{ kind: 'preset', preset: 'uri-2000' }]],
];

const REFUSED: readonly (readonly [text: string, code: string, found: string])[] = [
  ['{card:RX}', 'unknown-name', 'RX'],
  ['{card:ru}', 'unknown-name', 'ru'],
  ['{card:RU R9}', 'unknown-name', 'RU R9'],
  ['{cards:RU RU}', 'unknown-name', 'RU'],
  ['{cards:}', 'unknown-name', ''],
  ['{suit:H}', 'unknown-name', 'H'],
  ['{rank:J}', 'unknown-name', 'J'],
  ['{contract:trump:H}', 'unknown-name', 'trump:H'],
  ['{topic:skat}', 'unknown-name', 'skat'],
  ['{topic:weis#nowhere}', 'unknown-name', 'weis#nowhere'],
  ['{topic:toString}', 'unknown-name', 'toString'],
  ['{term:joker}', 'unknown-name', 'joker'],
  ['{rule:trick.loser}', 'unknown-name', 'trick.loser'],
  ['{setting:colour}', 'unknown-name', 'colour'],
  ['{preset:skat}', 'unknown-name', 'skat'],
  ['{bild:RU}', 'unknown-kind', 'bild:RU'],
  ['{constructor:RU}', 'unknown-kind', 'constructor:RU'],
  ['{RU}', 'unknown-kind', 'RU'],
  ['ein {card:RU', 'unclosed', '{card:RU'],
  ['ein *Wort', 'unclosed', '*Wort'],
  ['ein } zu viel', 'stray-brace', 'ein } zu viel'],
];

describe('the inline notation', () => {
  test.each(READ)('%s is read', (written, pieces) => {
    expect(parseRich(written)).toEqual({ ok: true, value: pieces });
  });

  test.each(REFUSED)('%s is refused', (written, code, found) => {
    expect(parseRich(written)).toEqual({ ok: false, error: { code, found } });
  });
});
