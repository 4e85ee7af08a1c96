import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page's scripts have taken over: what may only be asked or shown in the browser waits for it. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
