/** Wood: some thirty long flat curves under everything; drawn once, from fixed numbers. */
import type { JSX } from 'preact';

const LINES = Array.from({ length: 30 }, (_, i) => {
  const y = i * 34 + ((i * 37) % 23);
  const bend = ((i * 53) % 40) - 20;
  const width = 1 + ((i * 7) % 4);
  return { d: `M-10 ${y}C300 ${y + bend} 700 ${y - bend} 1010 ${y + bend / 2}`, width };
});

export function Wood(): JSX.Element {
  return (
    <svg class="wood" viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {LINES.map(({ d, width }) => (
        <path d={d} fill="none" stroke="currentColor" stroke-width={width} />
      ))}
    </svg>
  );
}
