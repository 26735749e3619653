/**
 * `puur serve-bot`: our players for other programs, by the protocol of HSLU's player services (docs/rest.md).
 *
 * It says its addresses once and then plays until it is told to stop. Only this machine can reach it unless another host
 * is asked for: nobody has to say who they are, and a question costs computing time.
 */
import { ok, type Pairing, refuse, type Result } from '@puur/rules';
import { budgetOf, PLAYER_NAMES, type PlayerSpec } from '../players/spec.js';
import { answererFor, servedName } from '../rest/players.js';
import { listen, type ListenFault } from '../rest/server.js';
import type { Io } from '../io.js';
import { playerIn } from './match/plan.js';
import { DEFAULTS } from './defaults.js';
import { EXIT, openShell, type Shell } from './shell.js';
import { whenInterrupted } from './interruption.js';
import { SPECS } from './specs.js';

export const STANDARD_PORT: number = Number(DEFAULTS['serve-bot'].port);
const LAST_PORT = 65_535;
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|::1)$/;

/** @param whenStopped resolves when the service is to end; Ctrl-C by default */
export async function run(
  args: readonly string[],
  io: Io,
  whenStopped: () => Promise<void> = interrupted,
): Promise<number> {
  const shell = await openShell(args, io, SPECS['serve-bot']);
  if (typeof shell === 'number') return shell;
  const { rest } = shell.texts;
  const { port: portText, seed = '' } = shell.args.values;
  const { host, port } = addressIn(shell);
  if (port === null) return refused(shell, shell.texts.shell.badValue('--port', portText!, `0 … ${LAST_PORT}`));
  if (host === '') return refused(shell, shell.texts.shell.badValue('--host', host, '127.0.0.1, 0.0.0.0, ::1'));
  const specs = specsIn(shell);
  if (!specs.ok) return refused(shell, specs.error);
  // openShell has refused any other word.
  const pairing = (shell.args.values.pairing ?? DEFAULTS['serve-bot'].pairing) as Pairing;
  const service = {
    players: new Map([...specs.value].map(([name, spec]) => [name, answererFor(spec, seed, pairing)])),
    pairing,
    onFault: (cause: unknown) => {
      shell.complain(rest.failed(cause instanceof Error ? cause.message : String(cause)));
    },
  };
  const listening = await listen(service, host, port);
  if (!listening.ok) return refused(shell, whyNot(listening.error, host, port, shell));
  const { origin } = listening.value;
  const stopped = whenStopped();
  shell.say(rest.serving, ...Array.from(specs.value.keys(), (name) => `  ${origin}/${name}`));
  if (!LOOPBACK.test(host)) shell.complain(rest.isOpen(host));
  await stopped;
  await listening.value.close();
  shell.say(rest.closed);
  return EXIT.ok;
}

function refused(shell: Shell, sentence: string): number {
  shell.complain(sentence);
  return EXIT.usage;
}

/** The players to be served, by name: the one that is asked for, or all there are. */
function specsIn(shell: Shell): Result<ReadonlyMap<string, PlayerSpec>, string> {
  const { level, budget: text } = shell.args.values;
  const { match } = shell.texts;
  const budget = text === undefined ? null : budgetOf(text);
  if (budget === null && text !== undefined) return refuse(match.badBudget(text));
  const specs = new Map<string, PlayerSpec>();
  for (const word of level === undefined ? PLAYER_NAMES : [level]) {
    const spec = playerIn(word, budget, shell);
    if (!spec.ok) return spec;
    const name = servedName(spec.value);
    if (name === null) return refuse(shell.texts.shell.badValue('--level', word, PLAYER_NAMES.join(', ')));
    specs.set(name, spec.value);
  }
  return ok(specs);
}

/** Where a call wants to listen; null for a port that is none. */
export function addressIn({ args: { values } }: Shell): { readonly host: string; readonly port: number | null } {
  const { port, host } = { ...DEFAULTS['serve-bot'], ...values };
  return { host, port: portIn(port) };
}

function portIn(text: string): number | null {
  return /^\d{1,5}$/.test(text) && Number(text) <= LAST_PORT ? Number(text) : null;
}

function whyNot({ code }: ListenFault, host: string, port: number, { texts: { rest } }: Shell): string {
  if (code === 'EADDRINUSE') return rest.taken(String(port));
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') return rest.noHost(host);
  return rest.noListening(`${host}:${port}`, code);
}

/** Resolves at the first Ctrl-C, or when the system asks to end; a second one ends at once. */
function interrupted(): Promise<void> {
  return new Promise((resolve) => {
    whenInterrupted(() => {
      resolve();
    });
  });
}
