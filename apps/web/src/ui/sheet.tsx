/**
 * Sheet: a drawer from below, one at a time.
 *
 * It takes the focus and gives it back, keeps Tab inside while it asks, closes with Escape, with a tap beside it and by
 * being drawn down; unless the rules demand a choice, then it has no way out but the choice, and the rest of the table
 * stays within reach.
 */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { said } from '../lang/texts.js';
import { Icon } from './icon.js';

export interface SheetProps {
  readonly title: string;
  readonly onClose?: (() => void) | undefined;
  readonly children: ComponentChildren;
  readonly class?: string;
  /** No heading to be seen; it is read all the same. */
  readonly isBare?: boolean;
  /** The table behind it stays light. */
  readonly isLight?: boolean;
}

const DRAWN_DOWN = 70;

export function Sheet({ title, onClose, children, isBare, isLight, class: name }: SheetProps): JSX.Element {
  const box = useRef<HTMLElement>(null);
  const drawn = useRef<{ y: number; scroll: number } | null>(null);

  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && onClose) {
      event.stopPropagation();
      onClose();
    } else if (event.key === 'Tab' && onClose) keepInside(event, box.current);
  };

  return (
    <>
      {onClose && <div class={isLight ? 'veil light' : 'veil'} onClick={onClose} />}
      <section
        ref={box}
        class={`sheet ${name ?? ''}`}
        role="dialog"
        aria-modal={onClose ? 'true' : undefined}
        aria-label={title}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onPointerDown={({ clientY }) => {
          drawn.current = onClose ? { y: clientY, scroll: box.current?.scrollTop ?? 0 } : null;
        }}
        onPointerUp={({ clientY, pointerType }) => {
          const from = drawn.current;
          drawn.current = null;
          if (from?.scroll === 0 && pointerType === 'touch' && clientY - from.y > DRAWN_DOWN) onClose?.();
        }}
      >
        <div class="grip" />
        {!isBare && (
          <div class="head">
            <h2>{title}</h2>
            {onClose && (
              <button class="key" aria-label={said().app.close} onClick={onClose}>
                <Icon name="close" />
              </button>
            )}
          </div>
        )}
        {children}
      </section>
    </>
  );
}

function keepInside(event: KeyboardEvent, box: HTMLElement | null): void {
  const stops = [
    ...(box?.querySelectorAll<HTMLElement>('button:not([disabled]), a[href], input, select, [tabindex="0"]') ?? []),
  ];
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return;
  const { activeElement } = document;
  if (event.shiftKey && (activeElement === first || activeElement === box)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && activeElement === last) {
    event.preventDefault();
    first.focus();
  }
}
