/** The oracle: the rules once more, slow and plain, on strings. */

export * from './cards.js';
export * from './dealing.js';
export * from './ending.js';
export * from './legal.js';
export * from './perft.js';
export * from './round.js';
export * from './settings.js';
export * from './stoeck.js';
export * from './tafel.js';
export * from './trick.js';
export * from './weis.js';
