/**
 * Story: what happened, in order. Cards are told by tapping them one after the other round the drawn table; everything
 * else is one of the events that the form knows.
 */
import type { EventType } from '@puur/referee';
import type { Seat } from '@puur/rules';
import type { JSX } from 'preact';
import { Icon } from '../ui/icon.js';
import { dropEvent, lackOf, lying, putEvent, raiseEvent, seatFor, tellField, type Told } from './draft.js';
import { choiceName, Field } from './field.js';
import { fieldsOf, type Kind } from './kinds.js';
import { cardFrom, CardPicker, Cards, SeatPicker, seatNames, sideNames } from './pickers.js';
import { otherEvents, PLANS } from './plan.js';
import { change, draft, enter, entry, turn, turnNow } from './store.js';
import type { ScreenTexts } from './texts.js';
import { contractName } from '../lang/naming.js';
import type { Contract } from '@puur/rules';

/** The name of a field; a number of cards is not called as cards are. */
function fieldName(type: EventType, name: string, kind: Kind, t: ScreenTexts): string {
  const who = (t.who as Readonly<Partial<Record<EventType, string>>>)[type];
  if (name === 'seat' && who !== undefined) return who;
  if (name === 'cards' && kind.of === 'number') return t.count;
  return (t.fields as Readonly<Record<string, string>>)[name] ?? name;
}

/** Every card of the story. */
function toldCards(events: readonly Told[]): readonly string[] {
  return events
    .filter(({ type }) => type === 'card-played' || type === 'trick')
    .flatMap(({ card, cards }) => [card, ...((cards as readonly string[] | undefined) ?? [])])
    .filter((card): card is string => typeof card === 'string');
}

export function Story({ t }: { readonly t: ScreenTexts }): JSX.Element | null {
  const now = draft.value;
  if (!now) return null;
  const { events } = PLANS[now.ask];
  const open = entry.value;
  return (
    <>
      {now.events.length > 0 && <Lines t={t} events={now.events} />}
      {open ? (
        <Entering t={t} event={open.event} at={open.at} />
      ) : (
        <>
          {events.includes('card-played') && <Playing t={t} />}
          <Kinds t={t} types={events.filter((type) => type !== 'card-played' || !events.includes('card-played'))} />
          <details class="paper more">
            <summary>{t.moreEvents}</summary>
            <Kinds
              t={t}
              types={[...(events.includes('card-played') ? ['card-played' as const] : []), ...otherEvents(now.ask)]}
            />
          </details>
        </>
      )}
    </>
  );
}

function Kinds({ t, types }: { readonly t: ScreenTexts; readonly types: readonly EventType[] }): JSX.Element {
  return (
    <div class="words kinds">
      {types.map((type) => (
        <button
          key={type}
          type="button"
          data-event={type}
          onClick={() => {
            begin(type);
          }}
        >
          <Icon name="plus" />
          {t.events[type]}
        </button>
      ))}
    </div>
  );
}

/** Opens an event; one without fields has happened at once. */
function begin(type: EventType): void {
  const fields = fieldsOf(type);
  if (fields.every(({ name, isOptional }) => isOptional && name === 'seat')) {
    change((now) => putEvent(now, { type }));
    return;
  }
  const now = draft.peek();
  const needsSeat = fields.some(({ name, isOptional }) => name === 'seat' && !isOptional);
  const seat = needsSeat && now ? seatFor(now, type) : undefined;
  enter({ at: null, event: { type, ...(seat !== undefined && { seat }) } });
}

/** Cards, one after the other in play order. */
function Playing({ t }: { readonly t: ScreenTexts }): JSX.Element | null {
  const now = draft.value;
  if (!now) return null;
  const names = seatNames();
  const seat = turnNow.value;
  const onTable = lying(now);
  const play = (card?: string): void => {
    turn.value = null;
    change((told) => putEvent(told, { type: 'card-played', seat, ...(card !== undefined && { card }) }));
  };
  return (
    <section class="paper playing">
      <SeatPicker
        label={t.fields.seat}
        value={seat}
        onPick={(next) => {
          turn.value = next;
        }}
        lies={(at) => {
          const event = onTable.findLast((each) => each.seat === at);
          const cards = event ? [event.card, ...((event.cards as readonly string[] | undefined) ?? [])] : [];
          return event ? <Cards cards={cards.flatMap((name) => cardFrom(name) ?? [])} /> : null;
        }}
      />
      <p class="whose">
        <b>{t.plays(names[seat]!)}</b> <span class="quiet small">{t.tapCard}</span>
      </p>
      <CardPicker
        label={t.plays(names[seat]!)}
        chosen={[]}
        used={toldCards(now.events)}
        usedText={t.used}
        onTap={play}
      />
      <button
        type="button"
        class="button small"
        data-card="unknown"
        onClick={() => {
          play();
        }}
      >
        {t.unknownCard}
      </button>
    </section>
  );
}

/** The form of one event. */
function Entering({
  t,
  event,
  at,
}: {
  readonly t: ScreenTexts;
  readonly event: Told;
  readonly at: number | null;
}): JSX.Element {
  const fields = fieldsOf(event.type);
  const used = toldCards(draft.value?.events ?? []);
  const first = fields.filter(({ isOptional, name }) => !isOptional || FRONT.has(name));
  const rest = fields.filter((field) => !first.includes(field));
  const lacking = lackOf(event).map((name) => {
    const field = fields.find((each) => each.name === name);
    const label = field ? fieldName(event.type, name, field.kind, t) : name;
    const { kind } = field ?? {};
    const isShort = event[name] !== undefined && kind?.of === 'cards';
    const plain = label.replace(/[\s\u00a0\u202f]*\?$/u, '');
    return isShort ? `${plain} (${t.atLeast(kind.min)})` : plain;
  });
  const shown = (list: typeof fields): readonly JSX.Element[] =>
    list.map(({ name, kind, isOptional }) => (
      <Field
        key={name}
        t={t}
        kind={kind}
        isOptional={isOptional}
        label={fieldName(event.type, name, kind, t)}
        value={event[name]}
        used={used}
        onTell={(value) => {
          enter({ at, event: tellField(event, name, value) });
        }}
      />
    ));
  return (
    <section class="paper entering" aria-label={t.events[event.type]}>
      <h2>{t.events[event.type]}</h2>
      {shown(first)}
      {rest.length > 0 && (
        <details open={rest.some(({ name }) => event[name] !== undefined) || first.length === 0}>
          <summary>{t.more}</summary>
          {shown(rest)}
        </details>
      )}
      <p id="lacking" class="lacking small" role="status">
        {lacking.length > 0 && t.lacking(lacking.join(', '))}
      </p>
      <div class="two">
        <button
          type="button"
          class="button"
          onClick={() => {
            enter(null);
          }}
        >
          {t.cancel}
        </button>
        <button
          type="button"
          class="button main"
          data-action="done"
          disabled={lacking.length > 0}
          aria-describedby="lacking"
          onClick={() => {
            turn.value = null;
            change((now) => putEvent(now, event, at));
            enter(null);
          }}
        >
          {t.done}
        </button>
      </div>
    </section>
  );
}

/** Fields that are asked at once though they may stay open. */
const FRONT: ReadonlySet<string> = new Set([
  ...['card', 'cards', 'points', 'weise', 'leader', 'to', 'trick', 'tricks', 'cardPoints', 'lastTrick', 'goal', 'sure'],
  ...['during', 'proved', 'lifted', 'due', 'cut', 'words'],
]);

/** What was told so far. */
function Lines({ t, events }: { readonly t: ScreenTexts; readonly events: readonly Told[] }): JSX.Element {
  return (
    <section class="paper lines">
      <h2>{t.story}</h2>
      <ol>
        {events.map((event, at) => (
          // The same thing may happen twice; its place is what it is.
          <li key={at}>
            <span class="quiet">{at + 1}</span>
            <p>
              <Line t={t} event={event} />
            </p>
            <span class="keys">
              {at > 0 && (
                <button
                  type="button"
                  class="key"
                  aria-label={`${t.earlier}: ${at + 1}`}
                  onClick={() => {
                    change((now) => raiseEvent(now, at));
                  }}
                >
                  <Icon name="up" />
                </button>
              )}
              <button
                type="button"
                class="key"
                aria-label={`${t.change}: ${at + 1}`}
                onClick={() => {
                  enter({ event, at });
                }}
              >
                <Icon name="sliders" />
              </button>
              <button
                type="button"
                class="key"
                aria-label={`${t.drop}: ${at + 1}`}
                onClick={() => {
                  turn.value = null;
                  change((now) => dropEvent(now, at));
                  enter(null);
                }}
              >
                <Icon name="trash" />
              </button>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Line({ t, event }: { readonly t: ScreenTexts; readonly event: Told }): JSX.Element {
  const names = seatNames();
  const who = event.seat === undefined ? '' : `${names[event.seat as Seat]!}: `;
  const parts = fieldsOf(event.type).filter(({ name }) => name !== 'seat' && event[name] !== undefined);
  return (
    <>
      {who}
      {/* A card that is seen needs no word. */}
      {event.type === 'card-played' && parts.length > 0 ? null : t.events[event.type]}
      {parts.map(({ name, kind }) => (
        <Part key={name} t={t} label={fieldName(event.type, name, kind, t)} kind={kind} value={event[name]} />
      ))}
    </>
  );
}

function Part(props: {
  readonly t: ScreenTexts;
  readonly label: string;
  readonly kind: Kind;
  readonly value: unknown;
}): JSX.Element {
  const { t, label, kind, value } = props;
  const cards = (list: unknown): JSX.Element => (
    <Cards cards={(list as readonly unknown[]).flatMap((name) => cardFrom(name) ?? [])} />
  );
  switch (kind.of) {
    case 'card':
      return cards([value]);
    case 'cards':
      return cards(value);
    case 'weise':
      return cards((value as readonly (readonly unknown[])[]).flat());
    case 'contract':
      return <>, {contractName(value as Contract)}</>;
    case 'seat':
      return <small>{`${label}: ${seatNames()[value as Seat]!}`}</small>;
    case 'team':
      return <small>{`${label}: ${sideNames()[value as number]!}`}</small>;
    case 'yes-no':
      return <small>{`${label} ${value === true ? t.yes : t.no}`}</small>;
    case 'choice':
      return <>{`, ${choiceName(value as string, t)}`}</>;
    case 'text':
      return <small>{`«${value as string}»`}</small>;
    case 'number':
      return <small>{`${label}: ${value as number}`}</small>;
    case 'number-by-side': {
      const sides = value as Readonly<Record<string, number>>;
      return (
        <small>{`${label}: ${sideNames()
          .map((name, side) => `${name} ${sides[side] ?? 0}`)
          .join(', ')}`}</small>
      );
    }
    case 'blocks': {
      const sides = value as Readonly<Record<string, Readonly<Record<string, number>>>>;
      const told = sideNames().map((name, side) => {
        const blocks = Object.entries(sides[side] ?? {}) as readonly (readonly [keyof ScreenTexts['blocks'], number])[];
        return `${name} ${blocks.map(([block, points]) => `${t.blocks[block]} ${points}`).join(', ') || '0'}`;
      });
      return <small>{told.join(' · ')}</small>;
    }
  }
}
