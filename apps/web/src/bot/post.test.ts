/** A post whose worker ends without a word: the bot thinks on, and with the new one as soon as there is one. */
import { createSharingPlayer, type Patience, shareWorker, type ShareOrder, type WorkerLike } from '@puur/bot';
import { apply, CARDS, type Command, EMPTY_PARTIE, fold, perSeat, type PartieState, viewFor } from '@puur/rules';
import { describe, expect, it } from 'vitest';
import { type HelperPort, Post } from './post.js';

/** Forehand is to declare: every fourth card is its own. */
const view = ((): ReturnType<typeof viewFor> => {
  let state: PartieState = EMPTY_PARTIE;
  const commands: readonly Command[] = [
    { type: 'open', profile: viewFor(EMPTY_PARTIE, 0).profile },
    { type: 'deal', dealer: 3, hands: perSeat((seat) => CARDS.filter((_, at) => at % 4 === seat)) },
  ];
  for (const command of commands) {
    const answer = apply(state, command);
    if (!answer.ok) throw new Error(answer.error.code);
    state = fold(answer.value, state);
  }
  return viewFor(state, 0);
})();

/** A port that counts what it is asked; whoever lives at its other end answers at once. */
function end(isAlive: boolean): { readonly port: HelperPort; readonly asked: () => number } {
  const hears: ((event: { readonly data: unknown }) => void)[] = [];
  const weigh = shareWorker(() => 0);
  let asked = 0;
  const add: WorkerLike['addEventListener'] = (event, listener) => {
    if (event === 'message') hears.push(listener);
  };
  return {
    port: {
      start: () => undefined,
      addEventListener: add,
      postMessage: (message) => {
        asked++;
        const { no, order } = message as { readonly no: number; readonly order: ShareOrder };
        if (isAlive) for (const hear of hears) hear({ data: { no, tally: weigh(order) } });
      },
    },
    asked: () => asked,
  };
}

/** Ends as soon as somebody waits. */
function impatience(): { readonly patience: Patience; readonly ends: () => number } {
  let ends = 0;
  return {
    patience: {
      ms: 0,
      after: (_, wake) => {
        let isOver = false;
        // Later than what has come already.
        void Promise.resolve()
          .then(() => undefined)
          .then(() => undefined)
          .then(() => undefined)
          .then(() => {
            if (isOver) return;
            ends++;
            wake();
          });
        return () => {
          isOver = true;
        };
      },
    },
    ends: () => ends,
  };
}

describe('a post', () => {
  it('is waited for once while nobody is there, then no more, and asked again when it is filled', async () => {
    const { patience, ends } = impatience();
    const [dead, alive] = [end(false), end(true)];
    let failures = 0;
    const post = new Post(dead.port, () => failures++);
    const bot = createSharingPlayer(7, { worlds: 8 }, [post], patience);
    const first = await bot.decide(view);
    expect([ends(), dead.asked()]).toEqual([1, 1]);
    const second = await bot.decide(view);
    expect([ends(), dead.asked()]).toEqual([1, 1]);
    post.fill(alive.port);
    await Promise.resolve();
    const third = await bot.decide(view);
    expect([ends(), alive.asked()]).toEqual([1, 1]);
    // The seed and the number of shares decide, not who worked.
    expect([second, third]).toEqual([first, first]);
    expect(failures).toBe(0);
  });

  it('refuses at once when it is given up, and says so of nobody', async () => {
    const alive = end(true);
    let failures = 0;
    const post = new Post(alive.port, () => failures++);
    post.fill(null);
    const bot = createSharingPlayer(7, { worlds: 8 }, [post], { ms: 60_000, after: () => () => undefined });
    expect(['declare', 'push']).toContain((await bot.decide(view)).action.type);
    expect([alive.asked(), failures]).toEqual([0, 0]);
  });

  it('says so when somebody at it refuses a share', async () => {
    let failures = 0;
    const broken: HelperPort = {
      start: () => undefined,
      postMessage: () => {
        throw new Error('the port is closed');
      },
    };
    const bot = createSharingPlayer(7, { worlds: 8 }, [new Post(broken, () => failures++)], impatience().patience);
    await bot.decide(view);
    expect(failures).toBe(1);
  });
});
