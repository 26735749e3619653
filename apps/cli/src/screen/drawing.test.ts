import {
  accountOf,
  type Card,
  CARDS,
  DEFAULT_PROFILE,
  formatCard,
  parseCards,
  type RuleProfile,
  type Takings,
} from '@puur/rules';
import { slateOf } from '@puur/tafel';
import { describe, expect, it, test } from 'vitest';
import { de } from '../lang/de.js';
import { fr } from '../lang/fr.js';
import { checkSum, drawAccount } from './account.js';
import { Faces } from './faces.js';
import { drawFelt, NARROWEST_FELT } from './felt.js';
import { drawHand } from './hand.js';
import { beside, blockWidth, fold, padStart, spread, widthOf } from './layout.js';
import { COLOURED, PLAIN, paintFor } from './paint.js';
import { LETTERS, PICTURES, signsFor } from './signs.js';
import { drawSlate } from './slate.js';
import { PassThrough } from 'node:stream';

function cards(text: string): Card[] {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

const german = new Faces({ deck: 'german', pairing: 'swisslos', texts: de.cards, signs: PICTURES, paint: PLAIN });
const french = new Faces({ deck: 'french', pairing: 'swisslos', texts: fr.cards, signs: PICTURES, paint: PLAIN });

describe('paint', () => {
  const terminal = Object.assign(new PassThrough(), { isTTY: true });
  test.each([
    ['a terminal', terminal, {}, true],
    ['a pipe', new PassThrough(), {}, false],
    ['NO_COLOR', terminal, { NO_COLOR: '1' }, false],
    ['an empty NO_COLOR', terminal, { NO_COLOR: '' }, true],
    ['a dumb terminal', terminal, { TERM: 'dumb' }, false],
  ])('for %s', (_, stream, env, coloured) => {
    expect(paintFor(stream, env)('x', 'red')).toBe(coloured ? '\u001b[31mx\u001b[39m' : 'x');
  });

  it('takes no room', () => {
    expect(widthOf(COLOURED('Rosen', 'red', 'bold'))).toBe(5);
  });
});

describe('layout', () => {
  it('folds at blanks and indents what follows', () => {
    expect(fold('eins zwei drei vier', 9, 2)).toEqual(['eins zwei', '  drei', '  vier']);
  });

  it('puts two ends of a line under each other where they would touch', () => {
    expect(spread('links', 'rechts', 20)).toEqual(['links         rechts']);
    expect(spread('links', 'rechts', 12)).toEqual(['links', padStart('rechts', 12)]);
  });

  it('stands blocks side by side without blanks at the end', () => {
    expect(beside([['a', 'bbb'], ['c']], 2)).toEqual(['a    c', 'bbb']);
  });
});

describe('signs', () => {
  it('are letters where a terminal has little else', () => {
    expect(signsFor({ TERM: 'linux' })).toBe(LETTERS);
    expect(signsFor({ TERM: 'xterm-256color' })).toBe(PICTURES);
    expect(signsFor({})).toBe(PICTURES);
  });

  it('tell the eight suits apart', () => {
    for (const signs of [LETTERS, PICTURES]) expect(new Set(Object.values(signs.suits)).size).toBe(8);
  });
});

describe('faces', () => {
  test.each([
    ['EU', '◊U', 'Eichel-Under', '♦V', 'valet de carreau'],
    ['R10', '☼10', 'Rosen-Banner', '♥10', 'dix de cœur'],
    ['SK', '●K', 'Schellen-König', '♣R', 'roi de trèfle'],
    ['TO', '▼O', 'Schilten-Ober', '♠D', 'dame de pique'],
    ['E6', '◊6', 'Eichel-Sechs', '♦6', 'six de carreau'],
  ])('%s is %s, %s and %s, %s', (code, short, name, shortFrench, nameFrench) => {
    const [card] = cards(code);
    expect([german.short(card!), german.name(card!), french.short(card!), french.name(card!)]).toEqual([
      short,
      name,
      shortFrench,
      nameFrench,
    ]);
  });

  it('call the trump Under Puur and the trump nine Nell, and no other', () => {
    const [under, nine] = cards('EU E9') as [Card, Card];
    expect([german.rankName(under, 'trump:E'), german.rankName(nine, 'trump:E')]).toEqual(['Puur', 'Nell']);
    expect([german.rankName(under, 'trump:R'), german.rankName(nine, 'obenabe')]).toEqual(['Under', 'Neun']);
  });

  it('sort trump first by the order of trump, then suits of changing colour from the top', () => {
    const sorted = german.sorted(cards('E6 EA R9 RU RA S7 T8'), 'trump:R', 1).map(formatCard);
    expect(sorted).toEqual(['RU', 'R9', 'RA', 'EA', 'E6', 'T8', 'S7']);
  });

  it('sort Undenufe from below', () => {
    expect(german.sorted(cards('EA E6 E10'), 'undenufe', 1).map(formatCard)).toEqual(['E6', 'E10', 'EA']);
  });
});

describe('the hand', () => {
  const style = { faces: german, signs: PICTURES, paint: PLAIN, width: 80, trump: 'Trumpf' };

  it('numbers only what may be played, by its place', () => {
    const hand = german.sorted(cards('RU R6 EA'), 'trump:R', 1);
    const lines = drawHand({ cards: hand, legal: cards('RU EA'), contract: 'trump:R' }, style);
    expect(lines).toEqual(['  ☼ Rosen (Trumpf)   1 Puur   · Sechs', '  ◊ Eicheln          3 Ass']);
  });

  it('has no number and no mark where nothing is to be played', () => {
    const lines = drawHand({ cards: cards('EA'), legal: null, contract: null }, style);
    expect(lines).toEqual(['  ◊ Eicheln   Ass']);
  });

  test.each([80, 60, 40, 30])('keeps to %d columns', (width) => {
    const hand = german.sorted(CARDS.slice(0, 9), 'trump:E', 1);
    const lines = drawHand({ cards: hand, legal: hand, contract: 'trump:E' }, { ...style, width });
    expect(blockWidth(lines)).toBeLessThanOrEqual(Math.max(width, 36));
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) expect(lines.join('\n')).toContain(`${number} `);
  });
});

describe('the felt', () => {
  const [nine, six] = cards('S9 T6') as [Card, Card];
  const felt = {
    seat: 0,
    names: ['Du', 'Vreni', 'Ruth', 'Köbi'],
    notes: ['gibt', '', '', ''],
    leader: 1,
    cards: [nine, six],
    holder: 1,
    turn: 3,
  } as const;
  const style = { faces: german, signs: PICTURES, paint: PLAIN, width: 80 };

  it('seats the next to play on the right and the partner opposite, and frames the card that holds', () => {
    const lines = drawFelt(felt, style);
    expect(lines.find((line) => line.includes('Vreni'))).toMatch(/Köbi +··· +║ ●9 +║ Vreni/);
    expect(lines[0]!.trim()).toBe('Ruth');
    expect(lines[2]).toContain('│ ▼6  │');
    expect(lines.at(-1)!.trim()).toBe('Du gibt');
  });

  it('marks whose turn it is', () => {
    expect(drawFelt(felt, style).join('\n')).toContain('› Köbi');
  });

  it('becomes a list where it is narrow', () => {
    const lines = drawFelt(felt, { ...style, width: NARROWEST_FELT - 1 });
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^ {2}Vreni +●9 \*$/);
    expect(blockWidth(lines)).toBeLessThan(30);
  });

  it('is never wider than the terminal, whatever people are called', () => {
    const names = ['Maximiliane-Ottilie', 'Bartholomäus der Zweite', 'Y', 'Konstantinopolitaner'] as const;
    for (const width of [80, 60, NARROWEST_FELT, 40]) {
      expect(blockWidth(drawFelt({ ...felt, names }, { ...style, width }))).toBeLessThanOrEqual(width);
    }
  });
});

describe('the slate', () => {
  const side = (
    name: string,
    entries: readonly number[],
  ): { name: string; slate: ReturnType<typeof slateOf>; total: number } => ({
    name,
    slate: slateOf(entries),
    total: entries.reduce((sum, points) => sum + points, 0),
  });

  it('writes hundreds above, fifties between and twenties below, with the rest', () => {
    // 657: six hundreds, a fifty, rest 7; and 62 more: 69 = a fifty and rest 19. Source: jassonkel.ch, strokes only grow.
    const lines = drawSlate([side('Wir', [657, 62])], { signs: PICTURES, paint: PLAIN, width: 80 });
    const inside = lines.map((line) => line.slice(2, -2).trim());
    expect(inside[1]).toMatch(/^Wir +719$/);
    expect(inside[2]).toBe('┼┼┼┼ │');
    expect(inside[4]).toBe('X');
    expect(inside[6]).toBe('19');
  });

  it('counts the same in plain characters', () => {
    const lines = drawSlate([side('Wir', [140])], { signs: LETTERS, paint: PLAIN, width: 80 });
    expect(lines.join('\n')).toContain('|| ');
  });

  test.each([100, 80, 60, 40, 24])('keeps its frame straight and inside %d columns', (width) => {
    const long = Array.from({ length: 20 }, () => 157);
    const lines = drawSlate([side('Wir', long), side('Sie', [99, 99, 99])], { signs: PICTURES, paint: PLAIN, width });
    expect(new Set(lines.map(widthOf)).size).toBe(1);
    expect(blockWidth(lines)).toBeLessThanOrEqual(width);
  });
});

describe('the account', () => {
  const none: Takings = { cards: 0, tricks: 0, lastTrick: false, weis: 0, stoeck: 0 };
  const sheet = (
    made: readonly [Partial<Takings>, Partial<Takings>],
    factor: number,
    profile: RuleProfile = DEFAULT_PROFILE,
  ) => ({
    account: accountOf(
      [
        { ...none, ...made[0] },
        { ...none, ...made[1] },
      ],
      factor,
      profile,
    ),
    profile,
    contract: 'trump:R' as const,
    before: [412, 367] as const,
    names: ['Wir', 'Sie'] as const,
    complete: true,
  });
  const style = { texts: de.table, signs: PICTURES, paint: PLAIN, width: 80 };
  const row = (lines: readonly string[], label: string): string =>
    lines
      .find((line) => line.startsWith(label))!
      .replace(/ +/g, ' ')
      .trim();

  it('adds up in sight', () => {
    const lines = drawAccount(
      sheet(
        [
          { cards: 91, tricks: 5, weis: 50 },
          { cards: 61, tricks: 4, lastTrick: true, stoeck: 20 },
        ],
        1,
      ),
      style,
    );
    expect(row(lines, 'Weis')).toBe('Weis 50 –');
    expect(row(lines, 'Stöck')).toBe('Stöck – 20');
    expect(row(lines, 'Stich')).toBe('Stich 91 61 + 5 = 66');
    expect(row(lines, 'Total')).toBe('Total 141 86');
    expect(row(lines, 'Stand')).toBe('Stand 412 + 141 = 553 367 + 86 = 453');
    expect(row(lines, 'Probe')).toBe('Probe 91 + 61 + 5 = 157');
  });

  it('shows what the factor multiplies, and what it does not', () => {
    const made = [{ cards: 152, tricks: 9, lastTrick: true, weis: 50 }, {}] as const;
    expect(row(drawAccount(sheet(made, 2), style), 'Stich')).toBe('Stich (152 + 5 + 100) × 2 = 514 –');
    const flat = { ...DEFAULT_PROFILE, matchBonusMultiplied: false, weisMultiplied: false };
    const lines = drawAccount(sheet(made, 2, flat), style);
    expect(row(lines, 'Stich')).toBe('Stich (152 + 5) × 2 + 100 = 414 –');
    expect(row(lines, 'Weis')).toBe('Weis 50 –');
    expect(checkSum(sheet(made, 2))).toBe('152 + 0 + 5 + 100 = 257');
  });

  it('follows the order of the table', () => {
    const labels = (countOrder: RuleProfile['countOrder']): string[] =>
      drawAccount(sheet([{ cards: 152 }, {}], 1, { ...DEFAULT_PROFILE, countOrder }), style)
        .slice(1, 4)
        .map((line) => line.split(' ')[0]!);
    expect(labels('weis-stoeck-stich')).toEqual(['Weis', 'Stöck', 'Stich']);
    expect(labels('stoeck-stich-weis')).toEqual(['Stöck', 'Stich', 'Weis']);
  });

  it('has no check sum for a round that was broken off', () => {
    expect(checkSum({ ...sheet([{ cards: 40 }, { cards: 20 }], 1), complete: false })).toBeNull();
  });

  test.each([80, 60, 40])('keeps to %d columns', (width) => {
    const made = [{ cards: 152, tricks: 9, lastTrick: true, weis: 300 }, {}] as const;
    expect(blockWidth(drawAccount(sheet(made, 3), { ...style, width }))).toBeLessThanOrEqual(width);
  });
});
