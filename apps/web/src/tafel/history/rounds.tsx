/** Rounds: what stands on the slate, round by round, each to be corrected. */
import { TEAMS } from '@puur/rules';
import type { SchieberSheet } from '@puur/tafel';
import type { JSX } from 'preact';
import { ContractSign } from '../../cards/face.js';
import { contractWithFactor, seatName, sidesOf } from '../sentences.js';
import { type Open, pathOf } from '../shelf.js';
import { say } from '../texts.js';

export function RoundList(props: {
  readonly now: Open;
  readonly sheet: SchieberSheet;
  /** Where a correction leads back to: the history, else the board. */
  readonly from?: 'verlauf';
}): JSX.Element {
  const { now, sheet, from } = props;
  const t = say().history;
  const { opening, rounds, curve } = sheet;
  const sides = sidesOf(opening);
  if (rounds.length === 0) return <p class="quiet">{t.empty}</p>;
  return (
    <div class="paper scroll">
      <table class="rounds">
        <thead>
          <tr>
            <td />
            {TEAMS.map((team) => (
              <th key={team} scope="col">
                {sides[team]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ entry, declarer, declaredBy, account }, at) => {
            const number = at + 1;
            return (
              <tr key={number}>
                <th scope="row">
                  <a
                    href={pathOf(now.kept.id, `runde=${number}${from === undefined ? '' : `&von=${from}`}`)}
                    data-round={number}
                  >
                    <span class="hidden">
                      {t.edit(number)}: {contractWithFactor(entry.contract, account.factor)},
                    </span>
                    <span class="no" aria-hidden="true">
                      {number}
                    </span>
                    <ContractSign contract={entry.contract} />
                    <small class="quiet">
                      {account.factor > 1 && <span aria-hidden="true">×{account.factor} </span>}
                      {declarer !== null ? seatName(opening, declarer) : declaredBy !== null && sides[declaredBy]}
                    </small>
                  </a>
                </th>
                {TEAMS.map((team) => (
                  <td key={team}>
                    <b>{curve[at]![team]}</b>
                    <small class="quiet">+{account.teams[team].total}</small>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
