/** Shut: said where what is kept does not show because its database does not open. It is never "empty". */
import type { JSX } from 'preact';
import { said } from '../lang/texts.js';
import { lookForUpdate } from '../offline/register.js';
import { Icon } from '../ui/icon.js';
import type { Trouble } from './trouble.js';

export function Shut({ why }: { readonly why: Trouble }): JSX.Element {
  const t = said().trouble;
  return (
    <section class="paper shut" role="alert" data-kind="shut" data-why={why}>
      <Icon name="info" />
      <p>{t.shut[why]}</p>
      <button
        class="button small"
        data-action="reload"
        onClick={() => {
          // A newer Puur that is found offers itself; otherwise this one looks again.
          void lookForUpdate().then((isThere) => {
            if (!isThere) location.reload();
          });
        }}
      >
        {t.reload}
      </button>
    </section>
  );
}
