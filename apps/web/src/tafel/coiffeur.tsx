/** Coiffeur: the table of contracts, a field a side; a tap on a field writes or corrects it. */
import { useSignal } from '@preact/signals';
import { otherTeam, type Team, TEAMS } from '@puur/rules';
import { type CoiffeurEntry, type Sheet, type SheetCommand, type SheetRefusal, write } from '@puur/tafel';
import { DEFAULT_PROFILE } from '@puur/rules';
import { otherPoints, possiblePoints, roundPoints } from '@puur/tafel';
import type { JSX } from 'preact';
import { isLow } from '../app/light.js';
import { go, route } from '../app/route.js';
import { Icon } from '../ui/icon.js';
import { toast } from '../ui/toast.js';
import { UndoTools } from './board.js';
import { isTyped, NOTHING_TYPED, numberOf, type Typed, typedOf } from './entry/draft.js';
import { Frame, Tool } from './frame.js';
import { Pad } from './entry/pad.js';
import { coiffeurName, questionText, refusalText, sidesOf } from './sentences.js';
import { Share } from './share.js';
import { Rematch } from './rematch.js';
import { type Open, pathOf } from './shelf.js';
import { send } from './writing.js';
import { say } from './texts.js';
import { useTyped } from './keeping/typing.js';

export type CoiffeurSheetNow = Extract<Sheet, { game: 'coiffeur' }>;

/** A joker may be any contract, so nothing is ruled out that one of them can give. */
const POSSIBLE: ReadonlySet<number> = new Set(
  (['trump:E', 'obenabe', 'undenufe'] as const).flatMap((as) => [...possiblePoints(as, DEFAULT_PROFILE)]),
);
const WHOLE = roundPoints('obenabe', DEFAULT_PROFILE)!;

export function CoiffeurBoard({ now, sheet }: { readonly now: Open; readonly sheet: CoiffeurSheetNow }): JSX.Element {
  const t = say();
  const isSharing = useSignal(false);
  const { opening, over, winner } = sheet;
  const sides = sidesOf(opening);
  return (
    <Frame
      class="coiffeur"
      title={now.kept.name === '' ? t.title : now.kept.name}
      up="/tafel"
      tools={
        <>
          <UndoTools now={now} />
          <Tool
            icon="share"
            action="share"
            label={t.board.share}
            onClick={() => {
              isSharing.value = true;
            }}
          />
        </>
      }
    >
      {over ? (
        <p class="paper verdict" role="status" data-winner={winner ?? ''}>
          <Icon name="star" /> <b>{winner === null ? t.board.draw : t.board.won(sides[winner])}</b>
        </p>
      ) : (
        <p class="quiet note">{t.coiffeur.choose}</p>
      )}
      {isLow.value ? <Across now={now} sheet={sheet} /> : <Down now={now} sheet={sheet} />}
      <div class={over ? 'two' : 'one'}>
        <a class={over ? 'button' : 'button small'} href={pathOf(now.kept.id, 'verlauf')} data-action="history">
          {t.board.history}
        </a>
        {over && <Rematch opening={opening} name={now.kept.name} />}
      </div>
      {isSharing.value && (
        <Share
          now={now}
          onClose={() => {
            isSharing.value = false;
          }}
        />
      )}
    </Frame>
  );
}

interface FieldsProps {
  readonly now: Open;
  readonly sheet: CoiffeurSheetNow;
}

/** The fields as they stand on paper: a line a contract, a column a side. */
function Down({ now, sheet }: FieldsProps): JSX.Element {
  const { opening } = sheet;
  return (
    <div class="paper scroll">
      <table class="fields">
        <thead>
          <tr>
            <td />
            {sidesOf(opening).map((side) => (
              <th key={side} scope="col">
                {side}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {opening.table.contracts.map(({ key, factor }) => (
            <tr key={key}>
              <th scope="row">
                {coiffeurName(key)} <small class="quiet">×{factor}</small>
              </th>
              {TEAMS.map((team) => (
                <td key={team}>
                  <FieldLink now={now} sheet={sheet} team={team} contract={key} />
                </td>
              ))}
            </tr>
          ))}
          <tr class="total">
            <th scope="row">{say().coiffeur.total}</th>
            {TEAMS.map((team) => (
              <td key={team}>
                <Sum sheet={sheet} team={team} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** The same on a phone that lies on its side: a column a contract, so that every field is in sight. */
function Across({ now, sheet }: FieldsProps): JSX.Element {
  const { opening } = sheet;
  const sides = sidesOf(opening);
  return (
    <div class="paper scroll">
      <table class="fields across">
        <thead>
          <tr>
            <td />
            {opening.table.contracts.map(({ key, factor }) => (
              <th key={key} scope="col">
                {coiffeurName(key)} <small class="quiet">×{factor}</small>
              </th>
            ))}
            <th scope="col">{say().coiffeur.total}</th>
          </tr>
        </thead>
        <tbody>
          {TEAMS.map((team) => (
            <tr key={team}>
              <th scope="row">{sides[team]}</th>
              {opening.table.contracts.map(({ key }) => (
                <td key={key}>
                  <FieldLink now={now} sheet={sheet} team={team} contract={key} />
                </td>
              ))}
              <td>
                <Sum sheet={sheet} team={team} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function FieldLink(props: FieldsProps & { readonly team: Team; readonly contract: string }): JSX.Element {
  const t = say();
  const { now, sheet, team, contract: key } = props;
  const { opening, rounds } = sheet;
  const at = rounds.findIndex(({ entry }) => entry.team === team && entry.key === key);
  const round = rounds[at];
  const place = new URLSearchParams({ runde: round ? `${at + 1}` : '', seite: `${team}`, spiel: key });
  return (
    <a
      href={pathOf(now.kept.id, place.toString())}
      class={round ? 'field full' : 'field'}
      data-field={`${key}:${team}`}
    >
      <span class="hidden">
        {t.coiffeur.cell(coiffeurName(key), sidesOf(opening)[team], round ? `${round.total}` : t.coiffeur.open)}
      </span>
      {round ? (
        <>
          <b aria-hidden="true">{round.total}</b>
          <small class="quiet" aria-hidden="true">
            {round.entry.match === true ? t.entry.match : round.entry.points}
          </small>
        </>
      ) : (
        <Icon name="plus" />
      )}
    </a>
  );
}

function Sum({ sheet, team }: { readonly sheet: CoiffeurSheetNow; readonly team: Team }): JSX.Element {
  return (
    <>
      <b>{sheet.totals[team]}</b>
      {!sheet.over && <small class="quiet">{say().coiffeur.reach(sheet.reach[team])}</small>}
    </>
  );
}

/** What is typed of a field. */
interface Field {
  /** The side whose cards are counted; the points of the side that plays the field follow. */
  readonly counted: Team;
  readonly typed: Typed;
  /** Undefined: nobody has said. */
  readonly match: boolean | undefined;
}

/** A field that was kept while it was typed; null where it is none. */
function readField(value: unknown, team: Team): Field | null {
  if (typeof value !== 'object' || value === null) return null;
  // Puur up to November 2026 counted the side that plays.
  const { counted = team, typed, match } = value as Partial<Record<keyof Field, unknown>>;
  const isField = (counted === 0 || counted === 1) && (match === undefined || typeof match === 'boolean');
  return isField && isTyped(typed) ? { counted, typed, match } : null;
}

/** A field to write: `#runde=N&seite=0&spiel=rosen`, without a number a new one. */
export function CoiffeurEntryPage({
  now,
  sheet,
}: {
  readonly now: Open;
  readonly sheet: CoiffeurSheetNow;
}): JSX.Element {
  const t = say();
  const { hash } = route.value;
  const { opening } = sheet;
  const sides = sidesOf(opening);
  const round = Number(hash.get('runde') ?? '');
  const standing = sheet.rounds[round - 1]?.entry ?? null;
  const team: Team = standing?.team ?? (hash.get('seite') === '1' ? 1 : 0);
  const key = standing?.key ?? hash.get('spiel') ?? '';
  const field = useTyped<Field>(now.kept.id, (value) => readField(value, team));
  const { counted, typed, match } = field.value ?? {
    counted: team,
    typed: standing === null ? NOTHING_TYPED : typedOf(standing.points),
    match: standing?.match,
  };
  const made = numberOf(typed);
  const pointsOf = (number: number): number =>
    counted === team ? number : otherPoints(number, 'obenabe', DEFAULT_PROFILE)!;
  const points = made === null ? null : pointsOf(made);
  const entryFor = (points: number): CoiffeurEntry => ({
    team,
    key,
    points,
    ...(match !== undefined && { match }),
  });
  const commandFor = (points: number): SheetCommand =>
    standing === null
      ? { type: 'entered', entry: entryFor(points) }
      : { type: 'corrected', round, entry: entryFor(points) };
  const judged = points === null ? null : write(now.kept.log, commandFor(points));
  const refuseWith = (refusal: SheetRefusal): void => {
    toast({ kind: 'tafel-refused', text: refusalText(refusal, opening), isBad: true });
  };
  const asks = judged && !judged.ok && judged.error.code === 'sheet-asks' ? judged.error.questions : [];
  return (
    <Frame class="entry" isClose title={t.coiffeur.points(sides[team], coiffeurName(key))} up={pathOf(now.kept.id)}>
      <div class="sides">
        {[team, otherTeam(team)].map((side) => {
          const isCounted = side === counted;
          const bonus = match === true && side === team ? opening.table.matchBonus : 0;
          return (
            <button
              key={side}
              class="choice side"
              aria-pressed={isCounted}
              data-side={side}
              onClick={() => {
                if (isCounted) return;
                // What followed for it stands there as typed.
                field.value = { counted: side, typed: made === null ? NOTHING_TYPED : typedOf(WHOLE - made), match };
              }}
            >
              <span>
                <b>{sides[side]}</b>
                <small class="quiet">{isCounted ? t.entry.counts : t.entry.follows}</small>
              </span>
              <span class="made">
                {points === null
                  ? isCounted && (typed.tens ?? '')
                  : (side === team ? points : otherPoints(points, 'obenabe', DEFAULT_PROFILE)!) + bonus}
                {points === null && isCounted && <i aria-hidden="true" />}
              </span>
            </button>
          );
        })}
      </div>
      <div class="extras">
        <button
          class="choice"
          aria-pressed={match === true}
          data-action="match"
          onClick={() => {
            field.value =
              match === true
                ? { counted: team, typed: NOTHING_TYPED, match: undefined }
                : { counted: team, typed: typedOf(WHOLE), match: true };
          }}
        >
          <span>{t.entry.match}</span>
          <small>{sides[team]}</small>
        </button>
      </div>
      {judged && !judged.ok && judged.error.code !== 'sheet-asks' && (
        <p class="refused" role="alert">
          <Icon name="info" /> {refusalText(judged.error, opening)}
        </p>
      )}
      {asks.map((asked) => (
        <div key={asked.code} class="asked paper" role="group" aria-label={questionText(asked, opening)}>
          <p role="alert">
            <Icon name="info" /> {questionText(asked, opening)}
          </p>
          <div class="answers">
            {([false, true] as const).map((isMatch) => (
              <button
                key={String(isMatch)}
                class="button small"
                data-answer={`${asked.code}:${isMatch ? 'yes' : 'no'}`}
                onClick={() => {
                  field.value = { counted, typed, match: isMatch };
                }}
              >
                {isMatch ? t.entry.yesMatch : t.entry.noMatch}
              </button>
            ))}
          </div>
        </div>
      ))}
      <section class="paper lower">
        <Pad
          title={t.entry.pad(sides[counted])}
          typed={typed}
          most={WHOLE}
          possible={POSSIBLE}
          other={(made) => otherPoints(made, 'obenabe', DEFAULT_PROFILE)}
          onType={(next) => {
            field.value = { counted, typed: next, match: undefined };
          }}
          onImpossible={(number) => {
            const refused = write(now.kept.log, commandFor(pointsOf(number)));
            if (!refused.ok) refuseWith(refused.error);
          }}
        />
      </section>
      <div class="confirm">
        <button
          class="button main wide"
          data-action="save"
          aria-disabled={judged?.ok !== true}
          onClick={() => {
            if (points === null) return;
            const sent = send(commandFor(points));
            if (sent?.ok) go(pathOf(now.kept.id), { replace: true });
            else if (sent) refuseWith(sent.error);
          }}
        >
          {standing === null ? t.entry.write : t.entry.save}
        </button>
      </div>
    </Frame>
  );
}
