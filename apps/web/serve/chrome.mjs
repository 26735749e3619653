// A Chromium for tests and pictures: the one of $CHROME, else one on the path.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The program; null where there is none. */
export function chromePath() {
  if (process.env.CHROME) return process.env.CHROME;
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of NAMES) {
      const file = join(folder, name);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        // Not here.
      }
    }
  }
  return null;
}

export const NO_CHROME =
  'No Chromium was found: install one (Debian: apt-get install chromium) or name it in CHROME, then try again.';

// Nothing that a test starts may reach out of the machine.
const FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-features=OptimizationHints,MediaRouter,Translate',
  '--force-color-profile=srgb',
];

function options() {
  const executablePath = chromePath();
  if (executablePath === null) throw new Error(NO_CHROME);
  const root = process.getuid?.() === 0;
  return { executablePath, args: root ? [...FLAGS, '--no-sandbox'] : FLAGS };
}

export function launch(more = {}) {
  return chromium.launch({ ...options(), ...more });
}

/** A browser with a profile of its own in a folder, which outlives it. */
export function launchIn(folder, more = {}) {
  return chromium.launchPersistentContext(folder, { ...options(), ...more });
}
