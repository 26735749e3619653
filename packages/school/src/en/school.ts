/** The school in English. */
import type { SchoolWords } from '../words.js';
import { lessons } from './lessons.js';
import { says } from './says.js';

export const school: SchoolWords = {
  lessons,
  drills: {
    winner: { title: 'Who takes the trick?', about: 'Four cards, one look' },
    legal: { title: 'What may I play?', about: 'Follow, trump, undertrump' },
    weis: { title: 'Find the Weis', about: 'Nine cards in hand' },
    count: { title: 'Count the trick', about: 'One trick first, then several' },
    contract: { title: 'What do you declare?', about: 'Trump, Obenabe, Undenufe or push' },
    strokes: { title: 'Write the slate', about: 'Making and reading strokes' },
  },
  levels: { 1: 'easy', 2: 'medium', 3: 'hard' },
  ...says,
};
