/**
 * Sketchbook: what was drawn, kept and shown at once wherever it comes; of the manner that is shown now and no other.
 *
 * A picture is an address in memory that stays until it is taken back, so a change of deck, language or light would leave
 * every card of the old one behind. They are taken back once no picture on the screen has them any more.
 */
import { type Signal, signal } from '@preact/signals';
import type { Drawing } from './drawing.js';

/** A picture in memory; the browser keeps it read as long as this is held. */
export interface Picture {
  readonly src: string;
}

/** Something that is drawn: what the page shows of it, null till it is there, false where it cannot be drawn. */
export interface Sketch {
  readonly manner: string;
  readonly key: string;
  readonly drawing: Drawing;
  readonly shown: Signal<string | null | false>;
  isAsked: boolean;
  picture: Picture | null;
}

export interface Parts {
  /** The drawing as an SVG file; rejects where it cannot be drawn. */
  readonly ask: (drawing: Drawing) => Promise<string>;
  /** Makes a picture of a file, and takes it back; throws where it cannot, and says so later where it cannot be read. */
  readonly publish: (svg: string, onBroken: () => void) => Picture;
  readonly withdraw: (picture: Picture) => void;
  readonly isOnScreen: (picture: Picture) => boolean;
}

export class Sketchbook {
  readonly #parts: Parts;
  readonly #sketches = new Map<string, Sketch>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** How many are kept. */
  get size(): number {
    return this.#sketches.size;
  }

  /** The sketch of something in a manner. */
  of(manner: string, what: string, drawing: () => Drawing): Sketch {
    const key = `${manner} ${what}`;
    let sketch = this.#sketches.get(key);
    if (!sketch) {
      sketch = {
        manner,
        key,
        drawing: drawing(),
        shown: signal<string | null | false>(null),
        isAsked: false,
        picture: null,
      };
      this.#sketches.set(key, sketch);
    }
    return sketch;
  }

  /** Has it drawn, once; whether it can be shown now. What could not be drawn is drawn when it is asked for again. */
  async finish(sketch: Sketch): Promise<boolean> {
    sketch.isAsked = true;
    const fail = (): false => {
      sketch.isAsked = false;
      sketch.shown.value = false;
      return false;
    };
    let svg: string;
    try {
      svg = await this.#parts.ask(sketch.drawing);
    } catch {
      return fail();
    }
    // It may have been dropped while it was drawn: then nobody would take its picture back.
    if (this.#sketches.get(sketch.key) !== sketch) return false;
    if (sketch.drawing.of === 'suit') {
      sketch.shown.value = svg;
      return true;
    }
    try {
      sketch.picture = this.#parts.publish(svg, () => {
        // A picture that cannot be read will not be next time: it keeps its name.
        sketch.shown.value = false;
      });
    } catch {
      return fail();
    }
    sketch.shown.value = sketch.picture.src;
    return true;
  }

  /** Drops what is of another manner and on the screen no more. */
  keepOnly(manner: string): void {
    for (const sketch of this.#sketches.values()) {
      if (sketch.manner === manner) continue;
      if (sketch.picture !== null && this.#parts.isOnScreen(sketch.picture)) continue;
      this.#sketches.delete(sketch.key);
      if (sketch.picture) this.#parts.withdraw(sketch.picture);
    }
  }
}
