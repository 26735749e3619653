/**
 * @puur/school: the Jass-Schule, without a screen.
 *
 * Eleven lessons from the first card to a whole round, six drills made from a seed, the judge of every answer with its
 * reason, guided play at a table, progress as a fold over a log of answers, and the words for all of it in four languages.
 * No clock, no randomness but as a parameter.
 */
export * from './article.js';
export { CARD_COMMENTS, type CardComment } from './comment.js';
export * from './drill.js';
export * from './level.js';
export * from './guided.js';
export * from './judge.js';
export * from './language.js';
export * from './lesson.js';
export * from './progress.js';
export * from './progress-file.js';
export * from './question.js';
export * from './random.js';
export * from './step.js';
export * from './text.js';
export * from './verdict.js';
export * from './words.js';
