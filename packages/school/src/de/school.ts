/** Die Schule auf Deutsch. */
import type { SchoolWords } from '../words.js';
import { lessons } from './lessons.js';
import { says } from './says.js';

export const school: SchoolWords = {
  lessons,
  drills: {
    winner: { title: 'Wer macht den Stich?', about: 'Vier Karten, ein Blick' },
    legal: { title: 'Was darf ich spielen?', about: 'Bedienen, stechen, untertrumpfen' },
    weis: { title: 'Finde den Weis', about: 'Neun Karten auf der Hand' },
    count: { title: 'Zähle den Stich', about: 'Erst ein Stich, dann mehrere' },
    contract: { title: 'Was sagst du an?', about: 'Trumpf, Obenabe, Undenufe oder schieben' },
    strokes: { title: 'Schreib die Tafel', about: 'Striche machen und lesen' },
  },
  levels: { 1: 'leicht', 2: 'mittel', 3: 'schwer' },
  ...says,
};
