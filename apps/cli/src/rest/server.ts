/**
 * Server: the player service on the network, with Node's own HTTP.
 *
 * It is made to be left running: a body has a size and a time, a request that stalls is ended, and nothing that a client
 * sends or fails to send keeps another waiting. Closing lets answers under way finish for a moment, then ends every
 * connection.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refuse, ok, type Result } from '@puur/rules';
import { refused, replyTo, type Service, type ServiceReply } from './service.js';

/** The longest request body, in bytes; an observation has about 1500. */
export const BODY_LIMIT = 65_536;
/** A body that is too long is read to its end, so that the client hears why, but not for ever. */
const DRAIN_LIMIT = 4 * 1024 * 1024;
/** How long a request may take to arrive. */
const ARRIVAL_MS = 10_000;
const CHECK_EVERY_MS = 1000;
/** How long answers under way may take once the server is to close. */
const GRACE_MS = 1000;

export interface Listening {
  readonly host: string;
  readonly port: number;
  /** `http://127.0.0.1:8157`. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Why nobody can listen there: the code of the system, such as EADDRINUSE. */
export interface ListenFault {
  readonly code: string;
}

/** Starts the service; port 0 takes a free one. */
export async function listen(service: Service, host: string, port: number): Promise<Result<Listening, ListenFault>> {
  const server = createServer(
    { requestTimeout: ARRIVAL_MS, headersTimeout: ARRIVAL_MS, connectionsCheckingInterval: CHECK_EVERY_MS },
    (request, response) => void answer(request, response, service),
  );
  const failure = await new Promise<string | null>((resolve) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      resolve(cause.code ?? cause.message);
    });
    server.listen(port, host, () => {
      resolve(null);
    });
  });
  if (failure !== null) return refuse({ code: failure });
  // A single connection that fails (too many open files) must not end the service.
  server.on('error', (cause) => service.onFault?.(cause));
  const { port: taken } = server.address() as AddressInfo;
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${taken}`;
  return ok({ host, port: taken, origin, close: () => close(server) });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const grace = setTimeout(() => {
      server.closeAllConnections();
    }, GRACE_MS);
    server.close(() => {
      clearTimeout(grace);
      resolve();
    });
    server.closeIdleConnections();
  });
}

async function answer(request: IncomingMessage, response: ServerResponse, service: Service): Promise<void> {
  const body = await bodyOf(request);
  // The client left before it had asked: there is nobody to answer.
  if (body === null) return;
  const { method = '', url: path = '/', headers } = request;
  const reply =
    body === 'too-large'
      ? refused(413, 'too-large', `a request has at most ${BODY_LIMIT} bytes`)
      : await replyTo({ method, path, contentType: headers['content-type'], body }, service);
  send(response, reply, method === 'HEAD', !request.complete);
}

function send(
  response: ServerResponse,
  { status, value, allow }: ServiceReply,
  isHead: boolean,
  isLast: boolean,
): void {
  const text = JSON.stringify(value);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    ...(allow !== undefined && { allow }),
    ...(isLast && { connection: 'close' }),
  });
  response.end(isHead ? '' : text);
}

/** The body of a request; null where the client broke off. */
async function bodyOf(request: IncomingMessage): Promise<Uint8Array | 'too-large' | null> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const piece of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
      size += piece.length;
      if (size <= BODY_LIMIT) pieces.push(piece);
      else if (size > DRAIN_LIMIT) break;
    }
  } catch {
    return null;
  }
  return size > BODY_LIMIT ? 'too-large' : Buffer.concat(pieces);
}
