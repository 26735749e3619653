import { describe, expect, it } from 'vitest';
import {
  card,
  cards,
  nudge,
  playOut,
  resumedRig,
  type Rig,
  rig,
  WEIS_LOG,
  ALL_PERSONS,
  persons,
  step,
} from './rig.test.js';

describe('taking back', () => {
  const nextCut = async (made: Rig): Promise<void> => {
    while (made.table.status.kind !== 'waiting-for-cut') await nudge(made);
  };
  const declare = (made: Rig): void => {
    expect(made.table.command(0, { type: 'declare', contract: 'trump:E' }).ok).toBe(true);
  };

  it('is for practice games', () => {
    const { table } = rig({ seats: ALL_PERSONS });
    expect(table.undo(0)).toEqual({ ok: false, error: { code: 'not-practice', seat: 0 } });
  });

  it('needs a decision in this round', async () => {
    const made = await persons();
    expect(made.table.undo(0)).toEqual({ ok: false, error: { code: 'nothing-to-undo', seat: 0 } });
    declare(made);
    expect(made.table.undo(1)).toEqual({ ok: false, error: { code: 'nothing-to-undo', seat: 1 } });
    expect(made.table.undo(0)).toEqual({ ok: true, value: 1 });
    expect(made.table.state.phase).toBe('declare');
  });

  it('goes back to before the last card of that person, with what others did since', async () => {
    const made = await persons();
    declare(made);
    const before = structuredClone(made.table.view(0));
    for (let card = 0; card < 3; card++) step(made);
    expect(made.table.undo(0).ok).toBe(true);
    expect(structuredClone(made.table.view(0))).toEqual(before);
  });

  it('takes back the Weis that was said with the card', () => {
    const made = resumedRig(WEIS_LOG, ALL_PERSONS);
    declare(made);
    const { length } = made.table.log;
    const weise = [{ cards: cards('E6 E7 E8'), points: 20 }];
    const answer = made.table.command(0, { type: 'play', card: card('TA'), weise });
    expect(answer.ok && answer.value.map(({ type }) => type)).toEqual(['weis-announced', 'card-played']);
    expect(made.table.undo(0)).toEqual({ ok: true, value: 2 });
    expect(made.table.log).toHaveLength(length);
  });

  it('takes back the trump that a card led in silence made', async () => {
    const made = await persons();
    const [lead] = made.table.view(0).round!.hand;
    expect(made.table.command(0, { type: 'play', card: lead! }).ok).toBe(true);
    expect(made.table.undo(0)).toEqual({ ok: true, value: 2 });
    expect(made.table.state.phase).toBe('declare');
  });

  it('opens a finished round again with the same cards, and its secret is shown again at its end', async () => {
    const made = await persons({ firstForehand: 0, target: 5000 });
    const dealt = made.table.state.round!.dealt;
    while (made.table.state.rounds.length === 0) await nudge(made);
    // Up to the cut of the next round.
    await nextCut(made);
    const [shown] = made.table.log.flatMap((event) => (event.type === 'shuffle-revealed' ? [event.secret] : []));
    for (const seat of [0, 1, 2, 3] as const) expect(made.table.undo(seat).ok).toBe(true);
    expect(made.table.state.rounds).toEqual([]);
    expect(made.table.state.round!.dealt).toEqual(dealt);
    expect(made.table.state.shuffle!.secret).toBeNull();
    expect(JSON.stringify(made.table.view(0))).not.toContain(shown);
    await nextCut(made);
    expect(made.table.log.filter((event) => event.type === 'shuffle-revealed')).toEqual([
      { type: 'shuffle-revealed', secret: shown },
    ]);
  });

  it('does not reach into a round that is over once the next is dealt', async () => {
    const made = await persons({ firstForehand: 0, target: 5000 });
    while (made.table.state.rounds.length === 0) await nudge(made);
    while (made.table.state.phase !== 'declare') await nudge(made);
    expect(made.table.undo(2)).toMatchObject({ ok: false, error: { code: 'nothing-to-undo' } });
  });

  it('opens a finished Partie again', async () => {
    const made = await persons();
    await playOut(made);
    expect(made.table.status).toEqual({ kind: 'over' });
    expect(made.table.undo(0).ok).toBe(true);
    expect(made.table.state.ending).toBeNull();
    await playOut(made);
    expect(made.table.status).toEqual({ kind: 'over' });
  });
});
