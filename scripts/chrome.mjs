// Chrome: a Chromium for the browser tests. $CHROME, else one on the path, else installed from Debian's packages where we
// may (as root, with apt-get). Where none can be had, one sentence says what to do.
import { run } from './child.mjs';

/** Null once there is one; else the sentence. */
export async function chromeUp() {
  // Only now: its packages may not have been there before.
  const { chromePath, NO_CHROME } = await import('../apps/web/serve/chrome.mjs');
  if (chromePath() !== null) return null;
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    process.stderr.write('Installing Chromium for the browser tests (apt-get) …\n');
    const apt = ['-o', 'DPkg::Lock::Timeout=300', '-qq', '-y'];
    const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    await run('apt-get', [...apt, 'update'], options);
    await run('apt-get', [...apt, 'install', '--no-install-recommends', 'chromium'], options);
  }
  return chromePath() === null ? NO_CHROME : null;
}
