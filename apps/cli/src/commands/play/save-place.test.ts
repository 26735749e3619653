import { symlinkSync, writeFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/folder.js';
import { savePlace } from './save-place.js';

it('takes an ordinary file, and a path where nothing is yet', () => {
  const path = join(temporaryFolder(), 'partie');
  expect(savePlace(path)).toEqual({ ok: true, value: path });
  writeFileSync(path, 'x');
  expect(savePlace(path)).toEqual({ ok: true, value: realpathSync(path) });
});

it('takes a link for the file it points to, so that there is never a second copy', () => {
  const folder = temporaryFolder();
  const [file, link] = [join(folder, 'partie'), join(folder, 'link')];
  writeFileSync(file, 'x');
  symlinkSync(file, link);
  expect(savePlace(link)).toEqual({ ok: true, value: realpathSync(file) });
});

it('refuses a folder, a device, and a link into nothing, which a rename would harm', () => {
  const folder = temporaryFolder();
  symlinkSync(join(folder, 'nothing'), join(folder, 'link'));
  for (const path of [folder, '/dev/null', join(folder, 'link')]) {
    expect(savePlace(path)).toEqual({ ok: false, error: 'notAFile' });
  }
});

it('refuses an empty path as one', () => {
  expect(savePlace('')).toEqual({ ok: false, error: 'emptyPath' });
});

it.each(['a\nb', '\u001b[31mrot', 'a\u0000b', 'a\u007f'])('refuses a path with control characters: %j', (name) => {
  expect(savePlace(join(temporaryFolder(), name))).toEqual({ ok: false, error: 'controlInPath' });
});

it('refuses a file that no Partie fills', () => {
  const path = join(temporaryFolder(), 'partie');
  writeFileSync(path, 'xxxx');
  expect(savePlace(path, 3)).toEqual({ ok: false, error: 'saveTooLarge' });
});
