/**
 * Words: what the texts of every language are keyed by.
 *
 * The closed vocabularies come from @puur/rules, so a new refusal, rule or setting without a sentence in each language is
 * an error of the compiler, not a hole on somebody's screen.
 */
import type { RecordError, RecordErrorCode } from '@puur/records';
import type { DealProofCode } from '@puur/table';
import type {
  Contract,
  Deck,
  FrenchRankId,
  FrenchSuitId,
  GermanRankId,
  GermanSuitId,
  PresetId,
  RankName,
  RefusalCode,
  RuleId,
  RuleProfile,
  SettingName,
  SourceId,
} from '@puur/rules';

export type SuitId = GermanSuitId | FrenchSuitId;
export type RankId = GermanRankId | FrenchRankId;

/** What a sentence about a refusal may use; all of it in words already. */
export interface RefusalWords {
  /** The seat whose turn it is, or who asked. */
  readonly who: string;
  /** The cards it is about; empty if none. */
  readonly cards: string;
  /** What may be played instead; empty if unknown. */
  readonly legal: string;
  /** The suit led; empty if none. */
  readonly led: string;
  /** Whether trumping is among what may be played instead; without, no sentence speaks of it. */
  readonly mayTrump?: boolean;
}

/** One sentence each, in the words of the table. */
export type RefusalTexts = Readonly<Record<RefusalCode, (words: RefusalWords) => string>>;
export type RuleTexts = Readonly<Record<RuleId, string>>;
export type SourceTexts = Readonly<Record<SourceId, string>>;
export type PresetTexts = Readonly<Record<PresetId, string>>;

/** What is played to: points, or so many rounds where they are agreed. */
export interface PresetAim {
  readonly target: number;
  /** Null where it is played to the target. */
  readonly limit: number | null;
}

/** A preset under whatever a table plays to: its name, and what it is. */
export type TableTexts = Readonly<Record<PresetId, (aim: PresetAim) => string>>;

/** What the deck in use calls what a setting speaks of. Suits, ranks and cards by their notation: `E`, `10`, `R7`. */
export interface DeckNames {
  readonly deck: Deck;
  readonly suit: (suit: 'E' | 'R' | 'S' | 'T') => string;
  readonly rank: (rank: RankName) => string;
  readonly card: (card: string) => string;
}

/** A setting in plain words: its title, and what a value of it means. */
export interface SettingText<T> {
  readonly title: string;
  readonly says: (value: T, names: DeckNames) => string;
}
export type SettingTexts = { readonly [Name in SettingName]: SettingText<RuleProfile[Name]> };

/** Contracts without a suit of trump; a trump is called by its suit. */
export type DirectionContract = Exclude<Contract, `trump:${string}`>;

export interface CardTexts {
  readonly suits: Readonly<Record<SuitId, string>>;
  readonly ranks: Readonly<Record<RankId, string>>;
  /** A card by the ids of its suit and rank: `Eichel-Under`. */
  readonly card: (suit: SuitId, rank: RankId) => string;
  /** Court signs on the French deck by U, O, K, A; the Swiss deck has these letters printed in every language. */
  readonly frenchIndex: Readonly<Record<'U' | 'O' | 'K' | 'A', string>>;
  readonly contracts: Readonly<Record<DirectionContract, string>>;
  /** Trump Under and trump nine. */
  readonly puur: string;
  readonly nell: string;
  /** A run by its length and its highest card: `Dreiblatt vom Eichel-Ober`. */
  readonly run: (length: number, top: RankId, suit: SuitId) => string;
  readonly quartet: (rank: RankId) => string;
  /** Points of a Weis as they are called. */
  readonly call: (points: number) => string;
  /** The answer to a Weis that is as good or better. */
  readonly good: string;
  /** More words that people type for a suit or a rank, in lower case; accents may be left out or spelt out. */
  readonly suitWords: Readonly<Record<SuitId, readonly string[]>>;
  readonly rankWords: Readonly<Record<RankId, readonly string[]>>;
  /** Small words inside a card's name that say nothing: of, de, di. */
  readonly fillers: readonly string[];
}

/** Why a deal is not proved, as the end of a sentence. */
export type DealProofTexts = Readonly<Record<DealProofCode, string>>;

/** Whether what was found is text; a picture or a program that was read as text holds signs that no text does. */
export function isText(found: string): boolean {
  return !/[\u0000-\u0008\u000e-\u001f\ufffd]/.test(found);
}

/** Why a file could not be read: the error, and the sentence of its refusal where it has one. */
export type RecordTexts = {
  readonly [Code in RecordErrorCode]: (error: Extract<RecordError, { code: Code }>, refusal: string) => string;
};

/** What is said at a table: cards, contracts, Weise, and why something will not do. */
export interface TableWords {
  readonly cards: CardTexts;
  readonly refusals: RefusalTexts;
}

/** What is read about a table: its rules and their sources, settings, presets, proofs and faults of records. */
export interface RuleWords {
  readonly rules: RuleTexts;
  readonly sources: SourceTexts;
  readonly settings: SettingTexts;
  /** What a preset is called, in a list. */
  readonly presetNames: PresetTexts;
  /** What it is, in a sentence. */
  readonly presets: PresetTexts;
  /** Both again for a table that has agreed on another target. */
  readonly tableNames: TableTexts;
  readonly tables: TableTexts;
  readonly proof: DealProofTexts;
  readonly records: RecordTexts;
}

export type Words = TableWords & RuleWords;
