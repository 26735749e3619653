/** Kept: a Partie as the device keeps it, its summary and its log. */
import type { StoredTable } from '@puur/table';
import type { PartieHead } from '../storage/partie.js';

export interface Kept {
  readonly head: PartieHead;
  readonly log: StoredTable['log'];
}
