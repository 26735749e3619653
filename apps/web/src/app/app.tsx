/**
 * App: the screen of the address, and what stands over every screen.
 */
import { effect, signal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Home } from '../home/home.js';
import { later, said, speakLater } from '../lang/texts.js';
import { waiting } from '../offline/register.js';
import { snapshot, unsaved } from '../table/session.js';
import { Toasts, toast, untoast } from '../ui/toast.js';
import { Wood } from '../ui/wood.js';
import { TableScreen } from '../table/screen.js';
import { route, type Screen } from './route.js';
import { twice } from './twice.js';
import { tellUnloaded } from './unloaded.js';
import { rescue } from '../storage/rescue.js';

/** Screens that are loaded when they are opened. */
const LATER: Partial<Record<Screen, () => Promise<ComponentType>>> = {
  settings: async () => (await import('../settings/settings.js')).Settings,
  review: async () => (await import('../review/review.js')).Review,
  gallery: async () => (await import('../gallery/gallery.js')).Gallery,
  tafel: async () => (await import('../tafel/tafel.js')).Tafel,
  referee: async () => (await import('../referee/referee.js')).Referee,
  school: async () => (await import('../school/school.js')).School,
};
const loaded = signal<Partial<Record<Screen, ComponentType>>>({});

function load(screen: Screen): void {
  const find = LATER[screen];
  if (!find || loaded.peek()[screen]) return;
  untoast('unloaded');
  Promise.all([twice(find), speakLater()]).then(
    ([component]) => {
      loaded.value = { ...loaded.value, [screen]: component };
    },
    () => {
      if (route.peek().screen !== screen) return;
      tellUnloaded(() => {
        // A browser may keep the failure of a module as long as the page.
        location.reload();
      });
    },
  );
}

effect(() => {
  load(route.value.screen);
});

function ScreenNow(): JSX.Element | null {
  const { screen } = route.value;
  switch (screen) {
    case 'home':
      return <Home />;
    case 'table':
      return <TableScreen />;
    case 'settings':
    case 'review':
    case 'referee':
    case 'gallery':
    case 'tafel':
    case 'school': {
      const Found = loaded.value[screen];
      return Found && later.value ? <Found /> : null;
    }
  }
}

export function App(): JSX.Element {
  const { screen, isUnknown } = route.value;
  const t = said();

  useEffect(() => {
    if (isUnknown) toast({ kind: 'unknown', text: t.app.unknown, stays: true });
    else untoast('unknown');
  }, [isUnknown, t]);

  useEffect(() => {
    document.title = TITLES[screen]() === '' ? t.app.name : `${TITLES[screen]()} · ${t.app.name}`;
  }, [screen, t]);

  // A new build is offered while no trick lies.
  const next = waiting.value;
  const isBusy = screen === 'table' && (snapshot.value?.view.round?.tricks.at(-1)?.cards.length ?? 0) > 0;
  useEffect(() => {
    if (!next || isBusy) return;
    toast({
      kind: 'update',
      text: t.app.newVersion,
      icon: 'history',
      stays: true,
      action: { label: t.app.update, run: next },
    });
  }, [next, isBusy]);

  const why = unsaved.value;
  useEffect(() => {
    if (why === null) untoast('unsaved');
    else {
      toast({
        kind: 'unsaved',
        text: t.trouble[why],
        isBad: true,
        stays: true,
        action: { label: t.trouble.rescue, run: () => void rescue() },
      });
    }
  }, [why]);

  return (
    <>
      <Wood />
      {screen === 'table' && (
        <a class="hidden skip" href="#hand" onClick={skipToHand}>
          {t.app.skip}
        </a>
      )}
      <ScreenNow />
      <Toasts />
    </>
  );
}

function skipToHand(event: Event): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('.hand button, .spoken button')?.focus();
}

const TITLES: Readonly<Record<Screen, () => string>> = {
  home: () => '',
  table: () => said().menu.title,
  review: () => said().home.reviewTitle,
  settings: () => said().app.settings,
  gallery: () => said().home.cards,
  tafel: () => said().home.tafel,
  referee: () => said().home.referee,
  school: () => said().home.school,
};
