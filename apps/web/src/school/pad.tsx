/** Pad: a number by tap, in two rows under the thumb; the digits of the keyboard type the same keys. */
import type { JSX } from 'preact';
import { Icon } from '../ui/icon.js';
import type { Move } from './asking.js';
import { schoolSays } from './texts.js';

const UPPER = [1, 2, 3, 4, 5] as const;
const LOWER = [6, 7, 8, 9, 0] as const;

export function Pad(props: { readonly label: string; readonly onMove: (move: Move) => void }): JSX.Element {
  const { label, onMove } = props;
  const key = (digit: number): JSX.Element => (
    <button
      key={digit}
      type="button"
      data-digit={digit}
      onClick={() => {
        onMove({ do: 'digit', digit });
      }}
    >
      {digit}
    </button>
  );
  return (
    <div class="digits" role="group" aria-label={label}>
      {UPPER.map(key)}
      <button
        type="button"
        class="rub"
        data-action="rub"
        aria-label={schoolSays().rub}
        onClick={() => {
          onMove({ do: 'rub' });
        }}
      >
        <Icon name="undo" />
      </button>
      {LOWER.map(key)}
    </div>
  );
}
