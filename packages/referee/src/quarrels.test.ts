/**
 * The quarrels as people tell them, in the form of docs/referee.md, against the rulings that must come out.
 * What is expected comes from the set, never from this package.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { answerOf } from './form/answer.js';
import { readQuarrel } from './form/quarrel.js';
import { referee } from './referee.js';

interface Told {
  readonly id: string;
  readonly title: string;
  readonly quarrel: unknown;
  readonly expect: {
    readonly ruling: Readonly<Record<string, unknown>>;
    readonly alsoAccept?: Readonly<Record<string, readonly unknown[]>>;
    readonly confidence: string;
  };
}

const FILE = new URL('../test/quarrels.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(FILE, 'utf8')) as { readonly cases: readonly Told[] };

/** A ruling as JSON, in the words of the set: a trick goes to a seat or to a side. */
function answered(told: unknown): Readonly<Record<string, unknown>> & { readonly ruling: Record<string, unknown> } {
  const quarrel = readQuarrel(told);
  if (!quarrel.ok) throw new Error(JSON.stringify(quarrel.error));
  const ruling = referee(quarrel.value);
  if (!ruling.ok) throw new Error(JSON.stringify(ruling.error));
  return answerOf(ruling.value, quarrel.value) as ReturnType<typeof answered>;
}

const asSet = (value: unknown): unknown => (Array.isArray(value) ? [...(value as unknown[])].sort() : value);

function meets(name: string, found: unknown, wanted: unknown): boolean {
  if (name === 'trickTo') {
    const { side, seat } = found as { side: string; seat?: string };
    return wanted === side || wanted === seat || (typeof wanted === 'string' && side.split('/').includes(wanted));
  }
  const isSet = name === 'legalCards' || name === 'losingTrickPower';
  return JSON.stringify(isSet ? asSet(found) : found) === JSON.stringify(isSet ? asSet(wanted) : wanted);
}

describe('the referee', () => {
  it('has 43 quarrels before it', () => {
    expect(cases).toHaveLength(43);
  });

  it.each(cases)('rules $id as told: $title', ({ quarrel, expect: { ruling, alsoAccept = {}, confidence } }) => {
    const answer = answered(quarrel);
    for (const [name, wanted] of Object.entries(ruling)) {
      const found = answer.ruling[name];
      const isFine = [wanted, ...(alsoAccept[name] ?? [])].some((each) => meets(name, found, each));
      expect(
        isFine,
        `${name}: ${JSON.stringify(found)} for ${JSON.stringify(wanted)} in ${JSON.stringify(answer.ruling)}`,
      ).toBe(true);
    }
    expect(answer.confidence).toBe(confidence);
  });
});
