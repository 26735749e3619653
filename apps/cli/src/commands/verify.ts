/**
 * `puur verify FILE|-`: whether the cards of a record were dealt honestly.
 *
 * Every deal is worked out again from its seal, its cuts and its secret. Where the play does not keep to the rules, that
 * is said as well: a proof of the deal says nothing about what became of the cards.
 */
import { fold, replay, type PartieEvent } from '@puur/rules';
import { readRecord } from '@puur/records';
import { type DealAudit, verifyLog } from '@puur/table';
import type { Io } from '../io.js';
import { fold as folded } from '../screen/layout.js';
import { readInput, readLogs, type Reading } from './reading.js';
import { namesFrom } from './play/setup.js';
import { EXIT, openShell, type Shell } from './shell.js';
import { SPECS } from './specs.js';

export async function run(args: readonly string[], io: Io): Promise<number> {
  const shell = await openShell(args, io, SPECS.verify);
  if (typeof shell === 'number') return shell;
  const { names: called } = shell.args.values;
  if (called !== undefined && namesFrom(called, null, shell.texts.table) === null) {
    shell.complain(shell.texts.shell.needFourNames);
    return EXIT.usage;
  }
  const path = shell.args.words[0]!;
  const input = await readInput(path, shell);
  if (!input.ok) {
    shell.complain(input.error.sentence);
    return input.error.exit;
  }
  const read = readLogs(input.value, path, shell);
  // A record that breaks a rule in its play can still be asked how it was dealt.
  const unjudged = read.ok ? null : readRecord(input.value, { judge: false });
  if (!read.ok && unjudged?.ok !== true) {
    shell.complain(...read.error.sentences);
    return EXIT.usage;
  }
  const logs = read.ok ? read.value.logs : unjudged?.ok === true ? [unjudged.value.events] : [];
  const names = read.ok ? read.value.names : ((unjudged?.ok === true ? unjudged.value.names : undefined) ?? NOBODY);
  return report(logs, names, shell);
}

const NOBODY: Reading['names'] = ['1', '2', '3', '4'];

/** A deal and what is said of it. `pending`: its round is still running. */
interface Finding {
  readonly audit: DealAudit;
  readonly verdict: 'proved' | 'wrong' | 'pending';
}

function report(logs: readonly (readonly PartieEvent[])[], names: Reading['names'], shell: Shell): number {
  const { texts } = shell;
  const findings = logs.flatMap(findingsIn);
  if (findings.length === 0) {
    shell.complain(texts.shell.nothingDealt);
    return EXIT.usage;
  }
  const wrong = findings.filter(({ verdict }) => verdict === 'wrong');
  const pending = findings.filter(({ verdict }) => verdict === 'pending');
  const playable = logs.every((log) => replay(log).ok);
  const isFine = wrong.length === 0 && playable;
  if (shell.args.flags.has('json')) {
    const deals = findings.map(({ audit, verdict }) => ({
      round: audit.round,
      verdict,
      ...(audit.result.ok ? { cutters: audit.result.value.cutters } : { code: audit.result.error.code }),
    }));
    shell.json({ proved: wrong.length === 0, playable, deals });
    return isFine ? EXIT.ok : EXIT.no;
  }
  shell.say(...findings.flatMap((finding) => folded(sentenceFor(finding, names, shell), shell.width, 2)), '');
  const proved = findings.length - pending.length;
  if (wrong.length > 0) shell.say(texts.shell.someWrong(wrong.length, proved));
  else if (proved > 0) shell.say(texts.shell.allVerified(proved));
  if (pending.length > 0) shell.say(texts.shell.pending(pending.length));
  if (!playable) shell.say(...folded(texts.shell.notPlayable, shell.width));
  return isFine ? EXIT.ok : EXIT.no;
}

function findingsIn(log: readonly PartieEvent[]): readonly Finding[] {
  const { phase } = fold(log);
  const audits = verifyLog(log);
  return audits.map((audit, index) => {
    if (audit.result.ok) return { audit, verdict: 'proved' };
    const isLast = index === audits.length - 1;
    const isRunning = isLast && phase !== 'ended' && audit.result.error.code === 'no-secret' && !audit.thrownIn;
    return { audit, verdict: isRunning ? 'pending' : 'wrong' };
  });
}

function sentenceFor({ audit }: Finding, names: Reading['names'], { texts }: Shell): string {
  const { shell, table, proof } = texts;
  const round = audit.thrownIn ? `${table.round(audit.round)} (${shell.thrownIn})` : table.round(audit.round);
  if (!audit.result.ok) return shell.notVerified(round, proof[audit.result.error.code]);
  return shell.verified(round, audit.result.value.cutters.map((seat) => names[seat]).join(', '));
}
