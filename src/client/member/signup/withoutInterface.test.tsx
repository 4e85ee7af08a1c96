// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signupApp } from '../../../../tests/support/signupApp.tsx';
import { signupAt } from '../../../../tests/support/stubSignup.ts';

const WAY = [
  'zip_code',
  'full',
  'password',
  'select_utility',
  'connect_utility',
  'check_eligible',
  'connect_phone',
  'dashboard',
] as const;
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('a visitor whose utility cannot be connected yet leaves an email address, and keeps seeing the confirmation', async () => {
  const zip = { zip: '94103', eligibility: 1, utility_short_name: 'Alma', not_yet: true } as const;
  const app = await signupApp(
    '/signup/zip_code',
    signupAt('zip_code'),
    { '/signup/zip_code': signupAt('zip_code', { zip }) },
    {
      answers: {
        '/signup/waitlist': () => {
          app.setSignup(signupAt('zip_code', { zip, waiting_email: 'dana@example.org' }));
          return { body: { ok: true } };
        },
      },
    },
  );
  await app.user.type(await screen.findByLabelText('Zip Code'), '94103');
  await app.proceed();
  const ending = await findHeading('Not yet in 94103');
  await waitFor(() => expect(ending).toHaveFocus());
  expect(screen.getByText(/^We can’t connect Alma homes yet\./)).toBeVisible();
  await app.proceed('Email me when I can join');
  await waitFor(() => expect(screen.getByLabelText('Email address')).toHaveFocus());
  expect(app.request('/signup/waitlist')).toBeUndefined();
  await app.user.type(screen.getByLabelText('Email address'), 'dana@example.org');
  await app.proceed('Email me when I can join');
  const confirmation = /We’ll email dana@example\.org when we can connect Alma\./;
  expect(await screen.findByText(confirmation)).toBeVisible();
  expect(app.sent('/signup/waitlist')).toEqual({ email: 'dana@example.org' });
  await app.load('/signup');
  expect(await screen.findByText(confirmation)).toBeVisible();
});

it('a member whose utility delivers files gives either number, and sees that the first readings are pending', async () => {
  const byFiles = {
    connection: 'ACCOUNT_NUMBER',
    connects_by: 'FILES',
    utility_widget_substate: 'LocationOK',
  } as const;
  const waits = {
    ...byFiles,
    utility_widget_state: 'AuthStart',
    utility_widget_substate: 'AwaitingFile',
  } as const;
  const app = await signupApp('/signup', signupAt('connect_utility', byFiles, WAY), {
    '/signup/update_utility': signupAt('check_eligible', waits, WAY),
    '/signup/skip/check_eligible': signupAt('connect_phone', waits, WAY),
  });
  expect(await findHeading('Which meter is yours with Cedar Power?')).toBeVisible();
  await app.proceed();
  expect(screen.getByText('Enter your account number or your meter number.')).toBeVisible();
  await app.user.type(screen.getByLabelText('Meter number'), 'MTR-0001');
  await app.proceed();
  expect(await findHeading('You’ve done your part')).toBeVisible();
  expect(screen.getByText(/^Cedar Power hasn’t sent us your first meter readings yet\./)).toBeVisible();
  expect(app.sent('/signup/update_utility')).toEqual({ account_number: '', meter_number: 'MTR-0001' });
  await app.proceed();
  await waitFor(() => expect(app.address()).toBe('/signup/connect_phone'));
});
