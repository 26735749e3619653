import type { Decision, PartieEvent, SeatView } from '@puur/rules';
import { describe, expect, it } from 'vitest';
import { type CoachBot, type Coaching, goOver } from './coach.js';

// The kept Partie `ended`: seat 0 is the person.
const [moments] = Object.values(
  import.meta.glob<{ readonly ended: { readonly log: readonly PartieEvent[] } }>('../../test/moments.json', {
    eager: true,
  }),
);
const order = { log: moments!.ended.log, round: 1, seat: 0, end: 143 } as const;

/** A bot that thinks the first of all cards ten points better than any other; `asked` are its views. */
function fakeBot(answer?: (view: SeatView) => Promise<Decision>): CoachBot & { asked: SeatView[]; closed: number } {
  const bot = {
    asked: [] as SeatView[],
    closed: 0,
    decide(view: SeatView): Promise<Decision> {
      bot.asked.push(view);
      if (answer) return answer(view);
      const considered = view.options.cards.map((card, n) => ({
        ...{
          action: { type: 'play', card } as const,
          expectedPoints: n === 0 ? 100 : 90,
          expectedTheirs: n === 0 ? 57 : 67,
          stdError: 1,
          isEven: false,
        },
      }));
      const contracts = view.options.contracts.map((contract) => ({
        ...{
          action: { type: 'declare', contract } as const,
          expectedPoints: 80,
          expectedTheirs: 77,
          stdError: 1,
          isEven: false,
        },
      }));
      const all = view.phase === 'declare' ? contracts : considered;
      return Promise.resolve({ action: all[0]!.action, weise: [], stoeck: false, considered: all });
    },
    close(): void {
      bot.closed++;
    },
  };
  return bot;
}

function all(bot: CoachBot): Promise<readonly Coaching[]> {
  return new Promise((resolve) => {
    const steps: Coaching[] = [];
    goOver(
      order,
      () => bot,
      (now) => {
        steps.push(now);
        if (now.kind !== 'working') resolve(steps);
      },
    );
  });
}

describe('A round gone over', () => {
  it('asks for each own choice by the view of that moment, and tells what it cost', async () => {
    const bot = fakeBot();
    const steps = await all(bot);
    const last = steps.at(-1)!;
    expect(bot.asked.every(({ seat }) => seat === 0)).toBe(true);
    expect(steps.slice(0, -1)).toEqual(bot.asked.map((_, done) => ({ kind: 'working', done, of: bot.asked.length })));
    if (last.kind !== 'told') throw new Error('it is told');
    // Whoever laid another than the first card it might have laid lost ten.
    const played = order.log.flatMap((event) => (event.type === 'card-played' && event.seat === 0 ? [event.card] : []));
    const others = bot.asked.filter(
      ({ phase, options }) => phase !== 'declare' && !played.slice(0, 9).includes(options.cards[0]!),
    );
    expect(last.story.lost % 10).toBe(0);
    expect(last.story.lost / 10).toBeGreaterThanOrEqual(others.length);
    expect(last.story.end).toBe(143);
    await Promise.resolve();
    expect(bot.closed).toBe(1);
  });

  it('says so where the bot does not answer, and sends it away', async () => {
    const bot = fakeBot(() => Promise.reject(new Error('gone')));
    const steps = await all(bot);
    expect(steps.at(-1)).toEqual({ kind: 'failed' });
    await Promise.resolve();
    expect(bot.closed).toBe(1);
  });

  it('says so where no bot can be hired', () => {
    const steps: Coaching[] = [];
    const hire = (): never => {
      throw new Error('no workers here');
    };
    goOver(order, hire, (now) => steps.push(now));
    expect(steps).toEqual([{ kind: 'failed' }]);
  });

  it('is ended by who no longer waits: nothing more is told, the bot is sent away once', async () => {
    let answer: (decision: Decision) => void = () => undefined;
    const bot = fakeBot(() => new Promise((resolve) => (answer = resolve)));
    const steps: Coaching[] = [];
    const stop = goOver(
      order,
      () => bot,
      (now) => steps.push(now),
    );
    expect(steps).toHaveLength(1);
    stop();
    stop();
    answer({ action: { type: 'push' }, weise: [], stoeck: false, considered: [] });
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(steps).toHaveLength(1);
    expect(bot.asked).toHaveLength(1);
    expect(bot.closed).toBe(1);
  });
});
