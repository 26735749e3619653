/**
 * @puur/bot: computer players for the Schieber. They receive views and nothing else.
 */
export * from './announcing.js';
export * from './level.js';
export * from './reason.js';
export * from './yardstick/yardstick.js';
