import { type Card, DEFAULT_PROFILE, type Seat } from '@puur/rules';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Snapshot } from '../host/protocol.js';

beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['de-CH'] });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await (await import('../lang/texts.js')).speak();
});

const person = (name: string) => ({ kind: 'person', name });
const bot = (name: string) => ({ kind: 'bot', name });

/** Seat `eyes` has the device and seat `turn` is to play; `names` of persons sit first. */
function snapshot(eyes: Seat | null, turn: Seat, names: readonly string[]): Snapshot {
  return {
    eyes,
    sitting: [0, 1, 2, 3].map((seat) => (names[seat] === undefined ? bot('Köbi') : person(names[seat]))),
    status: { kind: 'waiting-for-person', seat: turn },
    view: {
      seat: eyes ?? 0,
      phase: 'play',
      profile: DEFAULT_PROFILE,
      round: { number: 1, hand: [0, 1] as readonly number[] as readonly Card[] },
    },
  } as unknown as Snapshot;
}

describe('the hand in words', () => {
  it.each([
    ['is told to the only person, whoever is on turn', snapshot(0, 3, ['Anna']), false, true],
    ['is told to the one of two who has the device and is to play', snapshot(1, 1, ['Anna', 'Beat']), false, true],
    ['is not told to the one who has it while the other is to play', snapshot(0, 1, ['Anna', 'Beat']), false, false],
    ['is not told while it is covered', snapshot(1, 1, ['Anna', 'Beat']), true, false],
    ['is not told while nobody has it', snapshot(null, 1, ['Anna', 'Beat']), false, false],
  ] as const)('%s', async (_name, now, isCovered, isTold) => {
    const { handSentence } = await import('./telling.js');
    const sentence = handSentence(now, isCovered);
    if (isTold) expect(sentence).toMatch(/^Deine Karten: /);
    else expect(sentence).toBeNull();
  });
});

describe('what everybody heard', () => {
  it('is told to each in their own words', async () => {
    const { sentenceOf } = await import('./telling.js');
    const pushed = { type: 'pushed', seat: 1 } as const;
    const names = ['Anna', 'Beat'];
    expect(sentenceOf(pushed, snapshot(0, 0, names), null)).toBe('Beat hat geschoben.');
    expect(sentenceOf(pushed, snapshot(1, 1, names), null)).toBe('Du hast geschoben.');
  });
});

describe('who has pushed', () => {
  it('is said beside who declared, in the words of the one who looks', async () => {
    const { contract } = (await import('../lang/texts.js')).said();
    expect(contract.by('Vreni', { name: 'Heidi', isYou: true })).toBe('Vreni, von dir geschoben');
    expect(contract.by('du', { name: 'Vreni', isYou: false })).toBe('du, von Vreni geschoben');
    expect(contract.by('Köbi', null)).toBe('Köbi');
  });
});
