import type { TableWords } from '../words.js';
import { cards } from './cards.js';
import { refusals } from './refusals.js';

export const table: TableWords = { cards, refusals };
