/**
 * @puur/table: the host of a Partie, and the deal that everybody can check.
 *
 * No clock, no timer, no randomness and no storage of its own: all four are parameters.
 */
export * from './audit.js';
export * from './clock.js';
export * from './incident.js';
export * from './pace.js';
export * from './proof.js';
export * from './resume.js';
export * from './seat.js';
export * from './shuffle.js';
export * from './store.js';
export * from './table.js';
export { whenGiven } from './consult.js';
export { openTable } from './host.js';
export { type Saving, SAVINGS } from './journal.js';
export type { TableStatus } from './status.js';
export { undoPoint } from './undo.js';
