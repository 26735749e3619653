/** The drawing worker: draws what is asked for, in that order, away from the page. */
import { draw } from './drawing.js';
import type { Asked, Drawn } from './protocol.js';

interface Scope {
  onmessage: ((event: MessageEvent<readonly Asked[]>) => void) | null;
  postMessage(message: readonly Drawn[]): void;
}
const scope = self as unknown as Scope;

/** A hand comes whole; a whole deck in parts, or showing it would hold the page up. */
const TOGETHER = 9;

scope.onmessage = ({ data }) => {
  for (let at = 0; at < data.length; at += TOGETHER) {
    scope.postMessage(data.slice(at, at + TOGETHER).map(({ no, drawing }) => ({ no, svg: draw(drawing) })));
  }
};
