/** La scuola in italiano. */
import type { SchoolWords } from '../words.js';
import { lessons } from './lessons.js';
import { says } from './says.js';

export const school: SchoolWords = {
  lessons,
  drills: {
    winner: { title: 'Di chi è la presa?', about: 'Quattro carte, uno sguardo' },
    legal: { title: 'Che cosa posso giocare?', about: 'Rispondere, tagliare, tagliare sotto' },
    weis: { title: 'Trova l’accusa', about: 'Nove carte in mano' },
    count: { title: 'Conta la presa', about: 'Prima una presa, poi di più' },
    contract: { title: 'Che cosa dichiari?', about: 'Briscola, obenabe, undenufe o passare' },
    strokes: { title: 'Scrivi la lavagna', about: 'Fare e leggere i segni' },
  },
  levels: { 1: 'facile', 2: 'medio', 3: 'difficile' },
  ...says,
};
