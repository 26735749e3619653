/**
 * The page's end of the service worker: a new build is offered between two tricks, and taken only when the person says so.
 *
 * A new build that one window takes is that of all windows, but only the one that took it loads anew by itself: in the others
 * something may be typed. They offer it, and still have the files of the old build until then.
 */
import { signal } from '@preact/signals';
import type { Language } from '@puur/words';
import { whenIdle } from '../app/idle.js';

/** None where the page is not served safely. */
const worker = (): ServiceWorkerContainer | undefined => (navigator as Partial<Navigator>).serviceWorker;

/** A service worker that begins fetches the whole build: that comes after the first picture, but soon, in milliseconds. */
const PATIENCE = 3000;

/** A new build that waits; call it to take it over. */
export const waiting = signal<(() => void) | null>(null);

export function keepOffline(): void {
  const serviceWorker = worker();
  if (!serviceWorker || import.meta.env.DEV) return;
  // A page that was not looked after until now has nothing to load anew.
  let hadController = serviceWorker.controller !== null;
  let isTakenHere = false;
  const reload = (): void => {
    location.reload();
  };
  serviceWorker.addEventListener('controllerchange', () => {
    if (hadController) {
      if (isTakenHere) reload();
      else waiting.value = reload;
    }
    hadController = true;
  });
  const offer = (registration: ServiceWorkerRegistration): void => {
    const next = registration.waiting;
    if (next && serviceWorker.controller) {
      waiting.value = () => {
        isTakenHere = true;
        next.postMessage('update');
      };
    }
  };
  const register = (): void => {
    serviceWorker
      .register('/sw.js', { updateViaCache: 'none' })
      .then((registration) => {
        offer(registration);
        registration.addEventListener('updatefound', () => {
          registration.installing?.addEventListener('statechange', () => {
            offer(registration);
          });
        });
      })
      .catch(() => {
        // Without it the app works as long as there is a network.
      });
  };
  whenIdle(register, PATIENCE);
}

/** Has the rulebook of a language kept on the device, once the app itself is. */
export function keepBook(language: Language): void {
  const serviceWorker = worker();
  if (!serviceWorker || import.meta.env.DEV) return;
  void serviceWorker.ready.then(({ active }) => active?.postMessage({ keep: language }));
}

/** Looks for a new build now; whether there is one. */
export async function lookForUpdate(): Promise<boolean> {
  const registration = await worker()?.getRegistration();
  if (!registration) return false;
  await registration.update().catch(() => undefined);
  return registration.installing !== null || registration.waiting !== null;
}

/** The version of the build that answers; null while none does. */
export function versionNow(): Promise<string | null> {
  const controller = worker()?.controller;
  if (!controller) return Promise.resolve(null);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<string>) => {
      resolve(data);
    };
    controller.postMessage('version', [port2]);
  });
}
