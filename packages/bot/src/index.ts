/**
 * @puur/bot: computer players for the Schieber. They receive views and nothing else.
 */
export * from './announcing.js';
export * from './arena.js';
export * from './arena-compare.js';
export * from './arena-deal.js';
export * from './arena-round.js';
export * from './arena-summary.js';
export * from './arena-times.js';
export * from './level.js';
export * from './looking-back.js';
export * from './reason.js';
export * from './rivals/greedy-player.js';
export * from './rivals/random-player.js';
export * from './sharing.js';
export * from './yardstick/yardstick.js';
