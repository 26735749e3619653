/**
 * Pickers: who, which card, what is trump: by tap on a drawn table and on the reader's own deck.
 *
 * Every target is at least 44 px; on a narrow screen one suit of cards is in sight at a time, so that cards need not be
 * small, and as suit is followed more often than not, the next card is mostly one tap away.
 */
import { useState } from 'preact/hooks';
import type { JSX } from 'preact';
import {
  type Card,
  CARDS,
  type Contract,
  type ContractKind,
  kindOf as contractKindOf,
  CONTRACTS,
  DEFAULT_PROFILE,
  formatCard,
  parseCard,
  type Seat,
  SEATS,
  type Suit,
  suitOf,
  SUITS,
  trumpOf,
} from '@puur/rules';
import { ContractSign, Face, SuitSign } from '../cards/face.js';
import { cardName, contractName, suitName } from '../lang/naming.js';
import { said } from '../lang/texts.js';
import { type HouseRules, profileOf } from '../app/house-rules.js';
import { prefs } from '../app/prefs.js';
import { suitsOf } from '../table/sort.js';
import { draft } from './store.js';
import type { ScreenTexts } from './texts.js';

/** The names of the seats in this quarrel. */
export function seatNames(): readonly string[] {
  return draft.value?.names ?? said().names;
}

export function sideNames(): readonly string[] {
  const [a, b, c, d] = seatNames();
  return draft.value?.sides ?? [`${a!}/${c!}`, `${b!}/${d!}`];
}

export function cardFrom(name: unknown): Card | null {
  const card = typeof name === 'string' ? parseCard(name) : null;
  return card?.ok ? card.value : null;
}

export function SeatPicker(props: {
  readonly label: string;
  readonly value: Seat | null;
  readonly onPick: (seat: Seat) => void;
  /** A short word under a name. */
  readonly note?: (seat: Seat) => string | null;
  /** What lies before a seat. */
  readonly lies?: (seat: Seat) => JSX.Element | null;
}): JSX.Element {
  const { label, value, onPick, note, lies } = props;
  const names = seatNames();
  return (
    <div class="mat seats" role="group" aria-label={label}>
      {SEATS.map((seat) => (
        <button
          key={seat}
          type="button"
          data-side={seat}
          aria-pressed={value === seat}
          onClick={() => {
            onPick(seat);
          }}
        >
          {names[seat]}
          {note !== undefined && note(seat) !== null && <small>{note(seat)}</small>}
        </button>
      ))}
      {lies && (
        <div class="lies">
          {SEATS.map((seat) => (
            <span key={seat} data-side={seat}>
              {lies(seat)}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

export function CardPicker(props: {
  readonly label: string;
  readonly chosen: readonly string[];
  readonly used?: readonly string[];
  readonly usedText: string;
  readonly onTap: (card: string) => void;
}): JSX.Element {
  const { label, chosen, used = [], usedText, onTap } = props;
  const [first] = chosen;
  const [open, setOpen] = useState<Suit>(() => {
    const card = cardFrom(chosen.at(-1) ?? used.at(-1) ?? first);
    return card === null ? SUITS[0]! : suitOf(card);
  });
  return (
    <div class="picker" role="group" aria-label={label}>
      <div class="suits">
        {suitsNow().map((suit) => (
          <button
            key={suit}
            type="button"
            aria-pressed={open === suit}
            aria-label={suitName(suit)}
            onClick={() => {
              setOpen(suit);
            }}
          >
            <SuitSign suit={suit} />
            {chosen.some((name) => cardFrom(name) !== null && suitOf(cardFrom(name)!) === suit) && <i />}
          </button>
        ))}
      </div>
      {suitsNow().map((suit) => (
        <div key={suit} class="row" data-open={open === suit}>
          {CARDS.filter((card) => suitOf(card) === suit).map((card) => {
            const name = formatCard(card);
            const isUsed = used.includes(name);
            return (
              <button
                key={card}
                type="button"
                class="card"
                data-card={name}
                data-used={isUsed}
                aria-pressed={chosen.includes(name)}
                aria-label={isUsed ? `${cardName(card)}, ${usedText}` : cardName(card)}
                onClick={() => {
                  onTap(name);
                }}
              >
                <Face card={card} isCompact />
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Cards in a line, as pictures with their names. */
export function Cards({ cards }: { readonly cards: readonly Card[] }): JSX.Element {
  return (
    <span class="shown">
      {cards.map((card) => (
        <span key={card} class="card" role="img" aria-label={cardName(card)}>
          <Face card={card} isCompact />
        </span>
      ))}
    </span>
  );
}

/** The suits in the order of a hand on the deck in use. */
function suitsNow(): readonly Suit[] {
  const { deck, pairing } = prefs.value;
  return suitsOf(deck, pairing);
}

/** The contracts of the table that is told of; what else somebody may have said is one tap further on. */
export function ContractPicker(props: {
  readonly t: ScreenTexts;
  readonly label: string;
  readonly value: Contract | null;
  readonly onPick: (contract: Contract | undefined) => void;
}): JSX.Element {
  const { t, label, value, onPick } = props;
  const [isAll, setAll] = useState(false);
  const offered = contractsAt(draft.value?.rules);
  const trumps = suitsNow().flatMap((suit) => CONTRACTS.filter((contract) => trumpOf(contract) === suit));
  const others = CONTRACTS.filter((contract) => trumpOf(contract) === null);
  const shown = [...trumps, ...others].filter(
    (contract) => isAll || contract === value || offered.includes(contractKindOf(contract)),
  );
  return (
    <div class="contracts" role="group" aria-label={label}>
      {shown.map((contract) => (
        <button
          key={contract}
          type="button"
          data-contract={contract}
          aria-pressed={value === contract}
          onClick={() => {
            onPick(value === contract ? undefined : contract);
          }}
        >
          <ContractSign contract={contract} />
          {contractName(contract)}
        </button>
      ))}
      {shown.length < CONTRACTS.length && (
        <button
          type="button"
          class="others"
          onClick={() => {
            setAll(true);
          }}
        >
          {t.otherContracts}
        </button>
      )}
    </div>
  );
}

/** The kinds of contract that a table plays. */
function contractsAt(rules: HouseRules | undefined): readonly ContractKind[] {
  const found = rules === undefined ? null : profileOf(rules);
  return (found?.ok === true ? found.value : DEFAULT_PROFILE).contracts;
}

/** A few words, one of which holds or none. */
export function Words<T extends string | number | boolean>(props: {
  readonly label: string;
  readonly value: T | undefined;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onPick: (value: T | undefined) => void;
}): JSX.Element {
  const { label, value, options, onPick } = props;
  return (
    <div class="words" role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={String(option.value)}
          type="button"
          aria-pressed={value === option.value}
          onClick={() => {
            onPick(value === option.value ? undefined : option.value);
          }}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

/** A number, or nothing. */
export function Count(props: {
  readonly label: string;
  readonly value: unknown;
  readonly min: number;
  readonly max: number;
  readonly onTell: (value: number | undefined) => void;
}): JSX.Element {
  const { label, value, min, max, onTell } = props;
  return (
    <label class="count">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={typeof value === 'number' ? value : ''}
        onInput={({ currentTarget }) => {
          const { value: text } = currentTarget;
          const next = Number(text);
          if (text === '') onTell(undefined);
          else if (Number.isInteger(next) && next >= min && next <= max) onTell(next);
        }}
        onBlur={({ currentTarget }) => {
          currentTarget.value = typeof value === 'number' ? String(value) : '';
        }}
      />
    </label>
  );
}

/** Weise: each a row of cards, with one of them open at a time. */
export function WeisPicker(props: {
  readonly t: ScreenTexts;
  readonly value: readonly (readonly string[])[];
  readonly onTell: (value: readonly (readonly string[])[] | undefined) => void;
}): JSX.Element {
  const { t, value, onTell } = props;
  const rows = value.length === 0 ? [[]] : value;
  const [open, setOpen] = useState(rows.length - 1);
  const at = Math.min(open, rows.length - 1);
  const tap = (card: string): void => {
    const row = rows[at]!;
    const next = row.includes(card) ? row.filter((other) => other !== card) : [...row, card];
    const all = rows.with(at, next).filter((cards) => cards.length > 0);
    onTell(all.length === 0 ? undefined : all);
  };
  return (
    <>
      {rows.length > 1 && (
        <Words
          label={t.fields.weise}
          value={at}
          options={rows.map((_, index) => ({ value: index, label: t.weis(index + 1) }))}
          onPick={(next) => {
            setOpen(next ?? at);
          }}
        />
      )}
      <Cards cards={rows[at]!.flatMap((name) => cardFrom(name) ?? [])} />
      <CardPicker key={at} label={t.weis(at + 1)} chosen={rows[at]!} usedText={t.used} onTap={tap} />
      {rows.at(-1)!.length >= 3 && rows.length < 6 && (
        <button
          type="button"
          class="button small"
          onClick={() => {
            onTell([...rows, []]);
            setOpen(rows.length);
          }}
        >
          {t.addWeis}
        </button>
      )}
    </>
  );
}
