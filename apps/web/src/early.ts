/**
 * Early: what has a way to come, begun at the first line.
 *
 * The program, the words of one language, the drawings and the table's host are files of their own. Asked for by the program
 * they would come after it, one after the other; asked for here they come beside it. So this file is small and imports nothing of the
 * program: of the settings it reads the language, as the device keeps it.
 */
import './styles/base/index.css';
import './styles/table/index.css';
import './styles/slate.css';
import './styles/home.css';
import { PREFS_KEY } from './app/prefs-key.js';
import { draughtsman } from './cards/draughtsman.js';
import { languageOf, wordsOfTable } from './lang/language.js';
import { hostWorker } from './table/worker.js';

function languageSet(): unknown {
  try {
    return (JSON.parse(localStorage.getItem(PREFS_KEY) ?? '{}') as { readonly language?: unknown } | null)?.language;
  } catch {
    // The browser keeps nothing, or nothing that can be read.
    return undefined;
  }
}

draughtsman.start();
if (/^\/tisch(?:\/|$)/.test(location.pathname)) hostWorker();
// What fails here is asked for again by the program, and told by it.
wordsOfTable(languageOf(languageSet())).catch(() => undefined);
try {
  await (await import('./main.js')).start();
} catch (cause) {
  console.error(cause);
  // Told by `start.js`, which needs no file of the build.
  dispatchEvent(new Event('puur-unloaded'));
}
