import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { wholeApp } from '../support/wholeApp.tsx';

const app = wholeApp();

it('REF-02, REF-03: a member’s link is copied, or selected where the browser doesn’t let us copy', async () => {
  const page = await app.open('/invite', { as: await app.newMember({ firstName: 'Dana' }) });
  expect(
    await screen.findByRole('heading', { level: 2, name: /^Give \$10\.00, get \$20\.00$/ }),
  ).toBeVisible();
  expect(screen.getByText(/^No one has joined with your link yet/)).toBeVisible();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /link/i });
  expect(field.value).toMatch(/^http.*\/\?ref=\w+$/);
  await page.user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Link copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(field.value);

  const { clipboard } = navigator;
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: () => Promise.reject(new Error('Not allowed.')) },
  });
  onTestFinished(
    () => void Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard }),
  );
  await page.user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Link selected. Press Ctrl+C or long-press to copy.')).toBeVisible();
  expect(field.selectionEnd).toBe(field.value.length);
});

it('GQL-26: a member chooses the name that leaderboards show, and takes it back', async () => {
  const page = await app.open('/invite', {
    as: await app.newMember({ features: ['referrals_leaderboard'] }),
  });
  const { user } = page;
  await user.click(await screen.findByText('Show your name on the leaderboard'));
  const field = screen.getByLabelText('Name on the leaderboard');
  await user.type(field, 'Robin R.');
  const form = within(field.closest('form')!);
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Shown as Robin R.')).toBeVisible();
  await page.load();
  await user.click(await screen.findByText('Shown as Robin R.'));
  await user.click(screen.getByRole('button', { name: 'Don’t show a name' }));
  expect(await screen.findByText('Show your name on the leaderboard')).toBeVisible();
});

it('SES-27: says that invitations are closed where the brand has switched them off', async () => {
  const page = await app.open('/invite', {
    as: await app.newMember({ withoutFeatures: ['referrals_invite'] }),
  });
  expect(await screen.findByText('Invitations are closed for now')).toBeVisible();
  await page.user.click(screen.getByRole('link', { name: 'Go to Home' }));
  await waitFor(() => expect(page.address()).toBe('/'));
});
