import { useEffect, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { OPEN_DIALOG } from '../../../ui/dialog/openDialog.ts';

/** Says that a key opened the section, so that Tab goes on in it. */
const BY_KEY = { keepScroll: true, byKey: true };

/**
 * The keys 1 to 9 open the sections with these addresses, unless somebody types or a dialog is open. The place of the open
 * section then has the focus.
 */
export function useSectionKeys(place: RefObject<HTMLElement | null>, addresses: readonly string[]): void {
  const navigate = useNavigate();
  const { pathname, state } = useLocation() as { readonly pathname: string; readonly state: unknown };
  const isByKey = typeof state === 'object' && state !== null && 'byKey' in state;
  useEffect(() => {
    if (isByKey) place.current?.focus({ preventScroll: true });
  }, [isByKey, pathname, place]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const address = /^[1-9]$/.test(event.key) ? addresses[Number(event.key) - 1] : undefined;
      if (
        address === undefined ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        (event.target instanceof Element && event.target.matches('input, select, textarea')) ||
        document.querySelector(OPEN_DIALOG) !== null
      )
        return;
      event.preventDefault();
      void navigate(address, { replace: true, preventScrollReset: true, state: BY_KEY });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
