/** Awake: the screen stays on while a slate lies on the table, where the device lets it. */
import { useEffect } from 'preact/hooks';

export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isHere = true;
    const hold = async (): Promise<void> => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
      try {
        const held = await navigator.wakeLock.request('screen');
        if (isHere) lock = held;
        else await held.release();
      } catch {
        // A low battery may refuse it; then the screen sleeps as it always does.
      }
    };
    const again = (): void => {
      void hold();
    };
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      isHere = false;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
}
