import { describe, expect, it } from 'vitest';
import { replyTo } from './answer.js';
import { brief, type FaultCode } from './fault.js';

interface Row {
  readonly name: string;
  /** A request without its id, or the text of a line. */
  readonly ask: object | string;
  readonly code: FaultCode;
  readonly path?: string;
}

const HAND_OF_NINE = ['R7', 'R8', 'R9', 'TA', 'SK', 'E6', 'EO', 'T10', 'S8'];
const SUITS = ['E', 'R', 'S', 'T'];
const RANKS = ['6', '7', '8', '9', '10', 'U', 'O', 'K', 'A'];
const PACK = SUITS.flatMap((suit) => RANKS.map((rank) => suit + rank));

const moves = (change: object): object => ({
  ...{ op: 'legal-moves', contract: 'trump:E', hand: ['EU', 'T8'], trick: ['E10'] },
  ...change,
});
const winner = (change: object): object => ({
  ...{ op: 'trick-winner', contract: 'obenabe', trick: ['E6', 'E7', 'E8', 'E9'] },
  ...change,
});
const count = (change: object): object => ({ op: 'card-points', contract: 'obenabe', cards: ['E6'], ...change });
const compare = (declared: unknown, change: object = {}): object => ({
  ...{ op: 'weis-compare', contract: 'trump:E', forehand: 0, declared },
  ...change,
});
const stoeck = (change: object): object => ({
  ...{ op: 'stoeck', contract: 'trump:E', sameHand: ['EK', 'EO'], announced: 'with-second-card' },
  ...change,
});
const total = (change: object): object => ({
  ...{ op: 'round-total', contract: 'trump:E', factor: 1, cards: { A: 100, B: 52 }, lastTrick: 'A' },
  tricks: { A: 6, B: 3 },
  ...change,
});
/** Every seat holds a suit: seat 0 leads Eicheln in Obenabe from the six up, and nobody can follow. */
const replay = (change: object): object => ({
  ...{ op: 'round-replay', contract: 'obenabe', leader: 0 },
  hands: Object.fromEntries(SUITS.map((_, seat) => [seat, PACK.slice(seat * 9, seat * 9 + 9)])),
  tricks: RANKS.map((rank) => SUITS.map((suit) => suit + rank)),
  ...change,
});
const blocks = (change: object): object => ({
  ...{ op: 'game-end', mode: 'block-order', order: ['weis', 'stoeck', 'stich'], target: 1000 },
  before: { A: 0, B: 0 },
  round: {},
  ...change,
});
const ends = (mode: string, fields: object): object => ({ op: 'game-end', mode, ...fields });
const dealing = (fields: object): object => ({ op: 'dealing', ...fields });

const ROWS: readonly Row[] = [
  // The line and the request
  { name: 'an empty line', ask: '', code: 'empty-line' },
  { name: 'a line of blanks', ask: ' \t', code: 'empty-line' },
  { name: 'a word', ask: 'isready', code: 'bad-json' },
  { name: 'half an object', ask: '{"op":"info"', code: 'bad-json' },
  { name: 'two objects', ask: '{"op":"info"}{"op":"info"}', code: 'bad-json' },
  { name: 'a list', ask: '[1]', code: 'not-an-object' },
  { name: 'null', ask: 'null', code: 'not-an-object' },
  { name: 'a number', ask: '7', code: 'not-an-object' },
  { name: 'a list for an id', ask: '{"id":[1],"op":"info"}', code: 'bad-id', path: 'id' },
  // JSON.parse reads it as Infinity, which JSON cannot write: the reply would not carry the id it was asked with.
  { name: 'a number out of range for an id', ask: '{"id":1e999,"op":"info"}', code: 'bad-id', path: 'id' },
  { name: 'a number out of range below', ask: '{"id":-1e999,"op":"info"}', code: 'bad-id', path: 'id' },
  { name: 'an object for an id', ask: '{"id":{},"op":"info"}', code: 'bad-id', path: 'id' },
  { name: 'two operations in one request', ask: '{"op":"info","op":"tafel"}', code: 'duplicate-key' },
  { name: 'a field named twice deep inside', ask: '{"op":"info","x":[{"a":1,"a":1}]}', code: 'duplicate-key' },
  { name: 'two prototypes', ask: '{"op":"info","__proto__":1,"__proto__":2}', code: 'duplicate-key' },
  { name: 'no operation', ask: {}, code: 'unknown-op', path: 'op' },
  { name: 'an operation of another engine', ask: { op: 'uci' }, code: 'unknown-op', path: 'op' },
  { name: 'an operation by the name of a method', ask: { op: 'toString' }, code: 'unknown-op', path: 'op' },
  { name: 'a number for an operation', ask: { op: 1 }, code: 'unknown-op', path: 'op' },
  { name: 'a field too many', ask: { op: 'info', verbose: true }, code: 'unknown-field', path: 'verbose' },
  { name: 'a prototype', ask: '{"op":"info","__proto__":{"a":1}}', code: 'unknown-field', path: '__proto__' },
  { name: 'an unknown preset', ask: { op: 'info', profile: 'bern' }, code: 'bad-profile', path: 'profile' },
  { name: 'an unknown setting', ask: { op: 'info', profile: { trumpf: 1 } }, code: 'bad-profile' },
  { name: 'an unknown value', ask: { op: 'info', profile: { pushing: 'twice' } }, code: 'bad-profile' },
  { name: 'a factor of nothing', ask: { op: 'info', profile: { factors: { E: 0 } } }, code: 'bad-profile' },
  { name: 'a profile with a prototype', ask: '{"op":"info","profile":{"__proto__":{}}}', code: 'bad-profile' },
  { name: 'a list for a profile', ask: { op: 'info', profile: [] }, code: 'bad-profile' },
  { name: 'no profile at all', ask: { op: 'info', profile: null }, code: 'bad-profile' },
  // legal-moves
  { name: 'no hand', ask: { op: 'legal-moves', contract: 'obenabe', trick: [] }, code: 'missing-field', path: 'hand' },
  { name: 'an empty hand', ask: moves({ hand: [] }), code: 'hand-empty', path: 'hand' },
  { name: 'a hand of ten', ask: moves({ hand: PACK.slice(9, 19) }), code: 'hand-too-large', path: 'hand' },
  { name: 'a hand too large for the trick', ask: moves({ trickNo: 9 }), code: 'hand-too-large', path: 'hand' },
  { name: 'a hand as text', ask: moves({ hand: 'EU T8' }), code: 'bad-type', path: 'hand' },
  { name: 'a card in small letters', ask: moves({ hand: ['eu'] }), code: 'bad-card', path: 'hand[0]' },
  { name: 'a card of another deck', ask: moves({ hand: ['EU', 'H9'] }), code: 'bad-card', path: 'hand[1]' },
  { name: 'a card as a number', ask: moves({ hand: [5] }), code: 'bad-card', path: 'hand[0]' },
  { name: 'no card', ask: moves({ hand: [null] }), code: 'bad-card', path: 'hand[0]' },
  { name: 'a card twice in the hand', ask: moves({ hand: ['EU', 'EU'] }), code: 'card-twice', path: 'hand' },
  { name: 'a card in hand and in the trick', ask: moves({ trick: ['EU'] }), code: 'card-twice', path: 'trick' },
  { name: 'a full trick', ask: moves({ trick: ['E6', 'E7', 'E8', 'E9'] }), code: 'trick-full', path: 'trick' },
  { name: 'a contract in words', ask: moves({ contract: 'Eicheln' }), code: 'bad-contract', path: 'contract' },
  { name: 'trump without a suit', ask: moves({ contract: 'trump' }), code: 'bad-contract', path: 'contract' },
  { name: 'Slalom without a start', ask: moves({ contract: 'slalom' }), code: 'bad-contract', path: 'contract' },
  { name: 'trick 0', ask: moves({ trickNo: 0 }), code: 'bad-trick-number', path: 'trickNo' },
  { name: 'trick 10', ask: moves({ trickNo: 10 }), code: 'bad-trick-number', path: 'trickNo' },
  { name: 'trick 1.5', ask: moves({ trickNo: 1.5 }), code: 'bad-trick-number', path: 'trickNo' },
  // trick-winner, card-points
  { name: 'a trick of three', ask: winner({ trick: ['E6', 'E7', 'E8'] }), code: 'trick-size', path: 'trick' },
  { name: 'a trick of five', ask: winner({ trick: PACK.slice(0, 5) }), code: 'trick-size', path: 'trick' },
  { name: 'a trick with a card twice', ask: winner({ trick: ['E6', 'E6', 'E7', 'E8'] }), code: 'card-twice' },
  { name: 'points of a card twice', ask: count({ cards: ['E6', 'E6'] }), code: 'card-twice', path: 'cards' },
  { name: 'a last trick that is no yes or no', ask: count({ lastTrick: 'A' }), code: 'bad-type', path: 'lastTrick' },
  { name: 'points of no cards at all', ask: { op: 'card-points', contract: 'obenabe' }, code: 'missing-field' },
  // Weis
  { name: 'Weis of eight cards', ask: { op: 'weis-detect', hand: PACK.slice(0, 8) }, code: 'weis-hand-size' },
  { name: 'Weis of ten cards', ask: { op: 'weis-detect', hand: PACK.slice(0, 10) }, code: 'weis-hand-size' },
  {
    name: 'Weis of a hand with a card twice',
    ask: { op: 'weis-detect', hand: [...HAND_OF_NINE.slice(1), 'S8'] },
    code: 'card-twice',
  },
  { name: 'a Weis of two cards', ask: compare({ 0: [['R7', 'R8']] }), code: 'not-a-weis', path: 'declared.0[0]' },
  { name: 'a Weis with a gap', ask: compare({ 0: [['R7', 'R8', 'R10']] }), code: 'not-a-weis' },
  { name: 'a Weis around the corner', ask: compare({ 0: [['RK', 'RA', 'R6']] }), code: 'not-a-weis' },
  { name: 'a Weis over two suits', ask: compare({ 0: [['R7', 'R8', 'T9']] }), code: 'not-a-weis' },
  { name: 'a Weis of no card', ask: compare({ 0: [[]] }), code: 'not-a-weis' },
  {
    name: 'four sixes where they are none',
    ask: compare({ 0: [['E6', 'R6', 'S6', 'T6']] }, { profile: { quartetRanks: ['U', '9'] } }),
    code: 'not-a-weis',
  },
  {
    name: 'a card in two runs',
    ask: compare({
      0: [
        ['R7', 'R8', 'R9'],
        ['R9', 'R10', 'RU'],
      ],
    }),
    code: 'weis-crossed',
    path: 'declared.0[1]',
  },
  {
    name: 'a Kreuzweis where there is none',
    ask: compare(
      {
        0: [
          ['EK', 'RK', 'SK', 'TK'],
          ['RO', 'RK', 'RA'],
        ],
      },
      { profile: { kreuzweis: false } },
    ),
    code: 'weis-crossed',
  },
  {
    name: 'one card at two seats',
    ask: compare({ 0: [['R7', 'R8', 'R9']], 1: [['R9', 'R10', 'RU']] }),
    code: 'card-twice',
  },
  {
    name: 'Weise of more cards than a hand has',
    ask: compare({ 0: [PACK.slice(0, 5), PACK.slice(9, 14)] }),
    code: 'hand-too-large',
    path: 'declared.0',
  },
  { name: 'a fifth seat', ask: compare({ 4: [] }), code: 'unknown-field', path: 'declared.4' },
  { name: 'declared as a list', ask: compare([]), code: 'bad-type', path: 'declared' },
  { name: 'a forehand nobody sits on', ask: compare({}, { forehand: 4 }), code: 'bad-seat', path: 'forehand' },
  { name: 'a forehand as text', ask: compare({}, { forehand: '0' }), code: 'bad-seat', path: 'forehand' },
  // Stöck
  { name: 'a call nobody knows', ask: stoeck({ announced: 'loudly' }), code: 'bad-value', path: 'announced' },
  { name: 'one card for the Stöck', ask: stoeck({ sameHand: ['EK'] }), code: 'bad-length', path: 'sameHand' },
  { name: 'Stöck in one hand and in two', ask: stoeck({ split: { 0: ['EK'] } }), code: 'fields-exclude' },
  {
    name: 'Stöck in no hand',
    ask: { op: 'stoeck', contract: 'trump:E', announced: 'with-second-card' },
    code: 'missing-field',
  },
  {
    name: 'a König that two seats hold',
    ask: { op: 'stoeck', contract: 'trump:E', announced: 'with-second-card', split: { 0: ['EK'], 1: ['EK'] } },
    code: 'card-twice',
  },
  {
    name: 'pre-shown without a need',
    ask: stoeck({ announced: 'pre-shown-to-go-out' }),
    code: 'missing-field',
    path: 'needed',
  },
  { name: 'a need below nothing', ask: stoeck({ needed: -1 }), code: 'bad-points', path: 'needed' },
  { name: 'ten tricks', ask: stoeck({ teamTricks: 10 }), code: 'bad-value', path: 'teamTricks' },
  // round-total
  { name: 'factor 0', ask: total({ factor: 0 }), code: 'bad-factor', path: 'factor' },
  { name: 'factor 1.5', ask: total({ factor: 1.5 }), code: 'bad-factor', path: 'factor' },
  { name: 'a factor as text', ask: total({ factor: '2' }), code: 'bad-factor', path: 'factor' },
  { name: 'card points of 151', ask: total({ cards: { A: 99, B: 52 } }), code: 'card-points-sum', path: 'cards' },
  { name: 'card points of 157', ask: total({ cards: { A: 105, B: 52 } }), code: 'card-points-sum', path: 'cards' },
  { name: 'card points below nothing', ask: total({ cards: { A: 153, B: -1 } }), code: 'bad-points', path: 'cards.B' },
  { name: 'card points of one team', ask: total({ cards: { A: 152 } }), code: 'missing-field', path: 'cards.B' },
  { name: 'a third team', ask: total({ cards: { A: 152, B: 0, C: 0 } }), code: 'unknown-field', path: 'cards.C' },
  { name: 'eight tricks', ask: total({ tricks: { A: 5, B: 3 } }), code: 'tricks-sum', path: 'tricks' },
  {
    name: 'points without a trick',
    ask: total({ tricks: { A: 9, B: 0 } }),
    code: 'cards-without-trick',
    path: 'cards.B',
  },
  {
    name: 'the last trick of a team without one',
    ask: total({ cards: { A: 152, B: 0 }, tricks: { A: 9, B: 0 }, lastTrick: 'B' }),
    code: 'last-trick-without-trick',
    path: 'lastTrick',
  },
  { name: 'a last trick of nobody', ask: total({ lastTrick: null }), code: 'bad-value', path: 'lastTrick' },
  { name: 'half a Stöck', ask: total({ stoeck: { A: 10, B: 0 } }), code: 'bad-stoeck', path: 'stoeck' },
  { name: 'Stöck of both teams', ask: total({ stoeck: { A: 20, B: 20 } }), code: 'bad-stoeck' },
  { name: 'Stöck without trump', ask: total({ contract: 'obenabe', stoeck: { A: 20, B: 0 } }), code: 'bad-stoeck' },
  { name: 'Weis of half a point', ask: total({ weis: { A: 0.5, B: 0 } }), code: 'bad-points', path: 'weis.A' },
  // round-replay
  {
    name: 'hands of three seats',
    ask: replay({ hands: { 0: PACK.slice(0, 9) } }),
    code: 'missing-field',
    path: 'hands.1',
  },
  {
    name: 'hands of eight and ten',
    ask: replay({ hands: { 0: PACK.slice(0, 8), 1: PACK.slice(8, 18), 2: PACK.slice(18, 27), 3: PACK.slice(27) } }),
    code: 'not-a-deal',
    path: 'hands.0',
  },
  {
    name: 'one hand dealt twice',
    ask: replay({ hands: Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, PACK.slice(0, 9)])) }),
    code: 'card-twice',
    path: 'hands',
  },
  { name: 'eight tricks of a round', ask: replay({ tricks: [] }), code: 'bad-length', path: 'tricks' },
  {
    name: 'a trick of three in a round',
    ask: replay({ tricks: RANKS.map((rank) => SUITS.slice(1).map((suit) => suit + rank)) }),
    code: 'trick-size',
    path: 'tricks[0]',
  },
  {
    name: 'a card of another hand',
    ask: replay({ tricks: RANKS.map((rank) => [...SUITS].reverse().map((suit) => suit + rank)) }),
    code: 'illegal-play',
    path: 'tricks[0][0]',
  },
  // game-end
  { name: 'no way to end', ask: { op: 'game-end' }, code: 'missing-field', path: 'mode' },
  { name: 'a way nobody knows', ask: ends('by-coin', {}), code: 'bad-value', path: 'mode' },
  { name: 'a way by the name of a method', ask: ends('constructor', {}), code: 'bad-value', path: 'mode' },
  { name: 'an order of two blocks', ask: blocks({ order: ['weis', 'stich'] }), code: 'bad-order', path: 'order' },
  { name: 'an order with a block twice', ask: blocks({ order: ['weis', 'weis', 'stich'] }), code: 'bad-order' },
  {
    name: 'a block nobody knows',
    ask: blocks({ order: ['weis', 'match', 'stich'] }),
    code: 'bad-value',
    path: 'order[1]',
  },
  { name: 'a target of nothing', ask: blocks({ target: 0 }), code: 'bad-points', path: 'target' },
  {
    name: 'points below nothing before',
    ask: blocks({ before: { A: -1, B: 0 } }),
    code: 'bad-points',
    path: 'before.A',
  },
  { name: 'a round of a third side', ask: blocks({ round: { C: {} } }), code: 'unknown-field', path: 'round.C' },
  { name: 'a field of another way', ask: blocks({ claimant: 'A' }), code: 'unknown-field', path: 'claimant' },
  {
    name: 'a trick of a third side',
    ask: ends('trick-order', { target: 1000, before: { A: 0, B: 0 }, trickPoints: [['C', 1]] }),
    code: 'bad-value',
    path: 'trickPoints[0][0]',
  },
  {
    name: 'a trick that is no pair',
    ask: ends('trick-order', { target: 1000, before: { A: 0, B: 0 }, trickPoints: [['A']] }),
    code: 'bad-length',
    path: 'trickPoints[0]',
  },
  {
    name: 'ten tricks in order',
    ask: ends('trick-order', { before: { A: 0, B: 0 }, trickPoints: Array.from({ length: 10 }, () => ['A', 1]) }),
    code: 'bad-length',
    path: 'trickPoints',
  },
  {
    name: 'a total that has shrunk',
    ask: ends('higher-total', { before: { A: 100, B: 0 }, afterRound: { A: 99, B: 1 } }),
    code: 'points-shrink',
  },
  {
    name: 'a claim of nobody',
    ask: ends('bedanken', { claimantPointsAtClaim: 1000 }),
    code: 'missing-field',
    path: 'claimant',
  },
  {
    name: 'no rounds',
    ask: ends('rounds', { rounds: 0, afterRound: { A: 0, B: 0 } }),
    code: 'bad-value',
    path: 'rounds',
  },
  // tafel
  {
    name: 'a total below nothing',
    ask: { op: 'tafel', total: -1, scheme: 'greedy' },
    code: 'tafel-total',
    path: 'total',
  },
  { name: 'half a point', ask: { op: 'tafel', total: 0.5, scheme: 'greedy' }, code: 'tafel-total', path: 'total' },
  { name: 'a total as text', ask: { op: 'tafel', total: '157', scheme: 'greedy' }, code: 'tafel-total' },
  { name: 'a total without end', ask: '{"op":"tafel","total":1e999,"scheme":"greedy"}', code: 'tafel-total' },
  { name: 'a scheme nobody knows', ask: { op: 'tafel', total: 1, scheme: 'z' }, code: 'bad-value', path: 'scheme' },
  // dealing
  { name: 'no dealer', ask: dealing({}), code: 'missing-field', path: 'dealer' },
  { name: 'a dealer nobody sits on', ask: dealing({ dealer: -1 }), code: 'bad-seat', path: 'dealer' },
  {
    name: 'a deal with a word too many',
    ask: dealing({ dealer: 0, packets: 3 }),
    code: 'unknown-field',
    path: 'packets',
  },
  {
    name: 'a push where nobody pushes',
    ask: dealing({ dealer: 0, forehandPasses: true, profile: { pushing: 'none' } }),
    code: 'push-not-allowed',
  },
  {
    name: 'a push in the first deal where that is not done',
    ask: dealing({ dealer: 0, forehandPasses: true, firstDeal: true, profile: { pushAllowedInFirstDeal: false } }),
    code: 'push-not-in-first-deal',
  },
  {
    name: 'a second push',
    ask: dealing({ dealer: 0, forehandPasses: true, partnerPasses: true }),
    code: 'partner-must-declare',
  },
  {
    name: 'a partner that speaks first',
    ask: dealing({ dealer: 0, forehandPasses: false, partnerPasses: true }),
    code: 'partner-not-asked',
  },
  {
    name: 'a silent lead where that is nothing',
    ask: dealing({ lead: 'RA', declaration: null, profile: { silentLeadIsTrump: false } }),
    code: 'contract-open',
  },
  {
    name: 'a word for a contract the table does not play',
    ask: dealing({ lead: 'RA', declaration: 'slalom:obenabe' }),
    code: 'contract-not-allowed',
  },
  {
    name: 'a misdeal nobody knows',
    ask: dealing({ dealer: 0, misdeal: 'coffee' }),
    code: 'bad-value',
    path: 'misdeal',
  },
  // deal
  { name: 'a seed that is a number', ask: { op: 'deal', seed: 1 }, code: 'bad-type', path: 'seed' },
  { name: 'no seed', ask: { op: 'deal' }, code: 'missing-field', path: 'seed' },
];

async function errorOf(ask: object | string): Promise<{ id: unknown; error: Readonly<Record<string, unknown>> }> {
  const text = typeof ask === 'string' ? ask : JSON.stringify({ id: 1, ...ask });
  const reply = await replyTo({ ok: true, text }, (failure) => {
    throw failure;
  });
  return JSON.parse(reply) as { id: unknown; error: Readonly<Record<string, unknown>> };
}

describe('what is refused', () => {
  it.each(ROWS)('$name: $code', async ({ ask, code, path }) => {
    const { error } = await errorOf(ask);
    expect(error).toMatchObject({ code, ...(path !== undefined && { path }) });
    expect(error.message).toMatch(/\w/);
  });

  it('says which operations there are', async () => {
    const { error } = await errorOf({ op: 'solve-everything' });
    expect(error.ops).toContain('legal-moves');
  });

  it('says which fields there are', async () => {
    const { error } = await errorOf({ op: 'tafel', total: 1, schema: 'greedy' });
    expect(error.allowed).toEqual(['total', 'scheme']);
  });

  it('says which values a setting has', async () => {
    const { error } = await errorOf({ op: 'info', profile: { pushing: 'twice' } });
    expect(error).toMatchObject({
      setting: 'pushing',
      found: 'twice',
      allowed: ['once', 'none', 'once-with-push-back', 'round-robin'],
    });
  });

  it('says which play was wrong and what would have been right', async () => {
    // Seat 1 holds the Rosen and revokes on the first lead; the rest of its tricks do not matter any more.
    const hands = { ...{ 0: PACK.slice(0, 9), 2: PACK.slice(18, 27), 3: PACK.slice(27) }, 1: PACK.slice(9, 18) };
    hands[0] = [...hands[0].slice(1), 'R6'];
    hands[1] = [...hands[1].slice(1), 'E6'];
    const tricks = [['E7', 'R7', 'S6', 'T6'], ...RANKS.slice(1).map((rank) => SUITS.map((suit) => suit + rank))];
    const { error } = await errorOf(replay({ hands, tricks }));
    expect(error).toMatchObject({
      ...{ code: 'illegal-play', trick: 1, seat: 1, card: 'R7', legal: ['E6'] },
      reason: 'must-follow-suit',
    });
  });
});

describe('what an error repeats of a request', () => {
  it('is cut where it is long or deep', () => {
    expect(brief('x'.repeat(200))).toBe(`${'x'.repeat(80)}…`);
    expect(brief(Array.from({ length: 20 }, (_, index) => index))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, '…']);
    expect(brief({ a: { b: { c: 1 } } })).toEqual({ a: { b: '…' } });
    expect(brief([1, 'a', null, true])).toEqual([1, 'a', null, true]);
    expect(brief([1e999, -1e999])).toEqual(['a number too large', 'a number too small']);
  });
});
