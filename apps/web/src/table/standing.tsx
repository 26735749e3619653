/** What stands on the mat all round: what is trump and who said so, which trick it is, whose turn. */
import { FACTOR_KEYS, pusherOf, type Seat } from '@puur/rules';
import type { JSX } from 'preact';
import { prefs } from '../app/prefs.js';
import { ContractSign } from '../cards/face.js';
import type { Snapshot } from '../host/protocol.js';
import { contractName, factorOf, nameOf, whoOf } from '../lang/naming.js';
import { said } from '../lang/texts.js';
import { chosen, isYourTurn, runningPoints } from './state.js';
import { signOf, turningKind, wayOf } from './way.js';

export function ContractBadge({ now, eyes }: { readonly now: Snapshot; readonly eyes: Seat }): JSX.Element | null {
  const t = said();
  const { round, profile } = now.view;
  if (!round || now.view.phase === 'deal' || now.view.phase === 'ended') return null;
  const pusher = pusherOf(round.pushes, round.forehand, profile);
  if (!round.contract || round.declarer === null) {
    return pusher !== null ? (
      <p class="contract open">
        <span class="what">
          <b>{t.said.push}</b>
          <span>{pusher === eyes ? t.you : nameOf(pusher, now.sitting)}</span>
        </span>
      </p>
    ) : null;
  }
  const factor = factorOf(round.contract, profile);
  const isPlain = FACTOR_KEYS.every((key) => profile.factors[key] === 1);
  const by = round.declarer === eyes ? t.you : nameOf(round.declarer, now.sitting);
  const pushedBy = pusher === null ? null : whoOf(pusher, eyes, now.sitting);
  const name = contractName(round.contract);
  const kind = turningKind(round.contract);
  const way = wayOf(round.contract, round.tricks.length);
  return (
    <p class="contract">
      <span class="badge" aria-hidden="true">
        <ContractSign contract={signOf(round.contract, round.tricks.length)} />
      </span>
      <span class="hidden">
        {t.contract.spoken(name, whoOf(round.declarer, eyes, now.sitting), pushedBy, factor)}
        {way !== null && `. ${t.contract.ways[way]}`}
      </span>
      <span class="what" aria-hidden="true">
        <b>
          <span>{kind === null ? name : t.contract.kinds[kind]}</span>
          {!isPlain && <i>{t.contract.factor(factor)}</i>}
        </b>
        <span>{t.contract.by(by, pushedBy)}</span>
      </span>
    </p>
  );
}

export function Count({ now }: { readonly now: Snapshot }): JSX.Element | null {
  const t = said().count;
  const { round, phase } = now.view;
  if (!round || phase === 'deal' || phase === 'ended') return null;
  const [us, them] = runningPoints(now);
  return (
    <p class="count">
      {round.contract ? (
        <>
          <span>
            <b>{t.trick(Math.max(1, round.tricks.length))}</b> <i>{t.of}</i>
          </span>
          {/* A new one each time: a text that grew would move its beginning. */}
          <span key={`${us} ${them}`}>{t.round(us, them)}</span>
        </>
      ) : (
        <b>{t.roundNo(round.number)}</b>
      )}
    </p>
  );
}

export function TurnLine({ now, eyes }: { readonly now: Snapshot; readonly eyes: Seat }): JSX.Element {
  const t = said().turn;
  const { status, view } = now;
  const yours = isYourTurn.value && !now.isPaused;
  const isComplete = view.phase === 'trick-complete';
  const hasChosen = yours && view.phase === 'play' && chosen.value !== null && !prefs.value.oneTap;
  let words = '';
  if (now.isPaused) words = '';
  else if (yours && isComplete) words = prefs.value.taking === 'tap' ? t.take : '';
  else if (hasChosen) words = said().hand.tapAgain;
  else if (yours && view.phase === 'play') words = view.round?.tricks.at(-1)?.cards.length === 0 ? t.lead : t.yours;
  else if (status.kind === 'trick-lies') words = prefs.value.taking === 'tap' ? t.take : '';
  else if (status.kind === 'waiting-for-bot' || status.kind === 'waiting-for-person') {
    if (status.seat !== eyes) {
      const name = nameOf(status.seat, now.sitting);
      words = view.phase === 'declare' ? t.waits(name) : t.thinks(name);
    }
  } else if (status.kind === 'dealing') words = '';
  // A new one each time: the dashes beside the words would move with their width.
  return (
    <p key={words} class={yours && view.phase === 'play' ? 'turn yours' : 'turn'}>
      {words}
    </p>
  );
}
