/**
 * @puur/words: the words of the table in four languages, for every app.
 *
 * Cards, contracts, refusals, rules, settings: whatever `@puur/rules` and its neighbours say by a code has its sentence
 * here, once. What only one app says stays with that app.
 */
export * from './language.js';
export * from './melting.js';
export type * from './words.js';
export type * from './referee-words.js';
export * from './referee-speech.js';
export * from './tafel-file.js';
export type * from './tafel-words.js';
