/**
 * Exchange: one question to a foreign server, and its answer as JSON.
 *
 * The other side is not trusted: it may be slow, silent, endless, or something else than a player service. So the whole
 * exchange has one time limit, an answer may be a small text and no more, redirections are not followed, and whatever goes
 * wrong is a value.
 */
import { ok, refuse, type Result } from '@puur/rules';

export const EXCHANGE_FAULTS = ['unreachable', 'timeout', 'status', 'too-large', 'not-json'] as const;
export interface ExchangeFault {
  readonly code: (typeof EXCHANGE_FAULTS)[number];
  /** What was found, cut short: the status, the beginning of the text, the error of the network. */
  readonly found?: string;
}

/** What an exchange stands on; a test gives its own. */
export interface Wire {
  readonly fetch: typeof fetch;
  /** Calls `fire` after so many milliseconds unless the function that it returns was called before. */
  readonly after: (ms: number, fire: () => void) => () => void;
}

export const NODE_WIRE: Wire = {
  fetch: (input, init) => fetch(input, init),
  after: (ms, fire) => {
    const timer = setTimeout(fire, ms);
    return () => {
      clearTimeout(timer);
    };
  },
};

/** The longest answer that is read, in bytes; a card takes 15. */
export const ANSWER_LIMIT = 65_536;
const FOUND_LENGTH = 80;

/** Posts JSON and reads the JSON that comes back. */
export async function exchange(
  url: string,
  question: unknown,
  timeoutMs: number,
  wire: Wire = NODE_WIRE,
): Promise<Result<unknown, ExchangeFault>> {
  const abort = new AbortController();
  // The timer, not the network, says that it is over: a server may answer without end.
  let expire: () => void = () => undefined;
  const expired = new Promise<Result<never, ExchangeFault>>((resolve) => {
    expire = () => {
      resolve(refuse({ code: 'timeout', found: `${timeoutMs} ms` }));
    };
  });
  const cancel = wire.after(timeoutMs, expire);
  try {
    return await Promise.race([post(url, question, abort.signal, wire), expired]);
  } finally {
    cancel();
    abort.abort();
  }
}

async function post(
  url: string,
  question: unknown,
  signal: AbortSignal,
  wire: Wire,
): Promise<Result<unknown, ExchangeFault>> {
  try {
    const response = await wire.fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(question),
      redirect: 'manual',
      signal,
    });
    const text = await textOf(response);
    if (text === null) return refuse({ code: 'too-large', found: `> ${ANSWER_LIMIT}` });
    if (response.status !== 200) return refuse({ code: 'status', found: brief(`${response.status} ${text}`) });
    return parsed(text);
  } catch (cause) {
    return refuse({ code: 'unreachable', found: brief(reasonOf(cause)) });
  }
}

/** The text of an answer; null where it is longer than anything a player has to say. */
async function textOf(response: Response): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  if (response.body === null) return text;
  for await (const piece of response.body as AsyncIterable<Uint8Array>) {
    size += piece.length;
    if (size > ANSWER_LIMIT) return null;
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}

function parsed(text: string): Result<unknown, ExchangeFault> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return refuse({ code: 'not-json', found: brief(text) });
  }
}

/** `fetch failed` says little; its cause says ECONNREFUSED. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const { cause: inner } = cause;
  if (!(inner instanceof Error)) return cause.message;
  return 'code' in inner && typeof inner.code === 'string' ? inner.code : inner.message;
}

function brief(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > FOUND_LENGTH ? `${line.slice(0, FOUND_LENGTH - 1)}…` : line;
}
