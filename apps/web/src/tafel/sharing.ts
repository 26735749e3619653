/** Sharing: a sheet as a picture, a table or a record, into the person's folder. */
import { csvOf, type Sheet, writeTafel } from '@puur/tafel';
import { slatePicture } from '../review/picture.js';
import { saveFile } from '../storage/file.js';
import type { KeptSheet, UnreadSheet } from './keeping/kept.js';

/** `jasstafel-stammtisch-2026-11-30`. */
function fileName({ name, startedAt }: KeptSheet): string {
  const word = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const day = startedAt === null ? '' : new Date(startedAt).toISOString().slice(0, 10);
  return ['jasstafel', word, day].filter((part) => part !== '').join('-');
}

export function saveRecord(kept: KeptSheet): void {
  saveFile(`${fileName(kept)}.json`, writeTafel(kept.log), 'application/json');
}

/** A row that cannot be read, as it is stored; a newer Puur reads its own. */
export function saveRaw({ id, why, row }: UnreadSheet): void {
  const { text } = row as { readonly text?: unknown };
  const raw = typeof text === 'string' ? text : JSON.stringify(row, null, 2);
  saveFile(`jasstafel-${id}.${why === 'newer' ? 'json' : 'txt'}`, raw, 'text/plain');
}

export function saveTable(kept: KeptSheet, sheet: Sheet): void {
  saveFile(`${fileName(kept)}.csv`, csvOf(sheet), 'text/csv');
}

/** The chalk as a picture; false where the browser cannot draw it. */
export async function savePicture(kept: KeptSheet, slate: SVGSVGElement): Promise<boolean> {
  const blob = await slatePicture(slate);
  if (blob !== null) saveFile(`${fileName(kept)}.png`, blob, 'image/png');
  return blob !== null;
}
