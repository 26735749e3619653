/** The public face of the test kit: the oracle, cases, fixed deals, generators. It re-exports and does nothing else. */

export * as arbitraries from './arbitraries.js';
export * from './cases/index.js';
export * from './deals.js';
export * as oracle from './oracle/index.js';
export * from './profile.js';
export * from './random.js';
