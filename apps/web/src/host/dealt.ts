/** Dealt: the log of a Partie that begins with a deal that somebody handed on, or that is the same for all. */
import { apply, EMPTY_PARTIE, fold, type PartieEvent, type Result } from '@puur/rules';
import { readDealCode } from '@puur/records';
import { dealFromSeed } from '@puur/table';
import { profileOf } from '../app/house-rules.js';
import type { TableSetup } from './protocol.js';

/** A deal to begin with, as a log that a table can be resumed from; null where there is none. */
export function logOfDeal(deal: NonNullable<TableSetup['deal']>, rules: TableSetup['rules']): PartieEvent[] | null {
  const found = 'code' in deal ? readDealCode(deal.code) : null;
  if (found && !found.ok) return null;
  const profile = found?.ok ? found.value.profile : valueOf(profileOf(rules));
  const opened = profile && valueOf(apply(EMPTY_PARTIE, { type: 'open', profile }));
  if (!opened) return null;
  const { dealer, hands } = found?.ok
    ? found.value
    : { dealer: 3 as const, hands: dealFromSeed((deal as { readonly seed: string }).seed) };
  const dealt = valueOf(apply(fold(opened), { type: 'deal', dealer, hands }));
  return dealt && [...opened, ...dealt];
}

function valueOf<T>(result: Result<T, unknown>): T | null {
  return result.ok ? result.value : null;
}
