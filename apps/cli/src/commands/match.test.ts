import { PassThrough, Writable } from 'node:stream';
import { describe, expect, it, test } from 'vitest';
import { LANGUAGES } from '../lang/language.js';
import { run } from './match.js';
import { figures, LOCAL, match, PAIR } from '../../test/match.js';

describe('puur match', () => {
  it('gives the same figures for the same seed, with one thread or more, and others for another', async () => {
    const once = await figures(PAIR);
    expect(once).toMatchObject({ seed: 'Montag', deals: 8, played: 8, faults: [] });
    expect(await figures(`${PAIR} --jobs 2`)).toEqual(once);
    expect(await figures(`${PAIR} --jobs 5`)).toEqual(once);
    expect((await figures(PAIR.replace('Montag', 'Dienstag'))).mean).not.toBe(once.mean);
  });

  it('finds the opposite with the sides swapped, and nothing between equals', async () => {
    const there = await figures(PAIR);
    const back = await figures(PAIR.replace('greedy random', 'random greedy'));
    expect(back.mean).toBeCloseTo(-(there.mean as number));
    expect(await figures('random random --deals 5')).toMatchObject({ mean: 0, stdError: 0 });
  });

  it('plays for 157 points a round when nothing is said', async () => {
    const { a, b, settings } = (await figures('greedy random --deals 3')) as Record<string, { points: number }>;
    expect(a!.points + b!.points).toBeCloseTo(157);
    expect(settings).toMatchObject({ weis: false, stoeck: false, matchBonus: 0 });
  });

  test.each(LANGUAGES)('tells the result in words, in %s', async (lang) => {
    const { code, out } = await match(`${PAIR} --lang ${lang}`);
    expect(code).toBe(0);
    expect(out).toMatch(/^A {2}greedy\nB {2}random\n8 .*turnier-12.*Montag\n/);
    expect(out).toMatch(/[+-]\d+[.,]\d.*95 ?%.*[+-]\d+[.,]\d/);
    expect(out).not.toMatch(/undefined|NaN|Infinity/);
  });

  it('says that one deal says nothing', async () => {
    const { out } = await match('greedy random --deals 1 --lang en');
    expect(out).toContain('one deal says nothing yet');
    expect(out).not.toMatch(/NaN|Infinity/);
  });
});

describe('puur match refuses', () => {
  it.each([
    ['greedy', /Missing: PLAYER/],
    ['greedy randon', /did you mean “random”/],
    ['greedy yardstick-1@w10', /“yardstick-1” knows no budget/],
    ['greedy stark@soon', /“soon” is no budget/],
    ['greedy http://', /no address of a player/],
    ['greedy random --deals 0', /--deals/],
    ['greedy random --jobs x', /--jobs/],
    ['greedy random --budget 100', /“100” is no budget/],
    ['greedy random --profile nowhere', /no table “nowhere”/],
    ['greedy random --resume', /--out/],
    ['greedy random einfach', /too much/],
  ])('%s', async (args, says) => {
    const { code, out, err } = await match(`${args} --lang en`);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(says);
  });
});

describe('The progress of a match', () => {
  async function watched(isTTY: boolean): Promise<string> {
    let err = '';
    let time = 0;
    const stderr = new Writable({
      write(piece: Buffer, _encoding, done) {
        err += piece.toString();
        done();
      },
    });
    if (isTTY) Object.assign(stderr, { isTTY: true });
    const silent = new Writable({
      write(_piece, _encoding, done) {
        done();
      },
    });
    const io = { stdin: new PassThrough(), stdout: silent, stderr, env: { LANG: 'en' } };
    await run(PAIR.split(' '), io, { ...LOCAL, now: () => (time += 500) });
    return err;
  }

  it('is one line on a terminal, with mean, interval and the time left, and gone at the end', async () => {
    const err = await watched(true);
    expect(err).toMatch(
      /\r\u001b\[K5 of 8 deals · A − B: [+-]\d+\.\d \([+-]?\d+\.\d to [+-]?\d+\.\d\) · \d:\d\d to go/,
    );
    expect(err.endsWith('\r\u001b[K')).toBe(true);
    expect(err).not.toContain('\n');
  });

  it('is silent in a pipe', async () => {
    expect(await watched(false)).toBe('');
  });
});
