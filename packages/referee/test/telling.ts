/**
 * Telling: quarrels in the form of docs/referee.md, in few words, and what the referee answers.
 *
 * Seats are numbers here, seat 0 first. A row is a quarrel with the verdict and the ruling that its source gives.
 */
import { expect } from 'vitest';
import { answerOf } from '../src/form/answer.js';
import { type Quarrel, readQuarrel } from '../src/form/quarrel.js';
import { referee } from '../src/referee.js';

export type Told = Readonly<Record<string, unknown>>;

/** An answer as it is written, read loosely. */
export interface Answer {
  readonly verdict: string;
  readonly ruling: Told;
  readonly rule: string;
  readonly confidence: string;
  readonly basis: string;
  readonly support: Told;
  readonly sources: readonly Told[];
  readonly alternatives: readonly Told[];
  readonly moved: readonly Told[];
  readonly differsUnder: readonly {
    readonly presets: string[];
    readonly settings: Told[];
    readonly house: Told[];
    readonly verdict: string;
    readonly ruling: Told;
  }[];
}

export function read(told: Told): Quarrel {
  const quarrel = readQuarrel(told);
  if (!quarrel.ok) throw new Error(JSON.stringify(quarrel.error));
  return quarrel.value;
}

/** What is ruled of a quarrel; throws where it is not enough for a ruling. */
export function rule(told: Told): Answer {
  const quarrel = read(told);
  const ruling = referee(quarrel);
  if (!ruling.ok) throw new Error(JSON.stringify(ruling.error));
  return answerOf(ruling.value, quarrel) as unknown as Answer;
}

export const play = (seat: number, card?: string): Told => ({ type: 'card-played', seat, ...(card && { card }) });
/** Cards one after the other, from the leader on. */
export const plays = (leader: number, cards: string): Told[] =>
  cards.split(' ').map((card, index) => play((leader + index) % 4, card));
export const cards = (text: string): string[] => text.split(' ');
export const turned = { type: 'trick-turned' };
export const objected = (seat: number): Told => ({ type: 'objected', seat });

export interface Row {
  readonly name: string;
  readonly told: Told;
  readonly verdict: string;
  /** What the ruling has to say, at least; `undefined` where it must say nothing. */
  readonly ruling: Told;
}

/** Rules the row's quarrel and holds verdict and ruling against it. */
export function expectRuled({ told, verdict, ruling }: Row): void {
  const answer = rule(told);
  expect({ verdict: answer.verdict, ruling: answer.ruling }).toMatchObject({
    verdict,
    ruling: Object.fromEntries(Object.entries(ruling).filter(([, value]) => value !== undefined)),
  });
  for (const [name, value] of Object.entries(ruling))
    if (value === undefined && name !== 'trickTo') expect(answer.ruling[name]).toBeUndefined();
}
