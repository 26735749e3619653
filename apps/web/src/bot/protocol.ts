/**
 * Between a host and a bot: a bot gets a level, a seed and views of its own seat, and nothing else.
 *
 * With `sit` may come ports, each to a worker that was told to `help` and got the other end.
 */
import type { Decision, Interjection, SeatView } from '@puur/rules';

export type ToBot =
  | { readonly type: 'sit'; readonly level: string; readonly seed: string }
  | { readonly type: 'help' }
  /** A helper, by the place of its port among those that came with `sit`, is another one: its port comes with this, or none. */
  | { readonly type: 'helper'; readonly at: number }
  /** Is anybody there? Asked of a helper. */
  | { readonly type: 'there' }
  | { readonly type: 'decide' | 'interject'; readonly no: number; readonly view: SeatView };

export type FromBot =
  | { readonly type: 'answer'; readonly no: number; readonly answer: Decision | Interjection | null }
  | { readonly type: 'fault'; readonly no: number; readonly message: string }
  /** A helper was waited for in vain. */
  | { readonly type: 'late' }
  /** A helper is there. */
  | { readonly type: 'here' };
