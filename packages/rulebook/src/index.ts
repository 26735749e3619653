/**
 * @puur/rulebook: the Regelbuch. Topics in short articles, examples to try, quick answers, a glossary, in every language
 * that is complete; what can be computed from the rules is computed, and every example is checked against them.
 */
export * from './article.js';
export * from './cases.js';
export * from './check.js';
export * from './example.js';
export * from './inline.js';
export * from './language.js';
export * from './lookup.js';
export * from './plain.js';
export * from './reference.js';
export * from './search.js';
export * from './summary.js';
export * from './task.js';
export * from './texts.js';
export * from './topic.js';
