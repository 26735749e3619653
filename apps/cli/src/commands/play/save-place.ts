/**
 * Save place: the file that a path means, before anything is locked, renamed or read.
 *
 * Setting a file aside renames it, so only an ordinary file may be taken: a device, a pipe or a folder is refused. A link
 * stands for what it points to, so that the lock and the writing are the target's and no second copy comes to be.
 */
import { lstatSync, realpathSync, statSync } from 'node:fs';
import { ok, refuse, type Result } from '@puur/rules';

export const SAVE_PLACE_REFUSALS = ['emptyPath', 'notAFile', 'saveTooLarge', 'controlInPath'] as const;
export type SavePlaceRefusal = (typeof SAVE_PLACE_REFUSALS)[number];

/** No Partie comes near it: a long one has some hundred kilobytes. */
export const LARGEST_SAVE: number = 64 * 1024 * 1024;

/** The path to save at; the path itself where nothing is there yet. System errors other than "not there" are thrown. */
export function savePlace(path: string, largest: number = LARGEST_SAVE): Result<string, SavePlaceRefusal> {
  if (path === '') return refuse('emptyPath');
  // It is shown on the screen and typed again by whoever goes on.
  if (/\p{Control}/u.test(path)) return refuse('controlInPath');
  if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return ok(path);
  const target = statSync(path, { throwIfNoEntry: false });
  // A link into nothing, a device, a pipe, a folder.
  if (!target?.isFile()) return refuse('notAFile');
  return target.size > largest ? refuse('saveTooLarge') : ok(realpathSync(path));
}
