/** All lessons by id. */
import type { Lesson, LessonId } from '../lesson.js';
import { cards } from './cards.js';
import { count } from './count.js';
import { declare } from './declare.js';
import { directions } from './directions.js';
import { follow } from './follow.js';
import { round } from './round.js';
import { slate } from './slate.js';
import { stoeck } from './stoeck.js';
import { trick } from './trick.js';
import { trump } from './trump.js';
import { weis } from './weis.js';

export const LESSONS: { readonly [L in LessonId]: Lesson<L> } = {
  cards,
  trick,
  trump,
  directions,
  follow,
  count,
  weis,
  stoeck,
  declare,
  slate,
  round,
};
