import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The ref of a field for the email address, which starts with the address that the page before it handed over: a used link, or
 * the other form of log-in and forgotten password.
 * After hydration, because the server, which renders the page of a reload, doesn't see the history's state.
 */
export function useEmailInput(): RefObject<HTMLInputElement | null> {
  const state: unknown = useLocation().state;
  const email =
    typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
      ? state.email
      : '';
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (email !== '' && input.current?.value === '') input.current.value = email;
  }, [email]);
  return input;
}
