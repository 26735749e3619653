/** Tafel words: what the slate says and asks, keyed by the closed vocabularies of @puur/tafel. */
import type { CoiffeurKey, FileRefusal, Game, Reason, SheetQuestion, SheetRefusal, StrokeFeat } from '@puur/tafel';

/** What a sentence of the slate may use; in words already, empty where it is not known. */
export interface TafelSentence {
  readonly who: string;
  readonly side: string;
  readonly points: string;
  readonly of: string;
  readonly contract: string;
  readonly block: string;
  readonly round: string;
}
/** What a sentence about a file may use; empty where it is not known. */
export interface TafelFileSentence {
  readonly path: string;
  /** As the reader says it, in English. */
  readonly expected: string;
  readonly found: string;
  /** From 1. */
  readonly line: string;
  /** The number of an event, from 1. */
  readonly event: string;
  /** Why that event cannot stand, in words already. */
  readonly why: string;
}
type Sentence = (words: TafelSentence) => string;

export interface TafelWords {
  readonly games: Readonly<Record<Game, string>>;
  readonly refusals: Readonly<Record<Exclude<SheetRefusal['code'], 'sheet-asks'>, Sentence>>;
  readonly questions: Readonly<Record<SheetQuestion['code'], Sentence>>;
  readonly reasons: Readonly<Record<Reason['code'], Sentence>>;
  readonly feats: Readonly<Record<StrokeFeat, string>>;
  readonly coiffeur: Readonly<Record<CoiffeurKey, string>>;
  readonly file: Readonly<Record<FileRefusal['code'], (words: TafelFileSentence) => string>>;
}
