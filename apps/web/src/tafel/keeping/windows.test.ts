/** A window hears of the others, and looks again when it is looked at. */
import { afterEach, expect, it, vi } from 'vitest';

const page = vi.hoisted(() => {
  const [page, frame] = [Object.assign(new EventTarget(), { visibilityState: 'visible' }), new EventTarget()];
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', frame.addEventListener.bind(frame));
  vi.stubGlobal('removeEventListener', frame.removeEventListener.bind(frame));
  return { page, frame };
});
const { tellWindows, whenWrittenElsewhere } = await import('./windows.js');

const other = new BroadcastChannel('puur-tafel');
let stop = (): void => undefined;
afterEach(() => {
  stop();
  page.page.visibilityState = 'visible';
});

it('looks again when another window has written', async () => {
  await new Promise<void>((heard) => {
    stop = whenWrittenElsewhere(heard);
    other.postMessage('written');
  });
});

it('tells the others', async () => {
  await new Promise<void>((heard) => {
    other.onmessage = () => {
      heard();
    };
    tellWindows();
  });
  other.close();
});

it('looks again when it is looked at, and no longer once it has ended', () => {
  const look = vi.fn();
  stop = whenWrittenElsewhere(look);
  page.page.visibilityState = 'hidden';
  page.page.dispatchEvent(new Event('visibilitychange'));
  expect(look).toHaveBeenCalledTimes(0);
  page.page.visibilityState = 'visible';
  page.page.dispatchEvent(new Event('visibilitychange'));
  page.frame.dispatchEvent(new Event('focus'));
  expect(look).toHaveBeenCalledTimes(2);
  stop();
  page.frame.dispatchEvent(new Event('focus'));
  expect(look).toHaveBeenCalledTimes(2);
});
