/**
 * Shuffling: the secret of the deal that is under way, and the commands that come of it.
 *
 * Nobody else holds the secret, from the commitment to it until it is shown; what is done with it stands in proof.ts.
 */
import { assert, dealByThrees, type HostCommand, type Seat } from '@puur/rules';
import { DIGEST_BYTES, fromHex, toHex } from './digest.js';
import { commit, type Cut, dealerOf, drawOf, keyOf, programCut } from './proof.js';
import { deckFrom, type Entropy } from './shuffle.js';

export class Shuffling {
  #secret: string | null;

  /** @param secret that of a shuffle which is committed to and not shown, where it is known */
  constructor(secret: string | null) {
    this.#secret = secret;
  }

  get secret(): string | null {
    return this.#secret;
  }

  /** Fixes a new secret. */
  commit(entropy: Entropy, roundNumber: number): HostCommand {
    const secret = entropy(DIGEST_BYTES);
    this.#secret = toHex(secret);
    return { type: 'commit-shuffle', commitment: commit(secret, roundNumber) };
  }

  programCut(seat: Seat): HostCommand {
    return { type: 'cut', seat, text: programCut(this.#bytes(), seat) };
  }

  draw(cuts: readonly Cut[]): HostCommand {
    return { type: 'draw', cards: drawOf(this.#key(cuts)) };
  }

  /** Deals; the key says who, where `nextDealer` is open. */
  deal(cuts: readonly Cut[], nextDealer: Seat | null): HostCommand {
    const key = this.#key(cuts);
    const dealer = nextDealer ?? dealerOf(key);
    return { type: 'deal', dealer, hands: dealByThrees(deckFrom(key), dealer) };
  }

  /** Shows the secret; an empty one where it was lost. */
  reveal(): HostCommand {
    const secret = this.#secret ?? '';
    this.#secret = null;
    return { type: 'reveal-shuffle', secret };
  }

  /** Takes back a secret that was shown: its round is open again. */
  reopen(shown: string): void {
    this.#secret = fromHex(shown) && shown;
  }

  #bytes(): Uint8Array {
    const secret = this.#secret === null ? null : fromHex(this.#secret);
    assert(secret !== null, 'the secret of the shuffle is known');
    return secret;
  }

  #key(cuts: readonly Cut[]): Uint8Array {
    return keyOf(this.#bytes(), cuts);
  }
}
