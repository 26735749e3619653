/**
 * Entry: a round of the Schieber, in a few taps: contract, tens, units; then the account to look at, and it is written.
 */
import { useSignal } from '@preact/signals';
import { CONTRACTS, kindOf, otherTeam, type Team } from '@puur/rules';
import {
  otherPoints,
  possiblePoints,
  roundPoints,
  type SchieberSheet,
  type SheetCommand,
  type SheetRefusal,
  write,
} from '@puur/tafel';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { go, route } from '../../app/route.js';
import { toast, untoast } from '../../ui/toast.js';
import { Counter } from './counter.js';
import {
  declaredIn,
  type Draft,
  draftOf,
  doesFollow,
  EMPTY_DRAFT,
  entryOf,
  isWeisTwice,
  NOTHING_TYPED,
  numberOf,
  pointsOfDraft,
  readDraft,
  typedOf,
  withContract,
  withDeclaredBy,
  withDigit,
  withMatch,
  withPoints,
  withSide,
} from './draft.js';
import { Check } from './check.js';
import { Contracts } from './contracts.js';
import { Extras } from './extras.js';
import type { Panel } from './panel.js';
import { Sides } from './sides.js';
import { WeisPanel } from './weis.js';
import { Whose, WhoseMatch } from './whose.js';
import { Frame, Tool } from '../frame.js';
import { Pad } from './pad.js';
import { hasTrump, refusalText, sidesOf } from '../sentences.js';
import { type Open, pathOf } from '../shelf.js';
import { send } from '../writing.js';
import { say } from '../texts.js';
import { useTyped } from '../keeping/typing.js';

/** The most that is typed for a side where nothing else is known. */
const MOST = 199;
const NONE: ReadonlySet<number> = new Set();

export function Entry({
  now,
  sheet,
  round,
}: {
  readonly now: Open;
  readonly sheet: SchieberSheet;
  readonly round: number | null;
}): JSX.Element {
  const t = say().entry;
  const { opening } = sheet;
  const { profile } = opening;
  const { log } = now.kept;
  const standing = round === null ? null : (sheet.rounds[round - 1] ?? null);
  // As long as nothing is tapped it is the round that stands, whoever corrects it meanwhile.
  const typed = useTyped<Draft>(now.kept.id, readDraft);
  const d = typed.value ?? (standing === null ? EMPTY_DRAFT : draftOf(standing.entry));
  const panel = useSignal<Panel>(entryOf(d, profile) === null ? 'points' : 'check');
  const isCounting = useSignal(false);
  // A round that was opened from the history is corrected there.
  const up = pathOf(now.kept.id, route.value.hash.get('von') === 'verlauf' ? 'verlauf' : '');
  const sides = sidesOf(opening);
  const dealer = d.dealer ?? standing?.dealer ?? sheet.dealer;
  const follows = doesFollow(d, profile);
  const whole = d.contract === null ? null : roundPoints(d.contract, profile);
  const entry = entryOf(d, profile);
  const command: SheetCommand | null =
    entry === null ? null : round === null ? { type: 'entered', entry } : { type: 'corrected', round, entry };

  const set = (next: Draft): void => {
    untoast('tafel-refused');
    typed.value = next;
  };
  const type = (team: Team, next: Draft): void => {
    set(next);
    // Once both sides have their points there is something to look at.
    if (entryOf(next, profile) !== null) panel.value = 'check';
    else if (!doesFollow(next, profile) && numberOf(next.typed[team]) !== null) {
      const other = otherTeam(team);
      if (numberOf(next.typed[other]) === null) typed.value = { ...next, side: other };
    }
  };
  /** What lies below once a question is answered. */
  const rest = (next: Draft): Panel => (entryOf(next, profile) === null ? 'points' : 'check');
  const lay = (next: Draft): void => {
    set(next);
    panel.value = rest(next);
  };
  const refuseWith = (refusal: SheetRefusal): void => {
    toast({ kind: 'tafel-refused', text: refusalText(refusal, opening), isBad: true });
  };
  const save = (): void => {
    if (command === null) return;
    const judged = send(command, d.confirmed);
    if (judged === null) return;
    if (!judged.ok) {
      refuseWith(judged.error);
      return;
    }
    untoast('tafel-refused');
    go(up, { replace: true });
  };

  const keys = useRef<(event: KeyboardEvent) => void>(() => undefined);
  keys.current = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isCounting.value) return;
    const { target } = event;
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
    if (/^\d$/.test(event.key) && d.contract !== null) {
      set(withPoints(d, d.side, withDigit(d.typed[d.side], Number(event.key), whole ?? MOST)));
      panel.value = 'points';
    } else if (event.key === 'Backspace') {
      set(withPoints(d, d.side, NOTHING_TYPED));
      panel.value = 'points';
    } else if (
      event.key === 'Enter' &&
      !(target instanceof HTMLButtonElement) &&
      !(target instanceof HTMLAnchorElement)
    ) {
      if (panel.value === 'check') save();
      else if (entry !== null) panel.value = 'check';
    } else return;
    event.preventDefault();
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      keys.current(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);

  return (
    <Frame
      class="entry"
      isClose
      title={round === null ? t.title(sheet.rounds.length + 1) : t.correct(round)}
      up={up}
      tools={
        <Tool
          icon="cards"
          action="count"
          label={t.count}
          isOff={d.contract === null}
          onClick={() => {
            isCounting.value = true;
          }}
        />
      }
    >
      <Contracts
        chosen={d.contract}
        contracts={CONTRACTS.filter((contract) => profile.contracts.includes(kindOf(contract)))}
        onChoose={(contract) => {
          set(withContract(d, contract, hasTrump(contract)));
        }}
      />
      <Sides
        draft={d}
        profile={profile}
        names={sides}
        onChoose={(team) => {
          set(withSide(d, team, profile));
          if (d.contract !== null) panel.value = 'points';
        }}
      />
      <Extras
        draft={d}
        sheet={sheet}
        sides={sides}
        panel={panel.value}
        onPanel={(next) => {
          // Weis of both sides cannot stand: that panel says so, and stays until it is settled.
          if (panel.value === 'weis' && isWeisTwice(d, profile)) return;
          panel.value = panel.value === next ? rest(d) : next;
        }}
      />
      {panel.value === 'claim' ? (
        <Whose
          action="claim"
          title={t.whoClaimed}
          sides={sides}
          chosen={d.claimedBy}
          onChoose={(claimedBy) => {
            const [a, b] = pointsOfDraft(d, profile);
            const typed: Draft['typed'] = [
              a === null ? NOTHING_TYPED : typedOf(a),
              b === null ? NOTHING_TYPED : typedOf(b),
            ];
            lay({ ...d, typed, claimedBy, confirmed: [] });
          }}
        />
      ) : d.contract === null ? (
        <p class="paper lower hint">{t.chooseContract}</p>
      ) : panel.value === 'points' ? (
        <section class="paper lower">
          <Pad
            title={t.pad(sides[d.side])}
            typed={d.typed[d.side]}
            most={whole ?? MOST}
            possible={d.claimedBy === null ? possiblePoints(d.contract, profile) : anything(whole ?? MOST)}
            other={follows ? (made) => otherPoints(made, d.contract!, profile) : null}
            onType={(points) => {
              type(d.side, withPoints(d, d.side, points));
            }}
            onImpossible={(made) => {
              const odd = entryOf(withPoints(d, d.side, typedOf(made)), profile);
              const judged = odd === null ? null : write(log, { type: 'entered', entry: odd });
              if (judged && !judged.ok) refuseWith(judged.error);
            }}
          />
          {entry !== null && (
            <button
              class="button main wide"
              data-action="check"
              onClick={() => {
                panel.value = 'check';
              }}
            >
              {t.done}
            </button>
          )}
        </section>
      ) : panel.value === 'weis' ? (
        <WeisPanel
          draft={d}
          sides={sides}
          profile={profile}
          onSet={set}
          onDone={() => {
            panel.value = rest(d);
          }}
        />
      ) : panel.value === 'stoeck' ? (
        <Whose
          action="stoeck"
          title={t.whoseStoeck}
          sides={sides}
          chosen={d.stoeck}
          onChoose={(stoeck) => {
            lay({ ...d, stoeck });
          }}
        />
      ) : panel.value === 'match' ? (
        <WhoseMatch
          sides={sides}
          chosen={d.match ?? null}
          declaredBy={declaredIn(d)}
          hasStrokes={profile.endMode !== 'fixed-rounds'}
          onChoose={(team, declaredBy) => {
            const next = withMatch(d, team, profile);
            lay(declaredBy === null ? next : withDeclaredBy(next, declaredBy));
          }}
          onNone={() => {
            lay(typeof d.match === 'number' ? withPoints(d, d.side, NOTHING_TYPED) : d);
          }}
        />
      ) : (
        <Check
          draft={d}
          log={log}
          sheet={sheet}
          round={round}
          command={command}
          dealer={dealer}
          onSet={set}
          onSave={save}
          onStrike={() => {
            if (round === null) return;
            const judged = send({ type: 'struck', round });
            if (judged?.ok) {
              toast({
                kind: 'tafel-struck',
                text: say().history.struck(round),
                action: {
                  label: say().undo,
                  run: () => {
                    send({ type: 'undone' });
                  },
                },
              });
              go(up, { replace: true });
            } else if (judged) refuseWith(judged.error);
          }}
          onChange={() => {
            panel.value = 'points';
          }}
        />
      )}
      {isCounting.value && d.contract !== null && (
        <Counter
          contract={d.contract}
          profile={profile}
          sides={sides}
          team={d.side}
          onClose={() => {
            isCounting.value = false;
          }}
          onTake={(team, made, match) => {
            isCounting.value = false;
            const next = withPoints(d, team, typedOf(made));
            type(team, match === null ? next : withMatch(next, match, profile));
          }}
        />
      )}
    </Frame>
  );
}

function anything(most: number): ReadonlySet<number> {
  return most === 0 ? NONE : new Set(Array(most + 1).keys());
}
