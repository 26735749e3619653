/**
 * Home: one table to sit down at, and the doors of the house.
 */
import { computed, signal, useSignal } from '@preact/signals';
import { type Card, parseCard, type Seat } from '@puur/rules';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { prefs } from '../app/prefs.js';
import { go } from '../app/route.js';
import { twice } from '../app/twice.js';
import { tellUnloaded } from '../app/unloaded.js';
import { Face } from '../cards/face.js';
import { aimName, nameOf } from '../lang/naming.js';
import { said, speakLater } from '../lang/texts.js';
import { bookPath } from '../rulebook/address.js';
import { bookLanguage } from '../rulebook/offered.js';
import { SlateBoard } from '../slate/slate.js';
import { openDatabase } from '../storage/database.js';
import { type PartieHead, type PartieSummary, readHeads } from '../storage/partie.js';
import { Shut } from '../storage/shut.js';
import { trouble, type Trouble } from '../storage/trouble.js';
import { restoredWindows } from '../storage/windows.js';
import { dayOf } from '../table/daily.js';
import { newPartie } from '../table/opening.js';
import { rememberedPartie, rememberPartie, snapshot } from '../table/session.js';
import { Icon, type IconName } from '../ui/icon.js';
import { Sheet } from '../ui/sheet.js';
import { nextLesson } from './lesson.js';
import { openingLine } from './line.js';

/** The Partie to go on with; undefined while nobody has looked yet. */
const running = signal<PartieHead | null | undefined>(undefined);

/** Why the device does not give its Partien; null where it does. */
const shut = signal<Trouble | null>(null);

async function look(): Promise<void> {
  try {
    const database = await openDatabase();
    const heads = await readHeads(database);
    database.close();
    shut.value = null;
    const open = heads.filter(({ summary }) => summary.ending === null);
    running.value = open.find(({ id }) => id === rememberedPartie()) ?? open[0] ?? null;
  } catch (cause) {
    shut.value = trouble(cause);
    running.value = null;
  }
}

/** What of a new Partie may be changed first; loaded when somebody asks for it. */
type Changing = (typeof import('../settings/opening-sheet.js'))['OpeningSheet'];
const changing = signal<Changing | null>(null);

/** Whether this window has a Partie open that is not over. */
const isPlaying = computed(() => snapshot.value !== null && snapshot.value.view.ending === null);

const card = (name: string): Card => {
  const found = parseCard(name);
  return found.ok ? found.value : (0 as Card);
};
const FAN: readonly Card[] = ['SK', 'TO', 'RU', 'EA', 'S10'].map(card);

/** `Runde 2`, or `Runde 2 von 4`: the one that is played. */
function roundOf(summary: PartieSummary): string {
  const number = summary.rounds + 1;
  return summary.limit === null ? said().count.roundNo(number) : aimName(summary, number);
}

/** Who will sit on seats, by the names that are set. */
function named<const Seats extends readonly Seat[]>(seats: Seats): { [At in keyof Seats]: string } {
  const { names } = prefs.value;
  return seats.map((seat) => names[seat].trim() || said().names[seat]) as { [At in keyof Seats]: string };
}

function Fan(): JSX.Element {
  return (
    <div class="fan" aria-hidden="true">
      {FAN.map((one) => (
        <span key={one} class="card">
          <Face card={one} isCompact={false} />
        </span>
      ))}
    </div>
  );
}

function Tile(props: {
  readonly to: string;
  readonly icon: IconName;
  readonly title: string;
  readonly detail: string;
}): JSX.Element {
  const { to, icon, title, detail } = props;
  return (
    <a class="paper tile" href={to}>
      <span class="mark">
        <Icon name={icon} />
      </span>
      <b>{title}</b>
      <small class="quiet">{detail}</small>
    </a>
  );
}

export function Home(): JSX.Element {
  const t = said();
  const asks = useSignal(false);
  const changes = useSignal(false);
  const lesson = useSignal(nextLesson());
  useEffect(() => {
    void look();
  }, [snapshot.value?.id]);
  useEffect(
    () =>
      restoredWindows.whenWritten(() => {
        lesson.value = nextLesson();
        void look();
      }),
    [],
  );
  const found = running.value;
  // One that this window plays is known before the device has told of it.
  const isRunning = (found !== null && found !== undefined) || isPlaying.value;
  const line = openingLine(prefs.value, t);
  const begin = (): void => {
    newPartie();
    go('/tisch');
  };
  const change = (): void => {
    asks.value = false;
    Promise.all([twice(() => import('../settings/opening-sheet.js')), speakLater()]).then(
      ([{ OpeningSheet }]) => {
        changing.value = OpeningSheet;
        changes.value = true;
      },
      () => {
        tellUnloaded(change);
      },
    );
  };
  const Changing = changes.value ? changing.value : null;
  return (
    <main class="page home">
      <header>
        <svg class="logo" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
          <rect width="48" height="48" rx="12" fill="#1e5b4a" />
          <g transform="rotate(-8 24 24)">
            <rect x="14" y="8" width="20" height="31" rx="2.500" fill="#fffdf7" />
            {[0, 72, 144, 216, 288].map((turn) => (
              <circle key={turn} cx="24" cy="19" r="4.600" fill="#c2312b" transform={`rotate(${turn} 24 23.500)`} />
            ))}
            <circle cx="24" cy="23.500" r="3" fill="#f0b52e" />
          </g>
        </svg>
        <h1>{t.app.name}</h1>
        <a class="key" href="/einstellungen" aria-label={t.app.settings}>
          <Icon name="sliders" />
        </a>
      </header>
      {shut.value !== null && <Shut why={shut.value} />}
      <section class="mat hero" aria-label={t.home.deal}>
        <div class="words">
          {found ? (
            <>
              <p>{t.home.round(roundOf(found.summary), nameOf(2, found.sitting))}</p>
              <dl>
                <div>
                  <dt>{t.we}</dt>
                  <dd>{found.summary.score[0]}</dd>
                </div>
                <div>
                  <dt>{t.they}</dt>
                  <dd>{found.summary.score[1]}</dd>
                </div>
              </dl>
              {found.summary.limit === null && <p>{aimName(found.summary)}</p>}
            </>
          ) : (
            <>
              <h2>{t.home.greeting}</h2>
              <p>{t.home.greetingMore(...named([2, 1, 3]))}</p>
            </>
          )}
        </div>
        <Fan />
        {found ? (
          <a
            class="button brass"
            data-action="continue"
            href={`/tisch?partie=${found.id}`}
            onClick={() => {
              rememberPartie(found.id);
            }}
          >
            {t.home.goOn}
          </a>
        ) : (
          <button class="button brass" data-action="deal" onClick={begin}>
            {t.home.deal}
          </button>
        )}
      </section>
      {found && found.summary.rounds > 0 && (
        <div class="beside">
          <SlateBoard ours={[found.summary.score[0]]} theirs={[found.summary.score[1]]} />
        </div>
      )}
      <div class="paper fresh">
        <button
          class="begin"
          data-action="new"
          onClick={() => {
            if (isRunning) asks.value = true;
            else begin();
          }}
        >
          <Icon name="plus" />
          <b>{t.home.fresh}</b>
          <span class="quiet">{line}</span>
        </button>
        <button
          class="key"
          data-action="change"
          aria-haspopup="dialog"
          aria-label={`${t.home.fresh} · ${t.home.change}`}
          onClick={change}
        >
          <Icon name="sliders" />
        </button>
      </div>
      <nav class="tiles" aria-label={t.app.menu}>
        <Tile to="/tafel" icon="slate" title={t.home.tafel} detail={t.home.tafelDetail} />
        <Tile to="/schiedsrichter" icon="scales" title={t.home.referee} detail={t.home.refereeDetail} />
        <Tile
          to="/schule"
          icon="star"
          title={t.home.school}
          detail={lesson.value === null ? t.home.schoolDetail : t.home.schoolNext(...lesson.value)}
        />
        <Tile
          to={bookPath(bookLanguage(t.language))}
          icon="book"
          title={t.home.rulebook}
          detail={t.home.rulebookDetail}
        />
        <Tile to="/rueckblick" icon="history" title={t.home.reviewTitle} detail={t.home.reviewDetail} />
        <Tile to={`/tisch#tag=${dayOf(Date.now())}`} icon="deal" title={t.home.daily} detail={t.home.dailyDetail} />
      </nav>
      <p class="promise quiet">
        <Icon name="check" /> {t.home.promise}
      </p>
      {asks.value && (
        <Sheet
          title={t.home.abandonTitle}
          onClose={() => {
            asks.value = false;
          }}
        >
          <p>
            <b>{line}</b>
          </p>
          <p>{t.home.abandonText}</p>
          <div class="two">
            <button
              class="button"
              onClick={() => {
                asks.value = false;
              }}
            >
              {t.app.cancel}
            </button>
            <button class="button main" data-action="new-yes" onClick={begin}>
              {t.home.abandonYes}
            </button>
          </div>
        </Sheet>
      )}
      {Changing && (
        <Changing
          note={isRunning ? t.home.abandonText : null}
          onBegin={begin}
          onClose={() => {
            changes.value = false;
          }}
        />
      )}
    </main>
  );
}
