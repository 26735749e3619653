// Rounds that people played, as training reads them: one JSON a line, gzipped or not.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parseCards } from '@puur/rules';

/** Every tenth round is kept back for measuring. */
export const HELD_BACK = 10;

export function readRounds(file) {
  const bytes = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const { contract, dealer, pushed, cards } = JSON.parse(line);
      return { contract, dealer, pushed, cards: parseCards(cards).value };
    });
}
