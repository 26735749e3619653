/**
 * A disk with little room: what is written to it beyond that is cut off in the middle and fails with ENOSPC, as Linux does.
 */
import { type FileHandle, open } from 'node:fs/promises';

export interface FullDisk {
  /** Bytes that may still be written. */
  room: number;
  readonly open: (path: string, flags: string, mode: number) => Promise<FileHandle>;
}

export function fullDisk(room: number): FullDisk {
  const disk: FullDisk = {
    room,
    async open(path, flags, mode) {
      const handle = await open(path, flags, mode);
      const write = async (data: string | Uint8Array): Promise<void> => {
        const bytes = Buffer.from(data);
        const fits = bytes.subarray(0, Math.max(0, disk.room));
        disk.room -= fits.length;
        await handle.appendFile(fits);
        if (fits.length < bytes.length)
          throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
            code: 'ENOSPC',
            syscall: 'write',
          });
      };
      return new Proxy(handle, {
        get(target, name) {
          if (name === 'appendFile' || name === 'writeFile') return write;
          const value: unknown = Reflect.get(target, name);
          return typeof value === 'function' ? (value.bind(target) as unknown) : value;
        },
      });
    },
  };
  return disk;
}
