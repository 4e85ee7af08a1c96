// @vitest-environment happy-dom
import type { Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clientApp, DANA, toUserStatus } from '../../../../tests/support/clientApp.tsx';
import { press, until } from '../../../../tests/support/openPage.tsx';
import { signupAt } from '../../../../tests/support/stubSignup.ts';
import { AppRoot } from '../../app/AppRoot.tsx';
import { testRoot } from '../../../../tests/support/testRoot.ts';

let root: Root | undefined;
const loads: (() => void)[] = [];
beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => {
  root?.unmount();
  for (const dispose of loads.splice(0)) dispose();
  document.body.replaceChildren();
});

const member = signupAt('dashboard', { connection: 'ACCOUNT_NUMBER' });
const answers: Readonly<Record<string, unknown>> = {
  '/user_status': toUserStatus(DANA),
  '/api/v2/signup': member,
  '/signup/zip_code': member,
  '/signup/check_zip_eligibility': {
    zip: '94103',
    eligibility: 1,
    utility_short_name: 'Cedar Power',
    not_yet: false,
  },
  '/signup/utility_lists': { zip: '94103', utilities: [] },
};

/** The app at the address of the window: a full load, which keeps the history's state. */
async function load() {
  root?.unmount();
  for (const dispose of loads.splice(0)) dispose();
  const app = await clientApp({
    user: DANA,
    href: window.location.href,
    fetch: ({ url }) => Promise.resolve(Response.json(answers[new URL(url).pathname] ?? {})),
  });
  app.settle();
  const router = createBrowserRouter(app.routes);
  app.navigation.attach(router);
  const page = document.body.appendChild(document.createElement('div'));
  root = testRoot(page);
  root.render(
    <AppRoot app={app.services}>
      <RouterProvider router={router} />
    </AppRoot>,
  );
  loads.push(() => router.dispose());
  const address = () => window.location.pathname + window.location.search + window.location.hash;
  const cancel = () =>
    [...page.querySelectorAll('a')].find(({ textContent }) => textContent === 'Cancel')?.getAttribute('href');
  return { page, router, address, cancel };
}

it('NAV-44, NAV-45: a sign-up link carries exactly ?edit=true, and leads back after a step and a reload', async () => {
  window.history.replaceState(null, '', '/new-user?from=mail');
  const first = await load();
  await until(() => expect(first.page.querySelector('h1')).not.toBeNull());
  await first.router.navigate('/signup/zip_code?edit=true');
  await until(() => expect(first.cancel()).toBe('/new-user?from=mail'));
  expect(first.address()).toBe('/signup/zip_code?edit=true');

  const reloaded = await load();
  await until(() => expect(reloaded.cancel()).toBe('/new-user?from=mail'));
  press(reloaded.page, 'Continue');
  await until(() => expect(reloaded.address()).toBe('/signup/utility?edit=true'));
  await until(() =>
    expect(reloaded.page.querySelector('h1')?.textContent).toBe('Which utility serves your home?'),
  );
  expect(reloaded.cancel()).toBe('/new-user?from=mail');

  const again = await load();
  await until(() => expect(again.cancel()).toBe('/new-user?from=mail'));
  expect(again.address()).toBe('/signup/utility?edit=true');
});

it('SGN-41: a form opened directly returns to the home settings', async () => {
  window.history.replaceState(null, '', '/signup/utility?edit=true');
  const opened = await load();
  await until(() => expect(opened.cancel()).toBe('/settings/home'));
  expect(opened.address()).toBe('/signup/utility?edit=true');
});
