import { type EventOf, type PartieEvent, STOECK_CALLS } from '@puur/rules';
import { PassThrough } from 'node:stream';
import { describe, expect, it, test } from 'vitest';
import { LANGUAGES } from '../lang/language.js';
import { differenceInWords, eventInWords, stoeckInWords } from './difference.js';
import { openShell, type Shell } from './shell.js';
import { SPECS } from './specs.js';

const NAMES = ['Anna', 'Beat', 'Carla', 'Dino'] as const;

async function shellIn(language: string): Promise<Shell> {
  const io = { stdin: new PassThrough(), stdout: new PassThrough(), stderr: new PassThrough(), env: {} };
  return (await openShell(['--lang', language, '-'], io, SPECS.score)) as Shell;
}

const german = await shellIn('de');

describe('a Stöck', () => {
  const event = (call: EventOf<'stoeck-announced'>['call']): EventOf<'stoeck-announced'> => ({
    type: 'stoeck-announced',
    seat: 2,
    call,
  });

  // Reference page: shown inside a valid Weis it needs no word, so nobody has said it with a card.
  it.each([
    ['with-second-card', 'Carla: «Stöck»'],
    ['with-valid-weis-in-trick-1', 'Carla, Stöck: im Weis gezeigt'],
    ['pre-shown-to-go-out', 'Carla, Stöck: im Voraus gezeigt'],
  ] as const)('%s is told as it came to be', (call, told) => {
    expect(stoeckInWords(event(call), NAMES, german.texts)).toBe(told);
  });

  test.each(LANGUAGES)('is told in %s by all its calls without a code', async (language) => {
    const { texts } = await shellIn(language);
    for (const call of STOECK_CALLS) expect(stoeckInWords(event(call), NAMES, texts)).not.toContain(call);
  });
});

describe('a difference', () => {
  it.each<[string, PartieEvent, PartieEvent, string, string]>([
    [
      'who plays a card',
      { type: 'card-played', seat: 0, card: 5 as never },
      { type: 'card-played', seat: 1, card: 5 as never },
      '«Spieler Anna»',
      '«Spieler Beat»',
    ],
    [
      'what a Weis was called',
      { type: 'weis-announced', seat: 0, weise: [{ cards: [0, 1, 2] as never, points: 50 }] },
      { type: 'weis-announced', seat: 0, weise: [{ cards: [0, 1, 2] as never, points: 20 }] },
      '«Weis 50 ◊6 ◊7 ◊8»',
      '«Weis 20 ◊6 ◊7 ◊8»',
    ],
    [
      'whether it was said in silence',
      { type: 'declared', seat: 3, contract: 'obenabe', silent: true },
      { type: 'declared', seat: 3, contract: 'obenabe', silent: false },
      '«wortlos ja»',
      '«wortlos nein»',
    ],
    [
      'how the Partie ended',
      { type: 'partie-ended', winner: 0, reason: 'target', schneider: false },
      { type: 'partie-ended', winner: null, reason: 'rounds', schneider: false },
      '«gewonnen haben Anna und Carla, Das Ziel ist erreicht»',
      '«gewonnen haben niemand, Alle Runden sind gespielt»',
    ],
    [
      'a Weis more',
      { type: 'weis-shown', seat: 0, weise: [[0, 1, 2] as never, [9, 10, 11] as never] },
      { type: 'weis-shown', seat: 0, weise: [[0, 1, 2] as never] },
      '«Weis ☼6 ☼7 ☼8»',
      '«nichts»',
    ],
    [
      'something else altogether',
      { type: 'shuffle-revealed', secret: 'x' },
      { type: 'partie-ended', winner: 0, reason: 'blocks', schneider: false },
      'das Geheimnis',
      'das Ende der Partie',
    ],
  ])('in %s is told, and nothing else', (_, event, expected, found, right) => {
    expect(differenceInWords(event, expected, NAMES, german)).toEqual({ found, expected: right });
  });

  it('tells a call of no Weis without a number that there is not', () => {
    expect(eventInWords({ type: 'weis-announced', seat: 0, weise: [] }, NAMES, german)).not.toContain('Infinity');
  });
});
