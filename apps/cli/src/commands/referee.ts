/**
 * `puur referee [FILE|-]`: a quarrel settled, or a record checked from the first card to the last.
 *
 * A quarrel is told in the form of docs/referee.md, alone or several in a list. Any record that `puur score` reads is
 * checked card by card instead. Without a file the seven questions are shown with which a quarrel begins.
 */
import { parseJson } from '@puur/records';
import { ok, refuse, type Result, type RuleProfile } from '@puur/rules';
import {
  answerOf,
  CHECKLIST,
  type FormRefusal,
  jsonSchema,
  type Quarrel,
  quarrelsIn,
  readQuarrel,
  referee,
  type Ruling,
  type RulingRefusal,
} from '@puur/referee';
import { refereeWordsIn, RefereeSpeech, type RefereeWords } from '@puur/words';
import type { Io } from '../io.js';
import { auditText } from './referee/recorded.js';
import { readInput } from './reading.js';
import { rulingLines, voiceOf } from './referee/telling.js';
import { profileFrom } from './settings.js';
import { EXIT, openShell, type Shell } from './shell.js';
import { SPECS } from './specs.js';

export async function run(args: readonly string[], io: Io): Promise<number> {
  const shell = await openShell(args, io, SPECS.referee);
  if (typeof shell === 'number') return shell;
  const words = await refereeWordsIn(shell.language);
  if (shell.args.flags.has('schema')) {
    shell.json(jsonSchema());
    return EXIT.ok;
  }
  const path = shell.args.words[0];
  if (path === undefined) {
    shell.say(...frontPage(words, shell));
    return EXIT.ok;
  }
  const input = await readInput(path, shell);
  if (!input.ok) {
    shell.complain(input.error.sentence);
    return input.error.exit;
  }
  const parsed = parseJson(input.value);
  const told = parsed.ok ? quarrelsIn(parsed.value) : null;
  if (told === null) return auditText(input.value, path, words, shell);
  const profile =
    shell.args.values.profile === undefined ? null : profileFrom(shell.args.values.profile, shell.texts.shell);
  if (profile !== null && !profile.ok) return failed(shell, profile.error);
  const asJson = shell.args.flags.has('json');
  const answers: unknown[] = [];
  let worst: number = EXIT.ok;
  for (const [index, raw] of told.list.entries()) {
    const settled = settle(raw, profile?.value ?? null);
    if (!settled.ok) {
      worst = EXIT.usage;
      if (asJson) answers.push({ error: settled.error });
      shell.complain(
        ...(told.isList ? [`${index + 1}`] : []),
        new RefereeSpeech(voiceOf({ names: null, sides: null }, words, shell)).fault(settled.error),
      );
      continue;
    }
    const { quarrel, ruling } = settled.value;
    if (asJson) answers.push(answerOf(ruling, quarrel));
    else shell.say(...(index > 0 ? [''] : []), ...rulingLines(ruling, quarrel, words, shell));
  }
  if (asJson) shell.json(told.isList ? answers : answers[0]);
  return worst;
}

function failed(shell: Shell, sentence: string): number {
  shell.complain(sentence);
  return EXIT.usage;
}

type Fault = FormRefusal | RulingRefusal;

function settle(
  raw: unknown,
  profile: RuleProfile | null,
): Result<{ readonly quarrel: Quarrel; readonly ruling: Ruling }, Fault> {
  const read = readQuarrel(raw);
  if (!read.ok) return read;
  const quarrel = profile === null ? read.value : { ...read.value, profile };
  const ruling = referee(quarrel);
  return ruling.ok ? ok({ quarrel, ruling: ruling.value }) : refuse(ruling.error);
}

/** The seven check questions, each with what can be asked about it. */
function frontPage(words: RefereeWords, { paint }: Shell): readonly string[] {
  return [
    paint(words.says.title, 'bold'),
    '',
    ...CHECKLIST.flatMap(({ id, questions }, index) => [
      paint(`${index + 1}. ${words.checks[id]}`, 'bold'),
      ...questions.map((question) => `   ${words.questions[question]} (${question})`),
    ]),
  ];
}
