import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page has hydrated, for what can only be shown in the browser. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
