/** Room: how much of it the table has, and how much of the table stands in it yet. */
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Pixels of a letter where no other size of text was asked for. */
const LETTER = 16;

/** Width and height of the room there is, and the size of the text in it, as they change. */
export function useRoom(): {
  readonly box: { readonly current: HTMLDivElement | null };
  /** Something as wide as a letter is high. */
  readonly letter: { readonly current: HTMLElement | null };
  readonly width: number;
  readonly height: number;
  /** 1 where no other size was asked for. */
  readonly text: number;
} {
  const box = useRef<HTMLDivElement>(null);
  const letter = useRef<HTMLElement>(null);
  const room = useSignal({ width: innerWidth, height: innerHeight, text: 1 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    // It tells of the first size too, once that is known and before there is a picture: to ask for it here would be to lay
    // out the whole table twice.
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      const text = (letter.current?.offsetWidth ?? LETTER) / LETTER;
      const was = room.peek();
      if (width !== was.width || height !== was.height || text !== was.text) room.value = { width, height, text };
    });
    observer.observe(element);
    if (letter.current) observer.observe(letter.current);
    return () => {
      observer.disconnect();
    };
  }, []);
  return { box, letter, ...room.value };
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
