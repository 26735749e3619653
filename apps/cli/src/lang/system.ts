/**
 * System: the codes of the operating system that a file can fail with, told apart by what a person can do about it.
 *
 * A code says nothing to who plays cards, so no sentence shows one, unless it is none of these.
 */

/** What the system may object to; each has a sentence in every language. */
export type SystemFault =
  | 'full'
  | 'large'
  | 'denied'
  | 'read-only'
  | 'folder'
  | 'missing'
  | 'no-folder'
  | 'long'
  | 'many'
  | 'device'
  | 'busy'
  | 'exists'
  | 'loop';

const FAULTS: Readonly<Record<string, SystemFault>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'large',
  EACCES: 'denied',
  EPERM: 'denied',
  EROFS: 'read-only',
  EISDIR: 'folder',
  ENOENT: 'missing',
  ENOTDIR: 'no-folder',
  ENAMETOOLONG: 'long',
  EMFILE: 'many',
  ENFILE: 'many',
  EIO: 'device',
  EBUSY: 'busy',
  ETXTBSY: 'busy',
  EEXIST: 'exists',
  ELOOP: 'loop',
};

/** A code of the system in words: why, and what can be done. @param other what is said of any other code */
export function systemWords(
  words: Readonly<Record<SystemFault, string>>,
  other: (code: string) => string,
): (code: string) => string {
  return (code) => {
    const fault = FAULTS[code];
    if (fault !== undefined) return words[fault];
    return /^E[A-Z0-9]+$/.test(code) ? other(code) : code;
  };
}
