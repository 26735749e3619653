// A stand for a browser test: the built app on a port of its own, and a browser that notes everything that is wrong.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from 'vitest';
import { launch } from '../serve/chrome.mjs';
import { listen, serverOf } from '../serve/server.mjs';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function stand() {
  const server = serverOf();
  const port = await listen(server, 0);
  const browser = await launch();
  const faults = [];
  const base = `http://127.0.0.1:${port}`;
  return {
    base,
    browser,
    faults,
    server,
    /** A page in a context of its own. `prefs` are there from the start. */
    async page(prefs = {}, options = {}) {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'de-CH', ...options });
      await prepare(context, prefs);
      return this.in(context);
    },
    async in(context) {
      const page = await context.newPage();
      page.setDefaultTimeout(30_000);
      page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          faults.push(`${message.type()}: ${message.text()}`);
      });
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== base) faults.push(`asked elsewhere: ${request.url()}`);
      });
      return page;
    },
    async close() {
      await browser.close();
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    },
  };
}

export function prepare(context, prefs) {
  return context.addInitScript((given) => {
    if (!localStorage.getItem('puur.prefs')) localStorage.setItem('puur.prefs', JSON.stringify(given));
  }, prefs);
}

/** Quick play: no waits, the weakest level, a short Partie. */
export const QUICK = {
  speed: 'off',
  partnerLevel: 'lernend',
  opponentLevel: 'lernend',
  rules: { preset: 'puur', settings: { target: 120 } },
};

/** Nothing that axe knows of is wrong on the page. */
export async function expectAccessible(page, where) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`).join(' | ')}`,
    );
  });
  expect(violations, where).toEqual([]);
}
