/** Controls of settings: a choice of few, a choice of many, a switch. Each with its label, and a line that explains it. */
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

interface Labelled {
  readonly label: string;
  readonly detail?: string | undefined;
}

export function Toggle(
  props: Labelled & { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void; readonly id?: string },
): JSX.Element {
  const { label, detail, isOn, onChange, id } = props;
  return (
    <label class="toggle" data-setting={id}>
      <span>
        {label}
        {detail !== undefined && <small class="quiet">{detail}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.checked);
        }}
      />
    </label>
  );
}

export interface Option<T> {
  readonly value: T;
  readonly label: string;
}

/** A few short words, all in sight. */
export function Segments<T extends string | number>(
  props: Labelled & {
    readonly value: T;
    readonly options: readonly Option<T>[];
    readonly onChange: (value: T) => void;
    readonly id?: string;
  },
): JSX.Element {
  const { label, detail, value, options, onChange, id } = props;
  const name = useId();
  return (
    <fieldset class="segments" data-setting={id}>
      <legend>
        {label}
        {detail !== undefined && <small class="quiet">{detail}</small>}
      </legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={String(option.value)}
              checked={option.value === value}
              onChange={() => {
                onChange(option.value);
              }}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Longer sentences, one of which holds. */
export function Select<T>(
  props: Labelled & {
    readonly value: T;
    readonly options: readonly Option<T>[];
    readonly onChange: (value: T) => void;
    readonly id?: string;
  },
): JSX.Element {
  const { label, detail, value, options, onChange, id } = props;
  const own = useId();
  return (
    <div class="select" data-setting={id}>
      <label for={own}>
        {label}
        {detail !== undefined && <small class="quiet">{detail}</small>}
      </label>
      <select
        id={own}
        value={options.findIndex((option) => option.value === value)}
        onChange={({ currentTarget }) => {
          const option = options[Number(currentTarget.value)];
          if (option) onChange(option.value);
        }}
      >
        {options.map((option, index) => (
          <option key={option.label} value={index}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A whole number between two bounds; what is outside is not taken. */
export function NumberField(
  props: Labelled & {
    readonly value: number;
    readonly min: number;
    readonly max: number;
    readonly onChange: (value: number) => void;
    readonly id?: string;
  },
): JSX.Element {
  const { label, detail, value, min, max, onChange, id } = props;
  const own = useId();
  return (
    <div class="select" data-setting={id}>
      <label for={own}>
        {label}
        {detail !== undefined && <small class="quiet">{detail}</small>}
      </label>
      <input
        id={own}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={value}
        onChange={({ currentTarget }) => {
          const next = Number(currentTarget.value);
          if (Number.isInteger(next) && next >= min && next <= max) onChange(next);
          else currentTarget.value = String(value);
        }}
      />
    </div>
  );
}
