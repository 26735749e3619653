/**
 * A bot in a worker of its own. It cannot see more than what is posted to it: views of its seat.
 *
 * The same file is also the helper of bots: then nobody sits here, and shares of the decisions of those who hold a port to
 * it are worked at. What a helper sees comes with the share and is kept no longer than the share.
 */
import { createPlayer, createSharingPlayer, type Patience, serveShares } from '@puur/bot';
import type { Player } from '@puur/rules';
import { after } from '../app/after.js';
import { levelOf } from './level.js';
import { Post } from './post.js';
import type { FromBot, ToBot } from './protocol.js';

interface Scope {
  onmessage: ((event: MessageEvent<ToBot>) => void) | null;
  postMessage(message: FromBot): void;
}
const scope = self as unknown as Scope;

function isLate(): void {
  scope.postMessage({ type: 'late' });
}

/** A helper has to start first, on a slow phone too; what has not come by then is worked at here, and the host looks after it. */
const PATIENCE: Patience = {
  ms: 1500,
  after: (ms, wake) =>
    after(ms, () => {
      isLate();
      wake();
    }),
};

let posts: readonly Post[] = [];
let player: Promise<Player> = Promise.reject(new Error('nobody sits here'));
player.catch(() => undefined);

/** A bot with the helpers at the other ends of `ports`, which only come to a level that thinks with others. */
function seated(level: string, seed: string, ports: readonly MessagePort[]): Player {
  if (ports.length === 0) return createPlayer(levelOf(level), seed);
  posts = ports.map((port) => new Post(port, isLate));
  return createSharingPlayer(seed, {}, posts, PATIENCE);
}

async function answer(message: Extract<ToBot, { no: number }>): Promise<void> {
  const { no, view, type } = message;
  try {
    const sitting = await player;
    const given = type === 'decide' ? await sitting.decide(view) : (sitting.interject?.(view) ?? null);
    scope.postMessage({ type: 'answer', no, answer: given });
  } catch (cause) {
    scope.postMessage({ type: 'fault', no, message: String(cause) });
  }
}

scope.onmessage = ({ data, ports }) => {
  switch (data.type) {
    case 'sit':
      player = Promise.resolve(seated(data.level, data.seed, ports));
      return;
    case 'help':
      for (const port of ports) {
        serveShares(port, () => performance.now());
        port.start();
      }
      return;
    case 'helper':
      posts[data.at]?.fill(ports[0] ?? null);
      return;
    case 'there':
      scope.postMessage({ type: 'here' });
      return;
    case 'decide':
    case 'interject':
      void answer(data);
  }
};
