/**
 * CSV: a sheet as a table for other programs (RFC 4180, comma, CRLF). Column heads are codes in English, the names of the
 * players as they are. A name that a spreadsheet would take for a formula is led by an apostrophe.
 */
import { factorFor, TEAMS } from '@puur/rules';
import type { Sheet } from './sheet.js';

function cell(value: string | number | null): string {
  const text = value === null ? '' : typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : `${value}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function lines(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** The names of the two sides: given, or joined from four. */
export function sideNames(names: readonly string[]): readonly [string, string] {
  const [a = '', b = '', c, d] = names;
  return c === undefined || d === undefined ? [a, b] : [`${a}/${c}`, `${b}/${d}`];
}

/** A sheet as CSV. */
export function csvOf(sheet: Sheet): string {
  const { names } = sheet.opening;
  switch (sheet.game) {
    case 'schieber': {
      const sides = sideNames(names);
      const { profile } = sheet.opening;
      const head = ['points', 'weis', 'stoeck', 'match', 'written', 'total'];
      return lines([
        [
          'round',
          'dealer',
          'declarer',
          'contract',
          'factor',
          ...sides.flatMap((side) => head.map((of) => `${side} ${of}`)),
        ],
        ...sheet.rounds.map(({ entry, dealer, declarer, account }, at) => [
          at + 1,
          dealer,
          declarer,
          entry.contract,
          factorFor(entry.contract, profile),
          ...TEAMS.flatMap((team) => {
            const { weis, stoeck, match, total } = account.teams[team];
            return [entry.points[team], weis, stoeck, match, total, sheet.curve[at]![team]];
          }),
        ]),
      ]);
    }
    case 'coiffeur': {
      const sides = sideNames(names);
      const writtenBy = (team: number, key: string): number | null =>
        sheet.rounds.find(({ entry }) => entry.team === team && entry.key === key)?.total ?? null;
      return lines([
        ['contract', 'factor', ...sides],
        ...sheet.opening.table.contracts.map(({ key, factor }) => [
          key,
          factor,
          ...TEAMS.map((team) => writtenBy(team, key)),
        ]),
        ['total', null, ...sheet.totals],
      ]);
    }
    case 'differenzler': {
      const head = ['announced', 'made', 'charged'];
      return lines([
        ['round', ...names.flatMap((name) => head.map((of) => `${name} ${of}`))],
        ...sheet.rounds.map(({ entry, charged }, at) => [
          at + 1,
          ...names.flatMap((_, seat) => [entry.announced[seat]!, entry.made[seat]!, charged[seat]!]),
        ]),
        ['total', ...sheet.totals.flatMap((total) => [null, null, total])],
      ]);
    }
  }
}
