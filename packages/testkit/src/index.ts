/** The public face of the test kit: the oracle, cases, fixed deals, generators. It re-exports and does nothing else. */

export * from './cases/index.js';
export * as oracle from './oracle/index.js';
