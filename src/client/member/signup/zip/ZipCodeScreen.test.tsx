// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectConsoleErrors } from '../../../../../tests/support/consoleErrors.ts';
import { signupApp, type SignupAppAnswers } from '../../../../../tests/support/signupApp.tsx';
import { signupAt } from '../../../../../tests/support/stubSignup.ts';

const outcome = (zip: string, eligibility: 0 | 2) => ({
  zip,
  eligibility,
  utility_short_name: null,
  not_yet: false,
});

it('SGN-05, SGN-34, SGN-36, SGN-38, SGN-39: limits typing, refuses a short code, looks up a complete one immediately', async () => {
  const app = await signupApp('/signup', signupAt('zip_code'), { '/signup/zip_code': signupAt('full') });
  const input = await screen.findByLabelText('Zip Code');
  await app.user.type(input, '94a1');
  await app.proceed();
  expect(screen.getByText('Enter a ZIP code with 5 digits, such as 94103.')).toBeVisible();
  await waitFor(() => expect(input).toHaveFocus());
  expect(app.request('/signup/zip_code')).toBeUndefined();
  expect(app.request('/signup/check_zip_eligibility')).toBeUndefined();
  await app.user.clear(input);
  await app.user.type(input, '94103777');
  expect(input).toHaveValue('94103');
  expect(await screen.findByText('Cedar Power takes part here.')).toBeVisible();
  await app.proceed();
  await waitFor(() => expect(app.address()).toBe('/signup/full'));
  expect(app.sent('/signup/zip_code')).toEqual({ zip_code: '94103' });
});

it.each([
  [0, 'No utility in 94103 takes part', 'Join for offers and devices'],
  [2, 'Almost: no OhmHours in 94103 yet', 'Join and be ready'],
] as const)(
  'SGN-21: outcome %i has its own ending, and another code can be tried',
  async (eligibility, title, button) => {
    const zip = outcome('94103', eligibility);
    const app = await signupApp(
      '/signup/zip_code?zip=94103',
      signupAt('zip_code'),
      { '/signup/zip_code': signupAt('full', { zip }) },
      { answers: { '/signup/check_zip_eligibility': { body: zip } } },
    );
    await app.proceed();
    const ending = await screen.findByRole('heading', { level: 1, name: title });
    await waitFor(() => expect(ending).toHaveFocus());
    await app.proceed('Enter another ZIP code');
    await waitFor(() => expect(screen.getByLabelText('Zip Code')).toHaveFocus());
    await app.proceed();
    await app.proceed(button);
    await waitFor(() => expect(app.address()).toBe('/signup/full'));
  },
);

/** The form as a member opens it from a page. */
async function editing(path: string, ...[first, leads, options]: SignupAppAnswers) {
  const app = await signupApp('/new-user', first, leads, options);
  await screen.findByRole('heading', { level: 1 });
  await app.go(path);
  return app;
}

it('SGN-41: a member who moves continues to the new utility, and returns to the starting page', async () => {
  const app = await editing('/signup/zip_code?edit=true', signupAt('dashboard'), {
    '/signup/zip_code': signupAt('dashboard'),
    '/signup/select_utility': signupAt('connect_utility', { connection: 'ACCOUNT_NUMBER' }),
    '/signup/update_utility': signupAt('check_eligible'),
  });
  await screen.findByLabelText('Zip Code');
  await app.proceed();
  await waitFor(() => expect(app.address()).toBe('/signup/utility?edit=true'));
  await app.idle();
  await app.load();
  await app.idle();
  await app.proceed();
  await waitFor(() => expect(app.address()).toBe('/signup/connect_utility?edit=true'));
  await app.user.type(await screen.findByLabelText('Account number'), '12345678');
  await app.proceed('Connect');
  await waitFor(() => expect(app.address()).toBe('/new-user'));
});

it('SGN-41: warns before a move that would end the connection, and moves only on confirmation', async () => {
  const zip = outcome('10001', 0);
  const app = await editing(
    '/signup/zip_code?edit=true',
    signupAt('dashboard'),
    { '/signup/zip_code': signupAt('dashboard', { zip }) },
    { answers: { '/signup/check_zip_eligibility': { body: zip } } },
  );
  const input = await screen.findByLabelText('Zip Code');
  await app.user.clear(input);
  await app.user.type(input, '10001');
  await app.proceed();
  await screen.findByRole('heading', { level: 1, name: 'No utility in 10001 takes part' });
  expect(app.request('/signup/zip_code')).toBeUndefined();
  await app.proceed('Continue');
  await waitFor(() => expect(app.address()).toBe('/new-user'));
  expect(app.sent('/signup/zip_code')).toEqual({ zip_code: '10001' });
});

it('SGN-41: makes no move whose outcome cannot be determined', async () => {
  expectConsoleErrors();
  const app = await signupApp(
    '/signup/zip_code?edit=true',
    signupAt('dashboard'),
    { '/signup/zip_code': signupAt('dashboard') },
    {
      answers: {
        '/signup/check_zip_eligibility': {
          status: 500,
          body: { status: 500, error: 'Not now.', code: 'BROKEN' },
        },
      },
    },
  );
  const input = await screen.findByLabelText('Zip Code');
  await app.user.clear(input);
  await app.user.type(input, '10001');
  await app.proceed();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(app.request('/signup/zip_code')).toBeUndefined();
  expect(app.address()).toBe('/signup/zip_code?edit=true');
});

it.each([
  ['pending', 'connect_utility'],
  ['something new', 'connect_utility'],
  ['MarketReady', null],
])('UTL-54, UTL-74: the same home and utility again, %s: next is %s', async (state, next) => {
  const answer = signupAt('dashboard', {
    connection: 'ACCOUNT_NUMBER',
    utility_widget_state: state,
    utility_widget_substate: null,
  });
  const app = await editing('/signup/utility?edit=true', answer, { '/signup/select_utility': answer });
  await app.proceed();
  await waitFor(() => expect(app.address()).toBe(next === null ? '/new-user' : `/signup/${next}?edit=true`));
});
