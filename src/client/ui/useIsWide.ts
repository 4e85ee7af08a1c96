import { useSyncExternalStore } from 'react';

/** The width from which the navigation is a rail (first.css). */
const WIDE = '(min-width: 1024px)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window has room for an index beside the page. Only for screens that the server does not render. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}
