/** `puur convert --to FORM FILE|-`: a record brought into another form; what the form cannot tell is said on standard error. */
import { fold, ok, type PartieEvent, refuse, type Result, type Seat } from '@puur/rules';
import {
  type AnyRecord,
  partieOfRounds,
  type PuurRecord,
  writeCompact,
  writeDealCode,
  writeHslu,
  writeRecord,
  writeText,
} from '@puur/records';
import type { Io } from '../io.js';
import { DEFAULTS } from './defaults.js';
import { readInput, readLogs, type Reading, recordSentence } from './reading.js';
import { EXIT, openShell, type Shell } from './shell.js';
import { SPECS } from './specs.js';
import { nearestOf } from './nearest.js';

export const FORMS = ['record', 'text', 'hslu', 'compact', 'code'] as const;
export type Form = (typeof FORMS)[number];

export async function run(args: readonly string[], io: Io): Promise<number> {
  const shell = await openShell(args, io, SPECS.convert);
  if (typeof shell === 'number') return shell;
  const { texts } = shell;
  const asked = shell.args.values.to ?? DEFAULTS.convert.to;
  const form = FORMS.find((known) => known === asked);
  if (form === undefined)
    return refused(
      shell,
      texts.shell.badValue(
        '--to',
        asked,
        [nearestOf(asked, FORMS), ...FORMS]
          .filter((word, index, all) => word !== '' && all.indexOf(word) === index)
          .join(', '),
      ),
    );
  const path = shell.args.words[0]!;
  const input = await readInput(path, shell);
  if (!input.ok) {
    shell.complain(input.error.sentence);
    return input.error.exit;
  }
  const read = readLogs(input.value, path, shell);
  if (!read.ok) {
    shell.complain(...read.error.sentences);
    return read.error.saysNo ? EXIT.no : EXIT.usage;
  }
  const written = write(form, read.value, shell);
  if (!written.ok) return refused(shell, written.error);
  shell.io.stdout.write(written.value);
  return EXIT.ok;
}

function refused(shell: Shell, sentence: string): number {
  shell.complain(sentence);
  return EXIT.usage;
}

/** The text in a form; or the sentence that says why there is none. */
function write(form: Form, reading: Reading, shell: Shell): Result<string, string> {
  const { texts } = shell;
  switch (form) {
    case 'record':
    case 'text': {
      const record = recordOf(reading.any, texts.shell.notOnePartie);
      if (!record.ok) return record;
      if (form === 'record') return ok(writeRecord(record.value));
      const written = writeText(record.value);
      return written.ok ? written : refuse(recordSentence(written.error, shell));
    }
    case 'hslu':
    case 'compact': {
      const write =
        form === 'hslu'
          ? (log: readonly PartieEvent[]) => writeHslu(log, { pairing: shell.faces.settings.pairing })
          : writeCompact;
      if (reading.any.kind === 'deal-code') return refuse(texts.shell.nothingPlayed);
      const parts = reading.logs.map(write);
      const text = parts.map((part) => part.text).join('');
      if (text === '') return refuse(texts.shell.nothingWhole(form));
      const skipped = parts.flatMap((part) => part.skipped.map(({ number }) => number));
      if (skipped.length > 0) shell.complain(texts.shell.leftOut(form, skipped.join(', ')));
      return ok(text);
    }
    case 'code': {
      const codes =
        reading.any.kind === 'deal-code' ? [writeDealCode(reading.any.deal)] : reading.logs.flatMap(codesOf);
      return codes.length === 0 ? refuse(texts.shell.nothingDealt) : ok(codes.map((code) => `${code}\n`).join(''));
    }
  }
}

/** The record of one Partie. Rounds that were recorded alone make one if each was dealt by the forehand of the one before. */
function recordOf(any: AnyRecord, notOne: string): Result<PuurRecord, string> {
  switch (any.kind) {
    case 'puur-record':
    case 'puur-text':
      return ok(any.record);
    case 'hslu':
    case 'compact': {
      const rounds = any.kind === 'hslu' ? any.log.rounds : any.rounds;
      const events = partieOfRounds(rounds.map(({ round }) => round));
      return events.ok ? ok({ events: events.value }) : refuse(notOne);
    }
    case 'deal-code': {
      const { hands, dealer, profile } = any.deal;
      return ok({
        events: [
          { type: 'opened', profile },
          { type: 'dealt', dealer, hands },
        ],
      });
    }
  }
}

/** The codes of all deals of a log, one a deal. */
function codesOf(log: readonly PartieEvent[]): string[] {
  const { profile } = fold(log);
  return log.flatMap((event) =>
    event.type === 'dealt' ? [writeDealCode({ hands: event.hands, dealer: event.dealer satisfies Seat, profile })] : [],
  );
}
