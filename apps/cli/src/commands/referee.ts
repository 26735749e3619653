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
  QUARREL_FORMAT,
  readQuarrel,
  referee,
  type Ruling,
  type RulingRefusal,
} from '@puur/referee';
import { refereeWordsIn, type RefereeWords } from '@puur/words';
import type { Io } from '../io.js';
import { auditText } from './referee/recorded.js';
import { readInput } from './reading.js';
import { rulingLines } from './referee/telling.js';
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
  const told = quarrelsIn(input.value);
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
      shell.complain(...(told.isList ? [`${index + 1}`] : []), faultSentence(settled.error, words, shell));
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

interface Told {
  readonly list: readonly unknown[];
  readonly isList: boolean;
}

/** The quarrels of a text; null where it is none and may be a record. */
function quarrelsIn(text: string): Told | null {
  const parsed = parseJson(text);
  if (!parsed.ok) return null;
  if (Array.isArray(parsed.value)) {
    const list = parsed.value as readonly unknown[];
    return list.length > 0 && list.every(isQuarrel) ? { list, isList: true } : null;
  }
  return isQuarrel(parsed.value) ? { list: [parsed.value], isList: false } : null;
}

/** A quarrel says its format, or has events and asks something of them; a record says another format. */
function isQuarrel(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { format, events, question } = value as Readonly<Record<string, unknown>>;
  return format === QUARREL_FORMAT || (format === undefined && (Array.isArray(events) || question !== undefined));
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

function faultSentence(fault: Fault, words: RefereeWords, { faces }: Shell): string {
  if (fault.code === 'facts-missing') {
    return words.says.factsMissing(fault.facts.map((fact) => words.facts[fact]).join(', '));
  }
  if (fault.code === 'facts-contradict') return words.says.contradict(faces.names(fault.cards));
  if (fault.code === 'nothing-asked') return words.says.nothingAsked;
  // Nothing found has no JSON, whatever the types say.
  const json = JSON.stringify(fault.found) as string | undefined;
  const found = typeof fault.found === 'string' ? `«${fault.found}»` : (json ?? '');
  return words.form[fault.code](fault.path === '' ? 'JSON' : fault.path, fault.expected, found);
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
