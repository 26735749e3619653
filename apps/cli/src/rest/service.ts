/**
 * Service: what our player service answers, apart from the network.
 *
 *     POST /<player>/action_trump        {"trump": 0..5}, or 10 to push
 *     POST /<player>/action_play_card    {"card": "D9"}
 *     POST /<player>/game_info           ""
 *     GET  /<player>                     "Player <player> here"
 *     GET  /                             who plays here
 *
 * The same under /jass/players, where some deployments of the original have them. What cannot be answered is an object
 * `{"error", "code"}` in English, as a protocol speaks: 400 unknown player or bad observation, 404 no such place, 405, 413,
 * 415 no JSON, 500 a fault of our own. A player that fails is no such fault: the simple one answers in its place, for whoever
 * gets no card from us plays one at random.
 *
 * Source: jass-kit-py of HSLU (GitHub thomas-koller/jass-kit-py), player_service_route.py.
 */
import { createPlayer } from '@puur/bot';
import type { Action, Pairing, Player, SeatView } from '@puur/rules';
import { errorOf, type Fault } from '../engine/fault.js';
import { answerOf } from './answer.js';
import { type Question, viewIn } from './view.js';

export interface ServiceRequest {
  readonly method: string;
  /** Path and query, as they came. */
  readonly path: string;
  readonly contentType: string | undefined;
  readonly body: Uint8Array;
}

export interface ServiceReply {
  readonly status: number;
  /** To be sent as JSON. */
  readonly value: unknown;
  /** What the place takes, with 405. */
  readonly allow?: string;
}

/** What answers; it says nothing out of turn, for nobody could hear it. */
export type Answerer = Pick<Player, 'decide'>;

export interface Service {
  /** Who answers, by the name in the address. */
  readonly players: ReadonlyMap<string, Answerer>;
  readonly pairing: Pairing;
  /** Told of a fault of our own: of a player, who is stood in for, or of the service, which the client sees as 500. */
  readonly onFault?: (cause: unknown) => void;
}

const PREFIX = '/jass/players';
const QUESTIONS: ReadonlyMap<string, Question | 'info'> = new Map([
  ['action_trump', 'trump'],
  ['action_play_card', 'card'],
  ['game_info', 'info'],
]);

/** Answers one request. Never rejects. */
export async function replyTo(request: ServiceRequest, service: Service): Promise<ServiceReply> {
  try {
    return await route(request, service);
  } catch (cause) {
    service.onFault?.(cause);
    return refused(500, 'internal-error', 'a fault of Puur');
  }
}

/** A refusal as the service words it. */
export function refused(status: number, code: string, error: string): ServiceReply {
  return { status, value: { error, code } };
}

async function route(request: ServiceRequest, service: Service): Promise<ServiceReply> {
  const { method } = request;
  const places = placesOf(request.path);
  if (places === null) return refused(404, 'no-such-place', 'there is nothing here');
  const [name, action, ...rest] = places;
  const isReading = method === 'GET' || method === 'HEAD';
  // 1 What is there.
  if (name === undefined)
    return isReading ? { status: 200, value: { players: [...service.players.keys()] } } : not('GET');
  const player = service.players.get(name);
  if (action === undefined) {
    // Where nobody plays there is nothing to be asked in another way either.
    if (player === undefined)
      return isReading
        ? { status: 404, value: `No such player ${name}` }
        : refused(404, 'no-such-place', 'there is nothing here');
    return isReading ? { status: 200, value: `Player ${name} here` } : not('GET');
  }
  // 2 What is asked.
  const question = rest.length === 0 ? QUESTIONS.get(action) : undefined;
  if (question === undefined) return refused(404, 'no-such-place', 'there is nothing here');
  if (method !== 'POST') return not('POST');
  if (player === undefined) return refused(400, 'no-such-player', 'player not found');
  if (!isJson(request.contentType)) return refused(415, 'json-expected', 'json data expected');
  const read = parsed(request.body);
  if ('fault' in read) return badRequest(read.fault);
  if (question === 'info') return { status: 200, value: '' };
  const view = viewIn(read.value, question, service.pairing);
  if (!view.ok) return badRequest(view.error);
  // 3 The answer.
  return { status: 200, value: answerOf(await actionOf(player, view.value, service), service.pairing) };
}

function not(allow: string): ServiceReply {
  return { ...refused(405, 'method', `only ${allow} here`), allow };
}

function badRequest(fault: Fault): ServiceReply {
  const { message, ...error } = errorOf(fault);
  return { status: 400, value: { error: message, ...error } };
}

/** The parts of a path behind the prefix; null where it cannot be read. */
function placesOf(path: string): readonly string[] | null {
  const [plain = ''] = path.split('?');
  try {
    const places = plain
      .split('/')
      .filter((place) => place !== '')
      .map(decodeURIComponent);
    const isPrefixed = `/${places.slice(0, 2).join('/')}` === PREFIX;
    return isPrefixed ? places.slice(2) : places;
  } catch {
    return null;
  }
}

function isJson(contentType = ''): boolean {
  const [mime = ''] = contentType.split(';');
  return /^application\/(?:[\w.+-]+\+)?json$/i.test(mime.trim());
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });

function parsed(body: Uint8Array): { readonly value: unknown } | { readonly fault: Fault } {
  let text: string;
  try {
    text = UTF8.decode(body);
  } catch {
    return { fault: { code: 'bad-utf8' } };
  }
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { fault: { code: 'bad-json' } };
  }
}

/** What a player does; in its place, where it fails, what the simple one does. */
async function actionOf(player: Answerer, view: SeatView, { onFault }: Service): Promise<Action> {
  // A single card needs no thought, whoever plays.
  const [only, another] = view.options.cards;
  if (view.phase !== 'declare' && only !== undefined && another === undefined) return { type: 'play', card: only };
  try {
    const { action } = await player.decide(view);
    if (isAllowed(action, view)) return action;
    onFault?.(new Error(`not allowed: ${JSON.stringify(action)}`));
  } catch (cause) {
    onFault?.(cause);
  }
  return createPlayer('einfach', '').decide(view).action;
}

function isAllowed(action: Action, { phase, options }: SeatView): boolean {
  switch (action.type) {
    case 'push':
      return options.push;
    case 'declare':
      return options.contracts.includes(action.contract);
    case 'play':
      return phase !== 'declare' && options.cards.includes(action.card);
  }
}
