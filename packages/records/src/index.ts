/**
 * @puur/records: files and wire formats of the Schieber.
 *
 * The Puur record (JSON of the log), the text form for people and reports, the deal code, and rounds from HSLU/Swisslos
 * logs. Everything from outside is read once, here, and what comes out has been judged by the rules.
 */
export * from './error.js';
export { type JsonError, parseJson } from './json.js';
export * from './migration.js';
export * from './record.js';
export * from './deal-code.js';
export * from './compact.js';
export * from './hslu.js';
export * from './hslu-names.js';
export {
  partieOfRounds,
  type PlayedRound,
  ROUND_SKIPS,
  roundsOf,
  type RoundSkip,
  seatsOf,
  type ToldRound,
} from './round-log.js';
export { missingAfter } from './steps.js';
export * from './text-form.js';
export { readText, type StatedSubject } from './text-reader.js';
export type { LineError, TextFault } from './text-witness.js';
export * from './text-writer.js';
export * from './any.js';
export * from './kind.js';
export { TABLE_FORMAT, TABLE_VERSION } from './log-lines.js';
export * from './recorded-round.js';
export * from './recorded.js';
