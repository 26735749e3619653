/**
 * @puur/referee: the dispute checker. What was said and played goes in, a ruling comes out: what follows, the points it
 * moves, the steps with their cards, the rule, who says so, how sure that is, and under which other rules it would be
 * another. Pure functions; codes only, the apps have the words.
 */
export { type FormRefusal, type JsonSchema } from './form/field.js';
export * from './form/answer.js';
export {
  EVENT_TYPES,
  EVENTS,
  type EventOf,
  type EventType,
  type QuarrelEvent,
  type Remark,
  REMARKS,
  type SideBlocks,
  type Subject,
  SUBJECTS,
} from './form/event.js';
export * from './form/quarrel.js';
export * from './form/schema.js';
export * from './judge/ruling.js';
export { winnerAmong } from './judge/story.js';
export { highestOwed } from './judge/played.js';
export * from './law/docket.js';
export * from './law/house-rules.js';
export * from './law/sources.js';
export * from './law/voices.js';
export * from './audit.js';
export * from './inspection.js';
export * from './checklist.js';
export * from './referee.js';
