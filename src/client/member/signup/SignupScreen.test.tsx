// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectConsoleErrors } from '../../../../tests/support/consoleErrors.ts';
import { signupApp } from '../../../../tests/support/signupApp.tsx';
import { DANA } from '../../../../tests/support/clientApp.tsx';
import { renderApp } from '../../../../tests/support/renderApp.tsx';
import { LOGGED_OUT, SETTINGS } from '../../../../tests/support/stubApi.ts';
import { CEDAR, signupAt } from '../../../../tests/support/stubSignup.ts';

it('hides a later step, and lets an earlier one be answered again', async () => {
  const app = await signupApp('/signup/appliances', signupAt('connect_utility'));
  expect(app.address()).toBe('/signup/connect_utility');
  await app.user.click(await screen.findByRole('link', { name: 'Back' }));
  await waitFor(() => expect(app.address()).toBe('/signup/select_utility'));
  expect(await screen.findByRole('combobox')).toHaveValue(CEDAR.displayLabel);
});

it('SGN-02, SGN-30, SES-37: the referring partner is recorded immediately and notified at the end, which is Home', async () => {
  const related: unknown[] = [];
  const app = await signupApp(
    '/signup/select_tplink?partner=partner-7',
    signupAt('select_tplink', { handback_id: 'partner-7' }),
    { '/signup/plugs': signupAt('dashboard', { handback_id: 'partner-7' }) },
    {
      answers: {
        '/signup/server_side_pixel_ping/handback/partner-7': { body: { ok: true } },
        '/rel_user': async (request) => {
          related.push(await request.json());
          return { body: { ok: true } };
        },
      },
    },
  );
  await waitFor(() => expect(related).toEqual([{ kind: 'partner', code: 'partner-7' }]));
  await app.proceed();
  await waitFor(() => expect(app.address()).toBe('/'));
  await waitFor(() => expect(app.calls).toContain('GET /signup/server_side_pixel_ping/handback/partner-7'));
});

it('a stranger at a member’s step logs in first and returns', async () => {
  const app = await signupApp('/signup/appliances', signupAt('full'));
  expect(app.address()).toBe('/login?next=%2Fsignup%2Fappliances');
});

it('a member whose session ends while typing logs in first and returns', async () => {
  expectConsoleErrors();
  const app = await signupApp('/signup/appliances', signupAt('appliances'));
  await screen.findByRole('heading', { level: 1, name: 'What’s in your home?' });
  const over = { status: 401, body: { status: 401, error: 'Log in.' } };
  app.on('/signup/appliances', over);
  app.on('/logout', over);
  app.on('/user_status', { body: LOGGED_OUT });
  await app.proceed('None of these');
  await waitFor(() => expect(app.left).toEqual(['/login?next=%2Fsignup%2Fappliances']));
});

it('typed text is saved on the server', async () => {
  const app = await signupApp('/signup/full', signupAt('full'));
  await app.user.type(await screen.findByLabelText('First name'), 'Zoë');
  await waitFor(() =>
    expect(app.sent('/signup/signup_data')).toEqual({
      step: 'full',
      data: { first_name: 'Zoë', last_name: '', email: '' },
    }),
  );
});

it('typed text is there after going back and on, and what the server kept after a reload', async () => {
  const app = await signupApp('/signup/full', signupAt('full'));
  await app.user.type(await screen.findByLabelText('First name'), 'Zoë');
  await app.user.click(screen.getByRole('link', { name: 'Back' }));
  await waitFor(() => expect(app.address()).toBe('/signup/zip_code'));
  await app.go('/signup/full');
  expect(await screen.findByLabelText('First name')).toHaveValue('Zoë');
  app.setSignup(signupAt('full', { data: { full: { first_name: 'Robin' } } }));
  await app.load();
  expect(await screen.findByLabelText('First name')).toHaveValue('Robin');
});

it('continuing waits for one call and nothing else', async () => {
  const app = await signupApp('/signup/password', signupAt('password'), {
    '/signup/password': signupAt('select_utility'),
  });
  await waitFor(() => expect(app.calls).toContain('GET /signup/utility_lists?zip=94103'));
  await app.user.type(await screen.findByLabelText('Password'), 'kettle moon staple orbit');
  await app.idle();
  const before = app.calls.length;
  await app.proceed();
  expect(await screen.findAllByRole('option')).toHaveLength(4);
  expect(app.calls.slice(before)).toEqual(['POST /signup/password']);
});

it('a person of a home reads whose home it is instead of a sign-up', async () => {
  const app = await renderApp({
    path: '/signup',
    user: { ...DANA, homeRole: 'member' },
    answers: {
      'GET /api/v2/signup': signupAt('select_utility', { member: true }),
      'GET /settings': SETTINGS,
      'GET /api/account/people': {
        role: 'member',
        may_invite: false,
        owner: { name: 'Robin Doe', email: 'robin@example.org' },
        people: [],
      },
    },
  });
  expect(await screen.findByRole('heading', { name: 'People in your home' })).toBeVisible();
  expect(app.address()).toBe('/settings/people');
});
