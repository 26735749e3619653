/** L’école en français. */
import type { SchoolWords } from '../words.js';
import { lessons } from './lessons.js';
import { says } from './says.js';

export const school: SchoolWords = {
  lessons,
  drills: {
    winner: { title: 'Qui fait le pli ?', about: 'Quatre cartes, un coup d’œil' },
    legal: { title: 'Qu’ai-je le droit de jouer ?', about: 'Fournir, couper, sous-couper' },
    weis: { title: 'Trouve l’annonce', about: 'Neuf cartes en main' },
    count: { title: 'Compte le pli', about: 'Un pli d’abord, puis plusieurs' },
    contract: { title: 'Que choisis-tu ?', about: 'Atout, obenabe, undenufe ou chibrer' },
    strokes: { title: 'Tiens l’ardoise', about: 'Tracer et lire les traits' },
  },
  levels: { 1: 'facile', 2: 'moyen', 3: 'difficile' },
  ...says,
};
