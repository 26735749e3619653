/**
 * File: the results of a match, one line of JSON after another.
 *
 * The first line has everything that is needed to play the match again; every other is one deal, in the order in which
 * they were done. A line is on the disk before the next deal counts, so a match can be stopped in any way and taken up
 * again: a line without its end was cut off by that, and is dropped.
 */
import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { FAULTS, type PairResult } from '@puur/bot';
import { isContract, kindOf, ok, PAIRINGS, refuse, type Result, resolveProfile, type RuleProfile } from '@puur/rules';
import { MOST_JOBS } from './order.js';
import { endingsAt } from './points.js';

const FORMAT = 'puur-match';
const FORMAT_VERSION = 1;

/** The largest file that is read, in bytes: a million deals have less, and a text in memory cannot have much more. */
export const LARGEST_MATCH: number = 500 * 1024 * 1024;

export interface MatchHead {
  /** The players as words. */
  readonly a: string;
  readonly b: string;
  /** The settings that differ from `puur`. */
  readonly settings: Partial<RuleProfile>;
  readonly seed: string;
  readonly pairing: string;
  /** Deals that were asked for when it was begun; a call that goes on may ask for more. */
  readonly deals: number;
  /** The version of `puur` that began. */
  readonly puur: string;
}

export interface MatchFile {
  readonly head: MatchHead;
  /** One a deal. */
  readonly results: readonly PairResult[];
  /** Bytes up to the end of the last whole line. */
  readonly length: number;
}

/**
 * Why a text is no file of a match, and in which line (1 for the first): it has no head, or one of a newer Puur; a line is
 * no result, or one that no round at that table can give; a deal stands there twice, or has a number that the match has
 * not come to.
 */
export type MatchFileRefusal =
  | { readonly code: 'no-match' | 'newer' | 'damaged'; readonly line: number }
  | { readonly code: 'deal-twice' | 'no-such-deal'; readonly line: number; readonly deal: number }
  | { readonly code: 'impossible'; readonly line: number; readonly points: string };

/** Reads the file at a path. Throws what the system throws. */
export function readMatch(path: string): Result<MatchFile, MatchFileRefusal> {
  return parseMatch(readFileSync(path, 'utf8'));
}

/** Reads the text of such a file. */
export function parseMatch(text: string): Result<MatchFile, MatchFileRefusal> {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const [first = '', ...lines] = whole.split('\n').slice(0, -1);
  const head = headIn(jsonOf(first));
  if (!head.ok) return refuse({ code: head.error, line: 1 });
  const results = new Map<number, PairResult>();
  const profile = resolveProfile(head.value.settings);
  const canEnd = profile.ok ? endingsAt(profile.value) : () => false;
  const played = profile.ok ? profile.value.contracts : [];
  // Deals are taken in order, so only those are missing that the threads had in hand when it was stopped. A later call may
  // have asked for more than the head says.
  const beyond = Math.max(head.value.deals, lines.length + MOST_JOBS);
  for (const [index, line] of lines.entries()) {
    const result = jsonOf(line);
    if (!isPairResult(result, played)) return refuse({ code: 'damaged', line: index + 2 });
    const odd = result.points.find((totals) => !canEnd(totals));
    if (odd !== undefined) return refuse({ code: 'impossible', line: index + 2, points: odd.join(' : ') });
    const { deal } = result;
    if (deal >= beyond) return refuse({ code: 'no-such-deal', line: index + 2, deal });
    if (results.has(deal)) return refuse({ code: 'deal-twice', line: index + 2, deal });
    results.set(deal, result);
  }
  return ok({ head: head.value, results: [...results.values()], length: Buffer.byteLength(whole) });
}

/**
 * Whether a file ended before its head was whole: it holds nothing yet, and a match begins in it anew. Only what begins as
 * `head` does counts, so no file of somebody else is written over. Throws what the system throws.
 */
export function isUnbegun(path: string, head: MatchHead): boolean {
  const text = readFileSync(path, 'utf8');
  return !text.includes('\n') && JSON.stringify(headLine(head)).startsWith(text);
}

/** Adds to a file, line by line. Its methods throw what the system throws. */
export class MatchWriter {
  readonly #fd: number;

  private constructor(fd: number) {
    this.#fd = fd;
  }

  /** Begins a file; one that is there already is an error of the system (EEXIST). */
  static begin(path: string, head: MatchHead): MatchWriter {
    const writer = new MatchWriter(openSync(path, 'wx'));
    writer.#write(headLine(head));
    return writer;
  }

  /** Begins a file that is there, and ended before its head was whole. */
  static beginAnew(path: string, head: MatchHead): MatchWriter {
    const writer = MatchWriter.goOn(path, 0);
    writer.#write(headLine(head));
    return writer;
  }

  /** Goes on after the whole lines of a file. */
  static goOn(path: string, length: number): MatchWriter {
    const fd = openSync(path, 'r+');
    ftruncateSync(fd, length);
    closeSync(fd);
    return new MatchWriter(openSync(path, 'a'));
  }

  add(result: PairResult): void {
    this.#write(result);
  }

  close(): void {
    closeSync(this.#fd);
  }

  #write(value: object): void {
    const bytes = Buffer.from(`${JSON.stringify(value)}\n`);
    for (let done = 0; done < bytes.length;) done += writeSync(this.#fd, bytes, done);
  }
}

function headLine(head: MatchHead): object {
  return { format: FORMAT, version: FORMAT_VERSION, ...head };
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}

function headIn(value: unknown): Result<MatchHead, 'no-match' | 'newer'> {
  if (!isObject(value) || value.format !== FORMAT) return refuse('no-match');
  if (value.version !== FORMAT_VERSION) return refuse(Number(value.version) > FORMAT_VERSION ? 'newer' : 'no-match');
  const { a, b, settings, seed, pairing, deals, puur } = value;
  const isWhole =
    [a, b, seed, puur].every((text) => typeof text === 'string') &&
    isCount(deals) &&
    (PAIRINGS as readonly unknown[]).includes(pairing) &&
    isObject(settings) &&
    resolveProfile(settings).ok;
  return isWhole ? ok({ a, b, settings, seed, pairing, deals, puur } as unknown as MatchHead) : refuse('no-match');
}

/** More than any match has: of deals, or of points in one. What goes beyond was not written by us. */
const MOST = 1e9;

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= MOST;
}

type Kinds = RuleProfile['contracts'];

function isPairResult(value: unknown, played: Kinds): value is PairResult {
  if (!isObject(value)) return false;
  const { deal, points, a, b } = value;
  const isPoints = (two: unknown): boolean =>
    Array.isArray(two) &&
    two.length === 2 &&
    two.every((sum) => Number.isSafeInteger(sum) && Math.abs(sum as number) <= MOST);
  return (
    isCount(deal) &&
    Array.isArray(points) &&
    points.length === 2 &&
    points.every(isPoints) &&
    [a, b].every((side) => isSide(side, played))
  );
}

/** Names of bins are whole numbers (arena-times of @puur/bot). */
const BIN = /^\d{1,4}$/;

function isSide(value: unknown, played: Kinds): boolean {
  if (!isObject(value)) return false;
  const { chosen, times, incidents } = value;
  return (
    Array.isArray(chosen) &&
    chosen.every((choice) => choice === 'push' || (isContract(choice) && played.includes(kindOf(choice)))) &&
    isObject(times) &&
    Number.isFinite(times.sum) &&
    Math.abs(Number(times.sum)) <= MOST * MOST &&
    isCount(times.count) &&
    isObject(times.bins) &&
    Object.entries(times.bins).every(([bin, count]) => BIN.test(bin) && isCount(count)) &&
    Array.isArray(incidents) &&
    incidents.every((incident) => isObject(incident) && (FAULTS as readonly unknown[]).includes(incident.fault))
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
