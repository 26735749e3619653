/**
 * Examples: cases a reader can try, as data without language.
 *
 * Facts, a kind of question, and the answer, which is written by hand from the rules and their sources and never taken
 * from the code it is checked with. `checkExamples` (check.ts) puts every one to @puur/rules, @puur/tafel or
 * @puur/referee; the test and the site's build both do, so a wrong one breaks the build.
 *
 * The reader sits on seat 0: seat 1 is the neighbour on the right and plays next, 2 the partner, 3 the neighbour on the
 * left. Side 0 is the reader's. Cards are in notation (`RU R10`), in the order played where they lie in a trick.
 */
import type { RefereeRuleId, VerdictCode } from '@puur/referee';
import type { Block, Contract, PerSeat, PerTeam, PresetId, RuleProfile, Seat, StoeckCall, Team } from '@puur/rules';
import type { ChalkMarks } from '@puur/tafel';

import type { ExampleIdOf, TopicId } from './topic.js';

/** Cards in notation, parted by blanks. */
export type Cards = string;

interface Common {
  /** The rules the answer rests on, the deciding one first; none where it is read or told and no rule decides. */
  readonly rules: readonly RefereeRuleId[];
  /** The table: a preset, or settings that differ from `puur`; left out: `puur`. */
  readonly table?: PresetId | Partial<RuleProfile>;
}

/** Which cards of a hand may be played on what lies. */
export interface LegalExample extends Common {
  readonly kind: 'legal';
  readonly contract: Contract;
  readonly trick: Cards;
  readonly hand: Cards;
  readonly right: Cards;
}

/** Who takes a trick. */
export interface WinnerExample extends Common {
  readonly kind: 'winner';
  readonly contract: Contract;
  /** 1 to 9; left out: 1. */
  readonly trickNo?: number;
  readonly leader: Seat;
  readonly trick: Cards;
  readonly right: Seat;
}

/** What some cards count. */
export interface PointsExample extends Common {
  readonly kind: 'points';
  readonly contract: Contract;
  readonly cards: Cards;
  readonly lastTrick?: true;
  readonly choices: readonly number[];
  readonly right: number;
}

/** What the Weise of a hand count. */
export interface WeisExample extends Common {
  readonly kind: 'weis';
  readonly hand: Cards;
  /** Every Weis with its points; together `right`. */
  readonly weise: readonly { readonly cards: Cards; readonly points: number }[];
  readonly choices: readonly number[];
  readonly right: number;
}

/** What a Weis brings that was called with these points and not corrected in time. */
export interface WeisCalledExample extends Common {
  readonly kind: 'weis-called';
  readonly contract: Contract;
  readonly weis: Cards;
  readonly called: number;
  readonly choices: readonly number[];
  readonly right: number;
}

/** Whose Weis is best, and what that side writes. */
export interface WeisCompareExample extends Common {
  readonly kind: 'weis-compare';
  readonly contract: Contract;
  readonly forehand: Seat;
  /** What each seat shows: Weise as cards. */
  readonly shown: readonly { readonly seat: Seat; readonly weise: readonly Cards[] }[];
  readonly right: Seat;
  readonly points: PerTeam<number>;
}

/** What a Stöck brings, by how it was said. */
export interface StoeckExample extends Common {
  readonly kind: 'stoeck';
  readonly contract: Contract;
  readonly hand: Cards;
  /** Null: not at all. */
  readonly call: StoeckCall | null;
  readonly choices: readonly number[];
  readonly right: number;
}

/** What the reader's side writes for a round. `totals` has both sides. */
export interface RoundExample extends Common {
  readonly kind: 'round';
  readonly contract: Contract;
  /** Card values in the tricks of each side, without the last trick's bonus. */
  readonly cards: PerTeam<number>;
  readonly tricks: PerTeam<number>;
  readonly lastTrick: Team;
  readonly weis?: PerTeam<number>;
  readonly stoeck?: PerTeam<number>;
  readonly totals: PerTeam<number>;
  readonly choices: readonly number[];
  readonly right: number;
}

/** Which total strokes on the slate say. `marks` is what `chalkFor(right, scheme)` draws. */
export interface TafelExample extends Common {
  readonly kind: 'tafel';
  readonly scheme: 'greedy' | 'signed-rest';
  readonly marks: ChalkMarks;
  readonly choices: readonly number[];
  readonly right: number;
}

/** Whether two counts of a round can be, without match bonus and factor. */
export interface SplitExample extends Common {
  readonly kind: 'split';
  readonly contract: Contract;
  readonly points: PerTeam<number>;
  readonly right: boolean;
}

/** Who wins where a round takes somebody over the target. */
export interface EndExample extends Common {
  readonly kind: 'end';
  readonly before: PerTeam<number>;
  readonly round: PerTeam<Readonly<Record<Block, number>>>;
  readonly right: Team | 'undecided' | 'nobody';
  /** The block in which it happens; null: in none. */
  readonly block: Block | null;
}

/** Who wins after a Bedanken of the reader's side that has so many points. */
export interface ClaimExample extends Common {
  readonly kind: 'claim';
  readonly points: number;
  readonly right: Team;
}

export const DEALING_ASKS = ['forehand', 'next-dealer', 'next-forehand'] as const;
/** Who is who, from the dealer. */
export interface DealingExample extends Common {
  readonly kind: 'dealing';
  readonly ask: (typeof DEALING_ASKS)[number];
  readonly dealer: Seat;
  readonly right: Seat;
}

/** Who deals first, from one card drawn by each seat. */
export interface DrawExample extends Common {
  readonly kind: 'draw';
  readonly cards: PerSeat<Cards>;
  readonly right: Seat;
}

export const CHOOSING_ASKS = ['chooser', 'leader'] as const;
/** Who has to choose, or who leads, after so many pushes. */
export interface ChoosingExample extends Common {
  readonly kind: 'choosing';
  readonly ask: (typeof CHOOSING_ASKS)[number];
  readonly forehand: Seat;
  readonly pushes: 0 | 1;
  readonly right: Seat;
}

/** Whether one may push once more. */
export interface PushExample extends Common {
  readonly kind: 'push';
  readonly pushes: 0 | 1;
  readonly right: boolean;
}

/** How many times a contract counts. */
export interface FactorExample extends Common {
  readonly kind: 'factor';
  readonly contract: Contract;
  readonly choices: readonly number[];
  readonly right: number;
}

/** What the declaring side writes in Coiffeur. */
export interface CoiffeurExample extends Common {
  readonly kind: 'coiffeur';
  readonly key: string;
  readonly points: number;
  readonly match: boolean;
  readonly choices: readonly number[];
  readonly right: number;
}

/** What a round of Differenzler costs. */
export interface DifferenzlerExample extends Common {
  readonly kind: 'differenzler';
  readonly announced: number;
  readonly made: number;
  readonly choices: readonly number[];
  readonly right: number;
}

/** A quarrel for the referee (the form of docs/referee.md), asked as a question with yes or no. */
export interface QuarrelExample extends Common {
  readonly kind: 'quarrel';
  readonly quarrel: Readonly<Record<string, unknown>>;
  readonly verdict: VerdictCode;
  /** The verdict with which the question is answered yes. */
  readonly yes: VerdictCode;
  readonly right: boolean;
}

export type Example =
  | LegalExample
  | WinnerExample
  | PointsExample
  | WeisExample
  | WeisCalledExample
  | WeisCompareExample
  | StoeckExample
  | RoundExample
  | TafelExample
  | SplitExample
  | EndExample
  | ClaimExample
  | DealingExample
  | DrawExample
  | ChoosingExample
  | PushExample
  | FactorExample
  | CoiffeurExample
  | DifferenzlerExample
  | QuarrelExample;
/** The examples of one topic, none missing. */
export type ExamplesOf<T extends TopicId> = Readonly<Record<ExampleIdOf<T>, Example>>;
