/**
 * Aside: what the slates' database did not take, laid beside it until it does.
 *
 * `localStorage` has room of its own, so it mostly takes what a full IndexedDB refuses, and it outlasts a reload, a closed
 * window and a phone that wants its memory back. Each window lays things under a name of its own, so that two with the
 * same slate do not write over each other. As long as it lives and has something there it holds a Web Lock by that name;
 * what lies under a name that nobody holds was left by a window that is gone, and the next one to look takes it over.
 */

const PREFIX = 'puur-tafel-beiseite:';
const LOCK = 'puur-tafel-fenster:';
/** This window, since it was loaded. */
const self = crypto.randomUUID();
/** What was laid here in this window, for a browser that keeps nothing at all. */
const held = new Map<string, string>();
const atRisk = new Set<string>();

function keyOf(name: string): string {
  return `${PREFIX}${self}:${name}`;
}

/** Lays a value aside under a name; whether it outlasts the window. */
export function layAside(name: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  held.set(name, text);
  try {
    localStorage.setItem(keyOf(name), text);
    holdLock();
    atRisk.delete(name);
  } catch {
    atRisk.add(name);
  }
  askBeforeLeaving();
  return !atRisk.has(name);
}

/** What this window has laid under a name; null where nothing lies. */
export function asideNow(name: string): unknown {
  const text = held.get(name);
  return text === undefined ? null : (JSON.parse(text) as unknown);
}

export function takeAway(name: string): void {
  if (!held.delete(name)) return;
  atRisk.delete(name);
  askBeforeLeaving();
  forget(keyOf(name));
}

/** Something that a window left that is gone. */
export interface Left {
  readonly name: string;
  readonly value: unknown;
  /** Takes it away, once somebody else has it. */
  readonly forget: () => void;
}

/**
 * What windows have left that are gone.
 * @param whenGone runs when a window is gone that was still there, so that it is asked again
 */
export async function leftBehind(whenGone: () => void): Promise<readonly Left[]> {
  const keys = foreignKeys();
  if (keys.length === 0) return [];
  const living = await livingWindows();
  return keys.flatMap((key) => {
    const [owner, ...name] = key.slice(PREFIX.length).split(':');
    if (living.has(owner!)) {
      waitFor(owner!, whenGone);
      return [];
    }
    const value = readAt(key);
    return value === null ? [] : [{ name: name.join(':'), value, forget: forget.bind(null, key) }];
  });
}

function foreignKeys(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && !key.startsWith(`${PREFIX}${self}:`));
  } catch {
    return [];
  }
}

function readAt(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There is nothing kept.
  }
}

function locks(): LockManager | undefined {
  return (navigator as Partial<Navigator>).locks;
}

let hasLock = false;
function holdLock(): void {
  if (hasLock) return;
  hasLock = true;
  // Held until the page is gone. A browser that refuses it only lets others take over early: they have the same rounds.
  locks()
    ?.request(`${LOCK}${self}`, () => new Promise<void>(() => undefined))
    .catch(() => undefined);
}

async function livingWindows(): Promise<ReadonlySet<string>> {
  const found = await locks()
    ?.query()
    .catch(() => null);
  const names = [...(found?.held ?? []), ...(found?.pending ?? [])].map(({ name }) => name ?? '');
  return new Set(names.filter((name) => name.startsWith(LOCK)).map((name) => name.slice(LOCK.length)));
}

const awaited = new Set<string>();
function waitFor(owner: string, whenGone: () => void): void {
  if (awaited.has(owner)) return;
  awaited.add(owner);
  locks()
    ?.request(`${LOCK}${owner}`, { mode: 'shared' }, () => undefined)
    .then(whenGone)
    .catch(() => undefined)
    .finally(() => awaited.delete(owner));
}

// Where even that is impossible the browser asks before it lets the page go.
let isAsking = false;
function askBeforeLeaving(): void {
  if (atRisk.size > 0 === isAsking) return;
  isAsking = !isAsking;
  if (isAsking) addEventListener('beforeunload', askFirst);
  else removeEventListener('beforeunload', askFirst);
}

function askFirst(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
