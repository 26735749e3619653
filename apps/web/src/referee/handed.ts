/** Handed: what somebody dropped or chose to be checked. One text comes of it, or a reason why there is none. */

/** The part of a file that is read. */
export interface Readable {
  readonly size: number;
  text(): Promise<string>;
}

export type Handed =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'several' }
  | { readonly kind: 'too-large'; readonly size: number }
  /** A folder, or a file that is gone. */
  | { readonly kind: 'unreadable' };

/** @param most bytes of the largest file that is read */
export async function readHanded(files: readonly Readable[], most: number): Promise<Handed> {
  const [file] = files;
  if (!file) return { kind: 'none' };
  if (files.length > 1) return { kind: 'several' };
  if (file.size > most) return { kind: 'too-large', size: file.size };
  try {
    return { kind: 'text', text: await file.text() };
  } catch {
    return { kind: 'unreadable' };
  }
}
