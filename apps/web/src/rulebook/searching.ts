import type { Book } from './book.js';
export function searchFile(_: Omit<Book, 'files'>): string {
  return '{}';
}
