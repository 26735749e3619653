/** Windows: a window that has written tells the others, so that no old sums stand there. */

let channel: BroadcastChannel | null = null;

function channelNow(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel('puur-tafel');
  return channel;
}

/** Tells the other windows that something was written. */
export function tellWindows(): void {
  channelNow()?.postMessage('written');
}

/**
 * Runs when another window has written, and when this one is looked at again: a phone may have slept through the word.
 * @returns what ends it
 */
export function whenWrittenElsewhere(run: () => void): () => void {
  const seen = (): void => {
    if (document.visibilityState === 'visible') run();
  };
  channelNow()?.addEventListener('message', run);
  document.addEventListener('visibilitychange', seen);
  addEventListener('focus', seen);
  return () => {
    channelNow()?.removeEventListener('message', run);
    document.removeEventListener('visibilitychange', seen);
    removeEventListener('focus', seen);
  };
}
