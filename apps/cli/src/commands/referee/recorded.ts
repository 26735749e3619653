/** Recorded: a record checked from the first card to the last, and what was found told line by line. */
import { type InspectedRound, inspectText, isFault } from '@puur/referee';
import { RefereeSpeech, type RefereeWords } from '@puur/words';
import { fold } from '../../screen/layout.js';
import { profileFrom } from '../settings.js';
import { faultOf } from '../reading.js';
import { EXIT, type Shell } from '../shell.js';
import { voiceOf } from './telling.js';

/** Checks a record and tells what was found; the exit code. */
export function auditText(text: string, path: string, words: RefereeWords, shell: Shell): number {
  const asked = profileFrom(shell.args.values.profile, shell.texts.shell);
  if (!asked.ok) {
    shell.complain(asked.error);
    return EXIT.usage;
  }
  const inspected = inspectText(text, asked.value, { pairing: shell.faces.settings.pairing });
  if (!inspected.ok) {
    const { sentences, saysNo } = faultOf(inspected.error, text, path, shell);
    shell.complain(...sentences);
    return saysNo ? EXIT.no : EXIT.usage;
  }
  const { names, rounds, faults } = inspected.value;
  if (shell.args.flags.has('json')) {
    shell.json({ rounds: rounds.map(({ number, audit }) => ({ round: number, ...audit })), names });
  } else {
    const speech = new RefereeSpeech(voiceOf({ names, sides: null }, words, shell));
    shell.say(...rounds.flatMap((round) => roundLines(round, speech, words, shell)));
  }
  if (rounds.length === 0) {
    const { nothingDealt, nothingPlayed } = shell.texts.shell;
    shell.complain(inspected.value.kind === 'deal-code' ? nothingPlayed : nothingDealt);
    return EXIT.usage;
  }
  return faults > 0 ? EXIT.no : EXIT.ok;
}

function roundLines(
  { number, audit }: InspectedRound,
  speech: RefereeSpeech,
  words: RefereeWords,
  { paint, width }: Shell,
): readonly string[] {
  const head = paint(words.says.round(number), 'bold');
  if (!audit.findings.some(isFault)) return fold(`${head}: ${speech.faultless(audit)}`, width, 2);
  return [head, ...audit.findings.flatMap((finding) => fold(`  ${speech.audited(finding)}`, width, 4))];
}
