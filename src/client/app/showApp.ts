import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Shows the app over the server's page if that has the same content, and otherwise instead of it. Part of React's chunk,
 * so that React DOM starts in that chunk's task and not in the app's.
 */
export function showApp(
  root: HTMLElement,
  app: ReactNode,
  isOnPage: boolean,
  onCaughtError: (error: unknown) => void,
): void {
  const options = { onCaughtError };
  if (isOnPage) hydrateRoot(root, app, options);
  else createRoot(root, options).render(app);
}
