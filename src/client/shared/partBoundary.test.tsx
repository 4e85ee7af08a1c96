// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { clientApp, DANA } from '../../../tests/support/clientApp.tsx';
import { AppRoot } from '../app/AppRoot.tsx';

afterEach(() => document.body.replaceChildren());

const BROKEN = Response.json({ status: 500, error: 'Not today.' }, { status: 500 });
const HOME = {
  balance: { points: 5, watts: 500 },
  timeZone: 'America/Los_Angeles',
  nextEvent: null,
  standing: { tier: 'Bronze', multiplierHundredths: 100, streak: 0, streakBonusHundredths: 0 },
};

/** The page of a member; `answers` is asked what GraphQL says at each time. */
async function pageAt(path: string, answers: () => Response): Promise<HTMLElement> {
  const app = await clientApp({
    user: DANA,
    href: `http://localhost:3000${path}`,
    fetch: ({ url }) => Promise.resolve(url.includes('/graphql/') ? answers() : Response.json({ events: [], total: 0, next_cursor: null })),
    host: { console: { error: () => undefined } },
  });
  app.settle();
  const router = createMemoryRouter(app.routes, { initialEntries: [path] });
  app.navigation.attach(router);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, { onCaughtError: () => undefined });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await act(async () => root.render(<AppRoot app={app.services}><RouterProvider router={router} onError={() => undefined} /></AppRoot>));
  return place;
}

/** Waits until it holds, whatever is loaded on the way. */
const until = (holds: () => void) =>
  vi.waitFor(async () => {
    await act(() => new Promise((go) => setTimeout(go, 50)));
    holds();
  }, 10_000);

it.each([
  ['/rewards', 'Rewards'],
  ['/wallet', 'Wallet'],
])('NET-19: %s stands where its read fails, and shows it once it is tried again', async (path, title) => {
  let works = false;
  const page = await pageAt(path, () => (works ? Response.json({ data: { viewer: { home: HOME, applianceInventory: null } } }) : BROKEN.clone()));
  await until(() => expect(page.querySelectorAll('main [role=alert]')).toHaveLength(1));
  expect(page.querySelector('h1')?.textContent).toBe(title);
  works = true;
  const again = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again');
  await act(async () => again?.click());
  await until(() => expect(page.querySelector('main')?.textContent).toContain('500'));
  expect(page.querySelector('main [role=alert]')).toBeNull();
});
