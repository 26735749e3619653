// A child process: run one of the workspace's tools, and wait for how it ends.
//
// Like everything in scripts/, this imports only what Node brings, because it runs before anything is installed.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** How long any one tool may take, in milliseconds. */
const LIMIT = 8 * 60_000;

/**
 * Runs `command` in the repository without standard input and collects what it prints.
 * @returns {Promise<{ code: number, output: string }>} its exit code (1 if a signal ended it or it could not start)
 */
export function run(command, args, options = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    }
    // What does not come to an end is ended: first asked, so that it can say where it stood.
    const late = setTimeout(() => {
      output += `not done after ${LIMIT / 60_000} minutes: ended\n`;
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), 5_000).unref();
    }, LIMIT);
    child.on('error', (error) => done({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => {
      clearTimeout(late);
      done({ code: code ?? 1, output });
    });
  });
}

/** Runs a JavaScript file, named from the root, with the Node that runs us. */
export const node = (file, ...args) => run(process.execPath, [file, ...args]);
