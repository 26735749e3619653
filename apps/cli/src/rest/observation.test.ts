/** Views written as HSLU's observations and read again. What the form is like stands in jass-kit-py, game_observation.py. */
import {
  type Contract,
  type Pairing,
  PAIRINGS,
  parseCard,
  resolveProfile,
  type RuleProfile,
  type SeatView,
  viewFor,
} from '@puur/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dealt, does, type RandomRound, viewsOf } from '../../test/rest-round.js';
import { type Observation, observationOf } from './observation.js';
import { HSLU_PROFILE } from './profile.js';
import { type Question, viewIn } from './view.js';

const SIX: readonly Contract[] = ['trump:E', 'trump:R', 'trump:S', 'trump:T', 'obenabe', 'undenufe'];

function profile(settings: unknown): RuleProfile {
  const read = resolveProfile(settings);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

function told(view: SeatView, pairing: Pairing = 'swisslos'): Observation {
  const observation = observationOf(view, pairing);
  if (!observation.ok) throw new Error(observation.error);
  return observation.value;
}

function back(observation: unknown, question: Question, pairing: Pairing = 'swisslos'): SeatView {
  const view = viewIn(observation, question, pairing);
  if (!view.ok) throw new Error(JSON.stringify(view.error));
  return view.value;
}

const questionOf = (view: SeatView): Question => (view.phase === 'declare' ? 'trump' : 'card');

const randomRound = (profiles: readonly RuleProfile[]): fc.Arbitrary<RandomRound> =>
  fc.record({
    seed: fc.nat(),
    dealer: fc.constantFrom(0, 1, 2, 3),
    contract: fc.constantFrom(...SIX),
    pushed: fc.boolean(),
    profile: fc.constantFrom(...profiles),
    turns: fc.boolean(),
  });

describe('observationOf and viewIn', () => {
  test('give the very view back at a table that counts as HSLU does, in every round and pairing', () => {
    fc.assert(
      fc.property(randomRound([HSLU_PROFILE]), fc.constantFrom(...PAIRINGS), (round, pairing) => {
        for (const view of viewsOf({ ...round, turns: false })) {
          const text = JSON.stringify(told(view, pairing));
          expect(back(JSON.parse(text), questionOf(view), pairing)).toEqual(view);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('keep at any table what play rests on: hand, legal cards, and every card played by whom', () => {
    const tables = ['puur', 'swisslos-2500', 'pagat-3000', 'chibre'].map(profile);
    fc.assert(
      fc.property(randomRound(tables), (round) => {
        for (const view of viewsOf(round)) {
          const again = back(told(view), questionOf(view));
          const played = ({ tricks }: NonNullable<SeatView['round']>): unknown =>
            tricks
              .filter(({ cards }) => cards.length > 0)
              .map(({ leader, cards, holder }) => ({ leader, cards, holder }));
          expect(again.options.cards).toEqual(view.options.cards);
          expect(again.options.push).toBe(view.options.push);
          expect(again.round!.hand).toEqual(view.round!.hand);
          expect(again.round!.contract).toBe(view.round!.contract);
          expect(again.round!.declarer).toBe(view.round!.declarer);
          expect(again.round!.forehand).toBe(view.round!.forehand);
          expect(played(again.round!)).toEqual(played(view.round!));
        }
      }),
      { numRuns: 20 },
    );
  });

  test('tell nothing of a card that the seat does not see', () => {
    const [first] = viewsOf({
      seed: 5,
      dealer: 2,
      contract: 'obenabe',
      pushed: false,
      profile: HSLU_PROFILE,
      turns: false,
    });
    const { player, playerView } = told(first!);
    expect(player.map(({ hand }) => hand.length)).toEqual(
      [0, 1, 2, 3].map((number) => (number === playerView ? 9 : 0)),
    );
  });
});

describe('observationOf', () => {
  // Their seats run 0, 3, 2, 1 where ours run 0, 1, 2, 3; their forehand is (dealer + 3) mod 4. Source: jass-kit-py.
  test.each([
    [0, 0, 3],
    [1, 3, 2],
    [2, 2, 1],
    [3, 1, 0],
  ] as const)('numbers the seats as HSLU does: our dealer %i is theirs %i, forehand %i', (dealer, theirs, forehand) => {
    const state = dealt(1, dealer, HSLU_PROFILE);
    const view = viewFor(state, ((dealer + 1) % 4) as 0 | 1 | 2 | 3);
    expect(told(view)).toMatchObject({
      version: 'V0.2',
      trump: -1,
      dealer: theirs,
      currentPlayer: forehand,
      playerView: forehand,
      forehand: -1,
      tricks: [],
      jassTyp: 'SCHIEBER',
      gameId: 0,
    });
  });

  test('tells the push, the contract and who leads', () => {
    let state = dealt(1, 0, HSLU_PROFILE);
    state = does(state, { type: 'push', seat: 1 });
    expect(told(viewFor(state, 3))).toMatchObject({ trump: -1, forehand: 0, currentPlayer: 1, tricks: [] });
    state = does(state, { type: 'declare', seat: 3, contract: 'undenufe' });
    expect(told(viewFor(state, 1))).toMatchObject({ trump: 5, forehand: 0, currentPlayer: 3, tricks: [{ first: 3 }] });
  });

  test('tells a complete trick with winner and points, and the next with who leads it', () => {
    const views = viewsOf({
      seed: 9,
      dealer: 0,
      contract: 'trump:E',
      pushed: false,
      profile: HSLU_PROFILE,
      turns: false,
    });
    const fifth = told(views[5]!);
    expect(fifth.tricks).toHaveLength(2);
    expect(fifth.tricks[0]!.cards).toHaveLength(4);
    expect(fifth.tricks[1]).toEqual({ first: fifth.tricks[0]!.win });
    expect(fifth.currentPlayer).toBe(fifth.tricks[0]!.win);
  });

  test('has 157 points in nine tricks at most, whatever the table multiplies', () => {
    const views = viewsOf({
      seed: 3,
      dealer: 1,
      contract: 'trump:T',
      pushed: true,
      profile: profile('swisslos-2500'),
      turns: true,
    });
    const tricks = told(views.at(-1)!).tricks;
    const sum = tricks.reduce((points, trick) => points + (trick.points ?? 0), 0);
    expect(tricks).toHaveLength(9);
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThanOrEqual(152);
  });

  test.each<Contract>(['slalom:obenabe', 'slalom:undenufe', 'gusti:obenabe', 'gusti:undenufe'])(
    'cannot tell %s',
    (contract) => {
      const table = dealt(1, 0, profile({ contracts: ['slalom', 'gusti'] }));
      const state = does(table, { type: 'declare', seat: 1, contract });
      expect(observationOf(viewFor(state, 1), 'swisslos')).toEqual({ ok: false, error: 'contract-untold' });
    },
  );

  test('cannot tell a choice that went to the neighbour', () => {
    const state = does(dealt(1, 0, profile({ pushing: 'round-robin' })), { type: 'push', seat: 1 });
    expect(observationOf(viewFor(state, 2), 'swisslos')).toEqual({ ok: false, error: 'chooser-untold' });
  });

  test('cannot tell a choice that was pushed back', () => {
    let state = does(dealt(1, 0, profile({ pushing: 'once-with-push-back' })), { type: 'push', seat: 1 });
    state = does(state, { type: 'push', seat: 3 });
    expect(observationOf(viewFor(state, 1), 'swisslos')).toEqual({ ok: false, error: 'chooser-untold' });
  });

  test('cannot tell that the declarer leads, but can where that is the forehand', () => {
    const table = dealt(1, 0, profile({ leader: 'declarer' }));
    const direct = does(table, { type: 'declare', seat: 1, contract: 'obenabe' });
    expect(observationOf(viewFor(direct, 1), 'swisslos').ok).toBe(true);
    let pushed = does(table, { type: 'push', seat: 1 });
    pushed = does(pushed, { type: 'declare', seat: 3, contract: 'obenabe' });
    expect(observationOf(viewFor(pushed, 3), 'swisslos')).toEqual({ ok: false, error: 'leader-untold' });
  });

  test('cannot tell a view whose seat has nothing to do', () => {
    expect(observationOf(viewFor(dealt(1, 0, HSLU_PROFILE), 0), 'swisslos')).toEqual({
      ok: false,
      error: 'nothing-due',
    });
  });

  test('tells the seat before the forehand as dealer where a card decides the first deal', () => {
    const state = dealt(1, 0, profile({ firstForehand: 'rosen7' }));
    const { forehand } = state.round!;
    const { dealer, currentPlayer } = told(viewFor(state, forehand));
    expect((dealer + 3) % 4).toBe(currentPlayer);
  });
});

/** The observation of the protocol's description, with nine cards less one for west. Source: jass-kit-py. */
const DESCRIBED = {
  version: 'V0.2',
  trump: 2,
  dealer: 0,
  currentPlayer: 3,
  playerView: 3,
  forehand: 0,
  tricks: [
    { cards: ['D10', 'DQ', 'DK', 'DA'], points: 28, win: 0, first: 3 },
    { cards: ['DJ'], first: 0 },
  ],
  player: [{ hand: [] }, { hand: [] }, { hand: [] }, { hand: ['D9', 'D6', 'S6', 'SJ', 'H7', 'H8', 'C9', 'CK'] }],
  jassTyp: 'SCHIEBER',
  gameId: 0,
};
/** The forehand's first question. */
const FOREHAND = {
  version: 'V0.2',
  trump: -1,
  dealer: 0,
  currentPlayer: 3,
  playerView: 3,
  forehand: -1,
  tricks: [],
  player: [{ hand: [] }, { hand: [] }, { hand: [] }, { hand: ['D10', ...DESCRIBED.player[3]!.hand] }],
  jassTyp: 'SCHIEBER',
};

const cards = (...names: readonly string[]): unknown[] =>
  names.map((name) => {
    const card = parseCard(name);
    if (!card.ok) throw new Error(name);
    return card.value;
  });

describe('viewIn', () => {
  test('reads the described observation: Schilten are trump, Eicheln are to be followed or trumped', () => {
    const view = back(DESCRIBED, 'card');
    // West is our seat 1. Eicheln were led: the six and the nine follow, the Schilten trump. Source: reference page.
    expect(view.seat).toBe(1);
    expect(view.round).toMatchObject({ contract: 'trump:T', dealer: 0, forehand: 1, declarer: 3, pushes: 1 });
    expect(view.options.cards).toEqual(cards('E6', 'E9', 'T6', 'TU'));
    expect(view.counted).toEqual([28, 0]);
  });

  test.each([
    ['no version, type and game', { version: undefined, jassTyp: undefined, gameId: undefined }],
    ['no winner and no points', { tricks: [{ cards: ['D10', 'DQ', 'DK', 'DA'], first: 3 }, { cards: ['DJ'] }] }],
    ['points that another table counts', { tricks: [{ ...DESCRIBED.tricks[0], points: 56 }, DESCRIBED.tricks[1]] }],
    ['only a current player', { playerView: undefined }],
    ['only a player view', { currentPlayer: null }],
    ['fields nobody asked for', { hands: 'x', trickWinner: [0], __proto__x: 1 }],
    ['the type of a table', { jassTyp: 'SCHIEBER_2500' }],
    [
      'tricks filled up to nine',
      { tricks: [...DESCRIBED.tricks, ...Array.from({ length: 7 }, () => ({ cards: [], first: -1, win: -1 }))] },
    ],
    ['hands that were to stay closed', { player: [{ hand: ['H6'] }, { hand: 'x' }, null, DESCRIBED.player[3]] }],
  ])('is kind to an observation with %s', (_, change) => {
    expect(back({ ...DESCRIBED, ...change }, 'card').options.cards).toEqual(cards('E6', 'E9', 'T6', 'TU'));
  });

  test.each([
    ['asked first, the forehand may push', FOREHAND, true],
    ['nothing said of a choice', { ...FOREHAND, forehand: undefined, trump: undefined, tricks: undefined }, true],
    ['after a push the partner may not', { ...FOREHAND, dealer: 2, forehand: 0 }, false],
    ['the partner is only asked after a push', { ...FOREHAND, dealer: 2 }, false],
    ['who leads is told before trump is', { ...FOREHAND, tricks: [{ first: 3 }] }, true],
  ])('asks for trump: %s', (_, observation, mayPush) => {
    const view = back(observation, 'trump');
    expect(view.options.push).toBe(mayPush);
    expect(view.options.contracts).toEqual(SIX);
  });

  test('takes a round whose chooser is not told as chosen by the forehand', () => {
    expect(back({ ...DESCRIBED, forehand: -1 }, 'card').round).toMatchObject({ declarer: 1, pushes: 0 });
  });

  const west = (...hand: readonly string[]): unknown => [{ hand: [] }, { hand: [] }, { hand: [] }, { hand }];
  test.each<[string, Question, unknown, object]>([
    ['no object', 'card', [1], { code: 'not-an-object' }],
    ['nothing', 'card', null, { code: 'not-an-object' }],
    ['an empty object', 'card', {}, { code: 'missing-field', path: 'dealer' }],
    ['another version', 'card', { ...DESCRIBED, version: 'V0.1' }, { code: 'bad-value', path: 'version' }],
    ['another game', 'card', { ...DESCRIBED, jassTyp: 'COIFFEUR' }, { code: 'bad-value', path: 'jassTyp' }],
    ['a seat that is none', 'card', { ...DESCRIBED, dealer: 4 }, { code: 'bad-seat', path: 'dealer' }],
    ['a trump that is none', 'card', { ...DESCRIBED, trump: 6 }, { code: 'bad-value', path: 'trump' }],
    ['half a trump', 'card', { ...DESCRIBED, trump: 0.5 }, { code: 'bad-value', path: 'trump' }],
    ['three players', 'card', { ...DESCRIBED, player: [{}, {}, {}] }, { code: 'bad-length', path: 'player' }],
    ['no players', 'card', { ...DESCRIBED, player: undefined }, { code: 'missing-field', path: 'player' }],
    ['no hand', 'card', { ...DESCRIBED, player: [{}, {}, {}, {}] }, { code: 'missing-field', path: 'player[3].hand' }],
    ['a player that is none', 'card', { ...DESCRIBED, player: [1, 2, 3, 4] }, { code: 'bad-type', path: 'player[3]' }],
    [
      'nobody asked',
      'card',
      { ...DESCRIBED, playerView: null, currentPlayer: null },
      { code: 'missing-field', path: 'playerView' },
    ],
    ['two who are asked', 'card', { ...DESCRIBED, currentPlayer: 2 }, { code: 'not-your-turn', path: 'playerView' }],
    [
      'a card that is none',
      'card',
      { ...DESCRIBED, player: west('D9', 'X6') },
      { code: 'bad-card', path: 'player[3].hand[1]', found: 'X6' },
    ],
    [
      'a card as a number',
      'card',
      { ...DESCRIBED, tricks: [{ cards: [3] }] },
      { code: 'bad-card', path: 'tricks[0].cards[0]' },
    ],
    ['tricks that are none', 'card', { ...DESCRIBED, tricks: [['D9']] }, { code: 'bad-type', path: 'tricks[0]' }],
    [
      'five cards in a trick',
      'card',
      { ...DESCRIBED, tricks: [{ cards: ['D6', 'D7', 'D8', 'D9', 'D10'] }] },
      { code: 'trick-size' },
    ],
    [
      'ten cards in hand',
      'card',
      { ...DESCRIBED, player: west(...FOREHAND.player[3]!.hand, 'DQ') },
      { code: 'hand-too-large' },
    ],
    [
      'a card too few',
      'card',
      { ...DESCRIBED, player: west('D9', 'D6') },
      { code: 'hand-size', path: 'player[3].hand', expected: '8 cards', found: 2 },
    ],
    [
      'a card twice',
      'card',
      { ...DESCRIBED, player: west('DJ', ...DESCRIBED.player[3]!.hand.slice(1)) },
      { code: 'card-twice', found: 'DJ' },
    ],
    [
      'a trick broken off',
      'card',
      { ...DESCRIBED, tricks: [{ cards: ['D10', 'DQ', 'DK'], first: 3 }, { cards: ['DJ'] }] },
      { code: 'trick-unfinished', path: 'tricks[0].cards', found: 3 },
    ],
    [
      'a leader who did not win',
      'card',
      { ...DESCRIBED, tricks: [DESCRIBED.tricks[0], { cards: ['DJ'], first: 1 }] },
      { code: 'wrong-leader', path: 'tricks[1].first', expected: '0', found: 1 },
    ],
    [
      'a forehand that is not',
      'card',
      { ...DESCRIBED, tricks: [{ ...DESCRIBED.tricks[0], first: 2 }] },
      { code: 'wrong-leader', path: 'tricks[0].first', expected: '3' },
    ],
    [
      'a winner who did not win',
      'card',
      { ...DESCRIBED, tricks: [{ ...DESCRIBED.tricks[0], win: 1 }, DESCRIBED.tricks[1]] },
      { code: 'bad-value', path: 'tricks[0].win', expected: '0', found: 1 },
    ],
    ['a card before trump', 'card', { ...DESCRIBED, trump: -1 }, { code: 'not-declared', path: 'trump' }],
    ['a card asked before trump', 'card', FOREHAND, { code: 'not-declared', path: 'trump' }],
    ['trump asked when it is chosen', 'trump', { ...FOREHAND, trump: 3 }, { code: 'bad-value', path: 'trump' }],
    [
      'trump chosen forehand, and not chosen',
      'trump',
      { ...FOREHAND, forehand: 1 },
      { code: 'bad-value', path: 'forehand' },
    ],
    [
      'trump asked of an opponent',
      'trump',
      { ...FOREHAND, dealer: 1 },
      { code: 'not-your-turn', path: 'playerView', expected: '0', found: 3 },
    ],
    [
      'trump asked of the forehand after its push',
      'trump',
      { ...FOREHAND, forehand: 0 },
      { code: 'not-your-turn', expected: '1' },
    ],
    [
      'a card asked of another',
      'card',
      { ...DESCRIBED, currentPlayer: 2, playerView: 2, player: [{}, {}, { hand: DESCRIBED.player[3]!.hand }, {}] },
      { code: 'not-your-turn', expected: '3', found: 2 },
    ],
  ])('refuses %s', (_, question, observation, error) => {
    expect(viewIn(observation, question, 'swisslos')).toMatchObject({ ok: false, error });
  });

  test('refuses a card that its player could not have played: south discards on hearts and follows later', () => {
    const tricks = [
      { cards: ['H6', 'D6', 'H7', 'H8'], first: 3, win: 0 },
      { cards: ['S6', 'S7', 'H9'], first: 0 },
    ];
    // Obenabe; west leads hearts, south (their 2) throws a diamond, and plays the nine of hearts on the next trick.
    const observation = {
      ...DESCRIBED,
      trump: 4,
      currentPlayer: 1,
      playerView: 1,
      tricks,
      player: [{}, { hand: ['C6', 'C7', 'C8', 'C9', 'C10', 'CJ', 'CQ', 'CK'] }, {}, {}],
    };
    expect(viewIn(observation, 'card', 'swisslos')).toMatchObject({
      ok: false,
      error: {
        code: 'illegal-play',
        path: 'tricks[0].cards[1]',
        details: { trick: 1, player: 2, card: 'D6', reason: 'must-follow-suit' },
      },
    });
  });

  test('refuses plays that leave the unseen cards nobody to hold them', () => {
    // Obenabe; west leads a heart, nobody else follows, and west has only two hearts more: six hearts lie nowhere.
    const observation = {
      ...DESCRIBED,
      trump: 4,
      tricks: [{ cards: ['H6', 'D6', 'D7', 'D8'], first: 3, win: 3 }],
      player: [{}, {}, {}, { hand: ['H7', 'H8', 'C6', 'C7', 'C8', 'C9', 'C10', 'CJ'] }],
    };
    expect(viewIn(observation, 'card', 'swisslos')).toMatchObject({
      ok: false,
      error: { code: 'no-such-deal', path: 'tricks' },
    });
  });

  test('refuses a question after the last card', () => {
    const views = viewsOf({
      seed: 4,
      dealer: 0,
      contract: 'obenabe',
      pushed: false,
      profile: HSLU_PROFILE,
      turns: false,
    });
    const last = told(views.at(-1)!);
    const card = last.player[last.playerView]!.hand[0]!;
    const tricks = last.tricks.map((trick, index) =>
      index === 8 ? { ...trick, cards: [...trick.cards!, card] } : trick,
    );
    const over = { ...last, tricks, player: last.player.map(() => ({ hand: [] })) };
    expect(viewIn(over, 'card', 'swisslos')).toMatchObject({ ok: false, error: { code: 'not-your-turn' } });
  });

  test('never throws, whatever JSON it is given', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.constantFrom(...Object.keys(DESCRIBED)), (value, part, key) => {
        for (const question of ['trump', 'card'] as const) {
          viewIn(value, question, 'swisslos');
          viewIn({ ...DESCRIBED, [key]: part }, question, 'swisslos');
          viewIn({ ...FOREHAND, [key]: part }, question, 'swisslos');
        }
      }),
      { numRuns: 500 },
    );
  });
});
