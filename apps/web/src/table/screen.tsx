/**
 * The screen `/tisch`: the table, or why there is none.
 */
import { computed, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { prefs } from '../app/prefs.js';
import { go, route } from '../app/route.js';
import { drawAhead } from '../cards/art.js';
import type { Absence } from '../host/protocol.js';
import { said } from '../lang/texts.js';
import { DAILY_RULES, isDay } from './daily.js';
import { newPartie } from './opening.js';
import { isPartieRunning } from './running.js';
import { absence, currentPartie, pause, resumePartie, snapshot } from './session.js';
import { Spoken } from './spoken.js';
import { Table } from './table.js';

const id = computed(() => route.value.query.get('partie'));

/** A deal out of the address that waits for a word, because a Partie is under way. */
const offered = signal<{ readonly begin: () => void; readonly line: 'daily' | 'link' } | null>(null);

/** Sits down: at the Partie of the address, at a shared deal, at the one that is remembered, or at a new one. */
function sitDown(): void {
  const { hash, query } = route.value;
  const deal = hash.get('gabe');
  const seed = hash.get('tag');
  if (deal === null && seed !== null && !isDay(seed)) {
    absence.value = 'bad-deal';
    return;
  }
  if (deal !== null || seed !== null) {
    const begin = (): void => {
      offered.value = null;
      if (deal === null) newPartie({ deal: { seed: `puur-${seed ?? ''}` }, rules: DAILY_RULES, practice: false });
      else newPartie({ deal: { code: deal } });
      go('/tisch', { replace: true });
    };
    const { hash: asked } = route.value;
    void isPartieRunning().then((runs) => {
      if (route.value.hash !== asked) return;
      if (runs) offered.value = { begin, line: deal === null ? 'daily' : 'link' };
      else begin();
    });
    return;
  }
  const wanted = query.get('partie') ?? currentPartie();
  if (wanted !== null) resumePartie(wanted);
  else if (snapshot.value === null) newPartie();
}

/** Asks before a deal of the address takes the place of the Partie that is under way, as every new Partie does. */
function Offered({ begin, line }: NonNullable<typeof offered.value>): JSX.Element {
  const t = said();
  return (
    <main class="absent">
      <div class="mat">
        <h1>{t.home.abandonTitle}</h1>
        <p>{line === 'daily' ? t.home.dailyLine : t.home.linkLine}</p>
        <p>{t.home.abandonText}</p>
        <div class="buttons">
          <button class="button brass" data-action="new-yes" onClick={begin}>
            {t.home.abandonYes}
          </button>
          <button
            class="button felt"
            data-action="new-no"
            onClick={() => {
              offered.value = null;
              go('/tisch', { replace: true });
              sitDown();
            }}
          >
            {t.home.goOn}
          </button>
        </div>
      </div>
    </main>
  );
}

function Absent({ why }: { readonly why: Absence }): JSX.Element {
  const t = said().trouble;
  const known = id.value ?? currentPartie();
  const words: Readonly<Record<Absence, readonly [title: string, text: string]>> = {
    elsewhere: [t.elsewhereTitle, t.elsewhereText],
    taken: [t.takenTitle, t.elsewhereText],
    none: [t.noneTitle, t.noneText],
    unread: [t.unreadTitle, t.unreadText],
    newer: [t.unreadTitle, t.shut.newer],
    broken: [t.brokenTitle, t.brokenText],
    'bad-rules': [t.badRules, ''],
    'bad-deal': [t.badDeal, ''],
  };
  const [title, text] = words[why];
  const canTake = (why === 'elsewhere' || why === 'taken') && known !== null;
  const canRead = (why === 'unread' || why === 'newer') && known !== null;
  return (
    <main class="absent">
      <div class="mat">
        <h1>{title}</h1>
        {text !== '' && <p>{text}</p>}
        <div class="buttons">
          {canTake ? (
            <button
              class="button brass"
              data-action="here"
              onClick={() => {
                resumePartie(known, true);
              }}
            >
              {t.here}
            </button>
          ) : canRead ? (
            <button
              class="button brass"
              data-action="again"
              onClick={() => {
                if (why === 'newer') location.reload();
                else resumePartie(known);
              }}
            >
              {why === 'newer' ? t.reload : t.again}
            </button>
          ) : (
            <button
              class="button brass"
              onClick={() => {
                newPartie();
              }}
            >
              {said().home.fresh}
            </button>
          )}
          <a class="button felt" href="/">
            {t.home}
          </a>
        </div>
      </div>
    </main>
  );
}

export function TableScreen(): JSX.Element {
  useEffect(() => {
    sitDown();
    return () => {
      offered.value = null;
    };
  }, [id.value]);
  // Once one sits: till then every moment is for that.
  const isThere = snapshot.value !== null;
  useEffect(() => (isThere ? drawAhead(['large', 'compact']) : undefined), [isThere]);
  // Nobody plays on while nobody looks.
  useEffect(() => {
    const onChange = (): void => {
      if (document.hidden) pause(true);
      else pause(false);
    };
    document.addEventListener('visibilitychange', onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
    };
  }, []);
  if (offered.value) return <Offered {...offered.value} />;
  if (absence.value) return <Absent why={absence.value} />;
  if (snapshot.value) return prefs.value.spoken ? <Spoken /> : <Table />;
  return (
    <main class="absent">
      <p class="quiet" role="status">
        {said().trouble.sitting}
      </p>
    </main>
  );
}
