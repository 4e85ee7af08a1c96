import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Fills in the address that a used link's reader has on this browser. After hydration, because the server, which renders
 * the page of a reload, doesn't see the history's state.
 */
export function useKnownEmail(input: RefObject<HTMLInputElement | null>): void {
  const state: unknown = useLocation().state;
  const email =
    typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
      ? state.email
      : '';
  useEffect(() => {
    if (email !== '' && input.current?.value === '') input.current.value = email;
  }, [email, input]);
}
