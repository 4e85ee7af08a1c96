import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page's scripts have taken over. What came from the server looks ready before it is: a form with a
 * password must not be sent by the browser alone, because then it would not arrive where it is looked at.
 */
export function useAwake(): boolean {
  return useSyncExternalStore(never, () => true, () => false);
}
