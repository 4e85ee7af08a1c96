// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import type { Wallet } from '../../../codegen/rest/types.ts';
import { clientApp, DANA, feature } from '../../../tests/support/clientApp.tsx';
import { openPage, press, until } from '../../../tests/support/openPage.tsx';
import { SETTINGS } from '../../../tests/support/stubApi.ts';

afterEach(() => document.body.replaceChildren());

const BALANCE = { points: 5, watts: 500, cents: 5 };
const WALLET: Wallet = {
  balance: BALANCE,
  held: { points: 0, watts: 0, cents: 0 },
  currency: 'USD',
  time_zone: 'America/Los_Angeles',
  history: { from: '2026-01-01', to: '2026-03-31', opening: BALANCE, days: [] },
  movements: [],
  next_cursor: null,
  total: 0,
  cashout: null,
};

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
  const answer = (body: object) =>
    works ? Response.json(body) : Response.json({ status: 500, error: 'Not today.' }, { status: 500 });
  const app = await clientApp({
    user: DANA,
    href: `http://localhost:3000${path}`,
    fetch: ({ url }) =>
      Promise.resolve(
        url.includes('/graphql/')
          ? answer({ data: { viewer: { home: HOME, placements: [] } } })
          : url.includes('/api/v2/wallet')
            ? answer(WALLET)
            : Response.json({ balance_points: 5, rewards: [] }),
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
