/**
 * REST player: a foreign player service at our table.
 *
 * It is asked for trump and card with an observation made from the seat's own view. Weis and Stöck, which its form does
 * not know, are said for it by our own rules. Whatever it answers is judged before anybody acts on it: where it answers
 * nothing usable, or something that the rules forbid, that is reported, and the simple player's choice goes on in its
 * place, so that one foreign fault never stops a Partie. A contract the form cannot tell is not declared for it.
 *
 * The protocol has no memory: every question tells the whole round, so the player needs none either.
 */
import { createPlayer, saysStoeck, speakUp, weiseToSay } from '@puur/bot';
import type { Action, Contract, Decision, Pairing, Player, RefusalCode, SeatView } from '@puur/rules';
import { ANSWER_FAULTS, actionIn, type AnswerFault } from './answer.js';
import { exchange, EXCHANGE_FAULTS, type ExchangeFault, NODE_WIRE, type Wire } from './exchange.js';
import { isTold, observationOf, UNTOLD, type Untold } from './observation.js';

/** Why a service's own answer did not count. */
export type RestFaultCode = Untold | ExchangeFault['code'] | AnswerFault['code'];
export const REST_FAULTS: readonly RestFaultCode[] = [...UNTOLD, ...EXCHANGE_FAULTS, ...ANSWER_FAULTS];

export interface RestFault {
  readonly code: RestFaultCode;
  /** The address that was asked, or would have been. */
  readonly url: string;
  /** What it answered, or how the network failed, cut short. */
  readonly found?: string;
  /** Why the rules forbid the card. */
  readonly refusal?: RefusalCode;
  /** What was done in its place. */
  readonly instead: Action;
}

export interface RestOptions {
  /** Which French suit stands for which Swiss one. Default: that of Swisslos, as everywhere in Puur. */
  readonly pairing?: Pairing;
  /** How long an answer may take, in milliseconds. Default: ten seconds, as HSLU's own client waits. */
  readonly timeoutMs?: number;
  /** For the choices made in its place. */
  readonly seed?: number | string;
  /** Told of every fault, before the game goes on. */
  readonly onFault?: (fault: RestFault) => void;
  readonly wire?: Wire;
}

export const REST_TIMEOUT_MS = 10_000;

/** Whether a text is the address of a player service: `http://…` or `https://…`, without credentials. */
export function isRestAddress(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false;
  const { username, password, search, hash } = new URL(text);
  return username === '' && password === '' && search === '' && hash === '';
}

/**
 * A player that asks the service at `url`, to which the paths of the protocol are added.
 *
 * @example restPlayer('http://127.0.0.1:8157/einfach', { onFault: (fault) => console.error(fault.code) })
 */
export function restPlayer(url: string, options: RestOptions = {}): Player {
  const { pairing = 'swisslos', timeoutMs = REST_TIMEOUT_MS, seed = url, onFault, wire = NODE_WIRE } = options;
  const base = url.replace(/\/+$/, '');
  const standIn = createPlayer('einfach', seed);

  async function actionFor(view: SeatView): Promise<Action> {
    const address = `${base}/${view.phase === 'declare' ? 'action_trump' : 'action_play_card'}`;
    const instead = (fault: Omit<RestFault, 'url' | 'instead'>): Action => {
      const { action } = standIn.decide(tellable(view));
      onFault?.({ ...fault, url: address, instead: action });
      return action;
    };
    const observation = observationOf(view, pairing);
    if (!observation.ok) return instead({ code: observation.error });
    const answer = await exchange(address, observation.value, timeoutMs, wire);
    if (!answer.ok) return instead(answer.error);
    const action = actionIn(answer.value, view, pairing);
    if (action.ok) return action.value;
    return instead({ ...action.error, found: briefJson(answer.value) });
  }

  return {
    async decide(view: SeatView): Promise<Decision> {
      // A single card needs no journey.
      const [only, another] = view.options.cards;
      const needsNoAsking = view.phase !== 'declare' && only !== undefined && another === undefined;
      const action: Action = needsNoAsking ? { type: 'play', card: only } : await actionFor(view);
      if (action.type !== 'play') return { action, weise: [], stoeck: false, considered: [] };
      return { action, weise: weiseToSay(view), stoeck: saysStoeck(action.card, view), considered: [] };
    },
    interject: speakUp,
  };
}

/** The view with only those contracts to choose from that the form can tell, if there is one. */
function tellable(view: SeatView): SeatView {
  const contracts: readonly Contract[] = view.options.contracts.filter(isTold);
  return contracts.length === 0 ? view : { ...view, options: { ...view.options, contracts } };
}

const FOUND_LENGTH = 80;

function briefJson(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > FOUND_LENGTH ? `${text.slice(0, FOUND_LENGTH - 1)}…` : text;
}
