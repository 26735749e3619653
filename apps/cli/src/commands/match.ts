/**
 * `puur match A B`: two players against each other over paired deals, each deal played twice with the sides swapped.
 *
 * The deals and the players' chance come from one seed, so the same call gives the same points, with any number of
 * threads and after any interruption. Every deal is written to `--out` as soon as it is done; `--resume` goes on there.
 */
import { existsSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { type PairResult, SIDES, summaryOf } from '@puur/bot';
import { ok, refuse, type Result } from '@puur/rules';
import { type Io, isSystemError, reasonOf } from '../io.js';
import { playAll, threadHand } from './match/crew.js';
import { isUnbegun, LARGEST_MATCH, type MatchFileRefusal, MatchWriter, readMatch } from './match/file.js';
import type { Hand, Order } from './match/order.js';
import { whyUnanswered } from './match/unanswered.js';
import { callToGoOn, headOf, isSameMatch, type Plan, planFrom } from './match/plan.js';
import { Progress } from './match/progress.js';
import { reportLines, reportOf } from './match/report.js';
import { lockFile, lockOf } from './play/lock.js';
import { savePlace, type SavePlaceRefusal } from './play/save-place.js';
import { VERSION } from '../version.js';
import { type Interruption, INTERRUPTIONS, whenInterrupted, type WhenInterrupted } from './interruption.js';
import { EXIT, openShell, type Shell } from './shell.js';
import { SPECS } from './specs.js';

/** What a match needs of its surroundings. */
export interface MatchTools {
  readonly hire: (order: Order) => Hand;
  /** Milliseconds of a clock that only goes on. */
  readonly now: () => number;
  /** Hears of whoever wants the match to stop. */
  readonly onInterrupt: WhenInterrupted;
}

const NODE_TOOLS: MatchTools = {
  hire: threadHand,
  now: () => performance.now(),
  onInterrupt: whenInterrupted,
};

export async function run(args: readonly string[], io: Io, tools: MatchTools = NODE_TOOLS): Promise<number> {
  const shell = await openShell(args, io, SPECS.match);
  if (typeof shell === 'number') return shell;
  const plan = planFrom(shell);
  if (!plan.ok) return refused(shell, plan.error);
  const asked = plan.value.path;
  if (asked === null) return playMatch(plan.value, { results: [], writer: null }, shell, tools);
  let path = asked;
  let unlock: (() => void) | null = null;
  try {
    const place = savePlace(asked, LARGEST_MATCH);
    if (!place.ok) return refused(shell, noPlace(place.error, asked, shell));
    path = place.value;
    unlock = lockFile(path);
    if (unlock === null) return refused(shell, shell.texts.match.busy(path, lockOf(path)));
    const beginning = begin(plan.value, path, shell);
    if (!beginning.ok) return refused(shell, beginning.error);
    return await playMatch(plan.value, beginning.value, shell, tools);
  } catch (cause) {
    if (!isSystemError(cause)) throw cause;
    shell.complain(shell.texts.shell.unwritable(path, reasonOf(cause)));
    return EXIT.io;
  } finally {
    unlock?.();
  }
}

function refused(shell: Shell, sentence: string): number {
  shell.complain(sentence);
  return EXIT.usage;
}

function noPlace(code: SavePlaceRefusal, path: string, { texts }: Shell): string {
  switch (code) {
    case 'emptyPath':
      return texts.shell.emptyPath();
    case 'notAFile':
      return texts.match.notAFile(path);
    case 'saveTooLarge':
      return texts.match.fileTooLarge(path);
    case 'controlInPath':
      return texts.shell.controlInPath(path);
  }
}

/** What is there already, and where it goes on. */
interface Beginning {
  readonly results: readonly PairResult[];
  readonly writer: MatchWriter | null;
}

/** Begins the file of a match, or reads what it has. */
function begin(plan: Plan, path: string, { texts }: Shell): Result<Beginning, string> {
  const { match } = texts;
  if (!existsSync(path)) return ok({ results: [], writer: MatchWriter.begin(path, headOf(plan)) });
  if (!plan.resumes) return refuse(match.exists(path));
  if (isUnbegun(path, headOf(plan))) return ok({ results: [], writer: MatchWriter.beginAnew(path, headOf(plan)) });
  const read = readMatch(path);
  if (!read.ok) return refuse(faultSentence(path, read.error));
  const { head, results, length } = read.value;
  if (!isSameMatch(head, headOf(plan))) return refuse(match.otherMatch(path, head.a, head.b));
  if (head.puur !== VERSION) return refuse(match.otherVersion(path, head.puur, VERSION));
  return ok({ results: results.filter(({ deal }) => deal < plan.deals), writer: MatchWriter.goOn(path, length) });

  function faultSentence(where: string, fault: MatchFileRefusal): string {
    switch (fault.code) {
      case 'no-match':
        return match.noMatch(where);
      case 'newer':
        return match.newer(where);
      case 'damaged':
        return match.damaged(where, fault.line);
      case 'impossible':
        return match.impossible(where, fault.line, fault.points);
      case 'deal-twice':
        return match.dealTwice(where, fault.line, fault.deal);
      case 'no-such-deal':
        return match.noSuchDeal(where, fault.line, fault.deal);
    }
  }
}

async function playMatch(plan: Plan, beginning: Beginning, shell: Shell, tools: MatchTools): Promise<number> {
  const { texts, args } = shell;
  const { writer } = beginning;
  const results = [...beginning.results];
  const done = new Set(results.map(({ deal }) => deal));
  const deals = Array.from({ length: plan.deals }, (_, deal) => deal).filter((deal) => !done.has(deal));
  const hands = Array.from({ length: Math.min(plan.jobs, deals.length) }, () => tools.hire(plan.order));
  const progress = new Progress(shell, plan.deals, results.length, tools.now);
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
    for (const hand of hands) hand.stop();
  };
  const dead: { found: DeadService | null } = { found: null };
  const keep = (result: PairResult): void => {
    dead.found ??= deadIn(result, plan.order, shell);
    // What the simple player has played in the place of nobody is no result.
    if (dead.found !== null) {
      stop();
      return;
    }
    writer?.add(result);
    results.push(result);
    progress.show(() => summaryOf(results));
  };
  let stoppedBy: Interruption = 'SIGINT';
  const listening = tools.onInterrupt((by) => {
    stoppedBy = by;
    stop();
  });
  try {
    progress.show(() => summaryOf(results));
    await playAll(deals, hands, keep, () => isStopped);
  } finally {
    listening();
    progress.clear();
    for (const hand of hands) hand.stop();
    writer?.close();
  }
  const summary = summaryOf(results);
  if (args.flags.has('json')) shell.json(reportOf(plan, summary, results));
  else shell.say(...reportLines(plan, summary, results, shell));
  if (results.length === plan.deals) return EXIT.ok;
  const goOn = writer === null ? texts.match.notKept : texts.match.goOn(callToGoOn(shell));
  if (dead.found !== null) {
    shell.complain(
      texts.match.unanswered(dead.found.url, dead.found.why),
      texts.match.stopped(results.length, plan.deals),
      goOn,
    );
    return EXIT.io;
  }
  shell.complain(texts.match.stopped(results.length, plan.deals), goOn);
  return INTERRUPTIONS[stoppedBy];
}

/** A service that nobody answers for, and why, in words. */
interface DeadService {
  readonly url: string;
  readonly why: string;
}

/** The service that answered none of its questions in a deal; null where all have answered. */
function deadIn(result: PairResult, order: Order, { texts }: Shell): DeadService | null {
  for (const side of SIDES) {
    const spec = order[side];
    const why = spec.kind === 'service' ? whyUnanswered(result[side]) : null;
    if (spec.kind === 'service' && why !== null) return { url: spec.url, why: texts.rest.faults[why] };
  }
  return null;
}
