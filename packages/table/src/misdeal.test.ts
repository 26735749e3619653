import { describe, expect, it } from 'vitest';
import type { PartieEvent } from '@puur/rules';
import { verifyLog } from './audit.js';
import {
  bot,
  decide,
  nudge,
  PERSON,
  type Rig,
  rig,
  settle,
  SHORT,
  ALL_PERSONS,
  persons,
  step,
  slowPlayer,
} from './rig.test.js';
import { resumeTable } from './resume.js';
import { entropyFromSeed } from './shuffle.js';
import { memoryStore } from './store.js';

// Sources: jasswiki.ch and tournament rules, as the rule deal.misdeal-same-dealer names them.
describe('a deal that is thrown in', () => {
  const types = ({ table }: Rig): PartieEvent['type'][] => table.log.map(({ type }) => type);

  it('is dealt again by the same dealer in the same round, and both deals can be proved', async () => {
    const made = await persons({ target: 1 });
    const { table } = made;
    const dealer = table.state.round!.dealer;
    expect(table.misdeal(2, 'card-exposed')).toEqual({
      ok: true,
      value: [{ type: 'misdealt', reason: 'card-exposed' }],
    });
    const before = table.log.length;
    while (table.state.phase !== 'declare') await nudge(made);
    expect(types(made).slice(before)).toEqual(['shuffle-revealed', 'shuffle-committed', 'cut', 'dealt']);
    expect(table.state.round).toMatchObject({ number: 1, dealer });
    while (await nudge(made));
    const audits = verifyLog(table.log);
    expect(audits.map(({ round, thrownIn, result }) => [round, thrownIn, result.ok])).toEqual([
      [1, true, true],
      [1, false, true],
    ]);
  });

  it('may be so until the first trick is turned, and not after', async () => {
    const made = await persons();
    while (made.table.state.phase !== 'trick-complete') step(made);
    const late = await persons();
    while (late.table.state.round!.tricks.length < 2) step(late);
    expect(made.table.misdeal(0, 'wrong-count').ok).toBe(true);
    expect(late.table.misdeal(0, 'wrong-count')).toMatchObject({ ok: false, error: { code: 'misdeal-too-late' } });
    expect(types(late)).not.toContain('misdealt');
  });

  it('is for a person to say, and cannot be taken back', async () => {
    const made = await persons();
    made.table.takeOver(1, bot());
    expect(made.table.misdeal(1, 'card-exposed')).toEqual({ ok: false, error: { code: 'seat-of-bot', seat: 1 } });
    made.table.misdeal(0, 'card-exposed');
    expect(made.table.undo(0)).toMatchObject({ ok: false, error: { code: 'nothing-to-undo' } });
  });

  it('leaves no answer of a bot to be heard from before', async () => {
    const { player, asked } = slowPlayer();
    const made = rig({ profile: SHORT, seats: [{ kind: 'bot', player }, PERSON, PERSON, PERSON] });
    while (asked.length === 0) await nudge(made);
    expect(made.table.misdeal(1, 'wrong-dealer').ok).toBe(true);
    asked[0]!.answer(decide('rig', asked[0]!.view));
    await settle();
    expect(types(made).slice(types(made).indexOf('misdealt'))).not.toContain('declared');
  });

  it('goes on from there when it is resumed', async () => {
    const store = memoryStore();
    const made = rig({ profile: SHORT, seats: ALL_PERSONS, store });
    while (made.table.state.phase !== 'declare') await nudge(made);
    made.table.misdeal(0, 'card-exposed');
    await made.table.saved();
    const { clock, incidents } = made;
    const resumed = resumeTable((await store.load('table'))!, {
      seats: ALL_PERSONS,
      clock,
      entropy: entropyFromSeed('resumed'),
      onIncident: (incident) => incidents.push(incident),
    });
    made.table.close();
    if (!resumed.ok) throw new Error(resumed.error.code);
    const again = { table: resumed.value, clock, incidents };
    while (again.table.state.phase !== 'declare') await nudge(again);
    expect(incidents).toEqual([]);
    expect(again.table.state.round).toMatchObject({ number: 1 });
    expect(verifyLog(again.table.log)[0]).toMatchObject({ thrownIn: true, result: { ok: true } });
  });
});
