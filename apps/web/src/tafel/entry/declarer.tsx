/**
 * Declarer: who named the contract, where somebody says it. Offered is who may have: the forehand, or the partner if it
 * was pushed; one tap more shows everybody, for tables that play it otherwise. With two names it is a side. Nobody is
 * chosen beforehand: whose turn it was says nothing of who spoke.
 */
import { useSignal } from '@preact/signals';
import { type Seat, SEATS, type Team, TEAMS } from '@puur/rules';
import { declarersFor, type Opening } from '@puur/tafel';
import type { JSX } from 'preact';
import { declaredIn, type Draft } from './draft.js';
import { seatName, sidesOf } from '../sentences.js';
import { say } from '../texts.js';

export function Declarer(props: {
  readonly opening: Extract<Opening, { game: 'schieber' }>;
  /** Number of the round, from 1. */
  readonly round: number;
  readonly forehand: Seat;
  readonly draft: Draft;
  readonly onSet: (draft: Draft) => void;
}): JSX.Element {
  const t = say().entry;
  const { opening, round, forehand, draft: d, onSet } = props;
  const isWide = useSignal(false);
  const isFour = opening.names.length === SEATS.length;
  const likely = declarersFor(forehand, round, opening.profile);
  const showsAll = isWide.value || (d.declarer !== null && !likely.includes(d.declarer));
  const side = declaredIn(d);
  const sides = sidesOf(opening);
  const choose = (declarer: Seat | null, declaredBy: Team | null): void => {
    onSet({ ...d, declarer, declaredBy, confirmed: [] });
  };
  const key = (name: string, value: number, isChosen: boolean, note: string, run: () => void): JSX.Element => (
    <button key={value} class="choice name" aria-pressed={isChosen} data-declarer={value} onClick={run}>
      <b>{name}</b>
      {note !== '' && <small class="quiet">{note}</small>}
    </button>
  );
  return (
    <div role="group" aria-label={t.declarer}>
      <span>
        {side !== null && d.declarer === null && isFour ? t.declaredBySide(sides[side]) : t.declarer}{' '}
        {side === null && <small class="quiet">{t.ifYouLike}</small>}
      </span>
      <span class="names">
        {isFour
          ? (showsAll ? SEATS : likely).map((seat) =>
              key(
                seatName(opening, seat),
                seat,
                seat === d.declarer,
                showsAll || likely.length === 1 ? '' : seat === forehand ? t.forehand : t.pushed,
                () => {
                  choose(seat === d.declarer ? null : seat, null);
                },
              ),
            )
          : TEAMS.map((team) =>
              key(sides[team], team, team === side, '', () => {
                choose(null, team === side ? null : team);
              }),
            )}
        {isFour && !showsAll && likely.length < SEATS.length && (
          <button
            class="choice name"
            data-action="other-declarer"
            onClick={() => {
              isWide.value = true;
            }}
          >
            {t.someoneElse}
          </button>
        )}
      </span>
    </div>
  );
}
