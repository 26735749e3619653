/**
 * What the referee adds to a ruling: how sure it is and who says so, the other answer where no book settles it, and under
 * which rules it would be different. Expected values come from the sources named with each case.
 */
import { describe, expect, it, test } from 'vitest';
import { cards, objected, play, plays, rule, type Told, turned } from '../test/telling.js';

describe('what no book settles', () => {
  const ROWS: readonly (readonly [string, Told, Told])[] = [
    [
      'a Weis that the partner reminded of',
      {
        table: { contract: 'trump:E', forehand: 0 },
        events: [
          play(0, 'R6'),
          { type: 'reminded', seat: 2, of: 'weis' },
          { type: 'weis-announced', seat: 0, points: 20, weise: [cards('T6 T7 T8')] },
        ],
        question: 'weis',
      },
      { weisTo: 0, points: 20 },
    ],
    [
      'a wrong lead on which the trick was turned',
      {
        table: { contract: 'trump:E', leader: 0 },
        events: [...plays(1, 'SA S6 S7 S8'), turned, objected(0)],
        question: 'lead',
      },
      { deal: 'stands' },
    ],
    [
      'a slate that was wrong two deals ago',
      {
        events: [
          { type: 'written', team: 0, points: 157, should: 257 },
          { type: 'dealt', seat: 1 },
          { type: 'dealt', seat: 2 },
          objected(0),
        ],
      },
      { writtenPoints: 257 },
    ],
  ];
  test.each(ROWS)('shows both answers: %s', (_, told, other) => {
    const { confidence, alternatives } = rule(told);
    expect(confidence).toBe('low');
    expect(alternatives).toMatchObject([other]);
  });

  it('says so where a lead was noticed in its trick: there the books agree (jassverzeichnis)', () => {
    const told = { table: { contract: 'trump:E', leader: 0 }, events: [play(1, 'SA'), objected(0)], question: 'lead' };
    expect(rule(told).alternatives).toEqual([]);
  });
});

describe('where it would be different', () => {
  it('is found by ruling again: T23, blocks by two orders', () => {
    const { ruling, differsUnder } = rule({
      table: { score: { 0: 980, 1: 960 } },
      events: [
        { type: 'points-made', blocks: { 0: { stoeck: 20, stich: 21 }, 1: { weis: 50 } }, during: 'first-trick' },
      ],
      question: 'winner',
    });
    expect(ruling).toMatchObject({ gameWonBy: 1, block: 'weis' });
    const other = differsUnder.find(({ presets }) => presets.includes('offiziell'));
    expect(other).toMatchObject({ ruling: { gameWonBy: 0, block: 'stoeck' } });
    expect(other!.settings).toContainEqual({ name: 'countOrder', value: 'stoeck-weis-stich' });
  });

  it('names no winner at a table whose target is not reached: to 2500, 2000, 3000, 1500 (Swisslos, urikon, pagat, Romandie)', () => {
    const { differsUnder } = rule({
      table: { score: { 0: 980, 1: 960 } },
      events: [
        { type: 'points-made', blocks: { 0: { stoeck: 20, stich: 21 }, 1: { weis: 50 } }, during: 'first-trick' },
      ],
      question: 'winner',
    });
    const notOver = differsUnder.find(({ verdict }) => verdict === 'not-over');
    expect(notOver?.presets).toEqual(['puur-2500', 'swisslos-2500', 'turnier-12', 'uri-2000', 'pagat-3000', 'chibre']);
    expect(notOver?.ruling).toEqual({ gameWonBy: null });
    const won = differsUnder.filter(({ verdict }) => verdict === 'won').flatMap(({ presets }) => presets);
    expect(won).toEqual(['swisslos-1000', 'offiziell']);
  });

  it('says that a table to 1000 would have been done before, where the quarrel is at 2500', () => {
    const { differsUnder } = rule({
      profile: 'puur-2500',
      table: { score: { 0: 2465, 1: 2410 } },
      events: [{ type: 'points-made', blocks: { 0: { stoeck: 40, stich: 170 }, 1: { weis: 100, stich: 144 } } }],
      question: 'winner',
    });
    const under = (preset: string): string | undefined =>
      differsUnder.find(({ presets }) => presets.includes(preset))?.verdict;
    expect({ puur: under('puur'), swisslos: under('swisslos-2500'), pagat: under('pagat-3000') }).toEqual({
      puur: 'over-before',
      swisslos: 'won',
      pagat: 'not-over',
    });
  });

  it('says of a false claim that higher targets are not reached, apart from tables without claims', () => {
    const { differsUnder } = rule({
      profile: 'offiziell',
      table: { score: { 0: 990, 1: 412 } },
      events: [{ type: 'claimed', seat: 0 }],
    });
    const under = (preset: string): string | undefined =>
      differsUnder.find(({ presets }) => presets.includes(preset))?.verdict;
    expect({ puur: under('puur'), uri: under('uri-2000'), chibre: under('chibre') }).toEqual({
      puur: 'claim-unknown',
      uri: 'not-over',
      chibre: 'not-over',
    });
  });

  it('lets nobody have the Berg of a table that plays higher', () => {
    const { differsUnder } = rule({
      table: { score: { 0: 480, 1: 460 } },
      events: [{ type: 'points-made', blocks: { 0: { stoeck: 20, stich: 21 }, 1: { weis: 50 } } }],
      question: 'berg',
    });
    const open = differsUnder.find(({ verdict }) => verdict === 'berg-open');
    expect(open?.presets).toEqual(['puur-2500', 'swisslos-2500', 'uri-2000', 'pagat-3000', 'chibre']);
  });

  it('names no way that gives the same answer', () => {
    const told = { table: { contract: 'trump:E' }, events: plays(0, 'EA E9 EK E10'), question: 'trick-winner' };
    expect(rule(told).differsUnder).toEqual([]);
  });
});

describe('how sure a ruling is', () => {
  const won = (stich: readonly [number, number], weis = 0, stoeck = 0): Told => ({
    table: { score: { 0: 2465, 1: 2410 } },
    profile: 'puur-2500',
    events: [{ type: 'points-made', blocks: { 0: { stoeck, stich: stich[0] }, 1: { weis, stich: stich[1] } } }],
    question: 'winner',
  });

  it('is an agreement where Weis, Stöck, Stich decides: one source of six says so (jasvel; Swisslos, SRF, jasswiki, allmedias, Saanen)', () => {
    const { ruling, confidence, basis, support, sources } = rule(won([170, 144], 100, 40));
    expect({ ruling, confidence, basis, support }).toEqual({
      ruling: { gameWonBy: 1, block: 'weis' },
      confidence: 'high',
      basis: 'agreement',
      support: { agree: 1, of: 6 },
    });
    expect(sources.filter(({ agrees }) => agrees === true)).toEqual([{ id: 'jasvel', agrees: true }]);
  });

  it('rests on all sources where every order gives the same winner', () => {
    const { basis, support } = rule(won([92, 65]));
    expect({ basis, support }).toEqual({ basis: 'sources', support: { agree: 6, of: 6 } });
  });

  it('counts who says so by the setting of the table: under Stöck, Weis, Stich the page is alone', () => {
    const { ruling, basis, support } = rule({
      ...won([170, 144], 100, 40),
      profile: { preset: 'puur-2500', countOrder: 'stoeck-weis-stich' },
    });
    expect({ winner: ruling.gameWonBy, basis, support }).toEqual({
      winner: 0,
      basis: 'sources',
      support: { agree: 5, of: 6 },
    });
  });

  it('takes no source for a setting that it contradicts: who may follow must, at a strict table', () => {
    const { basis, sources } = rule({
      profile: { mayTrumpWhenAbleToFollow: false },
      table: { contract: 'trump:E' },
      hands: { 1: cards('R7 RK E6 T8 S9') },
      events: plays(0, 'R10 E6 R9 RA'),
      question: { ask: 'card-allowed', seat: 1 },
    });
    expect(basis).toBe('agreement');
    for (const id of ['swisslos', 'jasswiki', 'jassonkel', 'jassverzeichnis']) {
      expect(sources.find((source) => source.id === id)?.agrees).toBe(false);
    }
  });

  it('keeps the official scale of runs though older tables differ (jasswelt)', () => {
    const { basis, confidence } = rule({
      table: { contract: 'obenabe', forehand: 0 },
      events: [{ type: 'weis-announced', seat: 0, weise: [cards('E6 E7 E8 E9 E10 EU')] }, play(0, 'E6')],
      question: 'weis',
    });
    expect({ basis, confidence }).toEqual({ basis: 'sources', confidence: 'high' });
  });

  it('is medium where only jasswiki takes an undertrump for a revoke', () => {
    const { confidence } = rule({
      house: { undertrump: 'as-revoke' },
      table: { contract: 'trump:E' },
      hands: { 2: cards('R7 E6 T8') },
      events: [...plays(0, 'R10 EO E6 R9'), objected(1)],
      question: 'card-allowed',
    });
    expect(confidence).toBe('medium');
  });
});
