/**
 * Sheet: the score of an evening as a log of events, for Schieber, Coiffeur and Differenzler.
 *
 * As a Partie is its log, so is a sheet: `opened` says the game and its table, `entered` a round, `corrected` puts
 * another entry in the place of an earlier round, `struck` takes a round out, `undone` and `redone` move along what was
 * done. Nothing is ever rewritten. `sheetOf` folds a log; `write` judges what somebody wants to write and answers the
 * event or a refusal. A correction is judged by reading the whole evening again with it, so no later round can stand on
 * a sum that is gone.
 */
import {
  goalPoints,
  ok,
  type PerTeam,
  perTeam,
  refuse,
  type Result,
  type RuleProfile,
  type Seat,
  seatAfter,
  type Team,
  TEAMS,
} from '@puur/rules';
import {
  type CoiffeurEntry,
  type CoiffeurQuestion,
  type CoiffeurRefusal,
  type CoiffeurRound,
  type CoiffeurSheet,
  coiffeurSheet,
  type CoiffeurTable,
  judgeCoiffeur,
} from './coiffeur.js';
import {
  type DifferenzlerEntry,
  type DifferenzlerRefusal,
  type DifferenzlerRound,
  type DifferenzlerSheet,
  differenzlerSheet,
  type DifferenzlerTable,
  judgeDifferenzler,
} from './differenzler.js';
import { historyOf, type Step } from './history.js';
import {
  type EntryQuestion,
  type EntryRefusal,
  judgeEntry,
  type QuestionCode,
  type SchieberEntry,
  type SchieberRound,
} from './schieber.js';
import { bergAfter, endingAfter, type Verdict } from './verdict.js';

export const GAMES = ['schieber', 'coiffeur', 'differenzler'] as const;
export type Game = (typeof GAMES)[number];

/** The game and its agreements. `names` in play order: four players, or two sides. */
export type Opening = { readonly names: readonly string[] } & (
  | { readonly game: 'schieber'; readonly profile: RuleProfile; readonly dealer: Seat }
  | { readonly game: 'coiffeur'; readonly table: CoiffeurTable }
  | { readonly game: 'differenzler'; readonly table: DifferenzlerTable }
);

export type Entry = SchieberEntry | CoiffeurEntry | DifferenzlerEntry;

/** What can be written; rounds count from 1 among those that stand. */
export type SheetEvent =
  | { readonly type: 'opened'; readonly opening: Opening }
  | { readonly type: 'entered'; readonly entry: Entry }
  | { readonly type: 'corrected'; readonly round: number; readonly entry: Entry }
  | { readonly type: 'struck'; readonly round: number }
  | Step;
type Lasting = Exclude<SheetEvent, Step>;

export type SheetQuestion = EntryQuestion | CoiffeurQuestion;

export type SheetRefusal =
  | EntryRefusal
  | CoiffeurRefusal
  | DifferenzlerRefusal
  | { readonly code: 'sheet-not-opened' }
  | { readonly code: 'sheet-opened' }
  | { readonly code: 'sheet-names'; readonly found: unknown }
  | { readonly code: 'sheet-over' }
  | { readonly code: 'sheet-no-round'; readonly round: number; readonly rounds: number }
  /** With this change an earlier round would end the Partie, though rounds follow. */
  | { readonly code: 'sheet-ends-earlier'; readonly round: number }
  /** The Bergpreis was told in two rounds; `round` is the first of them. */
  | { readonly code: 'sheet-berg-twice'; readonly round: number }
  | { readonly code: 'sheet-nothing-to-undo' }
  | { readonly code: 'sheet-nothing-to-redo' }
  /** Possible, but odd: ask, and write with the codes as `confirmed`. */
  | { readonly code: 'sheet-asks'; readonly questions: readonly SheetQuestion[] };

/** One stroke-worthy feat: Bergpreis, Sieg, Match, Kontermatch, Schneider. */
export const STROKES = ['berg', 'sieg', 'match', 'kontermatch', 'schneider'] as const;
export type StrokeFeat = (typeof STROKES)[number];
/** Strokes by feat, as many tables write them (jassguru app). */
export const STROKE_COUNT: Readonly<Record<StrokeFeat, number>> = {
  berg: 1,
  sieg: 2,
  match: 1,
  kontermatch: 2,
  schneider: 2,
};
export interface Feat {
  readonly feat: StrokeFeat;
  readonly team: Team;
  readonly round: number;
}

export interface SchieberSheet {
  readonly game: 'schieber';
  readonly opening: Extract<Opening, { game: 'schieber' }>;
  readonly rounds: readonly SchieberRound[];
  readonly totals: PerTeam<number>;
  /** Totals after each round. */
  readonly curve: readonly PerTeam<number>[];
  readonly dealer: Seat;
  readonly forehand: Seat;
  readonly berg: { readonly team: Team; readonly round: number } | null;
  readonly verdict: Verdict | null;
  /** Both reached the target in the same block of the last round: somebody has to say who was first. */
  readonly asksFirst: boolean;
  /** Sides that have reached the target and have not said Bedanken, where that ends the Partie; else none. */
  readonly mayClaim: readonly Team[];
  readonly feats: readonly Feat[];
}

export type Sheet =
  | SchieberSheet
  | ({ readonly game: 'coiffeur'; readonly opening: Extract<Opening, { game: 'coiffeur' }> } & CoiffeurSheet)
  | ({
      readonly game: 'differenzler';
      readonly opening: Extract<Opening, { game: 'differenzler' }>;
    } & DifferenzlerSheet);

/** The entries that stand, after corrections and without what was struck or undone. */
export function entriesOf(log: readonly SheetEvent[]): readonly Entry[] {
  const entries: Entry[] = [];
  for (const event of historyOf<Lasting>(log).holding) {
    if (event.type === 'entered') entries.push(event.entry);
    if (event.type === 'corrected') entries[event.round - 1] = event.entry;
    if (event.type === 'struck') entries.splice(event.round - 1, 1);
  }
  return entries;
}

/** Folds a log; null where nothing is opened, or a refusal of the round that cannot stand. */
export function sheetOf(log: readonly SheetEvent[]): Result<Sheet, SheetRefusal> {
  const opened = historyOf<Lasting>(log).holding[0];
  if (opened?.type !== 'opened') return refuse({ code: 'sheet-not-opened' });
  return sheetWith(opened.opening, entriesOf(log));
}

function sheetWith(opening: Opening, entries: readonly Entry[]): Result<Sheet, SheetRefusal> {
  switch (opening.game) {
    case 'schieber':
      return schieberSheet(opening, entries as readonly SchieberEntry[]);
    case 'coiffeur': {
      const rounds: CoiffeurRound[] = [];
      for (const entry of entries as readonly CoiffeurEntry[]) {
        const judged = judgeCoiffeur(
          entry,
          rounds.map((round) => round.entry),
          opening.table,
        );
        if (!judged.ok) return judged;
        rounds.push(judged.value);
      }
      return ok({ game: 'coiffeur', opening, ...coiffeurSheet(rounds, opening.table) });
    }
    case 'differenzler': {
      const rounds: DifferenzlerRound[] = [];
      for (const entry of entries as readonly DifferenzlerEntry[]) {
        const judged = judgeDifferenzler(entry, opening.table);
        if (!judged.ok) return judged;
        rounds.push(judged.value);
      }
      return ok({ game: 'differenzler', opening, ...differenzlerSheet(rounds, opening.table) });
    }
  }
}

/** Entries that were judged, and at which table. */
const judgements = new WeakMap<
  SchieberEntry,
  { readonly profile: RuleProfile; readonly dealer: Seat; readonly judged: ReturnType<typeof judgeEntry> }
>();

/** An entry is judged once: reading a log folds it anew with each event, and an entry never changes. */
function judgedOnce(entry: SchieberEntry, profile: RuleProfile, dealer: Seat): ReturnType<typeof judgeEntry> {
  const known = judgements.get(entry);
  if (known?.profile === profile && known.dealer === dealer) return known.judged;
  const judged = judgeEntry(entry, profile, dealer);
  judgements.set(entry, { profile, dealer, judged });
  return judged;
}

function schieberSheet(
  opening: Extract<Opening, { game: 'schieber' }>,
  entries: readonly SchieberEntry[],
): Result<SchieberSheet, SheetRefusal> {
  const { profile } = opening;
  const rounds: SchieberRound[] = [];
  const curve: PerTeam<number>[] = [];
  const feats: Feat[] = [];
  let totals: PerTeam<number> = [0, 0];
  let dealer = opening.dealer;
  let berg: SchieberSheet['berg'] = null;
  let verdict: Verdict | null = null;
  let asksFirst = false;
  // What people say of the Berg holds: who may have it can be settled by a word, as where it was asked for too early.
  const told = entries.findIndex((entry) => entry.berg !== undefined);
  if (entries.some((entry, at) => entry.berg !== undefined && at > told)) {
    return refuse({ code: 'sheet-berg-twice', round: told + 1 });
  }
  for (const entry of entries) {
    if (verdict !== null) return refuse({ code: 'sheet-ends-earlier', round: verdict.round });
    const judged = judgedOnce(entry, profile, dealer);
    if (!judged.ok) return judged;
    const number = rounds.length + 1;
    const asked = tooEarlyBerg(judged.value, totals, profile);
    const round = asked === null ? judged.value : { ...judged.value, questions: [...judged.value.questions, asked] };
    rounds.push(round);
    const counts: boolean = profile.bergpreis && told < 0 && berg === null;
    const winner: Team | undefined = counts ? bergAfter(round, number, totals, profile).verdict?.winner : entry.berg;
    if (winner !== undefined) {
      berg = { team: winner, round: number };
      feats.push({ feat: 'berg', team: winner, round: number });
    }
    const matched = entry.match ?? null;
    if (matched !== null) {
      // As long as nobody has said who declared it is no Kontermatch.
      const isOwn = round.declaredBy === null || round.declaredBy === matched;
      feats.push({ feat: isOwn ? 'match' : 'kontermatch', team: matched, round: number });
    }
    const ending = endingAfter(round, number, totals, profile);
    const before = totals;
    totals = perTeam((team) => before[team] + round.account.teams[team].total);
    curve.push(totals);
    verdict = ending.verdict;
    asksFirst = ending.asksFirst;
    dealer = seatAfter(round.dealer);
    if (verdict !== null) {
      feats.push({ feat: 'sieg', team: verdict.winner, round: number });
      const loser = totals[verdict.winner === 0 ? 1 : 0];
      if (profile.schneider && profile.endMode !== 'fixed-rounds' && loser * 2 < profile.target) {
        feats.push({ feat: 'schneider', team: verdict.winner, round: number });
      }
    }
  }
  const forehand = seatAfter(dealer);
  const isClaimOpen = profile.endMode === 'claim' && verdict === null && rounds.length > 0;
  const mayClaim = isClaimOpen ? TEAMS.filter((team) => totals[team] >= profile.target) : [];
  return ok({
    game: 'schieber',
    opening,
    rounds,
    totals,
    curve,
    dealer,
    forehand,
    berg,
    verdict,
    asksFirst,
    mayClaim,
    feats,
  });
}

/** Asks where the Berg is told for a side that is short of it; null where nothing is to ask. */
function tooEarlyBerg(
  { entry, account }: SchieberRound,
  before: PerTeam<number>,
  profile: RuleProfile,
): EntryQuestion | null {
  const { berg: team } = entry;
  if (team === undefined) return null;
  return before[team] + account.teams[team].total < goalPoints(profile, 'berg') ? { code: 'ask-berg', team } : null;
}

/**
 * Bedanken after the last round, when the points lie there written: that round, with the side that said it.
 * Null where no round is written.
 */
export function claimAfter({ rounds }: SchieberSheet, team: Team): SheetCommand | null {
  const last = rounds.at(-1);
  return last ? { type: 'corrected', round: rounds.length, entry: { ...last.entry, claimedBy: team } } : null;
}

/** What somebody wants to do to a sheet. */
export type SheetCommand = SheetEvent;

/**
 * Judges what somebody wants to write.
 * @param confirmed codes of the questions that were asked and answered with yes
 */
export function write(
  log: readonly SheetEvent[],
  command: SheetCommand,
  confirmed: readonly QuestionCode[] = [],
): Result<SheetEvent, SheetRefusal> {
  const { holding, undone } = historyOf<Lasting>(log);
  const [opened] = holding;
  if (command.type === 'opened') {
    if (opened !== undefined) return refuse({ code: 'sheet-opened' });
    const { names, game } = command.opening;
    const wanted = game === 'differenzler' ? [4] : [2, 4];
    const isFine =
      wanted.includes(names.length) && new Set(names).size === names.length && names.every((name) => name !== '');
    return isFine ? ok(command) : refuse({ code: 'sheet-names', found: names });
  }
  if (command.type === 'redone') {
    return undone.length > 0 ? ok(command) : refuse({ code: 'sheet-nothing-to-redo' });
  }
  if (opened?.type !== 'opened') return refuse({ code: 'sheet-not-opened' });
  if (command.type === 'undone') {
    return holding.length > 1 ? ok(command) : refuse({ code: 'sheet-nothing-to-undo' });
  }
  const entries = entriesOf(log);
  if (command.type !== 'entered' && (command.round < 1 || command.round > entries.length)) {
    return refuse({ code: 'sheet-no-round', round: command.round, rounds: entries.length });
  }
  if (command.type === 'entered') {
    const now = sheetWith(opened.opening, entries);
    if (now.ok && isOver(now.value)) return refuse({ code: 'sheet-over' });
  }
  const next = sheetWith(opened.opening, entriesOf([...log, command]));
  if (!next.ok) return next;
  const sheet = next.value;
  const index = command.type === 'entered' ? entries.length : command.type === 'corrected' ? command.round - 1 : -1;
  const questions = index < 0 || sheet.game === 'differenzler' ? [] : sheet.rounds[index]!.questions;
  const isAsked = sheet.game === 'schieber' && sheet.asksFirst && index === sheet.rounds.length - 1;
  const open = [...questions, ...(isAsked ? [{ code: 'ask-who-first' } as const] : [])].filter(
    ({ code }) => !confirmed.includes(code),
  );
  return open.length > 0 ? refuse({ code: 'sheet-asks', questions: open }) : ok(command);
}

/** Whether nothing more can be entered. */
export function isOver(sheet: Sheet): boolean {
  return sheet.game === 'schieber' ? sheet.verdict !== null : sheet.over;
}
