/** History: the rounds, the curve, strokes and statistics, and everything that was ever written. */
import { type PerTeam, TEAMS } from '@puur/rules';
import {
  type Opening,
  type SchieberEntry,
  type SchieberSheet,
  STROKE_COUNT,
  statisticsOf,
  writtenPoints,
} from '@puur/tafel';
import type { JSX } from 'preact';
import { contractName, familyName } from '../../lang/naming.js';
import { said } from '../../lang/texts.js';
import { UndoTools } from '../board.js';
import { Curve } from './curve.js';
import { Frame } from '../frame.js';
import { RoundList } from './rounds.js';
import { sidesOf } from '../sentences.js';
import { type Open, pathOf } from '../shelf.js';
import { say, wordsNow } from '../texts.js';

export function History({ now }: { readonly now: Open }): JSX.Element {
  const t = say().history;
  const { sheet, kept } = now;
  const { opening } = sheet;
  return (
    <Frame title={t.title} up={pathOf(kept.id)} class="history" tools={<UndoTools now={now} />}>
      {sheet.game === 'schieber' && <OfSchieber now={now} sheet={sheet} />}
      {sheet.game === 'coiffeur' && sheet.rounds.length > 0 && (
        <>
          <h2>{t.curve}</h2>
          <Curve
            names={sidesOf(opening)}
            goal={null}
            label={t.curve}
            sums={TEAMS.map((team) =>
              sumsOf(sheet.rounds.map(({ entry, total }) => (entry.team === team ? total : 0))),
            )}
          />
        </>
      )}
      {sheet.game === 'differenzler' && sheet.rounds.length > 0 && (
        <>
          <h2>{t.curve}</h2>
          <Curve
            names={opening.names}
            goal={null}
            label={t.curve}
            sums={opening.names.map((_, seat) => sumsOf(sheet.rounds.map(({ charged }) => charged[seat]!)))}
          />
        </>
      )}
      <details class="paper group">
        <summary>{t.log}</summary>
        <p class="quiet note">{t.logText}</p>
        <ol class="written-log">
          {kept.log.map((event, at) => (
            <li key={at}>
              {t.events[event.type]('round' in event ? event.round : 0)}
              {'entry' in event && 'contract' in event.entry && (
                <small class="quiet">
                  {' '}
                  {contractName(event.entry.contract)}, {pointsText(event.entry, opening)}
                  {event.entry.berg !== undefined && `, ${wordsNow().feats.berg} ${sidesOf(opening)[event.entry.berg]}`}
                </small>
              )}
            </li>
          ))}
        </ol>
      </details>
    </Frame>
  );
}

/** Points of both sides as they were written: a match with its bonus. */
function pointsText(entry: SchieberEntry, opening: Opening): string {
  return (opening.game === 'schieber' ? writtenPoints(entry, opening.profile) : entry.points).join(' : ');
}

function sumsOf(values: readonly number[]): readonly number[] {
  let sum = 0;
  return values.map((value) => (sum += value));
}

function OfSchieber({ now, sheet }: { readonly now: Open; readonly sheet: SchieberSheet }): JSX.Element {
  const t = say().history;
  const { opening, rounds, feats } = sheet;
  const sides = sidesOf(opening);
  const made = statisticsOf(sheet);
  const figure = (value: number, digits = 0): string =>
    value.toLocaleString(said().locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const figures = (values: PerTeam<number>, digits = 0): PerTeam<string> => [
    figure(values[0], digits),
    figure(values[1], digits),
  ];
  const rows: readonly (readonly [string, PerTeam<string>])[] = [
    [t.stats.mean, figures(made.mean, 1)],
    [t.stats.best, figures(made.best)],
    [t.stats.roundsWon, figures(made.roundsWon)],
    [t.stats.weis, figures(made.weis)],
    [t.stats.stoeck, figures(made.stoeck)],
    [t.stats.matches, figures(made.matches)],
  ];
  const strokes = TEAMS.map((team) => feats.filter((feat) => feat.team === team));
  return (
    <>
      <RoundList now={now} sheet={sheet} from="verlauf" />
      {rounds.length > 0 && (
        <>
          <h2>{t.curve}</h2>
          <Curve
            names={sides}
            label={t.curve}
            goal={opening.profile.endMode === 'fixed-rounds' ? null : opening.profile.target}
            sums={TEAMS.map((team) => sheet.curve.map((totals) => totals[team]))}
          />
          {feats.length > 0 && (
            <>
              <h2>{t.strokes}</h2>
              <ul class="paper pad-box">
                {TEAMS.filter((team) => strokes[team]!.length > 0).map((team) => (
                  <li key={team}>
                    {t.strokesFor(
                      sides[team],
                      strokes[team]!.reduce((sum, { feat }) => sum + STROKE_COUNT[feat], 0),
                      strokes[team]!.map(({ feat }) => wordsNow().feats[feat]).join(', '),
                    )}
                  </li>
                ))}
              </ul>
            </>
          )}
          <h2>{t.statistics}</h2>
          <div class="paper scroll">
            <table class="rounds figures">
              <thead>
                <tr>
                  <td />
                  <th scope="col">{sides[0]}</th>
                  <th scope="col">{sides[1]}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(([label, [a, b]]) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    <td>{a}</td>
                    <td>{b}</td>
                  </tr>
                ))}
                <tr>
                  <th scope="row">{t.stats.leadChanges}</th>
                  <td colSpan={2}>{made.leadChanges}</td>
                </tr>
              </tbody>
            </table>
          </div>
          <h2>{t.contracts}</h2>
          <ul class="paper pad-box">
            {made.contracts.map(({ key, rounds: count, declared, mean }) => (
              <li key={key}>
                <b>{familyName(key)}</b>: {t.contract(count, declared, mean === null ? null : figure(mean, 1))}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
