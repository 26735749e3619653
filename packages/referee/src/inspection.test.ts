/**
 * A whole file checked. The right rounds are those that the rules themselves lead to; each wrong one is a right one with a
 * single thing changed, and it must be found where it was changed, in its round only.
 */
import {
  apply,
  type Command,
  dealByThrees,
  DEFAULT_PROFILE,
  EMPTY_PARTIE,
  evolve,
  CARDS,
  legalCards,
  modeIn,
  type PartieEvent,
  type PartieState,
  turnOf,
} from '@puur/rules';
import { writeRecord, writeText } from '@puur/records';
import { describe, expect, it, test } from 'vitest';
import { ruleOfFinding } from './audit.js';
import { type Inspection, inspectText } from './inspection.js';

/** Three rounds: every seat always plays its first legal card; Obenabe, so that nothing is announced but by the table. */
function threeRounds(): readonly PartieEvent[] {
  const log: PartieEvent[] = [];
  let state: PartieState = EMPTY_PARTIE;
  const act = (command: Command): void => {
    const judged = apply(state, command);
    if (!judged.ok) throw new Error(judged.error.code);
    log.push(...judged.value);
    state = judged.value.reduce(evolve, state);
  };
  act({ type: 'open', profile: { ...DEFAULT_PROFILE, target: 2500 } });
  for (let round = 0; round < 3; round++) {
    const dealer = state.nextDealer ?? 3;
    const deck = CARDS.map((_, index) => CARDS[(index * 5 + round * 7) % 36]!);
    act({ type: 'deal', dealer, hands: dealByThrees(deck, dealer) });
    act({ type: 'declare', seat: turnOf(state)!, contract: 'obenabe' });
    for (let card = 0; card < 36; card++) {
      const seat = turnOf(state)!;
      const { hands, tricks } = state.round!;
      const lying = tricks.at(-1)!.cards.length === 4 ? [] : tricks.at(-1)!.cards;
      const number = tricks.at(-1)!.cards.length === 4 ? tricks.length + 1 : tricks.length;
      const [first] = legalCards(hands[seat], lying, modeIn(state.round!, number), state.profile).toArray();
      act({ type: 'play', seat, card: first! });
    }
    act({ type: 'turn-trick' });
  }
  return log;
}

const LOG = threeRounds();
const inspected = (log: readonly PartieEvent[]): Inspection => {
  const found = inspectText(writeRecord({ events: log }), DEFAULT_PROFILE);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
};
const faultsOf = ({ rounds }: Inspection): readonly (readonly string[])[] =>
  rounds.map(({ audit }) => audit.findings.map(({ code }) => code));
/** Changes the `nth` event of a type. */
function changed<T extends PartieEvent['type']>(
  type: T,
  nth: number,
  change: (event: Extract<PartieEvent, { type: T }>) => PartieEvent,
): readonly PartieEvent[] {
  const at = LOG.flatMap((event, index) => (event.type === type ? [index] : []))[nth]!;
  return LOG.with(at, change(LOG[at] as Extract<PartieEvent, { type: T }>));
}

describe('an inspection', () => {
  it('finds nothing where everything was played and counted by the rules', () => {
    const found = inspected(LOG);
    expect(faultsOf(found)).toEqual([[], [], []]);
    expect(found.faults).toBe(0);
    for (const { audit } of found.rounds) expect(audit.cardPoints[0] + audit.cardPoints[1]).toBe(157);
  });

  it('finds a trick given to the wrong player in its round, and judges the others all the same', () => {
    const found = inspected(
      changed('trick-turned', 12, (event) => ({ ...event, winner: ((event.winner + 1) % 4) as typeof event.winner })),
    );
    expect(faultsOf(found)[0]).toEqual([]);
    expect(faultsOf(found)[1]).toContain('audit-winner');
    expect(faultsOf(found)[2]).toEqual([]);
    expect(found.rounds[1]!.audit.findings[0]).toMatchObject({ code: 'audit-winner', trick: 4 });
  });

  it('names the difference of a count, on both sides', () => {
    const found = inspected(
      changed('round-scored', 0, (event) => {
        const [a, b] = event.account.teams;
        const moved = {
          ...a,
          cards: a.cards + 10,
          blocks: { ...a.blocks, stich: a.blocks.stich + 10 },
          total: a.total + 10,
        };
        return { ...event, account: { ...event.account, teams: [moved, b] } };
      }),
    );
    const { findings } = found.rounds[0]!.audit;
    expect(findings.map(({ code }) => code)).toEqual(['audit-sum', 'audit-counted', 'audit-account']);
    expect(findings[0]).toMatchObject({ sum: 167, due: 157 });
    const account = findings[2];
    expect(account).toMatchObject({ team: 0, block: 'stich' });
    if (account?.code === 'audit-account') expect(account.points - account.due).toBe(10);
    expect(faultsOf(found).slice(1)).toEqual([[], []]);
  });

  it('finds what was announced too late, with the rule', () => {
    const at = LOG.findIndex(({ type }) => type === 'trick-turned') + 2;
    const late: PartieEvent = {
      type: 'weis-announced',
      seat: 0,
      weise: [
        { cards: LOG.flatMap((event) => (event.type === 'dealt' ? [event.hands[0].slice(0, 3)] : []))[0]!, points: 20 },
      ],
    };
    const found = inspected([...LOG.slice(0, at), late, ...LOG.slice(at)]);
    const [first] = found.rounds[0]!.audit.findings;
    expect(first).toMatchObject({ code: 'audit-refused' });
    expect(first && ruleOfFinding(first)).toMatch(/^weis\./);
    expect(faultsOf(found).slice(1)).toEqual([[], []]);
  });

  it('says how far a round that stopped was played, and that is no fault', () => {
    const at = LOG.findLastIndex(({ type }) => type === 'trick-turned') - 10;
    const found = inspected(LOG.slice(0, at));
    expect(faultsOf(found)[2]).toEqual(['audit-unfinished']);
    expect(found.faults).toBe(0);
  });

  describe('of a text', () => {
    const written = writeText({ events: LOG });
    const TEXT = written.ok ? written.value : '';
    const lineOf = (piece: string): number => TEXT.slice(0, TEXT.indexOf(piece)).split('\n').length;
    /** The findings of each round of the text with pieces of it exchanged. */
    function found(...changes: readonly (readonly [string, string])[]): Inspection['rounds'] {
      let text = TEXT;
      for (const [from, to] of changes) {
        expect(text.split(from)).toHaveLength(2);
        text = text.replace(from, to);
      }
      const read = inspectText(text, DEFAULT_PROFILE);
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      return read.value.rounds;
    }
    const findings = (rounds: Inspection['rounds']): readonly (readonly object[])[] =>
      rounds.map(({ audit }) => audit.findings);

    it('finds nothing where nothing is wrong', () => {
      expect(findings(found())).toEqual([[], [], []]);
    });

    it('goes on behind an impossible card, a wrong winner, late words and a wrong sum, and names each', () => {
      const rounds = found(
        // Seat 3 holds the S7; seat 1 takes the fourth trick, and seat 3 speaks of a Weis in the fifth.
        ['R6 R7 R10 R8 =', 'R6 S7 R10 R8 ='],
        ['EA RK RU R9 = 1', 'EA RK RU R9 = 2'],
        ['RO S6 S7', 'RO S6 (3 Weis 20 S7 S9 SA) S7'],
        ['"62 : 95"', '"72 : 85"'],
        ['"220 : 251"', '"220 : 252"'],
      );
      expect(findings(rounds)).toMatchObject([
        [
          { code: 'audit-card-twice' },
          { code: 'audit-card', trick: 3, seat: 0, reason: 'not-in-hand' },
          { code: 'audit-winner', trick: 4, seat: 2, due: 1 },
          {
            code: 'audit-text',
            trick: 5,
            seat: 3,
            error: { code: 'text-refused', line: lineOf('RO S6 S7'), refusal: { code: 'weis-too-late' } },
          },
        ],
        // The sum of the page below is that of the right points: it is no fault of its own.
        [{ code: 'audit-text', error: { code: 'text-differs', line: lineOf('"62 : 95"'), found: '72 : 85' } }],
        [{ code: 'audit-text', error: { code: 'text-differs', line: lineOf('"220 : 251"'), expected: '220 : 251' } }],
      ]);
      expect(rounds.map(({ audit }) => audit.complete)).toEqual([true, true, true]);
      const late = rounds[0]!.audit.findings.at(-1)!;
      expect(ruleOfFinding(late)).toMatch(/^weis\./);
    });

    it('passes over a round from a trick of three cards on, and checks the next', () => {
      const rounds = found(['SK SA SO T6 = 0 18', 'SK SA SO'], ['S6 S9 S7 S10 = 3', 'S6 S9 S7 S10 = 1']);
      expect(findings(rounds)).toMatchObject([
        [],
        [
          { code: 'audit-unfinished', tricks: 6 },
          { code: 'audit-text', error: { line: lineOf('SK SA SO T6') + 1 } },
        ],
        [{ code: 'audit-winner', trick: 5 }],
      ]);
    });

    it('takes a word that is no card for the end of that round only', () => {
      const rounds = found(['SK SA SO T6', 'SK SA Sommer T6']);
      expect(findings(rounds)).toMatchObject([
        [],
        [{ code: 'audit-unfinished' }, { code: 'audit-text', error: { found: 'Sommer' } }],
        [],
      ]);
    });

    it('lets who holds the card have led, whatever number stands before it', () => {
      const rounds = found(['5. 1: RO', '5. 2: RO']);
      expect(findings(rounds)).toMatchObject([
        [{ code: 'audit-text', error: { expected: '1:', found: '2:' } }],
        [],
        [],
      ]);
      expect(rounds[0]!.audit.cardPoints).toEqual([77, 80]);
    });

    it('is refused where no round can be read at all', () => {
      expect(inspectText(TEXT.replace('Puur 1', 'Puur 9'), DEFAULT_PROFILE)).toMatchObject({
        ok: false,
        error: { code: 'newer-version' },
      });
      expect(inspectText(TEXT.slice(0, TEXT.indexOf('[Contract')), DEFAULT_PROFILE)).toMatchObject({
        ok: true,
        value: { rounds: [] },
      });
    });
  });

  test.each([
    ['cards alone, by the rules that are asked for', '{"contract":"obenabe","dealer":3,"cards":"E6 E7 E8 E9"}'],
    ['a game of HSLU', '{"trump":4,"dealer":0,"tricks":[{"cards":["D6","D7","D8","D9"],"first":3,"win":0}]}'],
  ])('reads %s', (_, text) => {
    const found = inspectText(text, { ...DEFAULT_PROFILE, target: 1500 });
    expect(found.ok && found.value.rounds[0]!.profile.target).toBe(1500);
    expect(found.ok && found.value.rounds[0]!.audit.winners).toHaveLength(1);
  });

  it('finds the first wrong card of a round of Obenabe, and the next', () => {
    // Seat 0 discards the S8 on Rosen though it holds the R7, which it leads to nothing a trick later.
    const cards =
      'E6 E7 E8 E9 R6 S8 R8 R9 S6 S7 R7 S9 T6 T7 T8 T9 E10 EU EO EK R10 RU RO RK S10 SU SO SK T10 TU TO TK EA RA SA TA';
    const found = inspectText(JSON.stringify({ contract: 'obenabe', dealer: 3, cards }), DEFAULT_PROFILE);
    expect(found.ok && found.value.rounds[0]!.audit.findings).toMatchObject([
      { code: 'audit-card', trick: 2, seat: 0, reason: 'must-follow-suit' },
      { code: 'audit-card', trick: 3, seat: 0, reason: 'must-follow-suit' },
    ]);
  });
});
