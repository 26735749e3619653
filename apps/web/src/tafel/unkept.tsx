/**
 * Unkept: what of the slate on the table is not on the device, or not on the slate. Lines of the page that cover nothing.
 *
 * That a slate is not stored is said once in a stay; then a small mark in the page's head stands for it, and says it again
 * when it is tapped. Where a round is typed the keys need the room, and there is the mark alone.
 */
import { signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { go } from '../app/route.js';
import { said } from '../lang/texts.js';
import { Icon } from '../ui/icon.js';
import { dropLine, typedInLine } from './keeping/line.js';
import { saveRecord } from './sharing.js';
import { openNext } from './keeping/reopening.js';
import { unkept } from './keeping/unstored.js';
import { open, pathOf } from './shelf.js';
import { say } from './texts.js';

/** Whether the line stands: null as long as it was not seen in this stay. */
const isShown = signal<boolean | null>(null);

function heldNow(): 'aside' | 'window' | 'newer' | null {
  const now = open.value;
  return now === null ? null : (unkept.value.get(now.kept.id) ?? null);
}

export function UnkeptMark(): JSX.Element | null {
  if (heldNow() === null) return null;
  return (
    <button
      class="key unkept"
      aria-label={say().keeping.unkept}
      title={say().keeping.unkept}
      data-action="unkept"
      onClick={() => {
        isShown.value = isShown.value !== true;
      }}
    >
      <Icon name="info" />
    </button>
  );
}

export function UnkeptLine({ isTyping }: { readonly isTyping: boolean }): JSX.Element {
  const now = open.value;
  const held = heldNow();
  const isOpen = now !== null && held !== null && (isShown.value ?? !isTyping);
  return <div role="status">{isOpen && <Told key={now.kept.id} text={say().keeping.unkeptText[held]} />}</div>;
}

function Told({ text }: { readonly text: string }): JSX.Element {
  useEffect(
    () => () => {
      isShown.value = false;
    },
    [],
  );
  return (
    <div class="paper told" data-kind="tafel-unsaved">
      <Icon name="info" />
      <p>{text}</p>
      <button
        class="button small"
        onClick={() => {
          const kept = open.peek()?.kept;
          if (kept) saveRecord(kept);
        }}
      >
        {say().secure}
      </button>
      <button
        class="key"
        aria-label={said().app.close}
        onClick={() => {
          isShown.value = false;
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Rounds that were written and are not on the slate: to go on with, or to throw away once that is asked. */
export function WaitingLine(): JSX.Element | null {
  const isAsking = useSignal(false);
  const id = open.value?.kept.id;
  const count = id === undefined ? 0 : typedInLine(id).length;
  if (id === undefined || count === 0) return null;
  const t = say().keeping;
  return (
    <div class="paper told" role="status" data-kind="tafel-waiting">
      <Icon name="history" />
      <p>{isAsking.value ? t.ask(count) : t.waiting(count)}</p>
      {isAsking.value ? (
        <>
          <button
            class="button small"
            data-action="keep-line"
            onClick={() => {
              isAsking.value = false;
            }}
          >
            {t.no}
          </button>
          <button
            class="button small"
            data-action="drop-line"
            onClick={() => {
              isAsking.value = false;
              dropLine(id);
            }}
          >
            {t.drop}
          </button>
        </>
      ) : (
        <>
          <button
            class="button small"
            data-action="write-line"
            onClick={() => {
              go(pathOf(id), { replace: true });
              openNext(id, true);
            }}
          >
            {t.write}
          </button>
          <button
            class="button small"
            data-action="ask-drop-line"
            onClick={() => {
              isAsking.value = true;
            }}
          >
            {t.drop}
          </button>
        </>
      )}
    </div>
  );
}
