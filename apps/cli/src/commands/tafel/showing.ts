/** Showing: a sheet in the terminal: the chalk or a table, the rounds, who has won, statistics. */
import { type FactorKey, type PerTeam, perTeam, type Seat, TEAMS } from '@puur/rules';
import {
  type Opening,
  type Sheet,
  type SheetRefusal,
  type SheetQuestion,
  sideNames,
  slateOf,
  statisticsOf,
  STROKE_COUNT,
  type SchieberSheet,
} from '@puur/tafel';
import type { TafelSentence, TafelWords } from '@puur/words';
import { indented, type Lines, padEnd, padStart, tame, widthOf } from '../../screen/layout.js';
import { drawSlate } from '../../screen/slate.js';
import type { Shell } from '../shell.js';

export const EMPTY: TafelSentence = { who: '', side: '', points: '', of: '', contract: '', block: '', round: '' };

/** The names of the two sides, or of the four players in Differenzler. */
export function columnsOf({ opening }: { readonly opening: Opening }): readonly string[] {
  const names = opening.names.map(tame);
  return opening.game === 'differenzler' ? names : sideNames(names);
}

/** The whole sheet. */
export function showSheet(sheet: Sheet, words: TafelWords, shell: Shell): Lines {
  switch (sheet.game) {
    case 'schieber':
      return [
        ...chalk(sheet, shell),
        ...(sheet.rounds.length > 0 ? ['', ...rounds(sheet, shell)] : []),
        ...ending(sheet, words, shell),
      ];
    case 'coiffeur': {
      const { tafel } = shell.texts;
      const names = columnsOf(sheet);
      const written = (team: number, key: string): string => {
        const round = sheet.rounds.find(({ entry }) => entry.team === team && entry.key === key);
        return round === undefined ? '·' : `${round.total}`;
      };
      const rows = sheet.opening.table.contracts.map(({ key, factor }) => [
        `${(words.coiffeur as Readonly<Record<string, string>>)[key] ?? key} ×${factor}`,
        ...TEAMS.map((team) => written(team, key)),
      ]);
      const won =
        sheet.winner === null
          ? sheet.over
            ? [tafel.level]
            : []
          : [`${names[sheet.winner]!}: ${sheet.totals[sheet.winner]}`];
      return [...table([['', ...names], ...rows, [tafel.total, ...sheet.totals.map(String)]]), ...won];
    }
    case 'differenzler': {
      const { tafel } = shell.texts;
      const names = columnsOf(sheet);
      const rows = sheet.rounds.map(({ entry, charged }, at) => [
        `${at + 1}`,
        ...names.map((_, seat) => `${entry.announced[seat]!}/${entry.made[seat]!} ${charged[seat]!}`),
      ]);
      const won = sheet.winners.map((seat) => `${names[seat]!}: ${sheet.totals[seat]}`);
      return [...table([['', ...names], ...rows, [tafel.total, ...sheet.totals.map(String)]]), ...won];
    }
  }
}

function chalk(sheet: SchieberSheet, { signs, paint, width }: Shell): Lines {
  const names = columnsOf(sheet);
  const sides = TEAMS.map((team) => ({
    name: names[team]!,
    slate: slateOf(sheet.rounds.map(({ account }) => account.teams[team].total)),
    total: sheet.totals[team],
  }));
  return drawSlate(sides, { signs, paint, width });
}

function rounds(sheet: SchieberSheet, { faces, texts }: Shell): Lines {
  const rows = sheet.rounds.map(({ entry, account }, at) => [
    `${at + 1}`,
    `${faces.contract(entry.contract)}${account.factor > 1 ? ` ×${account.factor}` : ''}`,
    ...TEAMS.map((team) => `${account.teams[team].total}`),
    sheet.curve[at]!.join(' : '),
  ]);
  const names = columnsOf(sheet);
  return table([['', texts.tafel.contract, ...names, texts.tafel.total], ...rows]);
}

function ending(sheet: SchieberSheet, words: TafelWords, shell: Shell): Lines {
  const { tafel, table: at } = shell.texts;
  const names = columnsOf(sheet);
  const { verdict } = sheet;
  const strokes = TEAMS.map((team) => {
    const feats = sheet.feats.filter((feat) => feat.team === team);
    const count = feats.reduce((sum, { feat }) => sum + STROKE_COUNT[feat], 0);
    return count === 0 ? '' : `${names[team]!} ${count} (${feats.map(({ feat }) => words.feats[feat]).join(', ')})`;
  }).filter((line) => line !== '');
  const won =
    verdict === null
      ? []
      : [
          tafel.won(
            names[verdict.winner]!,
            words.reasons[verdict.reason.code]({
              ...EMPTY,
              block: 'block' in verdict.reason ? at.blocks[verdict.reason.block] : '',
              points: 'missing' in verdict.reason ? `${verdict.reason.missing}` : '',
              round: 'rounds' in verdict.reason ? `${verdict.reason.rounds}` : '',
            }),
          ),
        ];
  return [
    ...(strokes.length > 0 ? ['', `${tafel.strokes}: ${strokes.join('; ')}`] : []),
    ...(won.length > 0 ? ['', ...won] : []),
    ...(sheet.mayClaim.length > 0 ? ['', tafel.claims(sheet.mayClaim.map((team) => names[team]!))] : []),
  ];
}

/** Statistics of a Schieber sheet. */
export function showStatistics(sheet: SchieberSheet, shell: Shell): Lines {
  const { statistics: words } = shell.texts.tafel;
  const made = statisticsOf(sheet);
  const one = (value: number): string => value.toFixed(1);
  const row = (label: string, values: PerTeam<number>, digits = 0): string[] => [
    label,
    ...values.map((value) => value.toFixed(digits)),
  ];
  return [
    shell.paint(words.title, 'bold'),
    ...table([
      ['', ...columnsOf(sheet)],
      row(words.mean, made.mean, 1),
      row(words.best, made.best),
      row(words.roundsWon, made.roundsWon),
      row(words.weis, made.weis),
      row(words.stoeck, made.stoeck),
      row(words.matches, made.matches),
    ]),
    words.leadChanges(made.leadChanges),
    ...made.contracts.map(({ key, rounds: count, mean }) =>
      words.contract(keyName(key, shell), count, mean === null ? null : one(mean)),
    ),
  ];
}

function keyName(key: FactorKey, { faces }: Shell): string {
  switch (key) {
    case 'E':
    case 'R':
    case 'S':
    case 'T':
      return faces.contract(`trump:${key}`);
    case 'obenabe':
    case 'undenufe':
      return faces.contract(key);
    case 'slalom':
    case 'gusti':
      // Slalom and Gusti are one line, whichever way they begin.
      return faces.contract(`${key}:obenabe`).split(' ')[0]!;
  }
}

/** Columns, the first to the left, the others to the right. */
function table(rows: readonly (readonly string[])[]): Lines {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))));
  return indented(
    rows.map((row) =>
      row
        .map((cell, column) => (column === 0 ? padEnd(cell, widths[column]!) : padStart(cell, widths[column]! + 2)))
        .join('')
        .trimEnd(),
    ),
    0,
  );
}

/** Why something cannot be written, in one sentence. */
export function refusalSentence(
  refusal: SheetRefusal,
  sheet: { readonly opening: Opening },
  words: TafelWords,
  shell: Shell,
): string {
  if (refusal.code === 'sheet-asks')
    return refusal.questions.map((question) => questionSentence(question, sheet, words)).join(' ');
  const names = columnsOf(sheet);
  const has = (key: string): unknown =>
    key in refusal ? (refusal as Readonly<Record<string, unknown>>)[key] : undefined;
  const text = (value: unknown): string =>
    Array.isArray(value) ? value.join(' : ') : typeof value === 'number' || typeof value === 'string' ? `${value}` : '';
  const [team, seat] = [has('team'), has('seat')];
  const key = has('key');
  return words.refusals[refusal.code]({
    ...EMPTY,
    side: typeof team === 'number' ? (names[team] ?? '') : '',
    who: typeof seat === 'number' ? tame(sheet.opening.names[seat as Seat] ?? '') : '',
    points: text(has('sum') ?? has('points') ?? has('found')),
    of: text(has('whole')),
    contract: typeof key === 'string' ? ((words.coiffeur as Readonly<Record<string, string>>)[key] ?? key) : '',
    round: text(has('round')),
    block: shell.texts.table.blocks.stich,
  });
}

/** A question about an odd entry. */
export function questionSentence(
  question: SheetQuestion,
  sheet: { readonly opening: Opening },
  words: TafelWords,
): string {
  const names = columnsOf(sheet);
  return words.questions[question.code]({
    ...EMPTY,
    side: 'team' in question ? (names[question.team] ?? '') : '',
    points: 'points' in question ? `${question.points}` : '',
  });
}

/** The last round in a few words: what both sides wrote. */
export function lastRound(sheet: Sheet): string {
  const names = columnsOf(sheet);
  switch (sheet.game) {
    case 'schieber': {
      const { teams } = sheet.rounds.at(-1)!.account;
      return perTeam((team) => `${names[team]!} ${teams[team].total}`).join(', ');
    }
    case 'coiffeur': {
      const { entry, total } = sheet.rounds.at(-1)!;
      return `${names[entry.team]!} ${total}`;
    }
    case 'differenzler':
      return names.map((name, seat) => `${name} ${sheet.rounds.at(-1)!.charged[seat]!}`).join(', ');
  }
}
