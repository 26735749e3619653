/**
 * Toasts: what passes. They lie over the mat's upper part and never over the cards; one of a kind at a time.
 */
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { said } from '../lang/texts.js';
import { Icon, type IconName } from './icon.js';

export interface Toast {
  /** Another one of the same kind takes its place. */
  readonly kind: string;
  readonly text: string;
  readonly icon?: IconName;
  readonly isBad?: boolean;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Stays until it is closed or taken away. */
  readonly stays?: boolean;
}

const shown = signal<readonly Toast[]>([]);
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const LASTS = 6000;

export function toast(next: Toast): void {
  shown.value = [...shown.value.filter(({ kind }) => kind !== next.kind), next];
  clearTimeout(timers.get(next.kind));
  if (!next.stays) {
    timers.set(
      next.kind,
      setTimeout(() => {
        untoast(next.kind);
      }, LASTS),
    );
  }
}

export function untoast(kind: string): void {
  if (shown.value.some((one) => one.kind === kind)) shown.value = shown.value.filter((one) => one.kind !== kind);
}

export function Toasts(): JSX.Element {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {shown.value.map(({ kind, text, icon = 'info', isBad, action }) => (
        <div key={kind} class={isBad ? 'toast bad' : 'toast'} data-kind={kind}>
          <Icon name={icon} />
          <p>{text}</p>
          {action && (
            <button
              class="button small"
              onClick={() => {
                untoast(kind);
                action.run();
              }}
            >
              {action.label}
            </button>
          )}
          <button
            class="key"
            aria-label={said().app.close}
            onClick={() => {
              untoast(kind);
            }}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
