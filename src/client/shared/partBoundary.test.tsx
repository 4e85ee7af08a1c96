// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { clientApp, DANA, feature } from '../../../tests/support/clientApp.tsx';
import { openPage, press, until } from '../../../tests/support/openPage.tsx';
import { SETTINGS } from '../../../tests/support/stubApi.ts';

afterEach(() => document.body.replaceChildren());

const HOME = {
  balance: { points: 5, watts: 500 },
  timeZone: 'America/Los_Angeles',
  nextEvent: null,
  standing: { tier: 'Bronze', multiplierHundredths: 100, streak: 0, streakBonusHundredths: 0 },
};

it.each([
  ['/rewards', 'Rewards'],
  ['/wallet', 'Wallet'],
])('NET-19: %s stays when its read fails, and shows it after a retry', async (path, title) => {
  let works = false;
  const graphql = () =>
    works
      ? Response.json({ data: { viewer: { home: HOME, applianceInventory: null } } })
      : Response.json({ status: 500, error: 'Not today.' }, { status: 500 });
  const app = await clientApp({
    user: DANA,
    href: `http://localhost:3000${path}`,
    fetch: ({ url }) =>
      Promise.resolve(
        url.includes('/graphql/') ? graphql() : Response.json({ events: [], total: 0, next_cursor: null }),
      ),
    host: { console: { error: () => undefined } },
  });
  const page = openPage(app, path);
  await until(() => expect(page.querySelectorAll('main [role=alert]')).toHaveLength(1));
  expect(page.querySelector('h1')?.textContent).toBe(title);
  works = true;
  press(page, 'Try again');
  await until(() => expect(page.querySelector('main')?.textContent).toContain('5¢'));
  expect(page.querySelector('main [role=alert]')).toBeNull();
});

const ANSWERS: Readonly<Record<string, object>> = {
  '/graphql/internal': { data: { viewer: { baselineAccuracy: null } } },
  '/settings': SETTINGS,
  '/sessions': { second_step: false, sessions: [] },
  '/api/meter_data': { service_points: [], imports: [] },
};

it.each([
  ['/settings', '/settings', 'Settings'],
  ['/sessions', '/settings/security', 'Login and security'],
  ['/api/meter_data', '/settings/meter-data', 'Meter data'],
])('NET-19: where %s fails, %s says that it did not load', async (failing, path, title) => {
  const app = await clientApp({
    user: DANA,
    features: [feature('settings_meter_data')],
    href: `http://localhost:3000${path}`,
    fetch: ({ url }) =>
      Promise.resolve(
        url.endsWith(failing)
          ? Response.json({ status: 500, error: 'Not today.' }, { status: 500 })
          : Response.json(ANSWERS[new URL(url).pathname] ?? {}),
      ),
    host: { console: { error: () => undefined } },
  });
  const page = openPage(app, path);
  const part = () =>
    [...page.querySelectorAll('h1')]
      .find(({ textContent }) => textContent === title)
      ?.closest('section, main');
  await until(() =>
    expect(part()?.querySelector('[role=alert]')?.textContent).toContain('This part didn’t load'),
  );
});
