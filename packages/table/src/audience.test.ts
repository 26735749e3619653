import { EMPTY_PARTIE, fold, type PartieState, type SeatView } from '@puur/rules';
import { expect, test } from 'vitest';
import { Audience, type FaultOfListener } from './audience.js';

const FIRST: PartieState = fold([]);
const SECOND: PartieState = { ...EMPTY_PARTIE, score: [20, 0] };

const scoreOf = (view: SeatView): number => view.score[0];

const never: FaultOfListener = (cause) => {
  throw cause;
};

test('a state that a listener brings about is told after the one it was told of', () => {
  const audience = new Audience(never);
  const heard: [string, number][] = [];
  audience.subscribe(0, (view) => {
    heard.push(['first seat', scoreOf(view)]);
    if (scoreOf(view) === 0) audience.tell(SECOND);
  });
  audience.subscribe(3, (view) => heard.push(['last seat', scoreOf(view)]));
  audience.watch(() => heard.push(['watcher', -1]));
  audience.tell(FIRST);
  expect(heard).toEqual([
    ['first seat', 0],
    ['last seat', 0],
    ['watcher', -1],
    ['first seat', 20],
    ['last seat', 20],
    ['watcher', -1],
  ]);
});

test('one who throws is named by seat, and the others are told all the same', () => {
  const faults: [unknown, number | undefined][] = [];
  const audience = new Audience((cause, seat) => faults.push([cause, seat]));
  let told = 0;
  audience.subscribe(2, () => {
    throw new Error('screen');
  });
  audience.subscribe(2, () => told++);
  audience.watch(() => {
    throw new Error('slate');
  });
  audience.watch(() => told++);
  audience.tell(FIRST);
  expect(told).toBe(2);
  expect(faults).toEqual([
    [new Error('screen'), 2],
    [new Error('slate'), undefined],
  ]);
});

test('one function subscribed twice is told twice, and leaves once at a time', () => {
  const audience = new Audience(never);
  let told = 0;
  const listener = (): void => {
    told += 1;
  };
  const leave = audience.subscribe(1, listener);
  audience.subscribe(1, listener);
  audience.tell(FIRST);
  leave();
  audience.tell(SECOND);
  expect(told).toBe(3);
});
