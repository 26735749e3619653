/**
 * Below: whether a page goes on below the edge of the window, so that it can be said.
 *
 * A row that ends exactly at the edge looks like the last one. A mark at the end of the page is watched, and as long as
 * it is not in sight the page shows a fold there (`.tafel.more` in `styles/tafel/confirm.css`).
 */
import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** What nobody misses below the last line beside the empty foot of the page, in CSS pixels. */
const EMPTY = 4;

/** The mark to lay at the end, and whether more lies below. */
export function useBelow(): { readonly end: RefObject<HTMLElement | null>; readonly isMore: Signal<boolean> } {
  const end = useRef<HTMLElement>(null);
  const isMore = useSignal(false);
  useEffect(() => {
    const mark = end.current;
    if (mark === null) return;
    const watch = new IntersectionObserver(
      (seen) => {
        isMore.value = seen.at(-1)?.isIntersecting === false;
      },
      { rootMargin: `0px 0px ${EMPTY}px 0px` },
    );
    watch.observe(mark);
    return () => {
      watch.disconnect();
    };
  }, [isMore]);
  return { end, isMore };
}
