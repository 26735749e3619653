/** Field: the control of one thing that is told, by its kind. */
import type { Contract, Seat } from '@puur/rules';
import type { JSX } from 'preact';
import { toggled } from './draft.js';
import type { Kind } from './kinds.js';
import {
  cardFrom,
  CardPicker,
  Cards,
  ContractPicker,
  Count,
  SeatPicker,
  sideNames,
  WeisPicker,
  Words,
} from './pickers.js';
import type { ScreenTexts } from './texts.js';

const BLOCKS = ['weis', 'stoeck', 'stich'] as const;
const MOST_POINTS = 100_000;
type BySide = Readonly<Record<string, unknown>>;

export interface FieldProps {
  readonly t: ScreenTexts;
  readonly label: string;
  readonly kind: Kind;
  readonly value: unknown;
  readonly used?: readonly string[];
  /** Whether it may stay open. What has to be told is changed by another tap, never taken back by one. */
  readonly isOptional: boolean;
  readonly onTell: (value: unknown) => void;
}

/** Kinds of which one is chosen. */
const ONE_OF: ReadonlySet<Kind['of']> = new Set(['seat', 'team', 'contract', 'card', 'yes-no', 'choice'] as const);

/** A field with its name above it. */
export function Field(props: FieldProps): JSX.Element {
  const { label, kind } = props;
  if (kind.of === 'number') return <Control {...props} />;
  return (
    <div class="field">
      <h3>{label}</h3>
      <Control {...props} />
    </div>
  );
}

function Control({ t, label, kind, value, used = [], isOptional, onTell: tell }: FieldProps): JSX.Element {
  const isChoice = ONE_OF.has(kind.of);
  const onTell = (next: unknown): void => {
    if (next !== undefined || isOptional || !isChoice) tell(next);
  };
  switch (kind.of) {
    case 'seat':
      return (
        <SeatPicker
          label={label}
          value={(value as Seat | undefined) ?? null}
          onPick={(seat) => {
            onTell(value === seat ? undefined : seat);
          }}
        />
      );
    case 'team':
      return (
        <Words
          label={label}
          value={value as number | undefined}
          options={sideNames().map((name, side) => ({ value: side, label: name }))}
          onPick={onTell}
        />
      );
    case 'contract':
      return <ContractPicker t={t} label={label} value={(value as Contract | undefined) ?? null} onPick={onTell} />;
    case 'card':
      return (
        <CardPicker
          label={label}
          chosen={typeof value === 'string' ? [value] : []}
          used={used}
          usedText={t.used}
          onTap={(card) => {
            onTell(card === value ? undefined : card);
          }}
        />
      );
    case 'cards': {
      const cards = (value as readonly string[] | undefined) ?? [];
      return (
        <>
          <Cards cards={cards.flatMap((name) => cardFrom(name) ?? [])} />
          <CardPicker
            label={label}
            chosen={cards}
            used={used}
            usedText={t.used}
            onTap={(card) => {
              const next = toggled(cards, card);
              onTell(next.length === 0 ? undefined : next);
            }}
          />
        </>
      );
    }
    case 'weise':
      return <WeisPicker t={t} value={(value as readonly (readonly string[])[] | undefined) ?? []} onTell={onTell} />;
    case 'yes-no':
      return (
        <Words
          label={label}
          value={value as boolean | undefined}
          options={[
            { value: true, label: t.yes },
            { value: false, label: t.no },
          ]}
          onPick={onTell}
        />
      );
    case 'choice':
      return (
        <Words
          label={label}
          value={value as string | undefined}
          options={kind.values.map((each) => ({ value: each, label: choiceName(each, t) }))}
          onPick={onTell}
        />
      );
    case 'text':
      return (
        <input
          class="line"
          type="text"
          maxLength={400}
          aria-label={label}
          value={typeof value === 'string' ? value : ''}
          onInput={({ currentTarget }) => {
            onTell(currentTarget.value === '' ? undefined : currentTarget.value);
          }}
        />
      );
    case 'number':
      return <Count label={label} value={value} min={kind.min} max={kind.max} onTell={onTell} />;
    case 'number-by-side': {
      const sides = (value as BySide | undefined) ?? {};
      return (
        <>
          {sideNames().map((name, side) => (
            <Count
              key={side}
              label={name}
              value={sides[side]}
              min={kind.min}
              max={kind.max}
              onTell={(next) => {
                onTell(withSide(sides, side, next));
              }}
            />
          ))}
        </>
      );
    }
    case 'blocks': {
      const sides = (value as Readonly<Record<string, BySide>> | undefined) ?? {};
      return (
        <>
          {sideNames().map((name, side) => (
            <fieldset key={side} class="blocks">
              <legend>{name}</legend>
              <div>
                {BLOCKS.map((block) => (
                  <Count
                    key={block}
                    label={t.blocks[block]}
                    value={sides[side]?.[block]}
                    min={0}
                    max={MOST_POINTS}
                    onTell={(next) => {
                      onTell(withSide(sides, side, withSide(sides[side] ?? {}, block, next)));
                    }}
                  />
                ))}
              </div>
            </fieldset>
          ))}
        </>
      );
    }
  }
}

/** Another value under a name; undefined takes it back, and an empty whole is nothing. */
function withSide(values: BySide, name: string | number, value: unknown): BySide | undefined {
  const next = Object.fromEntries(
    Object.entries({ ...values, [name]: value }).filter(([, each]) => each !== undefined),
  );
  return Object.keys(next).length === 0 ? undefined : next;
}

export function choiceName(value: string, t: ScreenTexts): string {
  return (t.choices as Readonly<Record<string, string>>)[value] ?? value;
}
