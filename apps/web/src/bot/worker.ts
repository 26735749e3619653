/**
 * A bot in a worker of its own. It cannot see more than what is posted to it: views of its seat.
 */
import { createPlayer, type Level, LEVELS } from '@puur/bot';
import type { Player } from '@puur/rules';
import type { FromBot, ToBot } from './protocol.js';

interface Scope {
  onmessage: ((event: MessageEvent<ToBot>) => void) | null;
  postMessage(message: FromBot): void;
}
const scope = self as unknown as Scope;

let player: Promise<Player> = Promise.reject(new Error('nobody sits here'));
player.catch(() => undefined);

/** The level that was asked for; one that this build no longer has is its strongest. */
function levelOf(level: string): Level {
  return (LEVELS as readonly string[]).includes(level) ? (level as Level) : LEVELS.at(-1)!;
}

async function answer(message: Exclude<ToBot, { type: 'sit' }>): Promise<void> {
  const { no, view, type } = message;
  try {
    const sitting = await player;
    const given = type === 'decide' ? await sitting.decide(view) : (sitting.interject?.(view) ?? null);
    scope.postMessage({ type: 'answer', no, answer: given });
  } catch (cause) {
    scope.postMessage({ type: 'fault', no, message: String(cause) });
  }
}

scope.onmessage = ({ data }) => {
  if (data.type === 'sit') player = Promise.resolve(createPlayer(levelOf(data.level), data.seed));
  else void answer(data);
};
