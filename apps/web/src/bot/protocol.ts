/**
 * Between a host and a bot: a bot gets a level, a seed and views of its own seat, and nothing else.
 */
import type { Decision, Interjection, SeatView } from '@puur/rules';

export type ToBot =
  | { readonly type: 'sit'; readonly level: string; readonly seed: string }
  | { readonly type: 'decide' | 'interject'; readonly no: number; readonly view: SeatView };

export type FromBot =
  | { readonly type: 'answer'; readonly no: number; readonly answer: Decision | Interjection | null }
  | { readonly type: 'fault'; readonly no: number; readonly message: string };
