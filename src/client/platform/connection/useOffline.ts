import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useApp } from '../screen/app.ts';

const never = () => false;

/** Whether the browser is offline. */
export function useOffline(): boolean {
  const { offline } = useApp().connection;
  return useSyncExternalStore(offline.subscribe, offline.get, never);
}

/** Runs when the line is back. */
export function useBackOnline(action: () => void): void {
  const { offline } = useApp().connection;
  const run = useEffectEvent(action);
  useEffect(
    () =>
      offline.subscribe(() => {
        if (!offline.get()) run();
      }),
    [offline],
  );
}
