/** Keep: asks the service worker to keep the whole book of this language on the device, so that it can be read without a network. */
import { page } from './page.js';

export function keepBook(): void {
  const worker = (navigator as Partial<Navigator>).serviceWorker;
  if (!worker || import.meta.env.DEV) return;
  void worker
    .register('/sw.js', { updateViaCache: 'none' })
    .then(() => worker.ready)
    .then(({ active }) => active?.postMessage({ keep: page.language }))
    .catch(() => {
      // Without it the pages are read as long as there is a network.
    });
}
