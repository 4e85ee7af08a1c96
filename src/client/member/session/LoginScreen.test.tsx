// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectConsoleErrors } from '../../../../tests/support/consoleErrors.ts';
import { LOGGED_OUT } from '../../../../tests/support/stubApi.ts';
import { everythingIsNear } from '../../../../tests/support/everythingIsNear.ts';
import { refusal, renderApp } from '../../../../tests/support/renderApp.tsx';
import { stubApp, type StubApp, type StubAppOptions } from '../../../../tests/support/stubApp.tsx';

const openStranger = (path: string, options: StubAppOptions = {}): Promise<StubApp> =>
  stubApp(path, { status: LOGGED_OUT, ...options });
const press = async ({ user }: StubApp, name: string): Promise<void> =>
  user.click(await screen.findByRole('button', { name }));

it('reports a missing value at its field, and shows the password on demand', async () => {
  const app = await openStranger('/login');
  await press(app, 'Log in');
  expect(screen.getByText('Enter your email address, for example name@example.com.')).toBeVisible();
  expect(screen.getByLabelText('Email address')).toHaveFocus();
  await app.user.type(screen.getByLabelText('Email address'), 'dana@example.org');
  await press(app, 'Log in');
  const password = screen.getByLabelText('Password');
  expect(password).toHaveFocus();
  expect(password).toHaveAttribute('aria-invalid', 'true');
  expect(app.request('/login')).toBeUndefined();
  await app.user.type(password, 'secret words');
  expect(password).toHaveAttribute('type', 'password');
  await press(app, 'Show password');
  expect(password).toHaveAttribute('type', 'text');
});

describe('single sign-on', () => {
  it('BRD-13: comes first where the brand has it, and says which terms are accepted', async () => {
    await openStranger('/login', { brand: 'ca-telecom' });
    const link = await screen.findByRole('link', { name: 'Continue to log in' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/backend\/connect\/ca-telecom$/));
    expect(within(screen.getByText(/^By continuing, you accept the/)).getAllByRole('link')).toHaveLength(2);
    const isBefore = link.compareDocumentPosition(screen.getByLabelText('Email address'));
    expect(isBefore & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  it.each([
    ['denied', 'You came back without logging in'],
    ['expired', 'That login took too long'],
    ['unavailable', 'We can’t reach'],
  ])('BRD-13: that returned %s says why, and returns to the wanted page', async (reason, words) => {
    await openStranger(`/login?sso=${reason}&next=%2Fevents`, { brand: 'ca-telecom' });
    expect(await screen.findByText(new RegExp(`^${words}`))).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue to log in' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/connect\/ca-telecom\?return_to=%2Fevents$/),
    );
  });

  it('an invitation leads to the provider with its token, which leaves the address', async () => {
    const app = await openStranger('/login?token=abc&invited=true&sso=own-account', { brand: 'ca-telecom' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Join the home you’re invited to' }),
    ).toBeVisible();
    expect(screen.getByText(/^You already have an account of your own here/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue to log in' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/connect\/ca-telecom\?token=abc$/),
    );
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    await waitFor(() => expect(app.address()).not.toContain('token'));
    expect(screen.getByText(/^You already have an account of your own here/)).toBeVisible();
  });
});

it('NET-12: two-factor log-in: email or SMS, a wrong code, a new code, back to the log-in', async () => {
  expectConsoleErrors();
  const wrong = 'That is not the code. 4 tries are left.';
  const app = await openStranger('/login', {
    answers: {
      '/login': {
        status: 401,
        body: {
          status: 401,
          error: 'A code is needed.',
          code: 'SECOND_STEP',
          verificationOptions: ['email', 'sms'],
        },
      },
      '/verify': async (request) => {
        const { code } = (await request.json()) as { readonly code?: string };
        return code === undefined
          ? { body: { sent: 'sms', status: null } }
          : { status: 400, body: { status: 400, error: wrong, code: 'CODE_WRONG', fields: { code: wrong } } };
      },
    },
  });
  await app.user.type(await screen.findByLabelText('Email address'), 'dana@example.org');
  await app.user.type(screen.getByLabelText('Password'), 'a few unrelated words');
  await press(app, 'Log in');
  await screen.findByRole('heading', { name: 'One more step' });
  expect(screen.getByRole('button', { name: 'Send it by email' })).toBeVisible();
  await press(app, 'Send it by text message');
  const code = await screen.findByLabelText('Six-digit code');
  expect(app.sent('/verify')).toEqual({ channel: 'sms' });
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.getByRole('button', { name: /^Send a new code in \d+ s$/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await app.user.type(code, '123');
  await press(app, 'Log in');
  expect(screen.getByText('Enter all six digits.')).toBeVisible();
  expect(app.sent('/verify')).toEqual({ channel: 'sms' });
  await app.user.clear(code);
  await app.user.type(code, '123456');
  await press(app, 'Log in');
  expect(await screen.findByText(wrong)).toBeVisible();
  expect(app.sent('/verify')).toEqual({ code: '123456' });
  await press(app, 'Back to log in');
  expect(await screen.findByLabelText('Email address')).toBeVisible();
});

it('NET-12: a reload stays in the second step, where the code goes, until one goes back to the log-in', async () => {
  const { user, load, sent } = await renderApp({
    path: '/login',
    answers: {
      'POST /login': refusal(401, {
        status: 401,
        error: 'A code is needed.',
        code: 'SECOND_STEP',
        verificationOptions: ['email', 'sms'],
      }),
      'POST /verify': { sent: 'sms', status: null },
    },
  });
  expectConsoleErrors();
  await user.type(await screen.findByLabelText('Email address'), 'dana@example.org');
  await user.type(screen.getByLabelText('Password'), 'a few unrelated words');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByRole('button', { name: 'Send it by email' });
  await load();
  await user.click(await screen.findByRole('button', { name: 'Send it by text message' }));
  await screen.findByLabelText('Six-digit code');
  await load();
  expect(await screen.findByLabelText('Six-digit code')).toBeVisible();
  expect(screen.getByText('We sent a code to your phone. It works for ten minutes.')).toBeVisible();
  expect(sent('POST /verify')).toEqual([{ channel: 'sms' }]);
  await user.click(screen.getByRole('button', { name: 'Back to log in' }));
  await screen.findByLabelText('Password');
  await load();
  expect(await screen.findByLabelText('Password')).toBeVisible();
});

it('NAV-42: a link that was used or is too old says so before it asks for a password', async () => {
  expectConsoleErrors();
  const { sent, address } = await renderApp({
    path: '/reset-password?token=by-mail',
    answers: {
      'POST /reset_password/check': refusal(400, {
        status: 400,
        error: 'That link has expired.',
        code: 'LINK_EXPIRED',
      }),
    },
  });
  const heading = await screen.findByRole('heading', { name: 'This link no longer works' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByText('That link has expired.')).toBeVisible();
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', '/forgot-password');
  expect(sent('POST /reset_password/check')).toEqual([{ token: 'by-mail' }]);
  await waitFor(() => expect(address()).toBe('/reset-password'));
});

it('who was invited into a home chooses a password to join, not a new one', async () => {
  await openStranger('/reset-password?token=by-mail&invited=true', {
    answers: { '/reset_password/check': { body: { ok: true } } },
  });
  expect(await screen.findByRole('heading', { name: 'Choose a password to join' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Join' })).toBeVisible();
  expect(screen.queryByText(/log you out/)).not.toBeInTheDocument();
});

it('NAV-42: a member with two-factor log-in sees that the password is set, and logs in with it', async () => {
  const app = await openStranger('/reset-password?token=by-mail', {
    answers: { '/reset_password/check': { body: { ok: true } }, '/reset_password': { body: LOGGED_OUT } },
  });
  await waitFor(() => expect(app.address()).toBe('/reset-password'));
  await app.user.type(await screen.findByLabelText('New password'), 'kettle moon staple orbit');
  await press(app, 'Save and log in');
  await waitFor(() => expect(app.address()).toBe('/login'));
  expect(app.sent('/reset_password')).toEqual({ token: 'by-mail', password: 'kettle moon staple orbit' });
  expect(await screen.findByText(/^Your new password is set\./)).toBeVisible();
});

describe('staff', () => {
  everythingIsNear();

  it('NAV-42: staff who have set their password go on to their second factor, also after a reload', async () => {
    expectConsoleErrors();
    const { user, load, address } = await renderApp({
      path: '/reset-password?token=by-mail&next=%2Finternal',
      answers: {
        'POST /reset_password/check': { ok: true },
        'POST /reset_password': refusal(401, {
          status: 401,
          error: 'One step is left.',
          code: 'SECOND_STEP',
          verificationOptions: ['enroll'],
        }),
      },
    });
    await user.type(await screen.findByLabelText('New password'), 'kettle moon staple orbit');
    await user.click(screen.getByRole('button', { name: 'Save and log in' }));
    expect(await screen.findByRole('heading', { name: 'Protect your staff login' })).toBeVisible();
    expect(address()).toBe('/login?next=%2Finternal');
    await load();
    expect(await screen.findByRole('heading', { name: 'Protect your staff login' })).toBeVisible();
  });
});
