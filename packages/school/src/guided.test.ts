/** Guided play: the table keeps to the rules whatever the learner does, and remembers what it is told. */
import { type Card, formatCard, parseCards, type PerSeat, SEATS } from '@puur/rules';
import { oracle } from '@puur/testkit';
import { describe, expect, it } from 'vitest';

import { dealt, oneOf, SIMPLE_CONTRACTS } from './drills/scenes.js';
import { CARD_COMMENTS } from './comment.js';
import { type Guided, type GuidedAction, guidedAfter, guidedReplay, type GuidedSetup, guidedStart } from './guided.js';
import { weisCardsOf } from './judge/weisen.js';
import { randomOf } from './random.js';
import { stepOf } from './step.js';

const step = stepOf('round', 'round');
if (step.kind !== 'play') throw new Error('the round is played');
const { setup } = step;

function done(guided: Guided, action: GuidedAction): Guided {
  const next = guidedAfter(guided, action);
  if (!next.ok) throw new Error(JSON.stringify(next.error));
  return next.value;
}

function cards(text: string): Card[] {
  const read = parseCards(text);
  if (!read.ok) throw new Error(text);
  return read.value;
}

const OPENING: readonly GuidedAction[] = [
  { do: 'declare', choice: 'trump:R' },
  { do: 'weis', cards: cards('T10 TU TO') },
];

describe('the round of the last lesson', () => {
  it('waits for the contract, the Weis and the first card, in this order', () => {
    let guided = guidedStart(setup);
    expect(guided).toMatchObject({ phase: 'declare', hint: null, legal: [] });
    guided = done(guided, OPENING[0]!);
    expect(guided).toMatchObject({ phase: 'weis', contract: 'trump:R', legal: [] });
    guided = done(guided, OPENING[1]!);
    expect(guided.phase).toBe('play');
    expect(guided.legal).toHaveLength(9);
  });

  it('takes both good contracts, and says that Undenufe is worse', () => {
    const start = guidedStart(setup);
    const said = (choice: 'trump:T' | 'undenufe'): unknown => done(start, { do: 'declare', choice }).comments[0];
    expect(said('trump:T')).toMatchObject({ code: 'judged', verdict: { right: true, code: 'contract-good' } });
    expect(said('undenufe')).toMatchObject({ code: 'judged', verdict: { right: false, code: 'contract-worse' } });
  });

  it('lets the partner declare after a push', () => {
    const guided = done(guidedStart(setup), { do: 'declare', choice: 'push' });
    expect(guided.contract).toBe('trump:S');
    expect(guided.events).toEqual([
      { type: 'pushed', seat: 0 },
      { type: 'declared', seat: 2, contract: 'trump:S' },
    ]);
    expect(guided.phase).toBe('weis');
  });

  it('refuses a Weis that is none, and waits', () => {
    const guided = done(guidedStart(setup), OPENING[0]!);
    expect(guidedAfter(guided, { do: 'weis', cards: cards('R9 RO RK') })).toMatchObject({
      ok: false,
      error: { code: 'not-allowed', verdict: { code: 'weis-not' }, legal: cards('T10 TU TO') },
    });
    expect(guidedAfter(guided, { do: 'weis', cards: [] })).toMatchObject({
      error: { verdict: { code: 'weis-missed' } },
    });
  });

  it('writes the Weis of the learner: three to the Ober beat three to the eight', () => {
    const guided = done(guidedReplay(setup, OPENING), { do: 'play', card: cards('R9')[0]!, stoeck: false });
    expect(guided.declared.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(guided.weis).toEqual([20, 0]);
    expect(guided.comments).toContainEqual({ code: 'weis-written', ours: true, points: 20 });
  });

  it('gives the Stöck with the second card and its word, and only then', () => {
    const first = done(guidedReplay(setup, OPENING), { do: 'play', card: cards('RK')[0]!, stoeck: true });
    expect(first.stoeck).toEqual([0, 0]);
    expect(first.comments).toContainEqual({ code: 'stoeck-wrong', card: cards('RK')[0] });
    let [said, silent] = [first, first];
    while (!said.legal.includes(cards('RO')[0]!)) {
      const card = said.hint === cards('RO')[0] ? said.legal.find((other) => other !== said.hint)! : said.hint!;
      [said, silent] = [
        done(said, { do: 'play', card, stoeck: false }),
        done(silent, { do: 'play', card, stoeck: false }),
      ];
    }
    said = done(said, { do: 'play', card: cards('RO')[0]!, stoeck: true });
    silent = done(silent, { do: 'play', card: cards('RO')[0]!, stoeck: false });
    expect(said.stoeck).toEqual([20, 0]);
    expect(said.comments).toContainEqual({ code: 'stoeck-said', seat: 0 });
    expect(silent.stoeck).toEqual([0, 0]);
    expect(silent.comments).toContainEqual({ code: 'stoeck-forgotten' });
  });

  it('has no Stöck inside a Weis, in any trump suit', () => {
    for (const suit of 'ERST') {
      const weise = setup.hands.map((hand) => oracle.detectWeis(hand.map(formatCard)).flatMap((weis) => weis.cards));
      expect(weise.filter((held) => held.includes(`${suit}K`) && held.includes(`${suit}O`))).toEqual([]);
    }
  });

  it('is found again by its actions', () => {
    let guided = guidedReplay(setup, OPENING);
    while (guided.phase === 'play') guided = done(guided, { do: 'play', card: guided.hint!, stoeck: false });
    expect(guidedReplay(setup, guided.actions)).toEqual(guided);
    expect(guided.events.filter(({ type }) => type === 'played')).toHaveLength(36);
  });

  it('refuses what comes at the wrong time', () => {
    const start = guidedStart(setup);
    expect(guidedAfter(start, { do: 'play', card: cards('R9')[0]!, stoeck: false })).toEqual({
      ok: false,
      error: { code: 'wrong-phase' },
    });
    expect(guidedAfter(done(start, OPENING[0]!), OPENING[0]!)).toMatchObject({ error: { code: 'wrong-phase' } });
  });
});

/** A round with random hands in which the learner plays any legal card, and tries an illegal one first. */
function randomRound(seed: number): { readonly guided: Guided; readonly setup: GuidedSetup } {
  const random = randomOf(seed);
  const hands = dealt(random);
  const round: GuidedSetup = {
    hands,
    leader: oneOf(SEATS, random),
    contract: oneOf(SIMPLE_CONTRACTS, random),
    declaring: null,
    tricks: 9,
    isWhole: true,
  };
  let guided = guidedStart(round);
  guided = done(guided, { do: 'weis', cards: weisCardsOf(hands[0]).toArray() });
  while (guided.phase === 'play') {
    const held = guided.hands[0];
    for (const card of held.filter((other) => !guided.legal.includes(other))) {
      const refused = guidedAfter(guided, { do: 'play', card, stoeck: false });
      if (refused.ok || refused.error.code !== 'not-allowed') throw new Error(`${formatCard(card)} was let through`);
      if (!('chosen' in refused.error.verdict)) throw new Error('the card is not named');
      if (refused.error.verdict.chosen !== card) throw new Error('another card is named');
    }
    expect(guided.legal).toContain(guided.hint);
    guided = done(guided, { do: 'play', card: oneOf(guided.legal, random), stoeck: false });
  }
  return { guided, setup: round };
}

describe('any round', () => {
  it('is a round to the oracle, with the same points, and 157 or 257 in all', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const { guided, setup: round } = randomRound(seed);
      const played = guided.events.flatMap((event) => (event.type === 'played' ? [formatCard(event.card)] : []));
      const outcome = oracle.replayRound({
        contract: round.contract!,
        leader: round.leader,
        hands: round.hands.map((hand) => hand.map(formatCard)),
        tricks: Array.from({ length: 9 }, (_, trick) => played.slice(4 * trick, 4 * trick + 4)),
      });
      expect(guided.points).toEqual(outcome.roundPoints);
      expect(guided.tricks).toEqual(outcome.tricks);
      expect(guided.points[0] + guided.points[1]).toBe(outcome.match === null ? 157 : 257);
    }
  });

  it('writes the Weis that the oracle gives', () => {
    let written = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const { guided, setup: round } = randomRound(seed);
      const declared = Object.fromEntries(
        round.hands.map((hand, seat) => [seat, oracle.detectWeis(hand.map(formatCard)).map((weis) => weis.cards)]),
      );
      const verdict = oracle.compareWeis(round.contract!, round.leader, declared);
      const points: PerSeat<number> | number[] = [0, 1].map((team) =>
        verdict.scoringTeam === team ? verdict.points : 0,
      );
      expect(guided.weis).toEqual(points);
      if (verdict.points > 0) written++;
    }
    expect(written).toBeGreaterThan(30);
  });

  it('says something about every card the learner plays but the last', () => {
    const said = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const { guided, setup: round } = randomRound(seed);
      let replayed = guidedStart(round);
      for (const action of guided.actions) {
        replayed = done(replayed, action);
        if (action.do !== 'play') continue;
        const about = replayed.comments.flatMap((comment) => (comment.code === 'card' ? [comment.about] : []));
        expect(about).toHaveLength(replayed.hands[0].length === 0 ? 0 : 1);
        for (const each of about) said.add(each);
      }
    }
    expect([...said].sort()).toEqual([...CARD_COMMENTS].sort());
  });
});
