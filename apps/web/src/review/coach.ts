/**
 * Coach: goes over the choices of a seat in a round with the strongest bot, one view after the other.
 *
 * The bot sits in a worker of its own and gets what the seat saw then, nothing else (`@puur/bot` judges). It is hired when
 * somebody asks and sent away when the last choice is judged or nobody waits any more.
 */
import { choicesOf, judge, type Judgement, lookBack, type LookBack, type Reason } from '@puur/bot';
import type { Decision, PartieEvent, Seat, SeatView } from '@puur/rules';

/** A bot that can be asked and sent away. */
export interface CoachBot {
  decide(view: SeatView): Promise<Decision>;
  close(): void;
}

/** Where a look back stands. */
export type Coaching =
  | { readonly kind: 'working'; readonly done: number; readonly of: number }
  | { readonly kind: 'told'; readonly story: LookBack }
  /** The bot did not answer. */
  | { readonly kind: 'failed' };

export interface CoachOrder {
  readonly log: readonly PartieEvent[];
  readonly round: number;
  readonly seat: Seat;
  /** Points that the seat’s side wrote for the tricks; null of a round that was broken off. */
  readonly end: number | null;
}

/** Goes over a round; `onStep` hears of each step. The function given back ends it. */
export function goOver(
  { log, round, seat, end }: CoachOrder,
  hire: () => CoachBot,
  onStep: (now: Coaching) => void,
): () => void {
  const choices = choicesOf(log, round, seat);
  let bot: CoachBot;
  try {
    bot = hire();
  } catch {
    // Some browsers throw where no worker may be started.
    onStep({ kind: 'failed' });
    return () => undefined;
  }
  let isWanted = true;
  const tell = (now: Coaching): void => {
    if (isWanted) onStep(now);
  };
  const stop = (): void => {
    if (isWanted) bot.close();
    isWanted = false;
  };
  const work = async (): Promise<Coaching> => {
    const judgements: Judgement[] = [];
    for (const [done, choice] of choices.entries()) {
      tell({ kind: 'working', done, of: choices.length });
      const decision: Decision & { readonly reason?: Reason } = await bot.decide(choice.view);
      if (!isWanted) break;
      const judgement = judge(choice, decision);
      if (judgement !== null) judgements.push(judgement);
    }
    return { kind: 'told', story: lookBack(judgements, end) };
  };
  void work()
    .catch((): Coaching => ({ kind: 'failed' }))
    .then((last) => {
      tell(last);
      stop();
    });
  return stop;
}
