// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Account } from '../../../../../codegen/rest/types.ts';
import { everythingIsNear } from '../../../../../tests/support/everythingIsNear.ts';
import { stubApp } from '../../../../../tests/support/stubApp.tsx';

everythingIsNear();

const NEW: Account = {
  confirmation: 'password',
  copy: null,
  next_copy_at: null,
  deletion: null,
  consequences: { balance_points: 0, orders: 0, devices: 0, utility: null },
  may_delete: 'yes',
};
const copy = (state: 'making' | 'ready' | 'failed' | 'gone') => ({
  id: '0190a1b2-0000-7000-8000-000000000001',
  state,
  asked_at: '2026-06-30T12:00:00Z',
  ready_until: state === 'ready' ? '2026-07-01T12:00:00Z' : null,
});
const openAccount = (account: Partial<Account>, more: Parameters<typeof stubApp>[1] = {}) =>
  stubApp('/settings/account', {
    ...more,
    answers: {
      '/api/account': { body: { ...NEW, ...account } },
      '/sessions': { body: { sessions: [], second_step: false } },
      ...more.answers,
    },
  });

it('asks for the password before a copy is made, and says at the field that it is wrong', async () => {
  const app = await openAccount({});
  await app.user.click(await screen.findByRole('button', { name: 'Ask for a copy' }));
  expect(screen.getByLabelText('Current password')).toHaveFocus();
  await app.user.click(screen.getByRole('button', { name: 'Ask for a copy' }));
  expect(await screen.findByText('Enter your current password.')).toBeVisible();
  expect(app.calls).not.toContain('POST /api/account/copy');

  app.on('/api/account/copy', {
    status: 400,
    body: { status: 400, error: 'No.', fields: { password: 'That isn’t your current password.' } },
  });
  await app.user.type(screen.getByLabelText('Current password'), 'not mine');
  await app.user.click(screen.getByRole('button', { name: 'Ask for a copy' }));
  expect(await screen.findByText('That isn’t your current password.')).toBeVisible();

  app.on('/api/account/copy', { body: { ...NEW, copy: copy('making') } });
  await app.user.click(screen.getByRole('button', { name: 'Ask for a copy' }));
  expect(await screen.findByText('We’re making your copy')).toBeVisible();
  expect(app.sent('/api/account/copy')).toEqual({ password: 'not mine' });
  expect(screen.queryByRole('button', { name: 'Ask for a copy' })).not.toBeInTheDocument();
});

it('offers the copy for download as long as it is there, and says when the next one can be asked for', async () => {
  await openAccount({ copy: copy('ready'), next_copy_at: '2026-07-01T12:00:00Z' });
  const link = await screen.findByRole('link', { name: 'Download' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/backend\/api\/account\/copy\/0190a1b2-/));
  expect(screen.getByText(/^You can ask for your next copy after /)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask for a copy' })).not.toBeInTheDocument();
});

it('offers another one after a copy that failed or is gone', async () => {
  await openAccount({ copy: copy('failed') });
  expect(await screen.findByText('We couldn’t make your copy')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ask for a copy' })).toBeVisible();
  await openAccount({ copy: copy('gone') });
  expect(await screen.findByRole('button', { name: 'Ask for a copy' })).toBeVisible();
});

it('asks members without a password to log in again, unless they just did', async () => {
  const app = await openAccount({ confirmation: 'login' });
  await app.user.click(await screen.findByRole('button', { name: 'Ask for a copy' }));
  expect(await screen.findByText('For your safety, log in again first')).toBeVisible();

  const fresh = await openAccount(
    { confirmation: 'done' },
    { answers: { '/api/account/copy': { body: { ...NEW, copy: copy('making') } } } },
  );
  await fresh.user.click(await screen.findByRole('button', { name: 'Ask for a copy' }));
  await fresh.user.click(await screen.findByRole('button', { name: 'Ask for a copy' }));
  expect(await screen.findByText('We’re making your copy')).toBeVisible();
  expect(fresh.sent('/api/account/copy')).toEqual({});
});

const DELETION = {
  asked_at: '2026-06-30T12:00:00Z',
  due_at: '2026-07-07T12:00:00Z',
  waits_for_orders: false,
};

it('says what a deletion costs, asks for a tick and the password, and then offers to keep the account', async () => {
  const app = await openAccount({
    consequences: {
      balance_points: 1_250,
      orders: 2,
      devices: 3,
      utility: 'Cedar Power',
      tax: { years: [2025, 2026], until_year: 2031 },
    },
  });
  expect(
    await screen.findByText(/^For taxes, we keep what we paid you in 2025 and 2026 until April 1, 2031/),
  ).toBeVisible();
  expect(await screen.findByText(/^You lose your balance of \$12\.50/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cash out first' })).toHaveAttribute('href', '/wallet/cashout');
  expect(screen.getByText('2 orders are still on the way. We’ll finish them first.')).toBeVisible();
  expect(screen.getByText(/^We disconnect your 3 devices/)).toBeVisible();
  expect(screen.getByText('Cedar Power stops sharing your readings with us.')).toBeVisible();

  await app.user.click(screen.getByRole('button', { name: 'Delete my account…' }));
  await app.user.type(screen.getByLabelText('Current password'), 'four quiet hours');
  await app.user.click(screen.getByRole('button', { name: 'Delete my account' }));
  expect(await screen.findByText('Please confirm that you understand what happens.')).toBeVisible();
  expect(app.calls).not.toContain('POST /api/account/deletion');

  app.on('/api/account/deletion', { body: { ...NEW, deletion: DELETION } });
  await app.user.click(
    screen.getByRole('checkbox', {
      name: /^I understand that my account can’t be brought back after 7 days/,
    }),
  );
  await app.user.click(screen.getByRole('button', { name: 'Delete my account' }));
  expect(await screen.findByText(/^You can keep it until /)).toBeVisible();
  expect(app.sent('/api/account/deletion')).toEqual({ understood: true, password: 'four quiet hours' });

  await app.go('/settings/security');
  expect(await screen.findByRole('link', { name: 'Keep my account' })).toHaveAttribute(
    'href',
    '/settings/account#delete',
  );
  app.on('/api/account', { body: { ...NEW, deletion: DELETION } });
  await app.go('/settings/account');
  app.on('/api/account/deletion/withdraw', { body: NEW });
  await app.user.click(await screen.findByRole('button', { name: 'Keep my account' }));
  expect(await screen.findByRole('button', { name: 'Delete my account…' })).toBeVisible();
  await app.go('/settings/security');
  await app.idle();
  expect(screen.queryByText('Your account will be deleted')).not.toBeInTheDocument();
});

it.each([
  ['provider', /^Your account belongs to your Ebbwatt provider/],
  ['staff', /^You’re part of the Ebbwatt team/],
] as const)('offers no deletion where it is not the member’s to decide: %s', async (why, text) => {
  await openAccount({ may_delete: why });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete my account…' })).not.toBeInTheDocument();
});
