/**
 * Telling: a ruling as lines: the verdict, what comes out, why, the rule and who says so, and where it would be different.
 * The sentences are those of @puur/words; here they get the names of the table and the width of the window.
 */
import { type Difference, type Findings, type Quarrel, type Ruling, seatName, sideName } from '@puur/referee';
import { type RefereeVoice, RefereeSpeech, type RefereeWords } from '@puur/words';
import { fold, indented, type Lines, tame } from '../../screen/layout.js';
import type { Shell } from '../shell.js';
import { namesFrom } from '../play/setup.js';

type Telling = Pick<Shell, 'texts' | 'faces' | 'paint' | 'width' | 'args'>;

/** Speaks of seats and sides by the names of the quarrel, or by the usual ones. */
export function voiceOf(
  quarrel: Pick<Quarrel, 'names' | 'sides'>,
  words: RefereeWords,
  { texts, faces, args }: Pick<Telling, 'texts' | 'faces' | 'args'>,
): RefereeVoice {
  const names = quarrel.names ?? namesFrom(args.values.names, null, texts.table);
  const named = { ...quarrel, names };
  return {
    words,
    book: texts,
    refusals: texts.refusals,
    blocks: texts.table.blocks,
    seat: (seat) => tame(String(seatName(seat, named))),
    side: (team) => tame(String(sideName(team, named))),
    cards: (cards) => faces.names(cards),
    suit: (suit) => faces.suitName(suit),
    contract: (contract) => faces.contract(contract),
    deck: faces.deckNames,
  };
}

/** A ruling as lines. */
export function rulingLines(ruling: Ruling, quarrel: Quarrel, words: RefereeWords, shell: Telling): Lines {
  const { paint, width } = shell;
  const { says } = words;
  const voice = voiceOf(quarrel, words, shell);
  const speech = new RefereeSpeech(voice);
  const wide = (line: string, indent = 2): Lines => fold(line, width, indent);
  const block = (title: string, lines: readonly string[]): Lines =>
    lines.length === 0
      ? []
      : ['', paint(title, 'bold'), ...lines.flatMap((line) => indented(fold(line, width - 2, 2), 2))];
  return [
    ...wide(words.questions[ruling.question]).map((line) => paint(line, 'dim')),
    ...wide(speech.verdict(ruling)).map((line) => paint(line, 'bold')),
    ...findingLines(ruling.ruling, speech, words).flatMap((line) => wide(`  ${line}`, 4)),
    ...ruling.moved.map(({ to, points }) => `  ${says.moved(`${points}`, voice.side(to))}`),
    ...block(
      says.why,
      ruling.steps.map((step) => speech.step(step)),
    ),
    ...block(says.rule, [speech.rule(ruling.rule)]),
    ...block(
      says.sources,
      [
        ruling.sources
          .filter(({ agrees }) => agrees)
          .map(({ id }) => speech.source(id))
          .join('; '),
        ...ruling.sources
          .filter(({ agrees }) => !agrees)
          .map(({ id, says: other = 'silent' }) =>
            says.label(says.otherwise, `${speech.source(id)} (${speech.says(other)})`),
          ),
        speech.confidence(ruling),
      ].filter((line) => line !== ''),
    ),
    ...block(
      says.alsoPossible,
      ruling.alternatives.map((other) => findingLines(other, speech, words).join(' · ')),
    ),
    ...block(
      says.differs,
      ruling.differsUnder.map((difference) => differenceLine(difference, ruling.ruling, speech, words)),
    ),
    ...(ruling.differsUnder.length === 0 ? ['', ...wide(says.noDifference)] : []),
  ];
}

/** Findings as `label: value`. */
function findingLines(findings: Findings, speech: RefereeSpeech, { says }: RefereeWords): Lines {
  return speech.findings(findings).map(({ name, text }) => says.label(name, text));
}

function differenceLine(difference: Difference, own: Findings, speech: RefereeSpeech, words: RefereeWords): string {
  const { presets, agreements, verdict, findings } = speech.difference(difference, own);
  const under = [...(presets.length > 0 ? [`${words.says.presets} ${presets.join(', ')}`] : []), ...agreements];
  const details = findings.map(({ name, text }) => words.says.label(name, text)).join(' · ');
  return `${under.join('; ')} → ${verdict}${details === '' ? '' : ` ${details}`}`;
}
