/**
 * Main: puts the page together. Nothing here but the order in which things start.
 */
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app/app.js';
import { followLight } from './app/light.js';
import { listenToRoutes } from './app/route.js';
import { speak } from './lang/texts.js';
import { tellUnloaded } from './app/unloaded.js';
import { untoast } from './ui/toast.js';
import type { Language } from '@puur/words';
import { languageNow } from './app/prefs.js';
import { keepBook, keepOffline } from './offline/register.js';
import { bookLanguage } from './rulebook/offered.js';
import { direct } from './table/director.js';

/** Set by `start.js` when it has asked for the program a second time. */
const MARK = 'puur.asked-again';

/** Starts the program; rejects where the words of no language can be loaded. */
export async function start(): Promise<void> {
  followLight();
  listenToRoutes();
  await speak();
  direct();
  render(<App />, document.getElementById('app')!);
  try {
    sessionStorage.removeItem(MARK);
  } catch {
    // The browser keeps nothing, and so no mark.
  }
  // Reads the language that is set, and so follows it.
  effect(() => {
    const language = languageNow();
    speakOrTell(language);
  });
  keepOffline();
  effect(() => {
    keepBook(bookLanguage(languageNow()));
  });
}

/** Loads a language that was set; where that cannot be, the old one stays, and says so. */
function speakOrTell(language: Language): void {
  speak().then(
    () => {
      untoast('unloaded');
    },
    () => {
      // Another was set meanwhile, and its own loading tells.
      if (languageNow() !== language) return;
      tellUnloaded(() => {
        speakOrTell(language);
      });
    },
  );
}
