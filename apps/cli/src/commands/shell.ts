/**
 * Shell: what every command stands on: its language, its call taken apart, its signs and colours, and where its words go.
 */
import type { Writable } from 'node:stream';
import { DECKS, type Deck, PAIRINGS, type Pairing } from '@puur/rules';
import type { Io } from '../io.js';
import { isLanguage, type Language, LANGUAGES, languageOf, messagesIn } from '../lang/language.js';
import type { Messages } from '../lang/messages.js';
import { Faces } from '../screen/faces.js';
import { fold, indented, tame, unpainted, widthOf } from '../screen/layout.js';
import { isTerminal, type Paint, paintFor } from '../screen/paint.js';
import { LETTERS, type Signs, signsFor } from '../screen/signs.js';
import { type CommandSpec, languageAsked, type ParsedArgs, parseCall } from './args.js';
import { defaultOf } from './defaults.js';
import { helpFor } from './help-text.js';

/** Exit codes, as the help text lists them; `io` is EXIT_IO, those of an end from outside are INTERRUPTIONS. */
export const EXIT = { ok: 0, no: 1, usage: 2, io: 74 } as const;

/** Columns of a pipe, and of a terminal that does not say. */
const STANDARD_WIDTH = 80;
const WIDEST = 100;

export interface Shell {
  readonly io: Io;
  readonly language: Language;
  readonly texts: Messages;
  readonly args: ParsedArgs;
  readonly faces: Faces;
  readonly signs: Signs;
  readonly paint: Paint;
  readonly width: number;
  /** Writes lines to standard output; a terminal gets what is too wide for it folded. */
  say(...lines: readonly string[]): void;
  /** Writes a value as JSON to standard output. */
  json(value: unknown): void;
  /** Writes lines to standard error. */
  complain(...lines: readonly string[]): void;
}

/** Makes the shell of a call. A number is the exit code of a call that is over already: help shown, or words refused. */
export async function openShell(args: readonly string[], io: Io, spec: CommandSpec): Promise<Shell | number> {
  const asked = languageAsked(args);
  const language = isLanguage(asked) ? asked : languageOf(io.env);
  const texts = await messagesIn(language);
  // Colours belong to standard output; what is complained about may come from anywhere.
  const complainRaw = writerTo(io.stderr);
  const complain = (...lines: readonly string[]): void => {
    complainRaw(...lines.map((line) => tame(unpainted(line))));
  };
  const fail = (sentence: string): number => {
    complain(sentence);
    return EXIT.usage;
  };
  if (asked !== undefined && !isLanguage(asked))
    return fail(texts.shell.badValue('--lang', asked, LANGUAGES.join(', ')));
  const parsed = parseCall(args, spec, texts.shell);
  if (!parsed.ok) return fail(parsed.error);
  const width = widthOfTerminal(io.stdout);
  const write = writerTo(io.stdout);
  const isNarrow = isTerminal(io.stdout);
  const say = (...lines: readonly string[]): void => {
    write(...(isNarrow ? lines.flatMap((line) => foldLine(line, width)) : lines));
  };
  const json = (value: unknown): void => {
    write(JSON.stringify(value, null, 2));
  };
  if (parsed.value.flags.has('help')) {
    say(...helpFor(spec.name, texts, width));
    return EXIT.ok;
  }
  const { deck = defaultDeck(language), pairing = defaultOf(spec.name, 'pairing') ?? 'swisslos' } = parsed.value.values;
  if (!isDeck(deck)) return fail(texts.shell.badValue('--deck', deck, DECKS.join(', ')));
  if (!isPairing(pairing)) return fail(texts.shell.badValue('--pairing', pairing, PAIRINGS.join(', ')));
  const signs = parsed.value.flags.has('ascii') ? LETTERS : signsFor(io.env);
  const paint = paintFor(io.stdout, io.env);
  const faces = new Faces({ deck, pairing, texts: texts.cards, signs, paint });
  return { io, language, texts, args: parsed.value, faces, signs, paint, width, say, json, complain };
}

/** Folds a line that is too wide under its own beginning. */
function foldLine(line: string, width: number): readonly string[] {
  if (widthOf(line) <= width) return [line];
  const indent = /^ */.exec(line)![0].length;
  return indented(fold(line.slice(indent), width - indent), indent);
}

function writerTo(stream: Writable): (...lines: readonly string[]) => void {
  return (...lines) => {
    stream.write(lines.map((line) => `${line}\n`).join(''));
  };
}

function widthOfTerminal(stream: Writable): number {
  const columns = isTerminal(stream) && 'columns' in stream ? Number(stream.columns) : STANDARD_WIDTH;
  return Math.min(WIDEST, columns > 0 ? columns : STANDARD_WIDTH);
}

/** Romandie and Ticino play with French cards. */
function defaultDeck(language: Language): Deck {
  return language === 'fr' || language === 'it' ? 'french' : 'german';
}

function isDeck(value: string): value is Deck {
  return (DECKS as readonly string[]).includes(value);
}

function isPairing(value: string): value is Pairing {
  return (PAIRINGS as readonly string[]).includes(value);
}
