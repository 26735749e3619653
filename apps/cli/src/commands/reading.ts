/**
 * Reading: a record of any form from a file or from standard input, and what to say where it cannot be read.
 *
 * Also reads the file that `puur play` keeps, so that a Partie under way can be scored and checked like any other.
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  type Card,
  evolve,
  EMPTY_PARTIE,
  type PartieEvent,
  type PartieState,
  perSeat,
  type PerSeat,
  refuse,
  ok,
  type Result,
} from '@puur/rules';
import {
  type AnyRecord,
  logsOf,
  readAny,
  readRecord,
  type RecordError,
  type RecordErrorCode,
  SIZE_LIMIT,
  TABLE_FORMAT,
} from '@puur/records';
import type { Pairing } from '@puur/rules';
import { parseSave } from './play/save.js';
import { differenceInWords, eventInWords } from './difference.js';
import { refusalSentence, ruleLines } from './play/refusal.js';
import { namesFrom } from './play/setup.js';
import { tame } from '../screen/layout.js';
import { inputFault, reasonOf } from '../io.js';
import { EXIT, type Shell } from './shell.js';

/** What was read. */
export interface Reading {
  /** One log of a Partie, or one for each round that was recorded alone. */
  readonly logs: readonly (readonly PartieEvent[])[];
  readonly names: PerSeat<string>;
  /** As the package has read it; a Partie under way is a record too. */
  readonly any: AnyRecord;
}

/** Why there is no text to read, and the exit code of a command that needs one. */
export interface InputFault {
  readonly sentence: string;
  readonly exit: number;
}

/** The text of a file, or of standard input for `-`. */
export async function readInput(path: string, { io, texts }: Shell): Promise<Result<string, InputFault>> {
  const { shell } = texts;
  const fault = (sentence: string, exit: number = EXIT.usage): Result<never, InputFault> => refuse({ sentence, exit });
  if (path === '-') {
    const why = inputFault(io.stdin);
    if (why === 'EISDIR') return fault(shell.isFolder(shell.standardInput), EXIT.io);
    if (why !== null) return fault(shell.unreadable(shell.standardInput, why), EXIT.io);
    let bytes: Buffer | null;
    try {
      bytes = await read(io.stdin);
    } catch (cause) {
      return fault(shell.unreadable(shell.standardInput, reasonOf(cause)), EXIT.io);
    }
    return bytes === null ? fault(shell.tooLong(shell.standardInput)) : decoded(bytes, shell.standardInput, texts);
  }
  try {
    const found = await stat(path);
    if (found.isDirectory()) return fault(shell.isFolder(path));
    const bytes = await read(createReadStream(path));
    return bytes === null ? fault(shell.tooLong(path)) : decoded(bytes, path, texts);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOENT') return fault(shell.noFile(path));
    return fault(shell.unreadable(path, code ?? String(cause)));
  }
}

/** A character of a text has at most three bytes a UTF-16 unit. */
const MOST_BYTES = SIZE_LIMIT * 3;

/** All bytes of a stream; null where there are more than any record has, as in a device that never ends. */
async function read(stream: Readable): Promise<Buffer | null> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of stream) {
    const bytes = Buffer.from(piece as string | Uint8Array);
    size += bytes.length;
    if (size > MOST_BYTES) return null;
    pieces.push(bytes);
  }
  return Buffer.concat(pieces);
}

/** What no text that a person wrote or a program exported has in it. */
const BINARY = /(?![\t\n\v\f\r\u007f-\u009f])\p{Control}/u;

function decoded(bytes: Buffer, path: string, { shell }: Shell['texts']): Result<string, InputFault> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse({ sentence: shell.notText(path), exit: EXIT.usage });
  }
  if (text.trim() === '') return refuse({ sentence: shell.isEmpty(path), exit: EXIT.usage });
  return BINARY.test(text) ? refuse({ sentence: shell.notText(path), exit: EXIT.usage }) : ok(text);
}

/** Why a text is no record that counts. `saysNo`: it is one, but the rules do not agree with it. */
export interface ReadingFault {
  readonly error: RecordError;
  readonly sentences: readonly string[];
  readonly saysNo: boolean;
}

const NO: readonly RecordErrorCode[] = [
  'refused',
  'differs',
  'unasked',
  'cut-short',
  'round-refused',
  'round-card-twice',
  'hslu-differs',
  'text-refused',
  'text-differs',
];

/** Reads a text in whatever form it has. */
export function readLogs(text: string, path: string, shell: Shell): Result<Reading, ReadingFault> {
  const saved = text.startsWith(`{"format":"${TABLE_FORMAT}"`) ? parseSave(text) : null;
  if (saved?.kind === 'table') {
    const { head, stored } = saved.saved;
    const record = { ...(head.names && { names: head.names }), events: stored.log };
    return ok({
      logs: [stored.log],
      names: namesIn(head.names ?? undefined, shell),
      any: { kind: 'puur-record', record },
    });
  }
  const read = readAny(text, { pairing: shell.faces.settings.pairing satisfies Pairing });
  if (!read.ok) return refuse(faultOf(read.error, text, path, shell));
  const names = 'record' in read.value ? read.value.record.names : undefined;
  return ok({ logs: logsOf(read.value), names: namesIn(names, shell), any: read.value });
}

/** The names to speak of: those of the call, of the record, or the usual ones. */
function namesIn(recorded: PerSeat<string> | undefined, { args, texts }: Shell): PerSeat<string> {
  const asked = args.values.names === undefined ? null : namesFrom(args.values.names, null, texts.table);
  const usual = namesFrom(undefined, null, texts.table)!;
  return asked ?? perSeat((seat) => (recorded ? tame(recorded[seat]) : usual[seat]));
}

/** What to say where a text cannot be read. */
export function faultOf(error: RecordError, text: string, path: string, shell: Shell): ReadingFault {
  const saysNo = NO.includes(error.code);
  const { shell: texts } = shell.texts;
  if (!saysNo)
    return {
      error,
      sentences: [texts.noRecord(path === '-' ? texts.standardInput : path, recordSentence(error, shell))],
      saysNo,
    };
  const told =
    error.code === 'refused' || error.code === 'differs' || error.code === 'unasked'
      ? tellFault(error, text, shell)
      : null;
  const rule = 'refusal' in error ? ruleLines(error.refusal.rule, shell) : [];
  return { error, sentences: [...(told ?? [recordSentence(error, shell)]), ...rule], saysNo };
}

/** An error of a record as one sentence. */
export function recordSentence(
  error: RecordError,
  shell: Pick<Shell, 'texts' | 'faces'>,
  lead: Card | null = null,
): string {
  const names = namesFrom(undefined, null, shell.texts.table)!;
  if (error.code === 'cut-short') return shell.texts.shell.cutShort(eventInWords(error.expected, names, shell));
  const refusal = 'refusal' in error ? refusalSentence(error.refusal, shell, names, lead) : '';
  const texts = shell.texts.records as Readonly<Record<string, (error: RecordError, refusal: string) => string>>;
  return texts[error.code]!(error, refusal);
}

/** Where in the Partie a record departs from the rules: round, trick, card and player by name. */
function tellFault(
  error: Extract<RecordError, { code: 'refused' | 'differs' | 'unasked' }>,
  text: string,
  shell: Shell,
): readonly string[] | null {
  const raw = readRecord(text, { judge: false });
  if (!raw.ok) return null;
  const names = namesIn(raw.value.names, shell);
  const state = raw.value.events.slice(0, error.index).reduce(evolve, EMPTY_PARTIE);
  const { shell: texts } = shell.texts;
  switch (error.code) {
    case 'refused':
      return refusedInWords(error, state, names, shell);
    case 'differs': {
      const { found, expected } = differenceInWords(error.event, error.expected, names, shell);
      return [texts.differsAt(placeIn(state, error.expected, error.index, shell), found, expected)];
    }
    case 'unasked':
      return [
        texts.unaskedAt(placeIn(state, error.event, error.index, shell), eventInWords(error.event, names, shell)),
      ];
  }
}

function refusedInWords(
  { event, refusal, index }: Extract<RecordError, { code: 'refused' }>,
  state: PartieState,
  names: PerSeat<string>,
  shell: Shell,
): readonly string[] {
  const { shell: texts } = shell.texts;
  const trick = state.round?.tricks.at(-1);
  const isTurned = trick?.cards.length === 4;
  const sentence = refusalSentence(refusal, shell, names, isTurned ? null : (trick?.cards[0] ?? null));
  if (event.type !== 'card-played')
    return [texts.refusedAt(placeIn(state, event, index, shell), eventInWords(event, names, shell)), sentence];
  const place = placeIn(state, event, index, shell);
  return [texts.illegalCard(place, names[event.seat], shell.faces.name(event.card)), sentence];
}

/** Where an event stands, or should: its round, its trick if it belongs to one, and its number in the log. */
export function placeIn(state: PartieState, event: PartieEvent, index: number, { texts }: Shell): string {
  return texts.shell.place(roundIn(state, event), trickIn(state, event), index + 1);
}

/** Events that begin a round; all others belong to the one that was dealt last. */
const OPENERS: readonly PartieEvent['type'][] = ['opened', 'drawn', 'shuffle-committed', 'cut', 'dealt'];

function roundIn({ rounds, round }: PartieState, { type }: PartieEvent): number {
  if (round !== null && (round.account === null || !OPENERS.includes(type))) return round.number;
  return rounds.length + 1;
}

/** What happens while a trick lies. */
const WITH_A_CARD: readonly PartieEvent['type'][] = [
  'weis-announced',
  'stoeck-announced',
  'rest-claimed',
  'trick-turned',
];

/** The trick that an event belongs to, where it belongs to one. A card on a trick that is full leads the next. */
function trickIn({ round }: PartieState, { type }: PartieEvent): number | null {
  const trick = round?.account === null ? round.tricks.length : 0;
  if (round === null || trick === 0) return null;
  if (type === 'card-played') return round.tricks.at(-1)?.cards.length === 4 ? trick + 1 : trick;
  return WITH_A_CARD.includes(type) ? trick : null;
}
