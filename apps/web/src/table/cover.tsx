/** Cover: the device goes to the next person, and nobody's cards are on it until they take it. */
import type { Seat } from '@puur/rules';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Snapshot } from '../host/protocol.js';
import { nameOf } from '../lang/naming.js';
import { said } from '../lang/texts.js';
import { Back } from '../cards/face.js';
import { giveDevice } from './session.js';

export function Cover({ now, next }: { readonly now: Snapshot; readonly next: Seat }): JSX.Element {
  const t = said().cover;
  const name = nameOf(next, now.sitting);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, [next]);
  return (
    <section class="cover" role="dialog" aria-modal="true" aria-label={t.title(name)}>
      <div class="fan" aria-hidden="true">
        {[-14, -5, 5, 14].map((turn) => (
          <span key={turn} class="card" style={{ transform: `rotate(${turn}deg)` }}>
            <Back />
          </span>
        ))}
      </div>
      <h2>{t.title(name)}</h2>
      <p>{t.text}</p>
      <button
        ref={button}
        class="button brass"
        data-action="take-device"
        onClick={() => {
          giveDevice(next);
        }}
      >
        {t.show(name)}
      </button>
    </section>
  );
}
