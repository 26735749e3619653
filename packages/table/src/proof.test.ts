import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, dealByThrees, formatCards, parseCards, type PerSeat, perSeat, type Seat, SEATS } from '@puur/rules';
import { fromHex, toHex } from './digest.js';
import {
  commit,
  type Cut,
  cutterOf,
  dealerOf,
  type DealEvidence,
  deckOf,
  drawOf,
  keyOf,
  programCut,
  verifyDeal,
} from './proof.js';

const SECRET = Uint8Array.from({ length: 32 }, (_, index) => index);
const CUTS: readonly Cut[] = [
  { seat: 1, text: '33' },
  { seat: 0, text: 'Grüezi mitenand' },
];

// All literals come from a second implementation of the README in Python (hashlib), not from this package.
const KEYS: readonly { cuts: readonly Cut[]; key: string; dealer: Seat; drawn: string }[] = [
  {
    cuts: [{ seat: 3, text: '17' }],
    key: '0c5b323458a96a43213c48fddd4efbea66fb4a4108da1c5f35e299352ee9e6c8',
    dealer: 0,
    drawn: 'S6 RK S7 R9',
  },
  {
    cuts: CUTS,
    key: '6c47e85bb2e2717469fb6d79f527a3c1f866ef4fdf25eaaac01e737926dbbe99',
    dealer: 3,
    drawn: 'T6 R7 TA T10',
  },
  {
    cuts: [{ seat: 2, text: '' }],
    key: '1f123b57f8daf5e0b4b82369de9b4c9249fb5ae7d55f7de7af834f8be2742e96',
    dealer: 2,
    drawn: 'T9 TO R10 E7',
  },
  {
    cuts: [
      { seat: 0, text: 'a' },
      { seat: 1, text: 'b' },
    ],
    key: '2447a973bc31a2d49c8253295bc75b990dea33e60690bae8d83bd2d47f2d0ed2',
    dealer: 1,
    drawn: 'E8 R8 T6 R9',
  },
  {
    cuts: [
      { seat: 1, text: 'b' },
      { seat: 0, text: 'a' },
    ],
    key: '8be152cf0e5bfdfe8e638caf76092c9ffb1cc29b3e8a9478c218d6d777a86c0b',
    dealer: 0,
    drawn: 'E10 RU E7 E8',
  },
  // Twice two seats share the highest rank; the third draw stands.
  {
    cuts: [{ seat: 3, text: '9' }],
    key: '724eeae8212dab41703e00f2c0f2c38ac1bb6d6b5c1433b80077e597c01313f1',
    dealer: 2,
    drawn: 'SK S8 E10 R6',
  },
];

function cards(text: string): readonly Card[] {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(parsed.error.found);
  return parsed.value;
}

/** A deal as an honest host makes it. */
function evidenceOf(secret: Uint8Array, cuts: readonly Cut[], dealer: Seat, roundNumber = 1): DealEvidence {
  const hands = dealByThrees(deckOf(secret, cuts), dealer);
  return { commitment: commit(secret, roundNumber), cuts, secret: toHex(secret), roundNumber, dealer, hands };
}

const HONEST: DealEvidence = {
  commitment: 'a23c76ce7fe03c7aedb1cf81ed6f0f5e118dd3fa3b7a9c4c220886578c1cfd6d',
  cuts: CUTS,
  secret: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  roundNumber: 1,
  dealer: 2,
  hands: [
    cards('E9 EO R9 S6 SO SK SA T7 T9'),
    cards('E6 E7 E10 EU R8 R10 RK S10 TU'),
    cards('E8 R6 RU RA S8 S9 T6 T10 TK'),
    cards('EK EA R7 RO S7 SU T8 TO TA'),
  ],
};

function codeOf(evidence: DealEvidence): string {
  const verified = verifyDeal(evidence);
  return verified.ok ? 'ok' : verified.error.code;
}

describe('the values of the provable deal', () => {
  it.each([
    { round: 1, commitment: 'a23c76ce7fe03c7aedb1cf81ed6f0f5e118dd3fa3b7a9c4c220886578c1cfd6d' },
    { round: 2, commitment: 'e2e0e8ba17118240693f998b068d786068f088cea44a36f11cc7b615895edc5d' },
    { round: 256, commitment: '35c21b4c0581cd9c9d7cf490dbe8f216bd1204809ed05534c91710bb5b4fc066' },
  ])('freeze the commitment of round $round', ({ round, commitment }) => {
    expect(commit(SECRET, round)).toBe(commitment);
  });

  it.each(KEYS)('freeze key, first dealer and drawn cards of $cuts', ({ cuts, key, dealer, drawn }) => {
    const made = keyOf(SECRET, cuts);
    expect(toHex(made)).toBe(key);
    expect(dealerOf(made)).toBe(dealer);
    expect(formatCards(drawOf(made))).toBe(drawn);
  });

  it('freeze what programs cut with', () => {
    expect(SEATS.map((seat) => programCut(SECRET, seat))).toEqual(['27', '5', '35', '5']);
  });

  it('take a text in either spelling of an umlaut for the same cut', () => {
    expect(keyOf(SECRET, [{ seat: 0, text: 'Gru\u0308ezi' }])).toEqual(keyOf(SECRET, [{ seat: 0, text: 'Grüezi' }]));
  });

  it('never take two lists of cuts for the same', () => {
    const cut = fc.record({ seat: fc.constantFrom(...SEATS), text: fc.string({ unit: 'grapheme', maxLength: 6 }) });
    const normal = (cuts: readonly Cut[]): string => JSON.stringify(cuts).normalize('NFC');
    fc.assert(
      fc.property(fc.array(cut, { maxLength: 3 }), fc.array(cut, { maxLength: 3 }), (left, right) => {
        const isSame = toHex(keyOf(SECRET, left)) === toHex(keyOf(SECRET, right));
        expect(isSame).toBe(normal(left) === normal(right));
      }),
    );
    // Where the end of one text could be taken for the start of the next cut.
    const joined = [{ seat: 0, text: 'a\u0000\u0000\u0000\u0001\u0001\u0000\u0000\u0000\u0001b' }] as const;
    expect(keyOf(SECRET, joined)).not.toEqual(keyOf(SECRET, KEYS[3]!.cuts));
  });

  it('let the left-hand neighbour of the dealer cut, who is last in turn', () => {
    expect(SEATS.map(cutterOf)).toEqual([3, 0, 1, 2]);
  });
});

describe('a deal', () => {
  it('is proved by what an honest host leaves behind', () => {
    const verified = verifyDeal(HONEST);
    expect(verified.ok && verified.value.cutters).toEqual([1, 0]);
    expect(verified.ok && formatCards(verified.value.deck.slice(0, 6))).toBe('EK RO SU R9 EO SO');
  });

  it('is proved for every secret, cut, dealer and round', () => {
    const secret = fc.uint8Array({ minLength: 32, maxLength: 32 });
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(secret, text, fc.constantFrom(...SEATS), fc.nat(1000), (made, cut, dealer, round) => {
        const evidence = evidenceOf(made, [{ seat: cutterOf(dealer), text: cut }], dealer, round);
        expect(codeOf(evidence)).toBe('ok');
      }),
    );
  });

  const swap = (hands: DealEvidence['hands'], from: Seat, at: number, to: Seat, other: number): typeof hands => {
    const changed = perSeat((seat) => [...hands[seat]]);
    [changed[from][at], changed[to][other]] = [changed[to][other]!, changed[from][at]!];
    return changed;
  };

  it.each<{ what: string; change: Partial<DealEvidence>; code: string }>([
    { what: 'another round', change: { roundNumber: 2 }, code: 'commitment-differs' },
    { what: 'a secret that is not shown', change: { secret: null }, code: 'no-secret' },
    { what: 'a secret that was lost', change: { secret: '' }, code: 'no-secret' },
    { what: 'a secret in capitals', change: { secret: HONEST.secret!.toUpperCase() }, code: 'bad-hex' },
    { what: 'a secret too short', change: { secret: HONEST.secret!.slice(2) }, code: 'bad-hex' },
    { what: 'a commitment that is none', change: { commitment: 'abc' }, code: 'bad-hex' },
    { what: 'no cut', change: { cuts: [] }, code: 'no-cut' },
    { what: 'a cut of no seat', change: { cuts: [{ seat: 4 as Seat, text: '' }] }, code: 'bad-cut' },
    { what: 'half a character', change: { cuts: [{ seat: 1, text: '\ud83c' }] }, code: 'bad-cut' },
    { what: 'the other order of cuts', change: { cuts: [CUTS[1]!, CUTS[0]!] }, code: 'wrong-cutter' },
    { what: 'the cutter left out', change: { cuts: [CUTS[1]!] }, code: 'wrong-cutter' },
    { what: 'the added cut left out', change: { cuts: [CUTS[0]!] }, code: 'deck-differs' },
    { what: 'a cut more', change: { cuts: [...CUTS, { seat: 2, text: '' }] }, code: 'deck-differs' },
    { what: 'a second cut of one seat', change: { cuts: [...CUTS, { seat: 1, text: '7' }] }, code: 'cut-twice' },
    { what: 'another dealer', change: { dealer: 3 }, code: 'wrong-cutter' },
    { what: 'hands moved on by a seat', change: { hands: rotate(HONEST.hands) }, code: 'deck-differs' },
    { what: 'a card too few', change: { hands: perSeat((s) => HONEST.hands[s].slice(s)) }, code: 'deck-differs' },
  ])('is not proved with $what', ({ change, code }) => {
    expect(codeOf({ ...HONEST, ...change })).toBe(code);
  });

  it('is not proved once any byte of the secret or of the commitment is another', () => {
    const secret = fromHex(HONEST.secret!)!;
    for (let index = 0; index < 32; index++) {
      for (const bit of [1, 16, 128]) {
        const other = Uint8Array.from(secret, (byte, at) => (at === index ? byte ^ bit : byte));
        expect(codeOf({ ...HONEST, secret: toHex(other) })).toBe('commitment-differs');
        // A host that changes the commitment as well is caught by the cards.
        expect(codeOf({ ...HONEST, secret: toHex(other), commitment: commit(other, 1) })).toBe('deck-differs');
        const bytes = fromHex(HONEST.commitment)!;
        const commitment = toHex(Uint8Array.from(bytes, (byte, at) => (at === index ? byte ^ bit : byte)));
        expect(codeOf({ ...HONEST, commitment })).toBe('commitment-differs');
      }
    }
  });

  it('is not proved once any character of any cut is another', () => {
    for (const [index, { text }] of CUTS.entries()) {
      for (let at = 0; at <= text.length; at++) {
        const longer = `${text.slice(0, at)}x${text.slice(at)}`;
        const other = `${text.slice(0, at)}x${text.slice(at + 1)}`;
        for (const changed of [longer, other]) {
          const cuts = CUTS.map((cut, i) => (i === index ? { ...cut, text: changed } : cut));
          expect(codeOf({ ...HONEST, cuts })).toBe('deck-differs');
        }
      }
    }
  });

  it('is not proved once any two cards of two hands are swapped', () => {
    let swaps = 0;
    for (const from of SEATS) {
      for (const to of SEATS.filter((seat) => seat > from)) {
        for (let at = 0; at < 9; at++) {
          for (let other = 0; other < 9; other++) {
            expect(codeOf({ ...HONEST, hands: swap(HONEST.hands, from, at, to, other) })).toBe('deck-differs');
            swaps++;
          }
        }
      }
    }
    expect(swaps).toBe(6 * 81);
  });

  it('says which hands it should have been', () => {
    const verified = verifyDeal({ ...HONEST, hands: swap(HONEST.hands, 0, 0, 1, 0) });
    expect(!verified.ok && verified.error.expected).toEqual(HONEST.hands);
  });

  it('is proved in whatever order a hand is written down', () => {
    const hands = perSeat((seat) => [...HONEST.hands[seat]].reverse());
    expect(codeOf({ ...HONEST, hands })).toBe('ok');
  });
});

describe('a first deal with an open dealer', () => {
  const byKey: DealEvidence = { ...evidenceOf(SECRET, CUTS, 3), dealerSource: 'key' };
  // The Ass that seat 2 drew is the highest card.
  const byDraw: DealEvidence = {
    ...evidenceOf(SECRET, CUTS, 2),
    dealerSource: 'draw',
    drawn: cards('T6 R7 TA T10') as PerSeat<Card>,
  };

  it.each([
    { what: 'the dealer that follows from the key', evidence: byKey, code: 'ok' },
    { what: 'the cards drawn as the key has them', evidence: byDraw, code: 'ok' },
    {
      what: 'a dealer that was chosen',
      evidence: { ...evidenceOf(SECRET, CUTS, 2), dealerSource: 'key' as const },
      code: 'dealer-differs',
    },
    {
      what: 'a dealer who drew lower',
      evidence: { ...byDraw, ...evidenceOf(SECRET, CUTS, 0) },
      code: 'dealer-differs',
    },
    {
      what: 'another card drawn',
      evidence: { ...byDraw, drawn: cards('T6 R7 EA T10') as PerSeat<Card> },
      code: 'draw-differs',
    },
    {
      what: 'no card drawn',
      evidence: { ...evidenceOf(SECRET, CUTS, 2), dealerSource: 'draw' as const },
      code: 'draw-differs',
    },
  ])('$code with $what', ({ evidence, code }) => {
    expect(codeOf(evidence)).toBe(code);
  });
});

function rotate(hands: DealEvidence['hands']): DealEvidence['hands'] {
  return [hands[1], hands[2], hands[3], hands[0]];
}
