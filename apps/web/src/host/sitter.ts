/** Sitter: a bot at a table that can be sent away. */
import type { Program } from '@puur/table';

export interface Sitter extends Program {
  close(): void;
}
