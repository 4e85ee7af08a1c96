import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useApp } from '../screen/app.ts';

const never = () => false;
const none = () => null;

/** Whether the browser is offline. */
export function useOffline(): boolean {
  const { offline } = useApp().connection;
  return useSyncExternalStore(offline.subscribe, offline.get, never);
}

/** When the browser kept what it shows instead of answers, by the device's clock; null: it shows answers. */
export function useKeptAt(): number | null {
  const { keptAt } = useApp().connection;
  return useSyncExternalStore(keptAt.subscribe, keptAt.get, none);
}

/** Runs when the line is back, also when that was between the first rendering and its effects. */
export function useBackOnline(action: () => void): void {
  const offline = useOffline();
  const wasOffline = useRef(offline);
  const run = useEffectEvent(action);
  useEffect(() => {
    if (wasOffline.current && !offline) run();
    wasOffline.current = offline;
  }, [offline]);
}
