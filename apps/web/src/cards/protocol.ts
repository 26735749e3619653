/** What page and drawing worker say to each other: lists, so that what is shown together is asked for and comes together. */
import type { Drawing } from './drawing.js';

export interface Asked {
  readonly no: number;
  readonly drawing: Drawing;
}

export interface Drawn {
  readonly no: number;
  /** The SVG file. */
  readonly svg: string;
}
