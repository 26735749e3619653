/** Rematch: the same game once more, with the same people, on a slate of its own. */
import type { Opening } from '@puur/tafel';
import type { JSX } from 'preact';
import { begin } from './writing.js';
import { say } from './texts.js';

export function Rematch({ opening, name }: { readonly opening: Opening; readonly name: string }): JSX.Element {
  return (
    <button
      class="button main"
      data-action="rematch"
      onClick={() => {
        begin(opening, name, Date.now());
      }}
    >
      {say().board.rematch}
    </button>
  );
}
