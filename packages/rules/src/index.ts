/**
 * @puur/rules: the Schieber, counted right. Pure: no clock, no randomness, no I/O, no text for people.
 *
 * Cards and contracts are closed vocabularies, a Partie is a fold over one log of events, `apply` judges every command,
 * and `viewFor` is all that a player may know.
 */
export * from './result.js';
export * from './rule.js';
export * from './cards/card.js';
export * from './cards/cardset.js';
export * from './cards/deck.js';
export * from './cards/notation.js';
export * from './play/contract.js';
export * from './play/legal.js';
export * from './play/order.js';
export * from './play/position.js';
export * from './play/seat.js';
export * from './play/trick.js';
export * from './play/value.js';
export * from './count/account.js';
export * from './count/ending.js';
export * from './count/stoeck.js';
export * from './count/weis.js';
export * from './profile/preset.js';
export * from './profile/profile.js';
export * from './profile/resolve.js';
export * from './profile/source.js';
export * from './partie/announcing.js';
export * from './partie/claiming.js';
export * from './partie/counting.js';
export * from './partie/deal.js';
export * from './partie/declaring.js';
export * from './partie/event.js';
export * from './partie/finishing.js';
export * from './partie/going-on.js';
export * from './partie/judge.js';
export * from './partie/player.js';
export * from './partie/refusal.js';
export * from './partie/replay.js';
export * from './partie/state.js';
export * from './partie/view.js';
