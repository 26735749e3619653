/**
 * Keys: everything in the school by keyboard. Digits choose the card, place or contract of that number, letters those
 * after the ninth; where a number is asked, digits type it. Enter goes on, Backspace rubs out.
 */
import { useEffect } from 'preact/hooks';

const PLACES = '123456789abcdefghijklmnopqrstuvwxyz';

function click(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  found?.click();
  return found !== null;
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { key, target } = event;
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
  const onControl = target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;
  if (key === 'Enter') {
    if (!onControl && click('.school [data-main]')) event.preventDefault();
    return;
  }
  if (key === 'Backspace') {
    if (click('.school [data-action=rub]')) event.preventDefault();
    return;
  }
  if (key.length !== 1) return;
  if (/^\d$/.test(key) && click(`.school [data-digit="${key}"]`)) {
    event.preventDefault();
    return;
  }
  const at = PLACES.indexOf(key.toLowerCase());
  const place = at < 0 ? undefined : document.querySelectorAll<HTMLElement>('.school [data-pick]')[at];
  if (!place) return;
  event.preventDefault();
  place.focus({ preventScroll: true });
  place.click();
}

export function useKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
