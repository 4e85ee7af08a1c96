// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DANA } from '../../../../tests/support/clientApp.tsx';
import { renderApp } from '../../../../tests/support/renderApp.tsx';
import { SETTINGS } from '../../../../tests/support/stubApi.ts';
import { signupAt } from '../../../../tests/support/stubSignup.ts';

const member = signupAt('dashboard', { connection: 'ACCOUNT_NUMBER' });
const answers = {
  'GET /settings': SETTINGS,
  'GET /api/v2/signup': member,
  'POST /signup/zip_code': member,
  'GET /signup/check_zip_eligibility': {
    zip: '94103',
    eligibility: 1,
    utility_short_name: 'Cedar Power',
    not_yet: false,
  },
  'GET /signup/utility_lists': { zip: '94103', utilities: [] },
};

const open = (path: string) => renderApp({ path, user: DANA, answers });

/** Waits until the way back leads there. */
async function leadsBackTo(address: string): Promise<void> {
  await waitFor(() => expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', address));
}

it('NAV-44, NAV-45: a sign-up link carries exactly ?edit=true, and leads back after a step and a reload', async () => {
  const { user, address, go, load } = await open('/new-user?from=mail');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  await go('/signup/zip_code?edit=true');
  await leadsBackTo('/new-user?from=mail');
  expect(address()).toBe('/signup/zip_code?edit=true');

  await load();
  await leadsBackTo('/new-user?from=mail');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Which utility serves your home?' }),
  ).toBeVisible();
  expect(address()).toBe('/signup/utility?edit=true');
  await leadsBackTo('/new-user?from=mail');

  await load();
  await leadsBackTo('/new-user?from=mail');
  expect(address()).toBe('/signup/utility?edit=true');
});

it('SGN-41: a form opened directly returns to the home settings', async () => {
  const { address } = await open('/signup/utility?edit=true');
  await leadsBackTo('/settings/home');
  expect(address()).toBe('/signup/utility?edit=true');
});

it.each(['/signup/utility?edit=true', '/signup/zip_code?edit=true'])(
  'NAV-44, NAV-45: a stranger starts at the first step, also on %s',
  async (path) => {
    const { address } = await renderApp({
      path,
      answers: { ...answers, 'GET /api/v2/signup': signupAt('zip_code') },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Where is your home?' })).toBeVisible();
    expect(address()).toBe('/signup/zip_code');
  },
);
