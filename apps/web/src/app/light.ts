/**
 * Light: which of the three themes is on screen, by what the person set and the device says.
 */
import { computed, effect, signal } from '@preact/signals';
import { prefs } from './prefs.js';

function watched(query: string): { readonly value: boolean } {
  const media = matchMedia(query);
  const now = signal(media.matches);
  media.addEventListener('change', ({ matches }) => {
    now.value = matches;
  });
  return now;
}

const isDark = watched('(prefers-color-scheme: dark)');
const wantsContrast = watched('(prefers-contrast: more)');
const wantsStillness = watched('(prefers-reduced-motion: reduce)');

/** Whether the screen is wide and low: a phone on its side. */
export const isLow = watched('(orientation: landscape) and (max-height: 500px)');

export const light = computed((): 'light' | 'dark' | 'contrast' => {
  const { theme } = prefs.value;
  if (theme !== 'auto') return theme;
  return wantsContrast.value ? 'contrast' : isDark.value ? 'dark' : 'light';
});

/** Whether nothing may fly or turn. */
export const isStill = computed(() => wantsStillness.value || prefs.value.speed === 'off');

const GROUNDS = { light: '#E9DFCE', dark: '#14181A', contrast: '#000000' } as const;

/** Keeps the page in the light that is on. */
export function followLight(): void {
  effect(() => {
    const root = document.documentElement;
    root.dataset.light = light.value;
    root.dataset.still = isStill.value ? 'yes' : 'no';
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', GROUNDS[light.value]);
  });
}
