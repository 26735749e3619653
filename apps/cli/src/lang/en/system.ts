/** What the operating system does not allow, and what one can do about it. */
import { type SystemFault, systemWords } from '../system.js';

const FAULTS: Readonly<Record<SystemFault, string>> = {
  full: 'there is no space left; make room or choose another place',
  large: 'no file may grow so large there; choose another place',
  denied: 'permission is missing; change it or choose another place',
  'read-only': 'that place can only be read; choose another one',
  folder: 'it is a folder; name a file',
  missing: 'there is no such folder or file; check the name or make the folder',
  'no-folder': 'a part of the path is no folder; check the name',
  long: 'the name is too long; choose a shorter one',
  many: 'too many files are open; close other programs and try again',
  device: 'the disk reports a fault; choose another one',
  busy: 'another program holds it; close that and try again',
  exists: 'the file is there already; choose another name',
  loop: 'its links lead in a circle; check the name',
};

export const system: (code: string) => string = systemWords(FAULTS, (code) => `the system reports ${code}`);
