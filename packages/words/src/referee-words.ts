/**
 * Referee words: what the referee says, keyed by the closed vocabularies of @puur/referee, so that a verdict, a step or a
 * rule without a sentence in each language does not compile.
 */
import type {
  AuditFinding,
  CheckId,
  Choice,
  Confidence,
  DealOutcome,
  Fact,
  Findings,
  FormRefusal,
  HouseRuleName,
  HouseRules,
  LogSubject,
  QuestionName,
  REFEREE_RULE_IDS,
  REFEREE_SOURCES,
  StepCode,
  VerdictCode,
} from '@puur/referee';

/** What a sentence of the referee may use; all of it in words already, empty where it is not known. */
export interface RefereeSentence {
  /** A seat by its name. */
  readonly who: string;
  /** A side by its name. */
  readonly side: string;
  readonly cards: string;
  readonly suit: string;
  readonly contract: string;
  readonly block: string;
  /** A number: points, cards. */
  readonly points: string;
  /** A second number. */
  readonly of: string;
  readonly trick: string;
}
type Sentence = (words: RefereeSentence) => string;

export interface RefereeWords {
  /** The question, as somebody at the table asks it. */
  readonly questions: Readonly<Record<QuestionName, string>>;
  /** The seven check questions of the front page. */
  readonly checks: Readonly<Record<CheckId, string>>;
  readonly verdicts: Readonly<Record<VerdictCode, Sentence>>;
  readonly steps: Readonly<Record<StepCode, Sentence>>;
  readonly rules: Readonly<Record<(typeof REFEREE_RULE_IDS)[number], string>>;
  readonly sources: Readonly<Record<keyof typeof REFEREE_SOURCES, string>>;
  readonly house: {
    readonly [Name in HouseRuleName]: {
      readonly title: string;
      readonly says: Readonly<Record<HouseRules[Name], string>>;
    };
  };
  /** The name of each finding. */
  readonly findings: Readonly<Record<keyof Findings, string>>;
  readonly choices: Readonly<Record<Choice, string>>;
  readonly deals: Readonly<Record<DealOutcome, string>>;
  /** The rule on wrong cards that a table plays by, and what it does in one clause. */
  readonly schools: Readonly<Record<NonNullable<Findings['school']>, string>>;
  readonly confidence: Readonly<Record<Confidence, string>>;
  /** How many of the sources say so; `agreed`: that a table may agree so all the same. */
  readonly founded: {
    readonly all: (of: string) => string;
    readonly some: (agree: string, of: string) => string;
    readonly official: (agree: string, of: string) => string;
    readonly split: (agree: string, of: string) => string;
    readonly agreed: (agree: string, of: string) => string;
  };
  readonly facts: Readonly<Record<Fact, string>>;
  readonly form: Readonly<Record<FormRefusal['code'], (path: string, expected: string, found: string) => string>>;
  readonly audit: Readonly<
    Record<
      Exclude<AuditFinding['code'], 'audit-text'>,
      (words: RefereeSentence & { readonly other: string; readonly why: string }) => string
    >
  >;
  /** What a place in a log is about, with its article. */
  readonly logged: Readonly<Record<LogSubject, string>>;
  readonly says: {
    /** A name and what belongs to it. */
    readonly label: (name: string, value: string) => string;
    readonly title: string;
    readonly ask: string;
    readonly yes: string;
    readonly no: string;
    readonly both: string;
    readonly nobody: string;
    readonly why: string;
    readonly rule: string;
    readonly sources: string;
    readonly otherwise: string;
    readonly silent: string;
    readonly alsoPossible: string;
    readonly differs: string;
    readonly notOverThere: string;
    readonly noDifference: string;
    readonly moved: (points: string, side: string) => string;
    readonly factsMissing: (facts: string) => string;
    readonly contradict: (cards: string) => string;
    readonly nothingAsked: string;
    readonly presets: string;
    readonly allRight: (points: string) => string;
    /** Of a round that is not finished, behind which it is said how far it goes. */
    readonly rightSoFar: string;
    readonly round: (number: number) => string;
  };
}
