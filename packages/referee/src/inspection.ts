/**
 * Inspection: a whole file checked, round by round, from its first card to its last.
 *
 * The cards of every round are audited as they stand (audit.ts). Where the file is a log, the rules judge the rest of it
 * too: Weis, Stöck, Rest, claims and the account. They do so round by round, each from what the log says of the rounds
 * before, so that a fault in the first hides none in the last; within a round a log is told apart up to its first fault,
 * for what follows from a fault is no fault of its own. A text with faults was judged line by line as it was read.
 */
import {
  type Recorded,
  type RecordedItem,
  type RecordedOptions,
  type RecordedRound,
  readRecorded,
  type TextFault,
} from '@puur/records';
import type { RecordError, RecordedKind } from '@puur/records';
import {
  BLOCKS,
  EMPTY_PARTIE,
  evolve,
  type EventOf,
  type EventType,
  fold,
  ok,
  type PartieEvent,
  type PartieState,
  type PerSeat,
  replay,
  type ReplayRefusal,
  type Result,
  type RuleProfile,
  TEAMS,
} from '@puur/rules';
import { type Audit, type AuditFinding, auditRound, isFault, type LogSubject } from './audit.js';

export interface InspectedRound {
  readonly number: number;
  readonly round: RecordedRound;
  /** The rules it was judged by. */
  readonly profile: RuleProfile;
  readonly audit: Audit;
}

export interface Inspection {
  readonly kind: RecordedKind;
  readonly names: PerSeat<string> | null;
  readonly rounds: readonly InspectedRound[];
  /** How many findings are faults. */
  readonly faults: number;
}

/**
 * Reads a text and checks every round in it.
 * @param profile the rules of rounds that do not say theirs
 */
export function inspectText(
  text: string,
  profile: RuleProfile,
  options: RecordedOptions = {},
): Result<Inspection, RecordError> {
  const read = readRecorded(text, options);
  return read.ok ? ok(inspect(read.value, profile)) : read;
}

/** Checks every round. */
export function inspect({ kind, names, rounds }: Recorded, profile: RuleProfile): Inspection {
  const inspected: InspectedRound[] = [];
  let state: PartieState | null = EMPTY_PARTIE;
  for (const item of rounds) {
    const rules = item.profile ?? profile;
    const audit = auditRound(item.round, rules);
    const log: LogAudit = item.faults === undefined ? judgedLog(item, state) : heard(item.faults);
    state = log.after;
    const findings = [...audit.findings, ...log.findings.filter((finding) => !isKnown(finding, audit.findings))];
    inspected.push({ number: item.number, round: item.round, profile: rules, audit: { ...audit, findings } });
  }
  const faults = inspected.reduce((sum, { audit }) => sum + audit.findings.filter(isFault).length, 0);
  return { kind, names, rounds: inspected, faults };
}

interface LogAudit {
  readonly findings: readonly AuditFinding[];
  /** Where the Partie stands behind it, by what the log says; null where that cannot be said. */
  readonly after: PartieState | null;
}

function judgedLog({ events }: RecordedItem, from: PartieState | null): LogAudit {
  if (events === undefined || from === null) return { findings: [], after: null };
  const judged = replay(events, from);
  if (judged.ok) return { findings: [], after: judged.value };
  return { findings: findingsOf(judged.error, events, from), after: carried(events, from) };
}

/** What a witness of a text found, who has judged all of it already. */
function heard(faults: readonly TextFault[]): LogAudit {
  const findings = faults.map(({ error, about, trick, seat, led }): AuditFinding => ({
    code: 'audit-text',
    ...{ trick, seat, error, about },
    ...(led !== undefined && { led }),
  }));
  return { findings, after: null };
}

/** Events that make the frame of a Partie: what the next round needs to know of the one before. */
const FRAME: readonly EventType[] = [
  'opened',
  'drawn',
  'dealt',
  'declared',
  'round-scored',
  'berg-won',
  'partie-ended',
];

/** The state behind a round that cannot be folded card by card, as something in it is wrong. */
function carried(events: readonly PartieEvent[], from: PartieState): PartieState | null {
  let state = from;
  for (const event of events) {
    const isOwn = event.type === 'shuffle-committed' || state.shuffle !== null;
    const isShuffle = SUBJECTS[event.type] === 'shuffle';
    if (isShuffle ? isOwn : FRAME.includes(event.type)) {
      if (state.round === null && (event.type === 'declared' || event.type === 'round-scored')) return null;
      state = evolve(state, event);
    }
  }
  return state.phase === 'deal' || state.phase === 'ended' ? state : null;
}

function findingsOf(
  { index, event, code, refusal, expected }: ReplayRefusal,
  events: readonly PartieEvent[],
  from: PartieState,
): readonly AuditFinding[] {
  const { round } = fold(events.slice(0, index), from);
  const trick = round === null || round.account !== null ? 0 : round.tricks.length;
  if (code === 'refused' && refusal) {
    const seat = 'seat' in event ? event.seat : null;
    const lies = round?.tricks.at(-1);
    const led = lies?.turned === false ? lies.cards[0] : undefined;
    return [{ code: 'audit-refused', trick, seat, refusal, ...(led !== undefined && { led }) }];
  }
  if (event.type === 'round-scored' && expected?.type === 'round-scored') {
    const found = accountFindings(event, expected);
    if (found.length > 0) return found;
  }
  return [{ code: 'audit-log', trick, about: SUBJECTS[(expected ?? event).type] }];
}

/** In which blocks two accounts differ; the total only where no block does. */
function accountFindings(event: EventOf<'round-scored'>, expected: EventOf<'round-scored'>): readonly AuditFinding[] {
  return TEAMS.flatMap((team): readonly AuditFinding[] => {
    const [told, due] = [event.account.teams[team], expected.account.teams[team]];
    const blocks = BLOCKS.filter((block) => told.blocks[block] !== due.blocks[block]);
    const inBlocks = blocks.map((block): AuditFinding => ({
      code: 'audit-account',
      team,
      block,
      points: told.blocks[block],
      due: due.blocks[block],
    }));
    if (inBlocks.length > 0 || told.total === due.total) return inBlocks;
    return [{ code: 'audit-account', team, block: 'total', points: told.total, due: due.total }];
  });
}

/** Whether the audit of the cards says the same already. */
function isKnown(finding: AuditFinding, known: readonly AuditFinding[]): boolean {
  const has = (code: AuditFinding['code'], trick?: number): boolean =>
    known.some((one) => one.code === code && (trick === undefined || ('trick' in one && one.trick === trick)));
  switch (finding.code) {
    case 'audit-refused':
      return finding.refusal.code in CARD_REFUSALS && known.some(isFault);
    case 'audit-log':
      return finding.about === 'trick' && (has('audit-winner', finding.trick) || has('audit-points', finding.trick));
    case 'audit-account':
    case 'audit-text':
    case 'audit-card':
    case 'audit-lead':
    case 'audit-winner':
    case 'audit-points':
    case 'audit-card-twice':
    case 'audit-size':
    case 'audit-unfinished':
    case 'audit-sum':
    case 'audit-counted':
      return false;
  }
}

/** Refusals of a card as such, which the audit finds by itself. */
const CARD_REFUSALS = {
  'must-follow-suit': true,
  'must-follow-trump': true,
  'may-not-trump': true,
  'may-not-undertrump': true,
  'must-overtrump': true,
  'not-in-hand': true,
  'not-your-turn': true,
};

const SUBJECTS: Readonly<Record<EventType, LogSubject>> = {
  opened: 'deal',
  drawn: 'deal',
  'shuffle-committed': 'shuffle',
  cut: 'shuffle',
  dealt: 'deal',
  misdealt: 'deal',
  pushed: 'contract',
  declared: 'contract',
  'weis-announced': 'weis',
  'card-played': 'card',
  'stoeck-announced': 'stoeck',
  'trick-turned': 'trick',
  'weis-shown': 'weis',
  'rest-claimed': 'rest',
  claimed: 'claim',
  'berg-won': 'berg',
  'round-scored': 'account',
  'partie-ended': 'end',
  'shuffle-revealed': 'shuffle',
};
