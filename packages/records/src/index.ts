/**
 * @puur/records: files and wire formats of the Schieber.
 *
 * The Puur record (JSON of the log), the text form for people and reports, the deal code, and rounds from HSLU/Swisslos
 * logs. Everything from outside is read once, here, and what comes out has been judged by the rules.
 */
export * from './error.js';
export * from './migration.js';
export * from './record.js';
export * from './deal-code.js';
export * from './compact.js';
export * from './hslu.js';
export * from './round-log.js';
