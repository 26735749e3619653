import { describe, expect, it } from 'vitest';
import { type Command, evolve, fold, formatCards, type PartieEvent, type Seat } from '@puur/rules';
import { apply, dealByThrees, EMPTY_PARTIE, type PartieState } from '@puur/rules';
import { verifyLog } from './audit.js';
import { toHex } from './digest.js';
import { commit, type Cut, cutterOf, dealerOf, deckOf, drawOf, keyOf } from './proof.js';
import { deckFrom } from './shuffle.js';
import { playOut, profileOf, rig, secretOf } from './rig.test.js';

/** A log as the rules take it, command by command. */
class Script {
  readonly log: PartieEvent[] = [];
  state: PartieState = EMPTY_PARTIE;

  constructor(settings: unknown) {
    this.do({ type: 'open', profile: profileOf(settings) });
  }

  do(command: Command): this {
    const judged = apply(this.state, command);
    if (!judged.ok) throw new Error(judged.error.code);
    for (const event of judged.value) {
      this.log.push(event);
      this.state = evolve(this.state, event);
    }
    return this;
  }

  /** Commits and cuts as an honest host does; `number` is where the secret comes from. */
  shuffle(number: number, cuts: readonly Cut[]): this {
    this.do({ type: 'commit-shuffle', commitment: commit(secretOf(number), this.state.rounds.length + 1) });
    for (const cut of cuts) this.do({ type: 'cut', ...cut });
    return this;
  }

  deal(number: number, cuts: readonly Cut[], dealer: Seat): this {
    return this.do({ type: 'deal', dealer, hands: dealByThrees(deckOf(secretOf(number), cuts), dealer) });
  }

  reveal(number: number): this {
    return this.do({ type: 'reveal-shuffle', secret: toHex(secretOf(number)) });
  }
}

function codes(log: readonly PartieEvent[]): string[] {
  return verifyLog(log).map(({ result }) => (result.ok ? 'ok' : result.error.code));
}

const CUT: readonly Cut[] = [{ seat: cutterOf(3), text: '12' }];
const FIXED = { firstForehand: 0 };

describe('an audit', () => {
  it('has nothing to say before anything was dealt', () => {
    expect(verifyLog([])).toEqual([]);
    expect(verifyLog(new Script(FIXED).shuffle(1, CUT).log)).toEqual([]);
  });

  it('cannot prove a round that is still running', () => {
    expect(codes(new Script(FIXED).shuffle(1, CUT).deal(1, CUT, 3).log)).toEqual(['no-secret']);
  });

  it('proves a deal that was thrown in, for its secret is owed all the same', () => {
    const script = new Script(FIXED).shuffle(1, CUT).deal(1, CUT, 3);
    script.do({ type: 'misdeal', reason: 'card-exposed' }).reveal(1);
    script.shuffle(2, CUT).deal(2, CUT, 3);
    const audits = verifyLog(script.log);
    expect(audits.map(({ round, at, thrownIn }) => ({ round, at, thrownIn }))).toEqual([
      { round: 1, at: 1, thrownIn: true },
      { round: 1, at: 6, thrownIn: false },
    ]);
    expect(codes(script.log)).toEqual(['ok', 'no-secret']);
  });

  it('keeps the dealer of a deal that was thrown in, whose seat the key had named', () => {
    const cuts: readonly Cut[] = [{ seat: 2, text: 'x' }];
    const first = dealerOf(keyOf(secretOf(1), cuts));
    const script = new Script('puur').shuffle(1, cuts).deal(1, cuts, first);
    script.do({ type: 'misdeal', reason: 'card-exposed' }).reveal(1);
    const again: readonly Cut[] = [{ seat: cutterOf(first), text: 'y' }];
    script.shuffle(2, again).deal(2, again, first).do({ type: 'misdeal', reason: 'wrong-count' }).reveal(2);
    expect(codes(script.log)).toEqual(['ok', 'ok']);
  });

  it('sees a shuffle that was set aside once its cut was known', () => {
    const script = new Script(FIXED).shuffle(1, CUT).reveal(1).shuffle(2, CUT).deal(2, CUT, 3);
    expect(codes(script.log)).toEqual(['set-aside', 'no-secret']);
  });

  it('sees a secret that was shown before the deal', () => {
    expect(codes(new Script(FIXED).shuffle(1, CUT).reveal(1).deal(1, CUT, 3).log)).toEqual(['secret-too-early']);
  });

  it('sees a deal without a commitment', () => {
    expect(codes(new Script(FIXED).deal(1, CUT, 3).log)).toEqual(['no-commitment']);
  });

  it('sees a first dealer that does not follow from the key', () => {
    const cuts: readonly Cut[] = [{ seat: 2, text: 'x' }];
    const due = dealerOf(keyOf(secretOf(1), cuts));
    const other = ((due + 1) & 3) as Seat;
    const script = new Script('puur').shuffle(1, cuts).deal(1, cuts, other);
    script.do({ type: 'misdeal', reason: 'card-exposed' }).reveal(1);
    expect(verifyLog(script.log)[0]?.result).toEqual({ ok: false, error: { code: 'dealer-differs', seat: due } });
  });

  it('sees cards drawn that do not follow from the key', () => {
    const cuts: readonly Cut[] = [{ seat: 0, text: '' }];
    const key = keyOf(secretOf(1), cuts);
    const drawn = drawOf(key);
    const others = deckFrom(key).filter((card) => !drawn.includes(card));
    const script = new Script({ firstForehand: 'draw-high' }).shuffle(1, cuts);
    const low = others.find((card) => card % 9 === 0)!;
    const high = others.find((card) => card % 9 === 8)!;
    const [six, seven] = others.filter((card) => card % 9 === 1 || card % 9 === 2);
    script.do({ type: 'draw', cards: [low, high, six!, seven!] }).deal(1, cuts, 1);
    script.do({ type: 'misdeal', reason: 'card-exposed' }).reveal(1);
    expect(codes(script.log)).toEqual(['draw-differs']);
  });

  it('proves every round of a Partie the host played, and none of it once any of its deals was touched', async () => {
    const { table, clock } = rig({ profile: profileOf({ target: 400 }) });
    await playOut({ table, clock });
    const { log } = table;
    const audits = verifyLog(log);
    expect(audits.length).toBe(table.state.rounds.length);
    expect(audits.length).toBeGreaterThan(1);
    expect(audits.every(({ result }) => result.ok)).toBe(true);
    for (const [index, { at }] of audits.entries()) {
      const dealt = log.findIndex((event, place) => place > at && event.type === 'dealt');
      const event = log[dealt];
      if (event?.type !== 'dealt') throw new Error('a deal follows a commitment');
      const { hands } = event;
      const swapped = [
        [...hands[0].slice(1), hands[1][0]!],
        [hands[0][0]!, ...hands[1].slice(1)],
        hands[2],
        hands[3],
      ] as const;
      const touched = log.with(dealt, { ...event, hands: swapped });
      const failed = verifyLog(touched).flatMap(({ result }, place) => (result.ok ? [] : [place]));
      expect(failed).toEqual([index]);
    }
  });

  it('names the deck it proved', async () => {
    const { table, clock } = rig({ profile: profileOf({ target: 1, ...FIXED }) });
    await playOut({ table, clock });
    const [audit] = verifyLog(table.log);
    const deck = audit?.result.ok ? audit.result.value.deck : [];
    const dealt = fold(table.log).round!.dealt;
    // The dealer sits on seat 3, so seat 0 gets the first three cards.
    expect(deck.slice(0, 3).every((card) => dealt[0].has(card))).toBe(true);
    expect(formatCards([...deck].sort((a, b) => a - b)).split(' ')).toHaveLength(36);
  });
});
