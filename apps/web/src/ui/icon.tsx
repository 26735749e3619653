/**
 * Icons: 24 × 24, two-pixel round strokes, no fill. Always beside a word, or on a button that has a name.
 */
import type { JSX } from 'preact';

const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  slate: 'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM8 8.5h8l-8 7h8',
  search: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13zM15.300 15.300L20.500 20.500',
  undo: 'M9 7l-5 4.5L9 16M4.5 11.5H15a5 5 0 0 1 0 9h-3',
  redo: 'M15 7l5 4.5L15 16M19.5 11.5H9a5 5 0 0 0 0 9h3',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M6 11H5v9h14v-9h-1',
  last: 'M5 8.5h9v12H5zM9 5.5V4h10v12h-2',
  push: 'M12 20V8M7 12.5L12 7.5l5 5M6 4h12',
  up: 'M12 20V5M6.5 10.5L12 5l5.5 5.5',
  down: 'M12 4v15M6.5 13.5L12 19l5.5-5.5',
  plus: 'M12 5v14M5 12h14',
  scales: 'M12 4v16M8 20h8M5 7h14M5 7l-2.5 6a2.8 2.8 0 0 0 5 0zM19 7l-2.5 6a2.8 2.8 0 0 0 5 0z',
  book: 'M12 6.5C10 5 7 4.5 3.5 4.5v13C7 17.500 10 18 12 19.500c2-1.500 5-2 8.500-2v-13C17 4.500 14 5 12 6.500zM12 6.500v13',
  deal: 'M9 6h10v14H9zM9 8.500L5 9.500l2 9.500',
  seal: 'M12 3l7 2.500v6c0 4.500-3 7.500-7 9.500-4-2-7-5-7-9.500v-6zM9 12l2.200 2.200L15.500 10',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.500M12 7.500v.2',
  sliders:
    'M4 8h9M17 8h3M15 5.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zM4 16h3M11 16h9M9 13.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z',
  pause: 'M9 5v14M15 5v14',
  play: 'M8 5l11 7-11 7z',
  bulb: 'M9 18h6M10 21h4M8.500 15c-2-1.500-3-3.300-3-5.500a6.500 6.500 0 0 1 13 0c0 2.200-1 4-3 5.500v.500h-7z',
  history: 'M4 12a8 8 0 1 0 2.500-5.800M4 4v4h4M12 8v4.500l3 2',
  cards: 'M8 5h9v14H8zM8 8l-4 1 2.500 10',
  home: 'M4 11l8-7 8 7M6 10v10h12V10',
  keyboard: 'M3 7h18v10H3zM7 14h10M7 10.500h.2M11 10.500h.2M15 10.500h.2',
  ear: 'M8 9a4.500 4.500 0 0 1 9 0c0 4-4 4-4 8a3 3 0 0 1-5 2M10.500 9.500a2 2 0 0 1 4 0',
  trash: 'M5 7h14M9 7V4.500h6V7M7 7l1 13h8l1-13',
  download: 'M12 4v11M8 11.500l4 4 4-4M5 20h14',
  upload: 'M12 16V5M8 8.500l4-4 4 4M5 20h14',
  star: 'M12 4l2.400 5 5.600.700-4.100 3.800 1.100 5.500-5-2.700-5 2.700 1.100-5.500L4 9.700 9.600 9z',
} as const;
export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
