import type { Position, ToldAction } from './told.mjs';

export const OWN_POSITIONS: URL;
export function verdictOf(position: Position, action: ToldAction): 'accept' | 'weak' | 'reject';
