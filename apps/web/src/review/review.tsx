/**
 * Review: the Partien of this device, each to be stepped through, checked, shared and taken away.
 */
import '../styles/pages/index.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { back, route } from '../app/route.js';
import { later, said } from '../lang/texts.js';
import { readPartie } from '../storage/partie.js';
import { Icon } from '../ui/icon.js';
import { List } from './list.js';
import type { Kept } from './kept.js';
import { One } from './one.js';
import { Shut } from '../storage/shut.js';
import { shut, withDatabase } from './shelf.js';

export function Review(): JSX.Element | null {
  const id = route.value.query.get('partie');
  const kept = useSignal<Kept | null | undefined>(undefined);
  useEffect(() => {
    kept.value = undefined;
    if (id === null) return;
    void withDatabase((database) => readPartie(database, id)).then((found) => {
      kept.value = found ? { head: found.head, log: found.table.log } : null;
    });
  }, [id]);
  const words = later.value;
  if (!words) return null;
  const t = words.review;
  const one = kept.value;
  return (
    <main class={id === null ? 'page review shelf' : 'page review'}>
      <header>
        {id === null ? (
          <button class="key" aria-label={said().app.back} onClick={back}>
            <Icon name="back" />
          </button>
        ) : (
          <a class="key" aria-label={t.back} href="/rueckblick">
            <Icon name="back" />
          </a>
        )}
        <h1>{t.title}</h1>
      </header>
      {id === null ? (
        <List />
      ) : one ? (
        <One key={one.head.id} kept={one} />
      ) : one === null ? (
        // What a shut device does not give may well lie there.
        shut.value === null ? (
          <p>{t.notFound}</p>
        ) : (
          <Shut why={shut.value} />
        )
      ) : null}
    </main>
  );
}
