// Rounds that people played and no training has seen, at the table at which they declared.
import { apply, DEFAULT_PROFILE, EMPTY_PARTIE, fold } from '@puur/rules';
import { handsOf } from '../dist/training/imitation.js';
import { HELD_BACK, readRounds } from '../train/rounds.mjs';

/** Factors 1/1/2/2/3/3 (the dear suits are S and T in the file), match 100, no Weis and no Stöck. */
const factors = { E: 1, R: 1, S: 2, T: 2, obenabe: 3, undenufe: 3, slalom: 3, gusti: 3 };
export const PEOPLES_TABLE = { ...DEFAULT_PROFILE, factors, target: 2500, weis: false, stoeck: false };

/** The first `count` of the rounds kept back. */
export function roundsKeptBack(file, count) {
  return readRounds(file)
    .filter((_, n) => n % HELD_BACK === 0)
    .slice(0, count);
}

/** The state after a command that the rules take. */
export function ask(state, command) {
  const judged = apply(state, command);
  if (!judged.ok) throw new Error(JSON.stringify(judged));
  return fold(judged.value, state);
}

/** A round as it was dealt, nothing declared yet: its state, its hands, and who is the forehand. */
export function dealtAs({ contract, dealer, cards }) {
  const forehand = (dealer + 1) & 3;
  const hands = handsOf(cards, contract, forehand).map((hand) => hand.toArray());
  const opened = ask(EMPTY_PARTIE, { type: 'open', profile: PEOPLES_TABLE });
  return { forehand, hands, state: ask({ ...opened, nextDealer: dealer }, { type: 'deal', dealer, hands }) };
}
