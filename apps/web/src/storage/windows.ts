/** Windows: a window that has written tells the others, so that nothing old stands there. */

export interface Windows {
  /** Tells the other windows that something was written. */
  readonly tell: () => void;
  /**
   * Runs when another window has written, and when this one is looked at again: a phone may have slept through the word.
   * @returns what ends it
   */
  readonly whenWritten: (run: () => void) => () => void;
}

/** The windows that keep something of a name together. */
export function windowsOf(name: string): Windows {
  let channel: BroadcastChannel | null = null;
  const channelNow = (): BroadcastChannel | null => {
    if (typeof BroadcastChannel === 'undefined') return null;
    channel ??= new BroadcastChannel(name);
    return channel;
  };
  return {
    tell: () => {
      channelNow()?.postMessage('written');
    },
    whenWritten: (run) => {
      const hear = (): void => {
        run();
      };
      const seen = (): void => {
        if (document.visibilityState === 'visible') run();
      };
      channelNow()?.addEventListener('message', hear);
      document.addEventListener('visibilitychange', seen);
      addEventListener('focus', seen);
      return () => {
        channelNow()?.removeEventListener('message', hear);
        document.removeEventListener('visibilitychange', seen);
        removeEventListener('focus', seen);
      };
    },
  };
}

/** Told when a backup was restored: Partien and what was learned may be others now. */
export const restoredWindows: Windows = windowsOf('puur-restored');
