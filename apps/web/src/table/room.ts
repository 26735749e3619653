/** Room: how much of it the table has, and how much of the table stands in it yet. */
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Width and height of the room there is, as it changes. */
export function useRoom(): {
  readonly box: { readonly current: HTMLDivElement | null };
  readonly width: number;
  readonly height: number;
} {
  const box = useRef<HTMLDivElement>(null);
  const room = useSignal({ width: innerWidth, height: innerHeight });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    // It tells of the first size too, once that is known and before there is a picture: to ask for it here would be to lay
    // out the whole table twice.
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width !== room.peek().width || height !== room.peek().height) room.value = { width, height };
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return { box, ...room.value };
}

export const ARRIVED = 3;

/**
 * How much of the table stands yet: one sits down at it in four pictures (the mat, who sits there, the cards, the rest),
 * because all at once would be one long task on a phone, and a tap would have to wait for it.
 */
export function useArrival(): number {
  const [stands, setStands] = useState(0);
  useEffect(() => {
    if (stands < ARRIVED) setStands(stands + 1);
  }, [stands]);
  return stands;
}
