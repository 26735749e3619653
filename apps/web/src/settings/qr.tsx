/** QR code of a link: dark on light in every theme, with the quiet margin that readers need. */
import { encode } from 'uqr';
import type { JSX } from 'preact';

const MARGIN = 4;

export function QrCode({ text, label }: { readonly text: string; readonly label: string }): JSX.Element {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : '')))
    .join('');
  const all = size + MARGIN * 2;
  return (
    <svg class="qr" viewBox={`0 0 ${all} ${all}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={all} height={all} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
