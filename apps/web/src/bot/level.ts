/**
 * Levels as the app keeps them: texts, perhaps of another version of Puur.
 */
import { type Level, LEVELS, SHARING_LEVEL } from '@puur/bot';

/** The level that was asked for; one that this build does not have is its strongest. */
export function levelOf(level: string): Level {
  return (LEVELS as readonly string[]).includes(level) ? (level as Level) : LEVELS.at(-1)!;
}

/** Whether a bot of this level thinks with helpers where there are any. */
export function thinksWithOthers(level: string): boolean {
  return levelOf(level) === SHARING_LEVEL;
}
