/**
 * The account of a round, so that it adds up in sight: block by block in the order of the table, the factor, the total,
 * the score, and the sum that every round must give (91 + 61 + 5 = 157).
 */
import {
  type Block,
  blocksOf,
  type Contract,
  type PerTeam,
  perTeam,
  type RoundAccount,
  type RuleProfile,
  sumsTo152,
  type TeamAccount,
  TEAMS,
} from '@puur/rules';
import type { TableTexts } from '../lang/messages.js';
import { type Lines, padEnd, padStart, widthOf } from './layout.js';
import type { Paint } from './paint.js';
import type { Signs } from './signs.js';

export interface AccountSheet {
  readonly account: RoundAccount;
  readonly profile: RuleProfile;
  readonly contract: Contract | null;
  /** Totals before the round. */
  readonly before: PerTeam<number>;
  readonly names: PerTeam<string>;
  /** False where the Partie ended in the middle of the round. */
  readonly complete: boolean;
}

export interface AccountStyle {
  readonly texts: TableTexts;
  readonly signs: Signs;
  readonly paint: Paint;
  readonly width: number;
}

/** One line of the account: a label and what stands below each team. */
interface Row {
  readonly label: string;
  readonly cells: PerTeam<string>;
  readonly strong?: true;
}

/** The account as lines. */
export function drawAccount(sheet: AccountSheet, style: AccountStyle): Lines {
  const { texts, signs, paint } = style;
  const { account, before } = sheet;
  const blocks = blocksOf(sheet.profile.countOrder).map((block): Row => {
    const cells = perTeam((team) => blockFormula(block, account.teams[team], account.factor, sheet.profile, signs));
    return { label: texts.blocks[block], cells };
  });
  const total: Row = { label: texts.total, cells: perTeam((team) => `${account.teams[team].total}`), strong: true };
  const score: Row = {
    label: texts.score,
    cells: perTeam(
      (team) => `${before[team]} + ${account.teams[team].total} = ${before[team] + account.teams[team].total}`,
    ),
  };
  const check = checkSum(sheet);
  const lines =
    style.width >= 60
      ? inColumns([...blocks, total, score], sheet.names, style)
      : stacked([...blocks, total, score], sheet.names, style);
  return check === null ? lines : [...lines, `${padEnd(texts.checkSum, labelWidth(texts))}  ${paint(check, 'green')}`];
}

/** `91 + 61 + 5 = 157`; null where the round has no fixed sum. */
export function checkSum({ account, contract, profile, complete }: AccountSheet): string | null {
  if (!complete || contract === null || !sumsTo152(contract, profile)) return null;
  const [a, b] = account.teams;
  const extra = [a.lastTrick + b.lastTrick, a.match + b.match].filter((points) => points > 0);
  const terms = [a.cards, b.cards, ...extra];
  const sum = `${terms.join(' + ')} = ${terms.reduce((total, points) => total + points, 0)}`;
  return sum;
}

/** What a team has in a block: `(91 + 5) × 2 = 192`, `50`, or a dash for nothing. */
function blockFormula(block: Block, made: TeamAccount, factor: number, profile: RuleProfile, signs: Signs): string {
  const written = made.blocks[block];
  if (written === 0) return signs.none;
  if (block !== 'stich') {
    const plain = made[block];
    return plain === written ? `${written}` : `${plain} ${signs.times} ${factor} = ${written}`;
  }
  const withMatch = profile.matchBonusMultiplied || factor === 1;
  const inside = [made.cards, made.lastTrick, withMatch ? made.match : 0].filter((points) => points > 0);
  const outside = withMatch ? '' : made.match > 0 ? ` + ${made.match}` : '';
  const sum = inside.join(' + ');
  const times = factor === 1 ? '' : ` ${signs.times} ${factor}`;
  const formula = `${inside.length > 1 && factor !== 1 ? `(${sum})` : sum}${times}${outside}`;
  return formula === `${written}` ? formula : `${formula} = ${written}`;
}

function labelWidth(texts: TableTexts): number {
  return Math.max(...[...Object.values(texts.blocks), texts.total, texts.score, texts.checkSum].map(widthOf));
}

function inColumns(rows: readonly Row[], names: PerTeam<string>, { texts, signs, paint, width }: AccountStyle): Lines {
  const label = labelWidth(texts);
  const column = Math.min(27, Math.floor((width - label - 2) / 2));
  const row = (first: string, cells: PerTeam<string>): string =>
    padEnd(first, label) + cells.map((cell) => padStart(cell, column)).join('');
  const rule = ' '.repeat(label) + TEAMS.map(() => '  ' + signs.line.repeat(column - 2)).join('');
  return [
    row('', names),
    ...rows.flatMap(({ label: first, cells, strong }) =>
      strong
        ? [
            paint(rule, 'dim'),
            row(
              first,
              perTeam((team) => paint(cells[team], 'bold')),
            ),
          ]
        : [row(first, cells)],
    ),
  ];
}

function stacked(rows: readonly Row[], names: PerTeam<string>, { texts, paint }: AccountStyle): Lines {
  return TEAMS.flatMap((team) => [
    paint(names[team], 'bold'),
    ...rows.map(({ label, cells }) => `  ${padEnd(label, labelWidth(texts))}  ${cells[team]}`),
  ]);
}
