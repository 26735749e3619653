import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pausableClock } from './clock.js';

describe('the clock of a table', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const clockNow = (): ReturnType<typeof pausableClock> => pausableClock(() => Date.now());

  it('calls when the wait is over, and not when it was taken back', () => {
    const clock = clockNow();
    const called: string[] = [];
    clock.after(100, () => called.push('a'));
    clock.after(100, () => called.push('b'))();
    vi.advanceTimersByTime(99);
    expect(called).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(called).toEqual(['a']);
  });

  it('stands while it is paused, and goes on with what was left of each wait', () => {
    const clock = clockNow();
    const called: string[] = [];
    clock.after(100, () => called.push('before'));
    vi.advanceTimersByTime(60);
    clock.pause();
    const stopped = clock.now();
    clock.after(10, () => called.push('in between'));
    vi.advanceTimersByTime(5000);
    expect(called).toEqual([]);
    expect(clock.now()).toBe(stopped);
    clock.resume();
    vi.advanceTimersByTime(10);
    expect(called).toEqual(['in between']);
    vi.advanceTimersByTime(30);
    expect(called).toEqual(['in between', 'before']);
    expect(clock.now()).toBe(stopped + 40);
  });

  it('may be paused twice and resumed once', () => {
    const clock = clockNow();
    let calls = 0;
    clock.after(10, () => calls++);
    clock.pause();
    clock.pause();
    clock.resume();
    clock.resume();
    vi.advanceTimersByTime(10);
    expect(calls).toBe(1);
    expect(clock.isPaused).toBe(false);
  });
});
