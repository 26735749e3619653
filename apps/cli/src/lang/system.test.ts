/** What the operating system objects to, in words of every language: why, and what to do. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES, messagesIn } from './language.js';

/** Codes of errno(3) that reading and writing a file ends with. */
const CODES = [
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  'EACCES',
  'EPERM',
  'EROFS',
  'EISDIR',
  'ENOENT',
  'ENOTDIR',
  'ENAMETOOLONG',
  'EMFILE',
  'EIO',
  'EBUSY',
];

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(CODES)('%s is a sentence without the code', async (code) => {
    const { shell, table } = await messagesIn(language);
    for (const says of [
      shell.unwritable('a.json', code),
      shell.unreadable('a.json', code),
      shell.outputFails(code),
      table.cannotGoOn('a.json', code),
    ]) {
      expect(says).not.toContain(code);
      // Why, and after it what to do.
      expect(says).toMatch(/;/);
    }
  });

  it('a code that is none of these is told as it is', async () => {
    expect((await messagesIn(language)).shell.unwritable('a.json', 'EOWNERDEAD')).toContain('EOWNERDEAD');
  });
});

it('says in German what a full and a locked disk are', async () => {
  const { shell } = await messagesIn('de');
  expect(shell.unwritable('a.json', 'ENOSPC')).toBe(
    'a.json lässt sich nicht schreiben: der Speicher ist voll; Platz schaffen oder einen anderen Ort nehmen.',
  );
  expect(shell.unwritable('a.json', 'EROFS')).toBe(
    'a.json lässt sich nicht schreiben: dort darf nur gelesen werden; einen anderen Ort nehmen.',
  );
});
