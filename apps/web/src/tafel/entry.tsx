/**
 * Entry: a round of the Schieber, in a few taps: contract, tens, units; then the account to look at, and it is written.
 */
import { useSignal } from '@preact/signals';
import {
  CONTRACTS,
  type Contract,
  kindOf,
  otherTeam,
  type PerTeam,
  type Seat,
  seatAfter,
  SEATS,
  type Team,
  TEAMS,
} from '@puur/rules';
import {
  isWeisSum,
  otherPoints,
  possiblePoints,
  roundPoints,
  type SchieberSheet,
  type SheetCommand,
  sheetOf,
  type SheetQuestion,
  type SheetRefusal,
  write,
} from '@puur/tafel';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { go } from '../app/route.js';
import { ContractSign } from '../cards/face.js';
import { contractName } from '../lang/naming.js';
import { Select } from '../ui/controls.js';
import { Icon } from '../ui/icon.js';
import { toast, untoast } from '../ui/toast.js';
import { Counter } from './counter.js';
import {
  type Draft,
  draftOf,
  doesFollow,
  EMPTY_DRAFT,
  entryOf,
  NOTHING_TYPED,
  numberOf,
  pointsOfDraft,
  readDraft,
  swapped,
  typedOf,
  withContract,
  withDigit,
  withMatch,
  withPoints,
  withSide,
} from './draft.js';
import { Frame, Tool } from './frame.js';
import { Pad } from './pad.js';
import { hasTrump, questionText, refusalText, seatName, sidesOf } from './sentences.js';
import { type Open, pathOf, send } from './state.js';
import { say } from './texts.js';
import { useTyped } from './typing.js';

/** The most that is typed for a side where nothing else is known. */
const MOST = 199;
const WEIS_KEYS = [20, 50, 100, 150, 200];
const NONE: ReadonlySet<number> = new Set();

type Panel = 'points' | 'weis' | 'check';

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
  const sides = sidesOf(opening);
  const dealer = d.dealer ?? standing?.dealer ?? sheet.dealer;
  const declarer = d.declarer ?? seatAfter(dealer);
  const follows = doesFollow(d, profile);
  const whole = d.contract === null ? null : roundPoints(d.contract, profile);
  const points = pointsOfDraft(d, profile);
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
    go(pathOf(now.kept.id), { replace: true });
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
      up={pathOf(now.kept.id, round === null ? '' : 'verlauf')}
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
      <div class="sides">
        {TEAMS.map((team) => (
          <SideBox
            key={team}
            name={sides[team]}
            isCounted={team === d.side}
            role={follows ? (team === d.side ? t.counts : t.follows) : t.typed}
            text={sideText(d, points, team, follows, whole)}
            onChoose={() => {
              set(withSide(d, team, profile));
              if (d.contract !== null) panel.value = 'points';
            }}
          />
        ))}
      </div>
      <Extras
        draft={d}
        sheet={sheet}
        sides={sides}
        panel={panel.value}
        onSet={set}
        onPanel={(next) => {
          panel.value = next;
        }}
      />
      {d.contract === null ? (
        <p class="paper lower hint">{t.chooseContract}</p>
      ) : panel.value === 'points' ? (
        <section class="paper lower">
          <Pad
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
        </section>
      ) : panel.value === 'weis' ? (
        <WeisPanel
          draft={d}
          sides={sides}
          keys={WEIS_KEYS.filter((made) => isWeisSum(made, profile))}
          onSet={set}
          onDone={() => {
            panel.value = entry === null ? 'points' : 'check';
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
          declarer={declarer}
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
              go(pathOf(now.kept.id), { replace: true });
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

/** What stands in the box of a side: its points, a place for the digit that is missing, or the range that follows. */
function sideText(
  draft: Draft,
  points: PerTeam<number | null>,
  team: Team,
  follows: boolean,
  whole: number | null,
): string {
  const made = points[team];
  if (made !== null) return `${made}`;
  const { tens } = draft.typed[draft.side];
  if (team === draft.side) return tens === null ? '' : `${tens}_`;
  if (!follows || tens === null || whole === null) return '';
  return say().entry.range(Math.max(0, whole - tens * 10 - 9), whole - tens * 10);
}

function Contracts(props: {
  readonly chosen: Contract | null;
  readonly contracts: readonly Contract[];
  readonly onChoose: (contract: Contract) => void;
}): JSX.Element {
  return (
    <div class="contracts" role="group" aria-label={say().entry.contract}>
      {props.contracts.map((contract) => {
        const kind = kindOf(contract);
        const hasWord = kind === 'slalom' || kind === 'gusti';
        return (
          <button
            key={contract}
            class={hasWord ? 'choice worded' : 'choice'}
            aria-label={contractName(contract)}
            aria-pressed={contract === props.chosen}
            data-contract={contract}
            onClick={() => {
              props.onChoose(contract);
            }}
          >
            <ContractSign contract={contract} />
            {hasWord && <small aria-hidden="true">{contractName(contract).split(' ')[0]}</small>}
          </button>
        );
      })}
    </div>
  );
}

function SideBox(props: {
  readonly name: string;
  readonly isCounted: boolean;
  readonly role: string;
  readonly text: string;
  readonly onChoose: () => void;
}): JSX.Element {
  const { name, isCounted, role, text, onChoose } = props;
  return (
    <button class="choice side" aria-pressed={isCounted} onClick={onChoose}>
      <span>
        <b>{name}</b>
        <small class="quiet">{role}</small>
      </span>
      <span class={/^\d+_?$/.test(text) ? 'made' : 'made range'}>
        {text.replace('_', '')}
        {isCounted && (text === '' || text.endsWith('_')) && <i aria-hidden="true" />}
      </span>
    </button>
  );
}

function Extras(props: {
  readonly draft: Draft;
  readonly sheet: SchieberSheet;
  readonly sides: readonly [string, string];
  readonly panel: Panel;
  readonly onSet: (draft: Draft) => void;
  readonly onPanel: (panel: Panel) => void;
}): JSX.Element {
  const t = say().entry;
  const { draft: d, sheet, sides, panel, onSet, onPanel } = props;
  const { profile } = sheet.opening;
  const weiser = TEAMS.find((team) => d.weis[team] > 0);
  // None, the side that is counted, the other, none again.
  const next = (team: Team | null): Team | null =>
    team === null ? d.side : team === d.side ? otherTeam(d.side) : null;
  return (
    <div class="extras">
      {profile.weis && (
        <button
          class="choice"
          aria-pressed={weiser !== undefined}
          aria-expanded={panel === 'weis'}
          disabled={d.contract === null}
          data-action="weis"
          onClick={() => {
            onPanel(panel === 'weis' ? 'points' : 'weis');
          }}
        >
          {weiser === undefined ? t.weis : t.weisFor(d.weis[weiser], sides[weiser])}
        </button>
      )}
      {profile.stoeck && (d.contract === null || hasTrump(d.contract)) && (
        <button
          class="choice"
          aria-pressed={d.stoeck !== null}
          disabled={d.contract === null}
          data-action="stoeck"
          onClick={() => {
            onSet({ ...d, stoeck: next(d.stoeck) });
          }}
        >
          {d.stoeck !== null && <Icon name="check" />}
          {d.stoeck === null ? t.stoeck : t.stoeckFor(sides[d.stoeck])}
        </button>
      )}
      <button
        class="choice"
        aria-pressed={typeof d.match === 'number'}
        disabled={d.contract === null}
        data-action="match"
        onClick={() => {
          const team = next(d.match ?? null);
          if (team !== null) {
            onSet(withMatch(d, team, profile));
            onPanel('check');
          } else {
            onSet(withPoints(d, d.side, NOTHING_TYPED));
            onPanel('points');
          }
        }}
      >
        {typeof d.match === 'number' && <Icon name="check" />}
        {typeof d.match === 'number' ? t.matchFor(sides[d.match]) : t.match}
      </button>
      {profile.endMode === 'claim' && (
        <button
          class="choice"
          aria-pressed={d.claimedBy !== null}
          disabled={d.contract === null}
          data-action="claim"
          onClick={() => {
            const [a, b] = pointsOfDraft(d, profile);
            const typed: Draft['typed'] = [
              a === null ? NOTHING_TYPED : typedOf(a),
              b === null ? NOTHING_TYPED : typedOf(b),
            ];
            onSet({ ...d, typed, claimedBy: next(d.claimedBy), confirmed: [] });
          }}
        >
          {d.claimedBy !== null && <Icon name="check" />}
          {d.claimedBy === null ? t.thanks : t.thanksFor(sides[d.claimedBy])}
        </button>
      )}
    </div>
  );
}

function WeisPanel(props: {
  readonly draft: Draft;
  readonly sides: readonly [string, string];
  readonly keys: readonly number[];
  readonly onSet: (draft: Draft) => void;
  readonly onDone: () => void;
}): JSX.Element {
  const t = say().entry;
  const { draft: d, sides, keys, onSet, onDone } = props;
  const add = (team: Team, made: number): void => {
    onSet({ ...d, weis: team === 0 ? [d.weis[0] + made, d.weis[1]] : [d.weis[0], d.weis[1] + made], confirmed: [] });
  };
  return (
    <section class="paper lower" aria-label={t.weis}>
      <h2>{t.weisWho}</h2>
      <div class="weis-sides">
        {TEAMS.map((team) => (
          <div key={team} role="group" aria-label={sides[team]}>
            <p>
              <b>{sides[team]}</b> <output>{d.weis[team]}</output>
            </p>
            {keys.map((made) => (
              <button
                key={made}
                class="pad-key"
                data-weis={`${team}:${made}`}
                aria-label={`+${made}, ${sides[team]}`}
                onClick={() => {
                  add(team, made);
                }}
              >
                +{made}
              </button>
            ))}
          </div>
        ))}
      </div>
      <div class="two">
        <button
          class="button"
          onClick={() => {
            onSet({ ...d, weis: [0, 0], confirmed: [] });
          }}
        >
          {t.weisAway}
        </button>
        <button class="button main" data-action="weis-done" onClick={onDone}>
          {t.done}
        </button>
      </div>
    </section>
  );
}

function Check(props: {
  readonly draft: Draft;
  readonly log: Open['kept']['log'];
  readonly sheet: SchieberSheet;
  readonly round: number | null;
  readonly command: SheetCommand | null;
  readonly dealer: Seat;
  readonly declarer: Seat;
  readonly onSet: (draft: Draft) => void;
  readonly onSave: () => void;
  readonly onStrike: () => void;
  readonly onChange: () => void;
}): JSX.Element {
  const t = say().entry;
  const { draft: d, log, sheet, round, command, dealer, declarer, onSet, onSave, onStrike, onChange } = props;
  const { opening } = sheet;
  const sides = sidesOf(opening);
  const judged = command === null ? null : write(log, command, d.confirmed);
  const asks = judged && !judged.ok && judged.error.code === 'sheet-asks' ? judged.error.questions : [];
  const refused = judged && !judged.ok && judged.error.code !== 'sheet-asks' ? judged.error : null;
  const names = opening.names.length === 4 ? SEATS : TEAMS;
  // With two names a side is chosen; the seat is its next at the forehand.
  const seatOf = (index: Seat): Seat =>
    names.length === 4 || declarer % 2 === index ? (names.length === 4 ? index : declarer) : seatAfter(declarer);
  return (
    <section class="paper lower check" aria-label={t.check}>
      {command !== null && refused === null && <Account log={log} command={command} sides={sides} round={round} />}
      {refused !== null && (
        <p class="refused" role="alert">
          <Icon name="info" /> {refusalText(refused, opening)}
        </p>
      )}
      {asks.map((asked) => (
        <Question key={asked.code} asked={asked} draft={d} sheet={sheet} onSet={onSet} />
      ))}
      <div class="who">
        <div role="group" aria-label={t.declarer}>
          <span>{t.declarer}</span>
          <span class="names">
            {names.map((index) => (
              <button
                key={index}
                class="choice name"
                aria-pressed={seatOf(index) === declarer}
                data-declarer={index}
                onClick={() => {
                  onSet({ ...d, declarer: seatOf(index), confirmed: [] });
                }}
              >
                {seatName(opening, index)}
              </button>
            ))}
          </span>
        </div>
        {opening.names.length === 4 && (
          <Select<Seat>
            id="dealer"
            label={t.dealer}
            value={dealer}
            options={SEATS.map((seat) => ({ value: seat, label: seatName(opening, seat) }))}
            onChange={(seat) => {
              onSet({ ...d, dealer: seat, confirmed: [] });
            }}
          />
        )}
      </div>
      <div class="two">
        <button class="button" data-action="change" onClick={onChange}>
          {t.change}
        </button>
        <button class="button main" data-action="save" aria-disabled={judged === null || !judged.ok} onClick={onSave}>
          {round === null ? t.write : t.save}
        </button>
      </div>
      {round !== null && (
        <button class="button small danger wide" data-action="strike" onClick={onStrike}>
          {t.strike}
        </button>
      )}
    </section>
  );
}

/** The round's account: it adds up in sight. */
function Account(props: {
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
  const whole = roundPoints(written.entry.contract, opening.profile);
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
          <Icon name="check" /> {t.sum(a, b, whole)}
        </p>
      )}
    </>
  );
}

function Question(props: {
  readonly asked: SheetQuestion;
  readonly draft: Draft;
  readonly sheet: SchieberSheet;
  readonly onSet: (draft: Draft) => void;
}): JSX.Element {
  const t = say().entry;
  const { asked, draft: d, sheet, onSet } = props;
  const { opening } = sheet;
  const sides = sidesOf(opening);
  const confirm = (): void => {
    onSet({ ...d, confirmed: [...d.confirmed, asked.code] });
  };
  const answers = (): readonly (readonly [string, string, () => void])[] => {
    switch (asked.code) {
      case 'ask-match':
        return [
          [
            'no',
            t.noMatch,
            () => {
              onSet({ ...d, match: null });
            },
          ],
          [
            'yes',
            t.yesMatch,
            () => {
              onSet({ ...d, match: asked.team });
            },
          ],
        ];
      case 'ask-sides':
        return [
          [
            'swap',
            t.swap,
            () => {
              onSet(swapped(d));
            },
          ],
          ['yes', t.yes, confirm],
        ];
      case 'ask-weis':
        return [
          [
            'no',
            t.weisAway,
            () => {
              onSet({ ...d, weis: [0, 0] });
            },
          ],
          ['yes', t.yes, confirm],
        ];
      case 'ask-who-first':
        return TEAMS.map((team) => [
          `first-${team}`,
          t.first(sides[team]),
          () => {
            onSet({ ...d, first: team });
          },
        ]);
    }
  };
  return (
    <div class="asked" role="group" aria-label={questionText(asked, opening)}>
      <p role="alert">
        <Icon name="info" /> {questionText(asked, opening)}
      </p>
      <div class="answers">
        {answers().map(([key, label, run]) => (
          <button key={key} class="button small" data-answer={`${asked.code}:${key}`} onClick={run}>
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
