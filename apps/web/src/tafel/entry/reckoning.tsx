/** Reckoning: the account of a round before it is written. It adds up in sight. */
import type { PerTeam } from '@puur/rules';
import { roundPoints, type SheetCommand, sheetOf } from '@puur/tafel';
import type { JSX } from 'preact';
import { Icon } from '../../ui/icon.js';
import type { Open } from '../shelf.js';
import { say } from '../texts.js';

/** The account of a round that a command would write. */
export function Reckoning(props: {
  readonly log: Open['kept']['log'];
  readonly command: SheetCommand;
  readonly sides: readonly [string, string];
  readonly round: number | null;
}): JSX.Element | null {
  const t = say().entry;
  const { log, command, sides, round } = props;
  const after = sheetOf([...log, command]);
  if (!after.ok || after.value.game !== 'schieber') return null;
  const { rounds, totals, opening } = after.value;
  const written = rounds[round === null ? rounds.length - 1 : round - 1];
  if (!written) return null;
  const { teams, factor } = written.account;
  const [a, b] = written.entry.points;
  const { match = null } = written.entry;
  const whole = roundPoints(written.entry.contract, opening.profile);
  const bonus = match === null ? 0 : teams[match].match;
  const rows: readonly (readonly [string, PerTeam<number>])[] = [
    [t.blocks.stich, [a, b]],
    [t.bonus, [teams[0].match, teams[1].match]],
    [t.blocks.weis, [teams[0].weis, teams[1].weis]],
    [t.blocks.stoeck, [teams[0].stoeck, teams[1].stoeck]],
  ];
  const shown = rows.filter(([name, [x, y]]) => name === t.blocks.stich || x !== 0 || y !== 0);
  return (
    <>
      <table class="reckoning">
        <thead>
          <tr>
            <td />
            <th scope="col">{sides[0]}</th>
            <th scope="col">{sides[1]}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(([name, [x, y]]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{x === 0 && name !== t.blocks.stich ? '–' : x}</td>
              <td>{y === 0 && name !== t.blocks.stich ? '–' : y}</td>
            </tr>
          ))}
          <tr class="total">
            <th scope="row">
              {t.total}
              {factor > 1 && <small class="quiet"> {t.factor(factor)}</small>}
            </th>
            <td>{teams[0].total}</td>
            <td>{teams[1].total}</td>
          </tr>
          <tr>
            <th scope="row">{t.after}</th>
            <td>{totals[0]}</td>
            <td>{totals[1]}</td>
          </tr>
        </tbody>
      </table>
      {whole !== null && a + b === whole && (
        <p class="good adds">
          <Icon name="check" /> {bonus > 0 ? t.sum(whole, bonus, whole + bonus) : t.sum(a, b, whole)}
        </p>
      )}
    </>
  );
}
