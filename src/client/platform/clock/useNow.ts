import { useCallback, useSyncExternalStore } from 'react';
import { useApp } from '../screen/app.ts';

/**
 * The current time in milliseconds, updated every `everyMs` and rounded down to it so that nothing renders in
 * between. The first render in the browser uses the page's instant, as the server did.
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
