import { useCallback, useSyncExternalStore } from 'react';
import { useApp } from '../screen/app.ts';

/**
 * The current instant in milliseconds, renewed every `everyMs`, rounded down to it so that nothing renders in between.
 * The first render in the browser gets the page's instant, the same that the server rendered with.
 */
export function useNow(everyMs: number): number {
  const { clock } = useApp();
  const subscribe = useCallback(
    (listener: () => void) => clock.subscribe(everyMs, listener),
    [clock, everyMs],
  );
  const read = () => Math.floor(clock.now() / everyMs) * everyMs;
  return useSyncExternalStore(subscribe, read, () => Math.floor(clock.pageTime / everyMs) * everyMs);
}
