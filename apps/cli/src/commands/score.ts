/** `puur score FILE|-`: a record of any form, counted again: round by round, block by block, every card judged. */
import { accountSoFar, fold, type PartieEvent, type PartieState, perSeat } from '@puur/rules';
import { missingAfter } from '@puur/records';
import type { Io } from '../io.js';
import { drawAccount } from '../screen/account.js';
import { fold as folded } from '../screen/layout.js';
import { eventInWords } from './difference.js';
import { Narrator } from './play/narrator.js';
import { seatingOf } from './play/seating.js';
import { goalOf, profileName } from './play.js';
import { placeIn, readInput, readLogs, type Reading } from './reading.js';
import { namesFrom } from './play/setup.js';
import { EXIT, openShell, type Shell } from './shell.js';
import { SPECS } from './specs.js';

export async function run(args: readonly string[], io: Io): Promise<number> {
  const shell = await openShell(args, io, SPECS.score);
  if (typeof shell === 'number') return shell;
  const { names } = shell.args.values;
  if (names !== undefined && namesFrom(names, null, shell.texts.table) === null) {
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
  const asJson = shell.args.flags.has('json');
  if (!read.ok) {
    if (asJson) shell.json({ error: read.error.error });
    shell.complain(...read.error.sentences);
    return read.error.saysNo ? EXIT.no : EXIT.usage;
  }
  const { logs } = read.value;
  if (logs.length === 0) {
    shell.complain(shell.texts.shell.nothingPlayed);
    return EXIT.usage;
  }
  if (asJson) shell.json({ parties: logs.map((log) => inJson(log, read.value)) });
  else for (const log of logs) tell(log, read.value, shell);
  return EXIT.ok;
}

function inJson(log: readonly PartieEvent[], { names }: Reading): object {
  const { profile, rounds, score, berg, ending, round } = fold(log);
  const running =
    round !== null && round.account === null ? { number: round.number, account: accountSoFar(round, profile) } : null;
  return { names: perSeat((seat) => names[seat]), profile, rounds, running, score, berg, ending };
}

function tell(log: readonly PartieEvent[], { names }: Reading, shell: Shell): void {
  const { texts } = shell;
  const state = fold(log);
  const seating = seatingOf(names, null, texts.table);
  shell.say(`${texts.shell.profileOf(profileName(state, shell))}, ${goalOf(state, shell)}`);
  shell.say(...new Narrator(shell, seating, 'account').tell(log));
  if (state.ending === null) shell.say('', ...soFar(log, state, names, shell));
}

/** Where the log stops, and what is certain of a round that was not played to its end. */
function soFar(
  log: readonly PartieEvent[],
  state: PartieState,
  names: Reading['names'],
  shell: Shell,
): readonly string[] {
  const { texts, signs, paint, width } = shell;
  const { round, profile, score } = state;
  const isRunning = round !== null && round.account === null;
  const missing = missingAfter(log);
  const stop =
    missing === null
      ? []
      : [texts.shell.missingAt(placeIn(state, missing, log.length, shell), eventInWords(missing, names, shell))];
  // A Partie that only lacks the word that it is over is not one that goes on.
  const unfinished =
    isRunning || state.rounds.length === 0
      ? [texts.shell.unfinished(round?.number ?? 1)]
      : stop.length > 0
        ? []
        : [texts.shell.unfinishedAfter(state.rounds.length)];
  const head = [...unfinished, ...stop].flatMap((line) => folded(line, width));
  if (!isRunning || round.contract === null) return head;
  const account = accountSoFar(round, profile);
  const { teams } = seatingOf(names, null, texts.table);
  const sheet = { account, profile, contract: round.contract, before: score, names: teams, complete: false };
  return [...head, ...drawAccount(sheet, { texts: texts.table, signs, paint, width })];
}
