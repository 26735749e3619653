/**
 * Main: puts the page together. Nothing here but the order in which things start.
 */
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app/app.js';
import { followLight } from './app/light.js';
import { listenToRoutes } from './app/route.js';
import { speak } from './lang/texts.js';
import { languageNow } from './app/prefs.js';
import { keepBook, keepOffline } from './offline/register.js';
import { bookLanguage } from './rulebook/offered.js';
import { direct } from './table/director.js';

followLight();
listenToRoutes();
await speak();
direct();
render(<App />, document.getElementById('app')!);
// Reads the language that is set, and so follows it.
effect(() => {
  void speak();
});
keepOffline();
effect(() => {
  keepBook(bookLanguage(languageNow()));
});
