/**
 * @puur/table: the host of a Partie, and the deal that everybody can check.
 *
 * No clock, no timer, no randomness and no storage of its own: all four are parameters.
 */
export * from './audit.js';
export * from './proof.js';
export * from './shuffle.js';
