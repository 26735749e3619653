/** Differenzler: four players, what each announced and made, and what they are charged. */
import { useSignal } from '@preact/signals';
import { DEFAULT_PROFILE, type PerSeat, type Seat, SEATS } from '@puur/rules';
import { type DifferenzlerEntry, possiblePoints, roundPoints, type Sheet, type SheetCommand, write } from '@puur/tafel';
import type { JSX } from 'preact';
import { go } from '../app/route.js';
import { Icon } from '../ui/icon.js';
import { toast } from '../ui/toast.js';
import { UndoTools } from './board.js';
import { isTyped, NOTHING_TYPED, numberOf, type Typed, typedOf } from './entry/draft.js';
import { Frame, Tool } from './frame.js';
import { Pad } from './entry/pad.js';
import { refusalText } from './sentences.js';
import { Share } from './share.js';
import { Rematch } from './rematch.js';
import { type Open, pathOf } from './shelf.js';
import { send } from './writing.js';
import { say } from './texts.js';
import { useTyped } from './keeping/typing.js';

export type DifferenzlerSheetNow = Extract<Sheet, { game: 'differenzler' }>;

const WHOLE = roundPoints('trump:E', DEFAULT_PROFILE)!;
const MADE = possiblePoints('trump:E', DEFAULT_PROFILE);
const ANNOUNCED: ReadonlySet<number> = new Set(Array(WHOLE + 1).keys());

export function DifferenzlerBoard({
  now,
  sheet,
}: {
  readonly now: Open;
  readonly sheet: DifferenzlerSheetNow;
}): JSX.Element {
  const t = say();
  const isSharing = useSignal(false);
  const { opening, rounds, totals, over, winners } = sheet;
  return (
    <Frame
      class="differenzler"
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
      {over && (
        <p class="paper verdict" role="status">
          <Icon name="star" /> <b>{t.differenzler.won(winners.map((seat) => opening.names[seat]!).join(', '))}</b>
        </p>
      )}
      <div class="paper scroll">
        <table class="fields four">
          <thead>
            <tr>
              <td />
              {opening.names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rounds.map(({ entry, charged }, at) => (
              <tr key={at}>
                <th scope="row">
                  <a
                    class="field"
                    href={pathOf(now.kept.id, `runde=${at + 1}`)}
                    data-round={at + 1}
                    aria-label={t.history.edit(at + 1)}
                  >
                    {at + 1}
                  </a>
                </th>
                {SEATS.map((seat) => (
                  <td key={seat}>
                    <b>{charged[seat]}</b>
                    <small class="quiet">
                      {entry.announced[seat]} / {entry.made[seat]}
                    </small>
                  </td>
                ))}
              </tr>
            ))}
            <tr class="total">
              <th scope="row">{t.differenzler.total}</th>
              {SEATS.map((seat) => (
                <td key={seat}>
                  <b>{totals[seat]}</b>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <div class="two">
        <a class="button" href={pathOf(now.kept.id, 'verlauf')} data-action="history">
          {t.board.history}
        </a>
        {over ? (
          <Rematch opening={opening} name={now.kept.name} />
        ) : (
          <a class="button main" href={pathOf(now.kept.id, 'runde')} data-action="write">
            <Icon name="plus" /> {t.board.write}
          </a>
        )}
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

const EMPTY: PerSeat<Typed> = [NOTHING_TYPED, NOTHING_TYPED, NOTHING_TYPED, NOTHING_TYPED];
type What = 'announced' | 'made';

/** What is typed of a round. */
type Columns = Readonly<Record<What, PerSeat<Typed>>>;
interface Place {
  readonly what: What;
  readonly seat: Seat;
}

/** A round that was kept while it was typed; null where it is none. */
function readColumns(value: unknown): Columns | null {
  if (typeof value !== 'object' || value === null) return null;
  const { announced, made } = value as Partial<Record<What, unknown>>;
  return isColumn(announced) && isColumn(made) ? { announced, made } : null;
}

function isColumn(value: unknown): value is PerSeat<Typed> {
  return Array.isArray(value) && value.length === SEATS.length && value.every(isTyped);
}

/** The first place where a number is missing; null where none is. */
function firstOpen(columns: Columns): Place | null {
  const places = (['announced', 'made'] as const).flatMap((what) => SEATS.map((seat) => ({ what, seat })));
  return places.find(({ what, seat }) => numberOf(columns[what][seat]) === null) ?? null;
}

function all(typed: PerSeat<Typed>): PerSeat<number> | null {
  const points = typed.map(numberOf).filter((one) => one !== null);
  return points.length === SEATS.length ? (points as unknown as PerSeat<number>) : null;
}

export function DifferenzlerEntryPage({
  now,
  sheet,
  round,
}: {
  readonly now: Open;
  readonly sheet: DifferenzlerSheetNow;
  readonly round: number | null;
}): JSX.Element {
  const t = say();
  const { opening } = sheet;
  const standing = round === null ? null : (sheet.rounds[round - 1]?.entry ?? null);
  const kept = (what: What): PerSeat<Typed> =>
    standing === null ? EMPTY : (standing[what].map(typedOf) as unknown as PerSeat<Typed>);
  const typed = useTyped<Columns>(now.kept.id, readColumns);
  const columns = typed.value ?? { announced: kept('announced'), made: kept('made') };
  const at = useSignal<Place>(firstOpen(columns) ?? { what: 'announced', seat: 0 });

  const [said, done] = [all(columns.announced), all(columns.made)];
  const entry: DifferenzlerEntry | null =
    said === null || done === null
      ? null
      : { announced: said, made: done, ...(standing?.penalty && { penalty: standing.penalty }) };
  const command = (of: DifferenzlerEntry): SheetCommand =>
    round === null ? { type: 'entered', entry: of } : { type: 'corrected', round, entry: of };
  const judged = entry === null ? null : write(now.kept.log, command(entry));
  const { what, seat } = at.value;

  /** What the last player made follows from the other three. */
  const withRest = (column: PerSeat<Typed>): PerSeat<Typed> => {
    const open = SEATS.filter((one) => numberOf(column[one]) === null);
    const [last] = open;
    const rest = WHOLE - column.reduce((sum, one) => sum + (numberOf(one) ?? 0), 0);
    return open.length === 1 && rest >= 0
      ? (column.map((one, index) => (index === last ? typedOf(rest) : one)) as unknown as PerSeat<Typed>)
      : column;
  };
  const type = (points: Typed): void => {
    const column = columns[what].map((one, index) => (index === seat ? points : one)) as unknown as PerSeat<Typed>;
    const isWhole = numberOf(points) !== null;
    const next = { ...columns, [what]: what === 'made' && isWhole ? withRest(column) : column };
    typed.value = next;
    const open = isWhole ? firstOpen(next) : null;
    if (open) at.value = open;
  };
  const sum = columns.made.reduce((total, one) => total + (numberOf(one) ?? 0), 0);
  return (
    <Frame
      class="entry"
      isClose
      title={round === null ? t.entry.title(sheet.rounds.length + 1) : t.entry.correct(round)}
      up={pathOf(now.kept.id)}
    >
      <div class="paper scroll">
        <table class="fields four typing">
          <thead>
            <tr>
              <td />
              {opening.names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(['announced', 'made'] as const).map((kind) => (
              <tr key={kind}>
                <th scope="row">{t.differenzler[kind]}</th>
                {SEATS.map((one) => {
                  const points = columns[kind][one];
                  const isHere = kind === what && one === seat;
                  return (
                    <td key={one}>
                      <button
                        class="choice"
                        aria-pressed={isHere}
                        aria-label={`${t.differenzler[kind]}, ${opening.names[one]!}: ${numberOf(points) ?? t.entry.nothing}`}
                        data-place={`${kind}:${one}`}
                        onClick={() => {
                          at.value = { what: kind, seat: one };
                        }}
                      >
                        {numberOf(points) ?? (
                          <span aria-hidden="true">{points.tens === null ? '·' : `${points.tens}_`}</span>
                        )}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {judged && !judged.ok ? (
        <p class="refused" role="alert">
          <Icon name="info" /> {refusalText(judged.error, opening)}
        </p>
      ) : (
        <p class="quiet note">{t.differenzler.rest(WHOLE - sum)}</p>
      )}
      <section class="paper lower">
        <Pad
          title={`${opening.names[seat]!}: ${t.differenzler[what]}`}
          typed={columns[what][seat]}
          most={WHOLE}
          possible={what === 'made' ? MADE : ANNOUNCED}
          other={null}
          onType={type}
          onImpossible={(points) => {
            const odd: DifferenzlerEntry = { announced: [0, 0, 0, 0], made: [points, WHOLE - points, 0, 0] };
            const refused = write(now.kept.log, { type: 'entered', entry: odd });
            if (!refused.ok) toast({ kind: 'tafel-refused', text: refusalText(refused.error, opening), isBad: true });
          }}
        />
      </section>
      <div class="confirm">
        <button
          class="button main wide"
          data-action="save"
          aria-disabled={judged?.ok !== true}
          onClick={() => {
            if (entry === null) return;
            const sent = send(command(entry));
            if (sent?.ok) go(pathOf(now.kept.id), { replace: true });
            else if (sent) toast({ kind: 'tafel-refused', text: refusalText(sent.error, opening), isBad: true });
          }}
        >
          {round === null ? t.entry.write : t.entry.save}
        </button>
      </div>
    </Frame>
  );
}
