// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signupApp } from '../../../../../tests/support/signupApp.tsx';
import { signupAt } from '../../../../../tests/support/stubSignup.ts';

const phones = (verified: boolean) => ({
  body: {
    success: verified ? 'Verified.' : 'Sent.',
    info: null,
    phone_numbers: [{ number: '+14155550132', verified }],
  },
});

it('SGN-14, SGN-15: asks for a number with a separate consent, then for six digits', async () => {
  const app = await signupApp('/signup/connect_phone', signupAt('connect_phone'));
  app.on('/settings/phones', () => {
    app.setSignup(signupAt('confirm_phone'));
    return phones(false);
  });
  app.on('/settings/phones/verify', () => {
    app.setSignup(signupAt('appliances'));
    return phones(true);
  });
  expect(await screen.findByRole('checkbox')).not.toBeChecked();
  const number = screen.getByLabelText('Mobile number');
  await app.user.type(number, '12');
  await app.proceed('Text me a code');
  expect(screen.getByText('Enter a mobile number, such as (415) 555-0132.')).toBeVisible();
  expect(app.request('/settings/phones')).toBeUndefined();
  await app.user.clear(number);
  await app.user.type(number, '415 555 0132');
  await app.proceed('Text me a code');
  await waitFor(() => expect(app.address()).toBe('/signup/confirm_phone'));
  expect(app.sent('/settings/phones')).toEqual({ phone_1: '415 555 0132', consent: false });

  const code = await screen.findByLabelText('Six-digit code');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await app.user.type(code, '12a34 5678');
  expect(code).toHaveValue('123456');
  expect(screen.getByRole('button', { name: /^Send a new code in/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await app.proceed();
  await waitFor(() => expect(app.address()).toBe('/signup/appliances'));
  expect(app.sent('/settings/phones/verify')).toEqual({ phone_1: '+14155550132', verify_1: '123456' });
  expect(await screen.findByText('+1 415 555 0132 is confirmed.')).toBeVisible();
});

it('SGN-14: the consent that was given is sent with the number', async () => {
  const app = await signupApp('/signup/connect_phone', signupAt('connect_phone'));
  app.on('/settings/phones', phones(false));
  await app.user.click(await screen.findByRole('checkbox'));
  await app.user.type(screen.getByLabelText('Mobile number'), '415 555 0132');
  await app.proceed('Text me a code');
  await waitFor(() =>
    expect(app.sent('/settings/phones')).toEqual({ phone_1: '415 555 0132', consent: true }),
  );
});

it('SGN-41: a member who is set up gives a number from Home without the rest of the sign-up, and returns', async () => {
  const app = await signupApp('/signup/connect_phone?edit=true', signupAt('dashboard'));
  app.on('/settings/phones', () => {
    app.setSignup(signupAt('confirm_phone', { phone: '+14155550132' }));
    return phones(false);
  });
  app.on('/settings/phones/verify', () => {
    app.setSignup(signupAt('dashboard'));
    return phones(true);
  });
  await app.user.type(await screen.findByLabelText('Mobile number'), '415 555 0132');
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await app.proceed('Text me a code');
  await waitFor(() => expect(app.address()).toBe('/signup/confirm_phone?edit=true'));
  await app.user.type(await screen.findByLabelText('Six-digit code'), '123456');
  await app.proceed();
  await waitFor(() => expect(app.address()).toMatch(/^\/settings/));
});

it.each([
  ['yes', 'Text me about OhmHours from Ebbwatt'],
  ['not_yet', 'Text me about my account, and about OhmHours once my home can join them, from Ebbwatt'],
  ['no', 'Text me about my account and rewards from Ebbwatt'],
] as const)('the consent promises events only to a home that can join them: %s', async (can, label) => {
  await signupApp(
    '/signup/connect_phone',
    signupAt('connect_phone', { taking_part: { can, why: can === 'yes' ? null : 'not_supported' } }),
  );
  expect(await screen.findByRole('checkbox', { name: new RegExp(`^${label}`) })).toBeVisible();
});

it('SGN-29: an optional step is skipped by its name', async () => {
  const app = await signupApp('/signup/connect_phone', signupAt('connect_phone'), {
    '/signup/skip/connect_phone': signupAt('appliances'),
  });
  await app.proceed('Skip for now');
  await waitFor(() => expect(app.address()).toBe('/signup/appliances'));
  expect(app.calls).toContain('GET /signup/skip/connect_phone');
});
