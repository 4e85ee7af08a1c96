import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { AppRoot } from '../../src/client/app/AppRoot.tsx';
import type { App } from '../../src/client/app/createApp.ts';
import { testRoot } from './testRoot.ts';

/** The whole app in happy-dom, with the screens of its routes, at an address. It runs as in a browser. */
export function openPage(app: App, path: string): HTMLElement {
  app.settle();
  const router = createMemoryRouter(app.routes, { initialEntries: [path] });
  app.navigation.attach(router);
  const place = document.body.appendChild(document.createElement('div'));
  const root = testRoot(place, { onCaughtError: () => undefined });
  root.render(
    <AppRoot app={app.services}>
      <RouterProvider router={router} onError={() => undefined} />
    </AppRoot>,
  );
  return place;
}

/** Waits until the assertion holds, whatever loads meanwhile. */
export const until = (holds: () => void): Promise<void> => vi.waitFor(holds, 15_000);

/** Presses the button with this name. */
export function press(page: HTMLElement, name: string): void {
  [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
}
