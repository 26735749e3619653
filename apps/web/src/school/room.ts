/** Room: whether the window has room for the large faces of the cards. */
import { signal } from '@preact/signals';

const media = matchMedia('(min-width: 700px) and (min-height: 600px)');
const wide = signal(media.matches);
media.addEventListener('change', ({ matches }) => {
  wide.value = matches;
});

export const isWide: { readonly value: boolean } = wide;
