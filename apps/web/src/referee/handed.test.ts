import { describe, expect, it } from 'vitest';
import { readHanded, type Readable } from './handed.js';

const file = (text: string, size = text.length): Readable => ({ size, text: () => Promise.resolve(text) });
/** What browsers do with a folder: it has a size of its own, and cannot be read. */
const folder: Readable = { size: 0, text: () => Promise.reject(new Error('NotFoundError')) };

describe('What is handed in', () => {
  it.each([
    ['one file is its text', [file('{}')], { kind: 'text', text: '{}' }],
    ['an empty file is a text', [file('')], { kind: 'text', text: '' }],
    ['nothing is nothing', [], { kind: 'none' }],
    ['three files are two too many', [file('a'), file('b'), file('c')], { kind: 'several' }],
    ['a folder cannot be read', [folder], { kind: 'unreadable' }],
    ['a large file is not read', [file('a', 11)], { kind: 'too-large', size: 11 }],
  ] as const)('%s', async (_, files, handed) => {
    expect(await readHanded(files, 10)).toEqual(handed);
  });
});
