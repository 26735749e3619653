import { describe, expect, it } from 'vitest';
import { anchorIn, startAll } from './start.js';

describe('A page starts', () => {
  it('with all its parts, whichever fail', () => {
    const done: string[] = [];
    const causes: unknown[] = [];
    const broken = new Error('broken');
    startAll(
      [
        () => done.push('first'),
        () => {
          throw broken;
        },
        () => done.push('last'),
      ],
      (cause) => causes.push(cause),
    );
    expect(done).toEqual(['first', 'last']);
    expect(causes).toEqual([broken]);
  });
});

describe('The id behind #', () => {
  it.each([
    ['', ''],
    ['#', ''],
    ['#stoeck', 'stoeck'],
    ['#st%C3%B6ck', 'stöck'],
    ['#%', '%'],
    ['#a%E4', 'a%E4'],
  ])('of %j is %j', (hash, id) => {
    expect(anchorIn(hash)).toBe(id);
  });
});
