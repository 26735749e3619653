// A child process: run one of the workspace's tools, and wait for how it ends.
//
// Like everything in scripts/, this imports only what Node brings, because it runs before anything is installed.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));

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
    child.on('error', (error) => done({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** Runs a JavaScript file, named from the root, with the Node that runs us. */
export const node = (file, ...args) => run(process.execPath, [file, ...args]);
