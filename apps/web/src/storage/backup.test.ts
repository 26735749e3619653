import 'fake-indexeddb/auto';
import { DEFAULT_PROFILE } from '@puur/rules';
import { type SheetEvent, write } from '@puur/tafel';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSheet, type KeptSheet, readSheets, saveSheet } from '../tafel/kept.js';
import { backUp, type BackupPart, restore } from './backup.js';

// Preferences listen to other windows; here there is none.
vi.hoisted(() => {
  vi.stubGlobal('addEventListener', () => undefined);
});

const opened = write([], {
  type: 'opened',
  opening: { game: 'schieber', names: ['Wir', 'Sie'], profile: DEFAULT_PROFILE, dealer: 0 },
});
if (!opened.ok) throw new Error('a slate opens');
const LOG: readonly SheetEvent[] = [opened.value];
const slate = (id: string): KeptSheet => ({
  ...{ id, version: 1, name: 'Stamm', startedAt: 1, writtenAt: 2, tidied: 0, log: LOG },
});

describe('a backup', () => {
  beforeEach(async () => {
    for (const { id } of await readSheets()) await forgetSheet(id);
  });

  it('brings the slates back to another device, once', async () => {
    await saveSheet(slate('a'), 0);
    await saveSheet(slate('b'), 0);
    const file = await backUp();
    await forgetSheet('a');
    expect(await restore(file)).toEqual({ added: 1, known: 1 });
    expect((await readSheets()).map(({ id }) => id).sort()).toEqual(['a', 'b']);
    expect((await readSheets())[0]!.log).toEqual(LOG);
    expect(await restore(file)).toEqual({ added: 0, known: 2 });
  });

  it('that an older Puur wrote has no slates, and is read', async () => {
    expect(await restore('{"format":"puur-backup","version":1,"prefs":{},"partien":[]}')).toEqual({
      added: 0,
      known: 0,
    });
  });

  it('keeps what is whole where something in it is damaged', async () => {
    await saveSheet(slate('a'), 0);
    const file = JSON.parse(await backUp()) as { readonly tafeln: readonly object[] };
    const broken = [null, 7, { id: 'b' }, { ...file.tafeln[0], id: 'c', text: '{"format":"x"}' }, ...file.tafeln];
    await forgetSheet('a');
    expect(await restore(JSON.stringify({ ...file, tafeln: broken }))).toEqual({ added: 1, known: 0 });
  });

  it('asks every part, and leaves alone what it does not know', async () => {
    const seen: unknown[] = [];
    const part: BackupPart = {
      name: 'lernen',
      take: () => Promise.resolve(['x']),
      restore: (value) => {
        seen.push(value);
        return Promise.resolve({ added: 3, known: 0 });
      },
    };
    const file = { ...(JSON.parse(await backUp([part])) as object), partien: [], spaeter: [1] };
    expect(await restore(JSON.stringify(file), [part])).toEqual({ added: 3, known: 0 });
    expect(seen).toEqual([['x']]);
  });

  it.each(['', '{', '[]', 'null', '{"format":"puur-record","version":1}'])('is not %s', async (text) => {
    expect(await restore(text)).toBeNull();
  });
});
