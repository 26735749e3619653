import type { Position } from './told.mjs';

export function verify(
  position: Position,
  options: { readonly worlds: number; readonly seed?: number },
): Pick<Position, 'verified' | 'provedInEveryWorld'>;
