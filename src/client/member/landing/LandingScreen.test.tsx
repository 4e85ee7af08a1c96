// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectConsoleErrors } from '../../../../tests/support/consoleErrors.ts';
import { LOGGED_OUT } from '../../../../tests/support/stubApi.ts';
import { stubApp, type StubApp, type StubAppOptions } from '../../../../tests/support/stubApp.tsx';

const outcome = (zip: string, eligibility: number, utility: string | null = null) => ({
  body: { zip, eligibility, utility_short_name: utility, not_yet: false },
});

function landing(path: string, options: StubAppOptions = {}): Promise<StubApp> {
  return stubApp(path, { status: LOGGED_OUT, ...options });
}

async function ask({ user }: StubApp, label: string, code: string): Promise<void> {
  const input = await screen.findByLabelText(label);
  await user.clear(input);
  await user.type(input, code);
  await user.click(screen.getByRole('button', { name: 'Check my home' }));
}

it.each([
  ['94103', 1, 'Yes, homes in 94103 can join'],
  ['95616', 2, 'Almost: no OhmHours in 95616 yet'],
  ['99950', 0, 'No utility in 99950 takes part'],
])('SGN-20, SGN-21: %s gets its own answer, which the address holds', async (code, eligibility, title) => {
  const answers = { '/signup/check_zip_eligibility': outcome(code, eligibility) };
  const app = await landing('/', { answers });
  await ask(app, 'Zip Code', code);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(app.address()).toBe(`/?zip=${code}`);
  await app.load();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByLabelText('Zip Code')).toHaveValue(code);
});

it('SGN-34, SGN-36, SGN-38, SGN-39: an invalid code is not sent, and invalid characters cannot be typed', async () => {
  const app = await landing('/');
  const input = await screen.findByLabelText('Zip Code');
  await app.user.type(input, '94a1-03777');
  expect(input).toHaveValue('94103');
  await ask(app, 'Zip Code', '9410');
  expect(screen.getByText('Enter a ZIP code with 5 digits, such as 94103.')).toBeVisible();
  expect(input).toHaveFocus();
  expect(input).toHaveAttribute('aria-invalid', 'true');
  await app.idle();
  expect(app.request('/signup/check_zip_eligibility')).toBeUndefined();
});

it('SGN-35, SGN-37: a Canadian brand asks for a Canadian code', async () => {
  const app = await landing('/', {
    brand: 'ca-telecom',
    answers: { '/signup/check_zip_eligibility': outcome('M5V2T6', 1) },
  });
  const input = await screen.findByLabelText('Postal Code');
  await app.user.type(input, 'm5v_2t6!');
  expect(input).toHaveValue('m5v2t6');
  await app.user.click(screen.getByRole('button', { name: 'Check my home' }));
  expect(await screen.findByRole('heading', { name: 'Yes, homes in M5V 2T6 can join' })).toBeVisible();
  expect(app.calls).toContain('GET /signup/check_zip_eligibility?zip=M5V2T6');
});

it('REF-01: a visitor with a friend’s link reads who invites and what both get, and keeps it', async () => {
  const app = await landing('/?ref=K7QX2M', {
    answers: {
      '/api/v2/referrals/invitation': {
        body: { invitation: { name: 'Robin', friend_points: 1_000, referrer_points: 2_500 } },
      },
      '/signup/check_zip_eligibility': outcome('94103', 1),
    },
  });
  const invitation = await screen.findByRole('complementary');
  expect(invitation).toHaveTextContent(/Robin/);
  expect(invitation).toHaveTextContent(/\$10\.00/);
  expect(invitation).toHaveTextContent(/\$25\.00/);
  expect(app.calls).toContain('GET /api/v2/referrals/invitation?code=K7QX2M');
  await ask(app, 'Zip Code', '94103');
  await screen.findByRole('heading', { name: 'Yes, homes in 94103 can join' });
  expect(app.address()).toBe('/?zip=94103&ref=K7QX2M');
});

it.each([
  [{ points: 643, homes: 212 }, '$6.40'],
  [null, null],
])(
  'what a typical home earned last month is told where it is known, with how that came about: %j',
  async (month, amount) => {
    const { user, idle } = await landing('/', {
      answers: { '/api/v2/typical_month': { body: { typical_month: month } } },
    });
    await screen.findByLabelText('Zip Code');
    await idle();
    const figure = screen.queryByRole('button', { name: /A typical home’s earnings last month/ });
    if (amount === null || figure === null) return expect([amount, figure]).toEqual([null, null]);
    expect(figure).toHaveTextContent(amount);
    await user.click(figure);
    expect(await screen.findByText(/^212 homes have results from the last 30 days/)).toBeVisible();
  },
);

it('REF-01: an unknown code invites nobody', async () => {
  const app = await landing('/?ref=K7QX2M', {
    answers: { '/api/v2/referrals/invitation': { body: { invitation: null } } },
  });
  await waitFor(() => expect(app.calls).toContain('GET /api/v2/referrals/invitation?code=K7QX2M'));
  await app.idle();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

it('REF-01: an invitation that can’t be read costs nothing but itself: the home is checked, and the code kept', async () => {
  expectConsoleErrors();
  const app = await landing('/?ref=K7QX2M', {
    answers: {
      '/api/v2/referrals/invitation': { status: 500, body: { status: 500, error: 'Later.' } },
      '/signup/check_zip_eligibility': outcome('94103', 1),
    },
  });
  await ask(app, 'Zip Code', '94103');
  expect(await screen.findByRole('heading', { name: 'Yes, homes in 94103 can join' })).toBeVisible();
  expect(app.address()).toBe('/?zip=94103&ref=K7QX2M');
  expect(app.calls).toContain('GET /api/v2/referrals/invitation?code=K7QX2M');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
