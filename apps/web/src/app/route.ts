/**
 * Route: the address of a screen, the same in every language.
 *
 * What is shared by a link stands behind `#`, so that it never reaches a server.
 */
import { signal } from '@preact/signals';

export const SCREENS = {
  '/': 'home',
  '/tisch': 'table',
  '/rueckblick': 'review',
  '/einstellungen': 'settings',
  '/karten': 'gallery',
  '/tafel': 'tafel',
  '/schiedsrichter': 'referee',
  '/schule': 'school',
} as const;
export type Path = keyof typeof SCREENS;
export type Screen = (typeof SCREENS)[Path];

export interface Route {
  readonly screen: Screen;
  /** Whether there is nothing at the address: the first screen stands in, and says so. */
  readonly isUnknown: boolean;
  readonly query: URLSearchParams;
  readonly hash: URLSearchParams;
}

/** The screen at a path; null where there is none: pages of the rulebook are files and no screens. */
function screenAt(pathname: string): Screen | null {
  const path = pathname.replace(/\/index\.html$/, '/').replace(/(.)\/$/, '$1');
  return Object.hasOwn(SCREENS, path) ? SCREENS[path as Path] : null;
}

/** The screen of an address; an unknown one is the first screen. */
export function routeOf(url: URL): Route {
  const found = screenAt(url.pathname);
  return {
    screen: found ?? 'home',
    isUnknown: found === null,
    query: url.searchParams,
    hash: new URLSearchParams(url.hash.slice(1)),
  };
}

export const route = signal<Route>(routeOf(new URL(location.href)));

function follow(): void {
  route.value = routeOf(new URL(location.href));
}

/** Goes to a screen. `replace` leaves no step to come back to. */
export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  follow();
  scrollTo(0, 0);
}

/** Back to where one came from, or to the first screen. */
export function back(): void {
  if (history.length > 1) history.back();
  else go('/');
}

/** Follows the browser, and links inside the app. */
export function listenToRoutes(): void {
  addEventListener('popstate', follow);
  addEventListener('hashchange', follow);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (screenAt(link.pathname) === null) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
