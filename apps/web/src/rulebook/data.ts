import type { Book } from './book.js';
export function dataFile(_: readonly Book[]): string {
  return '{}';
}
export function guideFile(_: readonly Book[]): string {
  return '';
}
