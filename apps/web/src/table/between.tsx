/**
 * Between two rounds, and after the last: the account, the slate as it is written, the deal that can be checked.
 */
import {
  otherTeam,
  pusherOf,
  type RoundRecord,
  type Seat,
  TEAMS,
  teamOf,
  TRICKS_PER_ROUND,
  cardOf,
  SUITS,
  UNDER,
} from '@puur/rules';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { aimOf, fullOf } from '../app/aim.js';
import { go } from '../app/route.js';
import { ContractSign, Face } from '../cards/face.js';
import type { Snapshot } from '../host/protocol.js';
import { aimName, contractName, nameOf, whoOf } from '../lang/naming.js';
import { said } from '../lang/texts.js';
import { SlateBoard } from '../slate/slate.js';
import { Icon } from '../ui/icon.js';
import { prefs } from '../app/prefs.js';
import { Account, Bars } from './account.js';
import { featLines } from './feats.js';
import { Laid } from './laid.js';
import { newPartie } from './opening.js';
import { shortSeal } from './panels.js';
import { accountDue, cutAt, giveCards, laidOpen, putAway } from './state.js';

/** Points of the rounds so far, for a team. */
export function entriesOf(rounds: readonly RoundRecord[], team: 0 | 1): readonly number[] {
  return rounds.map(({ account }) => account.teams[team].total);
}

/** Why the Partie is over; where somebody has said thank you, who it was. */
export function endReason({ view, feats, sitting }: Snapshot, eyes: Seat): string {
  const t = said().end;
  const { ending } = view;
  const { thanks } = feats;
  if (!ending) return '';
  const isThanked = thanks !== null && (ending.reason === 'claim' || ending.reason === 'false-claim');
  return isThanked ? t.thanks(whoOf(thanks.seat, eyes, sitting), thanks.isTrue) : t.reasons[ending.reason];
}

/** The word at the end; who has won sees the four that the game is named after. */
function Ending({ now, eyes }: { readonly now: Snapshot; readonly eyes: Seat }): JSX.Element | null {
  const { ending, score } = now.view;
  if (!ending) return null;
  const { end: t, account } = said();
  const { berg } = now.feats;
  const us = teamOf(eyes);
  const [ours, theirs] = [score[us], score[otherTeam(us)]];
  const isWon = ending.winner === us;
  return (
    <div class={isWon ? 'ending won' : 'ending'}>
      {isWon && (
        <div class="fan" aria-hidden="true">
          {SUITS.map((suit) => (
            <span key={suit} class="card">
              <Face card={cardOf(suit, UNDER)} isCompact={false} />
            </span>
          ))}
        </div>
      )}
      <h2>{ending.winner === null ? t.draw : isWon ? t.won : t.lost}</h2>
      <p>
        {isWon || ending.winner === null ? t.wonText(ours, theirs) : t.lostText(theirs, ours)}{' '}
        {ending.schneider && account.schneider(!isWon)} {berg && account.berg(berg.team === us)}
      </p>
      <p class="small">{endReason(now, eyes)}</p>
    </div>
  );
}

/**
 * Asks for the cards where there is nothing to do before them: a program has cut, or the person leaves that to the machine.
 */
export function useGoingOn(now: Snapshot | null): void {
  const isRead = accountDue.value === null;
  useEffect(() => {
    if (!now || !isRead || now.isPaused) return;
    const { kind } = now.status;
    if (kind === 'waiting-for-deal') void giveCards();
    if (kind === 'waiting-for-cut' && prefs.value.cutting === 'auto')
      void cutAt(String(3 + (crypto.getRandomValues(new Uint8Array(1))[0]! % 31)));
    // Once for each of them, whatever else changes meanwhile.
  }, [now?.status.kind, now?.length, now?.isPaused, isRead]);
}

export function Between({ now, eyes }: { readonly now: Snapshot; readonly eyes: Seat }): JSX.Element | null {
  const record = accountDue.value;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (record) box.current?.focus({ preventScroll: true });
  }, [record?.number]);
  if (!record) return null;
  const { view } = now;
  const t = said();
  const us = teamOf(eyes);
  const them = otherTeam(us);
  const own = record.account.teams[us];
  const isOver = view.phase === 'ended';
  const by = record.declarer === null ? '' : record.declarer === eyes ? t.you : nameOf(record.declarer, now.sitting);
  const pusher = pusherOf(record.pushes, record.forehand, view.profile);
  const pushedBy = pusher === null ? null : whoOf(pusher, eyes, now.sitting);
  const before = [view.score[us] - own.total, view.score[them] - record.account.teams[them].total] as const;
  const matched = TEAMS.find((team) => record.account.teams[team].tricks === TRICKS_PER_ROUND);
  if (laidOpen.value) return <Laid open={laidOpen.value} round={record.number} now={now} eyes={eyes} />;
  const { seal } = now;
  const aim = aimOf(view.profile);
  return (
    <div class="between" ref={box} tabIndex={-1} role="region" aria-label={t.account.title(record.number)}>
      <div class="inner">
        {isOver && <Ending now={now} eyes={eyes} />}
        <div class="head">
          {record.contract && (
            <span class="badge">
              <ContractSign contract={record.contract} />
            </span>
          )}
          <div>
            <h1>{t.account.forUs(own.total)}</h1>
            <p class="quiet">
              {record.contract &&
                `${t.account.title(record.number)} · ${contractName(record.contract)} · ${t.contract.by(by, pushedBy)}`}
            </p>
            {matched !== undefined && <p class="good">{t.account.matchBy(matched === us)}</p>}
          </div>
        </div>
        <div class="cols">
          <div class="paper">
            <Account
              record={record}
              us={us}
              profile={view.profile}
              feats={featLines({ number: record.number, isLast: isOver }, now.feats, view.ending, us)}
            />
          </div>
          <div class="side">
            <div class="paper">
              <div class="line">
                <b>{t.account.score}</b>
                <span class="quiet">{aimName(aim, record.number)}</span>
              </div>
              <Bars
                before={before}
                gained={[own.total, record.account.teams[them].total]}
                full={fullOf(aim, record.number, view.score)}
              />
            </div>
            <SlateBoard
              key={record.number}
              ours={entriesOf(view.rounds, us)}
              theirs={entriesOf(view.rounds, them)}
              isWriting
            />
          </div>
          <a class="paper proof" href={`/rueckblick?partie=${now.id}&runde=${record.number}#gabe`}>
            <span class="mark good">
              <Icon name="seal" />
            </span>
            <span>
              <b>{seal !== null ? t.account.proved : t.account.given}</b>
              <small class="quiet">{seal !== null ? t.account.provedText(shortSeal(seal)) : t.account.givenText}</small>
            </span>
            <Icon name="forward" />
          </a>
        </div>
      </div>
      <div class={isOver ? 'foot over' : 'foot'}>
        {isOver && (
          <a class="button" href="/">
            {t.end.home}
          </a>
        )}
        <a class="button" data-action="review" href={`/rueckblick?partie=${now.id}&runde=${record.number}`}>
          {t.account.review}
        </a>
        <button
          class="button main"
          data-action="next"
          onClick={() => {
            if (isOver) {
              newPartie();
              go('/tisch', { replace: true });
              return;
            }
            putAway.value = record.number;
          }}
        >
          {isOver ? t.end.again : t.account.next}
        </button>
      </div>
    </div>
  );
}
