// @vitest-environment happy-dom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense, use } from 'react';
import { expect, it } from 'vitest';
import type { Wallet } from '../../../codegen/rest/types.ts';
import { clientApp, DANA } from '../../../tests/support/clientApp.tsx';
import { expectConsoleErrors } from '../../../tests/support/consoleErrors.ts';
import { someTurns } from '../../../tests/support/emptyPage.ts';
import { everythingIsNear } from '../../../tests/support/everythingIsNear.ts';
import { refusal, renderApp } from '../../../tests/support/renderApp.tsx';
import { SETTINGS } from '../../../tests/support/stubApi.ts';
import { AppRoot } from '../app/AppRoot.tsx';
import { LazySection } from './LazySection.tsx';

everythingIsNear();

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
  takingPart: { can: 'YES', why: null },
  standing: { tier: 'Bronze', multiplierHundredths: 100, streak: 0, streakBonusHundredths: 0 },
};

const VIEWER = { viewer: { home: HOME, placements: [] } };

it.each([
  ['/rewards', 'Rewards'],
  ['/wallet', 'Wallet'],
])('NET-19: %s stays when its read fails, and shows it after a retry', async (path, title) => {
  expectConsoleErrors();
  const works = {
    walletLoaderQuery: VIEWER,
    rewardsLoaderQuery: VIEWER,
    PcePlacements: VIEWER,
    'GET /api/v2/wallet': WALLET,
    'GET /api/v2/marketplace/rewards': { balance_points: 5, rewards: [] },
  };
  const { user, answer } = await renderApp({
    path,
    user: DANA,
    answers: Object.fromEntries(Object.keys(works).map((name) => [name, refusal(500)])),
  });
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  answer(works);
  await user.click(main.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('5¢'));
  expect(main.queryByRole('alert')).not.toBeInTheDocument();
});

const ANSWERS = {
  settingsLoaderQuery: { viewer: { baselineAccuracy: null } },
  'GET /settings': SETTINGS,
  'GET /sessions': { second_step: false, sessions: [] },
  'GET /api/meter_data': { service_points: [], imports: [] },
};

it.each([
  ['GET /settings', '/settings', 'Settings'],
  ['GET /sessions', '/settings/security', 'Login and security'],
  ['GET /api/meter_data', '/settings/meter-data', 'Meter data'],
])('NET-19: where %s fails, %s says that it did not load', async (failing, path, title) => {
  expectConsoleErrors();
  await renderApp({
    path,
    user: DANA,
    features: ['settings_meter_data'],
    answers: { ...ANSWERS, [failing]: refusal(500) },
  });
  const heading = await screen.findByRole('heading', { level: 1, name: title });
  const part = heading.closest<HTMLElement>('section, main') ?? document.body;
  expect(await within(part).findByRole('alert')).toHaveTextContent('This part didn’t load');
});

const noLine = () => Promise.reject(new TypeError('Failed to fetch'));
const WORKS = {
  walletLoaderQuery: VIEWER,
  PcePlacements: VIEWER,
  'GET /api/v2/wallet': WALLET,
};

it('a part that fails offline says so, and loads by itself when the line is back', async () => {
  expectConsoleErrors();
  const page = await renderApp({
    path: '/wallet',
    user: DANA,
    host: { isOffline: () => true },
    answers: Object.fromEntries(Object.keys(WORKS).map((name) => [name, noLine])),
  });
  await page.pass({ seconds: 10 });
  await page.pass({ seconds: 10 });
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('alert')).toHaveTextContent('You’re offline');
  page.answer(WORKS);
  page.app.services.connection.hear(false);
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('5¢'));
  expect(main.queryByRole('alert')).not.toBeInTheDocument();
});

it.each([
  ['offline', true],
  ['on a line over which nothing comes', false],
])('a screen seen before can be read %s', async (_how, isOffline) => {
  expectConsoleErrors();
  const page = await renderApp({
    path: '/wallet',
    user: DANA,
    answers: { ...WORKS, ...ANSWERS },
  });
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('5¢'));
  await page.go('/settings/security');
  expect(await screen.findByRole('heading', { level: 1, name: 'Login and security' })).toBeVisible();
  page.answer(
    Object.fromEntries([...Object.keys(WORKS), ...Object.keys(ANSWERS)].map((name) => [name, noLine])),
  );
  page.app.services.connection.hear(isOffline);
  await page.pass({ minutes: 10 });
  await page.go('/wallet');
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('5¢'));
  await page.pass({ seconds: 30 });
  expect(screen.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent('5¢');
  expect(within(screen.getByRole('main')).queryByRole('alert')).not.toBeInTheDocument();
});

it('a part whose code did not load is left out until the browser is back online', async () => {
  const { services } = await clientApp({ user: DANA });
  const { offline, hear } = services.connection;
  const load = () =>
    offline.get()
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(() => <p>Here it is</p>);
  hear(true);
  render(
    <AppRoot app={services}>
      <LazySection name="Late" load={load}>
        On its way
      </LazySection>
    </AppRoot>,
  );
  await waitFor(() => expect(screen.queryByText('On its way')).not.toBeInTheDocument());
  hear(false);
  expect(await screen.findByText('Here it is')).toBeVisible();
});

it('one placeholder holds a part’s place until its data is there', async () => {
  const { services } = await clientApp({ user: DANA });
  let arrive: (words: string) => void = () => undefined;
  const data = new Promise<string>((resolve) => (arrive = resolve));
  let isLoaded = false;
  const load = () => {
    isLoaded = true;
    return Promise.resolve(() => <p>{use(data)}</p>);
  };
  render(
    <AppRoot app={services}>
      <Suspense fallback="The screen is gone">
        <LazySection name="Late" load={load}>
          On its way
        </LazySection>
      </Suspense>
    </AppRoot>,
  );
  await waitFor(() => expect(isLoaded).toBe(true));
  await act(someTurns);
  expect(screen.getByText('On its way')).toBeVisible();
  await act(async () => {
    arrive('Here it is');
    await data;
  });
  expect(await screen.findByText('Here it is')).toBeVisible();
  expect(screen.queryByText('On its way')).not.toBeInTheDocument();
});
