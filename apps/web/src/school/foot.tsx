/**
 * Foot: what is to be done now, then what the answer was worth and why, and the one button that goes on. It keeps its
 * place, so the thumb finds it; what it says is told to who does not see it.
 */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon, type IconName } from '../ui/icon.js';
import { schoolSays } from './texts.js';

export interface FootButton {
  readonly label: string;
  readonly action: string;
  readonly run: () => void;
  readonly isOff?: boolean;
  readonly isBrass?: boolean;
}

export interface FootProps {
  readonly kind: 'plain' | 'right' | 'wrong' | 'note';
  readonly text: ComponentChildren;
  /** The verdict in a word for who does not see the sign; false where the text itself begins with it. */
  readonly isSaid?: boolean;
  /** About how many characters the text has: a long one has the row to itself. */
  readonly length?: number;
  readonly main?: FootButton | undefined;
  readonly other?: FootButton | undefined;
  /** One step back, where there is one. */
  readonly back?: string | undefined;
  /** Changes when there is something new to go on from: the button takes the focus. */
  readonly focusOn?: unknown;
}

const SIGNS: Readonly<Record<Exclude<FootProps['kind'], 'plain'>, IconName>> = {
  right: 'check',
  wrong: 'close',
  note: 'info',
};

export function Foot({ kind, text, isSaid = true, length = 0, main, other, back, focusOn }: FootProps): JSX.Element {
  const t = schoolSays();
  const box = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusOn === undefined) return;
    button.current?.focus({ preventScroll: true });
    // Where the foot does not stay in sight by itself.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [focusOn]);
  const draw = (one: FootButton, isMain: boolean): JSX.Element => (
    <button
      key={one.action}
      {...(isMain && { ref: button })}
      type="button"
      class={`button ${isMain ? (one.isBrass ? 'brass' : 'main') : 'small'}`}
      data-action={one.action}
      data-main={isMain ? '' : undefined}
      aria-disabled={one.isOff === true ? true : undefined}
      onClick={() => {
        if (one.isOff !== true) one.run();
      }}
    >
      {one.label}
    </button>
  );
  return (
    <footer ref={box} class="paper foot" data-says={kind}>
      {kind === 'plain' ? (
        back !== undefined && (
          <a class="key" href={back} aria-label={t.stepBack}>
            <Icon name="back" />
          </a>
        )
      ) : (
        <span class="seal" aria-hidden="true">
          <Icon name={SIGNS[kind]} />
        </span>
      )}
      <div class="says" role="status" style={{ '--length': String(length) }}>
        {isSaid && kind !== 'plain' && kind !== 'note' && (
          <span class="hidden">{kind === 'right' ? t.right : t.wrong}: </span>
        )}
        {text}
      </div>
      {(main ?? other) && (
        <div class="ways">
          {other && draw(other, false)}
          {main && draw(main, true)}
        </div>
      )}
    </footer>
  );
}
