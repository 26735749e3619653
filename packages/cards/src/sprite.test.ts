import { gzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { CARD_BOX } from './face.js';
import { SIGN_BOX } from './contract.js';
import {
  cardBack,
  cardFace,
  cardSymbol,
  contractSign,
  EMPTY_SPRITE,
  growingSprite,
  suitSign,
  suitSymbol,
  symbols,
  useSymbol,
} from './sprite.js';
import {
  BACK_DESIGNS,
  BACK_GROUNDS,
  CARD_NAMES,
  CONTRACTS,
  DECKS,
  FACES,
  INDEX_LANGUAGES,
  PAIRINGS,
  partsOf,
  type Rank,
  RANKS,
  type Style,
  SUITS,
} from './vocabulary.js';

interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: Element[];
}

const TAG = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z-]+="[^"<>&]*")*)(\/?)>/y;

/**
 * Reads the plain XML of the drawings, strictly: one root, tags that nest, attributes in double quotes and none twice,
 * no text, no comment, no entity. Whatever else stands there is an error.
 */
function parse(xml: string): Element {
  const top: Element = { name: '', attributes: new Map(), children: [] };
  const open: Element[] = [top];
  TAG.lastIndex = 0;
  while (TAG.lastIndex < xml.length) {
    const from = TAG.lastIndex;
    const match = TAG.exec(xml);
    if (!match) throw new SyntaxError(`no tag at ${from}: ${xml.slice(from, from + 60)}`);
    const [, closing, name, rest, empty] = match;
    if (closing) {
      if (open.pop()!.name !== name || open.length === 0) throw new SyntaxError(`</${name!}> at ${from}`);
      continue;
    }
    const attributes = new Map<string, string>();
    for (const [, key, value] of rest!.matchAll(/ ([a-zA-Z-]+)="([^"]*)"/g)) {
      if (attributes.has(key!)) throw new SyntaxError(`${key!} twice at ${from}`);
      attributes.set(key!, value!);
    }
    const element: Element = { name: name!, attributes, children: [] };
    open.at(-1)!.children.push(element);
    if (!empty) open.push(element);
  }
  if (open.length !== 1 || top.children.length !== 1) throw new SyntaxError('not one closed root');
  return top.children[0]!;
}

function* all(element: Element): Generator<Element> {
  yield element;
  for (const child of element.children) yield* all(child);
}

function idsOf(root: Element): string[] {
  return Array.from(all(root), (element) => element.attributes.get('id')).filter((id) => id !== undefined);
}

const NAMES = new Set(['svg', 'defs', 'symbol', 'g', 'use', 'path', 'circle', 'rect']);
const KEYS = new Set(
  (
    'xmlns viewBox width height aria-hidden focusable id href transform d fill stroke stroke-width stroke-opacity ' +
    'stroke-linejoin stroke-linecap stroke-dasharray opacity x y cx cy r rx'
  ).split(' '),
);

/** What is wrong with an attribute of a drawing, or null. */
function fault(key: string, value: string): string | null {
  if (!KEYS.has(key)) return 'is not allowed';
  if (value === '' || /NaN|undefined|Infinity|null|url\(/.test(value)) return 'has no sense';
  if (key === 'xmlns') return value === 'http://www.w3.org/2000/svg' ? null : 'is another language';
  if (key === 'href') return value.startsWith('#puur-') ? null : 'leaves the page';
  if (/:|\/\//.test(value)) return 'may lead outside';
  if (/\.\d{3}/.test(value)) return 'is not rounded';
  return null;
}

/** Every rule that one drawing keeps; returns its root. */
function check(xml: string): Element {
  const root = parse(xml);
  const faults: string[] = [];
  for (const { name, attributes } of all(root)) {
    if (!NAMES.has(name)) faults.push(`<${name}>`);
    for (const [key, value] of attributes) {
      const found = fault(key, value);
      if (found !== null) faults.push(`${name} ${key}="${value}" ${found}`);
    }
  }
  expect(faults).toEqual([]);
  return root;
}

const STYLES: readonly Partial<Style>[] = [
  {},
  { colours: 'four' },
  { contrast: 'high' },
  { colours: 'four', contrast: 'high' },
  { ground: 'dark' },
  { colours: 'four', ground: 'dark' },
  { roses: 'yellow' },
  { corners: 'letters' },
  ...INDEX_LANGUAGES.map((index) => ({ index })),
  ...PAIRINGS.map((pairing) => ({ pairing })),
];

const EVERY = DECKS.flatMap((deck) => FACES.flatMap((size) => STYLES.map((style) => ({ deck, size, style }))));

describe('a card by itself', () => {
  it.each(EVERY)('is sound and unlike every other: $deck, $size, $style', ({ deck, size, style }) => {
    const drawings = CARD_NAMES.map((card) => cardFace({ deck, card, size, style }));
    expect(new Set(drawings).size).toBe(36);
    for (const drawing of drawings) {
      const root = check(drawing);
      expect(root.attributes.get('viewBox')).toBe('0 0 100 156');
      expect(root.attributes.get('aria-hidden')).toBe('true');
      expect(idsOf(root)).toEqual([]);
      expect(Array.from(all(root)).filter(({ name }) => name === 'use')).toEqual([]);
    }
  });

  it('is drawn large, in classic colours, on a light table unless asked otherwise', () => {
    const style = { colours: 'classic', contrast: 'normal', ground: 'light', roses: 'red', corners: 'words' } as const;
    for (const deck of DECKS) {
      expect(cardFace({ deck, card: 'RU' })).toBe(cardFace({ deck, card: 'RU', size: 'large', style }));
    }
  });

  it('changes with each setting that concerns it, and with no other', () => {
    const drawn = (deck: 'german' | 'french', card: 'RO' | 'E7', style: Partial<Style>): boolean =>
      cardFace({ deck, card, style }) !== cardFace({ deck, card });
    expect(drawn('german', 'RO', { roses: 'yellow' })).toBe(true);
    expect(drawn('german', 'E7', { roses: 'yellow' })).toBe(false);
    expect(drawn('german', 'RO', { corners: 'letters' })).toBe(true);
    expect(drawn('german', 'RO', { index: 'fr', pairing: 'reglement' })).toBe(false);
    expect(drawn('french', 'RO', { index: 'en' })).toBe(true);
    expect(drawn('french', 'E7', { index: 'en' })).toBe(false);
    expect(drawn('french', 'E7', { pairing: 'reglement' })).toBe(true);
    expect(drawn('french', 'RO', { roses: 'yellow', corners: 'letters' })).toBe(false);
    for (const style of [{ colours: 'four' }, { contrast: 'high' }, { ground: 'dark' }] as const) {
      for (const deck of DECKS) expect(drawn(deck, 'RO', style)).toBe(true);
    }
  });

  it('shows another picture for the same card under another pairing, and the same picture for the same suit', () => {
    // Rosen are Herz with Swisslos; with the Jassreglement Schellen are.
    expect(cardFace({ deck: 'french', card: 'RK', style: { pairing: 'swisslos' } })).toBe(
      cardFace({ deck: 'french', card: 'SK', style: { pairing: 'reglement' } }),
    );
  });
});

describe.each(DECKS)('the sprite of the %s deck', (deck) => {
  const sprite = symbols(deck);
  const root = check(sprite);
  const elements = Array.from(all(root));
  const byGrownId: typeof byId = new Map();
  const byId = new Map(elements.map((element) => [element.attributes.get('id'), element]));

  it('has a symbol for every card, both faces, and for every suit', () => {
    const wanted = [
      ...FACES.flatMap((size) => CARD_NAMES.map((card) => cardSymbol({ deck, card, size }))),
      ...SUITS.map((suit) => suitSymbol({ deck, suit })),
    ];
    const found = elements.filter(({ name }) => name === 'symbol');
    expect(found.map(({ attributes }) => attributes.get('id'))).toEqual(wanted);
    for (const { attributes } of found) {
      const box = attributes.get('id')!.includes('-suit-') ? SIGN_BOX : CARD_BOX;
      expect(attributes.get('viewBox')).toBe(box);
    }
  });

  it('has no id twice, and uses only what it has, before which it is defined', () => {
    const ids = idsOf(root);
    expect(new Set(ids).size).toBe(ids.length);
    const seen = new Set<string>();
    for (const { name, attributes } of elements) {
      if (name === 'use') expect(ids).toContain(attributes.get('href')!.slice(1));
    }
    // Parts are listed so that each uses earlier ones only: no circle is possible.
    for (const part of root.children[0]!.children) {
      for (const { name, attributes } of all(part)) {
        if (name === 'use') expect(seen).toContain(attributes.get('href')!.slice(1));
      }
      seen.add(part.attributes.get('id')!);
    }
  });

  /** A drawing with every use written out, as a list of shapes and the groups they stand in. */
  function expanded(element: Element, known = byId): unknown {
    if (element.name === 'use') {
      const part = known.get(element.attributes.get('href')!.slice(1))!;
      const place = new Map(element.attributes);
      place.delete('href');
      const content = part.children.map((child) => expanded(child, known));
      return place.size === 0 ? content : [Object.fromEntries(place), ...content];
    }
    const attributes = Object.fromEntries(element.attributes);
    if (element.name === 'g') return [attributes, ...element.children.map((child) => expanded(child, known))];
    return { name: element.name, attributes };
  }
  const flat = (tree: unknown): unknown[] =>
    Array.isArray(tree) && (tree.length === 0 || Array.isArray(tree[0]) || 'name' in (tree[0] as object))
      ? (tree as unknown[]).flatMap(flat)
      : [Array.isArray(tree) ? [tree[0], ...(tree as unknown[]).slice(1).flatMap(flat)] : tree];

  it.each(FACES)('shows the same drawing as the %s card by itself', (size) => {
    for (const card of CARD_NAMES) {
      const symbol = byId.get(cardSymbol({ deck, card, size }))!;
      const alone = parse(cardFace({ deck, card, size }));
      expect(flat(symbol.children.map((child) => expanded(child)))).toEqual(
        flat(alone.children.map((child) => expanded(child))),
      );
    }
  });

  it('leaves out faces that are not wanted', () => {
    const compact = symbols(deck, {}, ['compact']);
    expect(compact).toContain(`id="${cardSymbol({ deck, card: 'TA', size: 'compact' })}"`);
    expect(compact).not.toContain(`id="${cardSymbol({ deck, card: 'TA' })}"`);
    expect(check(compact).name).toBe('svg');
  });

  it('is drawn the same every time', () => {
    expect(symbols(deck)).toBe(sprite);
  });

  it('grows card by card in any order, each complete when it is added, none twice', () => {
    const growing = growingSprite(deck);
    const ids = new Set<string>();
    const order = CARD_NAMES.toReversed().flatMap((card, at) =>
      at % 3 === 0 ? [card, CARD_NAMES[at]!, card] : [card],
    );
    const asked = [
      ...order.map(
        (card) => [cardSymbol({ deck, card, size: 'compact' }), () => growing.card(card, 'compact')] as const,
      ),
      ...order.map((card) => [cardSymbol({ deck, card }), () => growing.card(card, 'large')] as const),
      ...SUITS.map((suit) => [suitSymbol({ deck, suit }), () => growing.suit(suit)] as const),
    ];
    for (const [id, draw] of asked) {
      const added = draw();
      expect(added === '').toBe(ids.has(id));
      const tree = parse(EMPTY_SPRITE.replace('</svg>', `${added}</svg>`));
      for (const { name, attributes } of all(tree)) {
        const own = attributes.get('id');
        if (own !== undefined) {
          expect(ids.has(own)).toBe(false);
          ids.add(own);
        }
        if (name === 'use') expect(ids.has(attributes.get('href')!.slice(1))).toBe(true);
      }
      expect(ids.has(id)).toBe(true);
    }
  });

  it('shows a grown card as it does in the whole sprite', () => {
    const growing = growingSprite(deck);
    for (const card of CARD_NAMES) {
      const grown = growing.card(card, 'compact');
      const whole = byId.get(cardSymbol({ deck, card, size: 'compact' }))!;
      const root = parse(EMPTY_SPRITE.replace('</svg>', `${grown}</svg>`));
      for (const element of all(root)) byGrownId.set(element.attributes.get('id'), element);
      const symbol = root.children.at(-1)!;
      expect(flat(symbol.children.map((child) => expanded(child, byGrownId)))).toEqual(
        flat(whole.children.map((child) => expanded(child))),
      );
    }
  });

  // Bytes as they travel, and as they stand in memory.
  it.each([
    ['both faces', FACES, 18_000, 120_000],
    ['large faces', ['large'], 18_000, 100_000],
    ['compact faces', ['compact'], 8_000, 50_000],
  ] as const)('keeps its size: %s', (_name, sizes, packed, raw) => {
    const text = symbols(deck, {}, sizes);
    expect(gzipSync(text, { level: 9 }).length).toBeLessThan(packed);
    expect(text.length).toBeLessThan(raw);
  });
});

it('sprites of different decks and styles share no id', () => {
  const concerned: readonly (readonly ['german' | 'french', Partial<Style>])[] = [
    ...STYLES.slice(0, 8).map((style) => ['german', style] as const),
    ...STYLES.slice(0, 6).map((style) => ['french', style] as const),
    ...INDEX_LANGUAGES.filter((index) => index !== 'de').map((index) => ['french', { index }] as const),
    ...PAIRINGS.filter((pairing) => pairing !== 'swisslos').map((pairing) => ['french', { pairing }] as const),
  ];
  const ids = concerned.flatMap(([deck, style]) => idsOf(parse(symbols(deck, style, ['compact']))));
  expect(new Set(ids).size).toBe(ids.length);
});

describe('numbers', () => {
  const COUNT: Readonly<Partial<Record<Rank, number>>> = { 6: 6, 7: 7, 8: 8, 9: 9, 10: 10 };

  const roots = { german: parse(symbols('german', {}, ['large'])), french: parse(symbols('french', {}, ['large'])) };

  /** The `href`s that a large card uses with a scale of their own. */
  function placed(deck: 'german' | 'french', card: (typeof CARD_NAMES)[number]): string[] {
    const id = cardSymbol({ deck, card });
    const symbol = Array.from(all(roots[deck])).find(({ attributes }) => attributes.get('id') === id)!;
    return symbol.children
      .filter(({ name, attributes }) => name === 'use' && /scale/.test(attributes.get('transform') ?? ''))
      .map(({ attributes }) => attributes.get('href')!);
  }

  it('of the French deck show as many signs as they say, all of one suit', () => {
    for (const card of CARD_NAMES) {
      const count = COUNT[partsOf(card).rank];
      if (count === undefined) continue;
      const found = placed('french', card);
      expect(found).toHaveLength(count);
      expect(new Set(found).size).toBe(1);
    }
  });

  it('of the Swiss-German deck do so too; no two shields of a card bear the same arms', () => {
    for (const card of CARD_NAMES) {
      const { suit, rank } = partsOf(card);
      if (COUNT[rank] === undefined || rank === '10') continue;
      const found = placed('german', card);
      expect(found).toHaveLength(COUNT[rank]);
      expect(new Set(found).size).toBe(suit === 'T' ? COUNT[rank] : 1);
    }
  });
});

describe('court cards and Banner', () => {
  it('are the same either way up: every half stands there once plain and once turned about the middle', () => {
    for (const deck of DECKS) {
      const root = parse(symbols(deck, {}, ['large']));
      for (const rank of RANKS.filter((one) => (deck === 'german' && one === '10') || 'UOK'.includes(one))) {
        for (const suit of SUITS) {
          const id = cardSymbol({ deck, card: `${suit}${rank}` });
          const symbol = Array.from(all(root)).find(({ attributes }) => attributes.get('id') === id)!;
          const uses = symbol.children.filter(({ name }) => name === 'use');
          const turned = uses.filter(({ attributes }) => attributes.get('transform') === 'rotate(180 50 78)');
          expect(turned.length).toBeGreaterThanOrEqual(1);
          for (const { attributes } of turned) {
            const plain = uses.filter(
              (one) => one.attributes.get('href') === attributes.get('href') && !one.attributes.has('transform'),
            );
            expect(plain).toHaveLength(1);
          }
        }
      }
    }
  });
});

describe('backs', () => {
  it('are drawn in two designs and three grounds, each unlike the others, and without ids', () => {
    const backs = BACK_DESIGNS.flatMap((design) => BACK_GROUNDS.map((ground) => cardBack({ design, ground })));
    expect(new Set(backs).size).toBe(6);
    for (const text of backs) {
      const root = check(text);
      expect(root.attributes.get('viewBox')).toBe(CARD_BOX);
      expect(idsOf(root)).toEqual([]);
      expect(text.length).toBeLessThan(14_000);
    }
  });

  it('have a black edge at high contrast', () => {
    expect(cardBack({ style: { contrast: 'high' } })).toContain('stroke-width="1.5"');
  });
});

describe('signs', () => {
  it('are drawn for every contract of both decks', () => {
    for (const deck of DECKS) {
      const signs = CONTRACTS.map((contract) => contractSign({ deck, contract }));
      expect(new Set(signs).size).toBe(CONTRACTS.length);
      for (const text of signs) {
        const root = check(text);
        expect(root.attributes.get('viewBox')).toBe('-12 -12 24 24');
        expect(idsOf(root)).toEqual([]);
      }
    }
  });

  it('of a trump are those of its suit; the others take the colour of the words', () => {
    for (const deck of DECKS) {
      for (const suit of SUITS) {
        expect(contractSign({ deck, contract: `trump:${suit}` })).toBe(suitSign({ deck, suit }));
      }
    }
    for (const contract of CONTRACTS.filter((one) => !one.startsWith('trump:'))) {
      const colours = Array.from(all(parse(contractSign({ deck: 'german', contract }))), ({ attributes }) => [
        attributes.get('stroke'),
        attributes.get('fill'),
      ]).flat();
      expect(new Set(colours)).toEqual(new Set([undefined, 'currentColor', 'none']));
    }
  });
});

it('a drawing that uses a symbol names it', () => {
  const root = check(useSymbol('puur-g-large-E6'));
  expect(root.attributes.get('viewBox')).toBe(CARD_BOX);
  expect(root.children.map(({ name, attributes }) => [name, attributes.get('href')])).toEqual([
    ['use', '#puur-g-large-E6'],
  ]);
});
