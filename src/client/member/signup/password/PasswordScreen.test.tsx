// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signupApp } from '../../../../../tests/support/signupApp.tsx';
import { signupAt } from '../../../../../tests/support/stubSignup.ts';

it('SGN-11: shows the password rules first, refuses a short one, can reveal it, and keeps it out of drafts', async () => {
  const app = await signupApp('/signup/password', signupAt('password'), {
    '/signup/password': signupAt('select_utility'),
  });
  expect(await screen.findByText('At least 10 characters')).toBeVisible();
  const input = screen.getByLabelText('Password');
  await app.user.type(input, 'short');
  await app.proceed();
  expect(screen.getByText('Use at least 10 characters.')).toBeVisible();
  expect(input).toHaveAttribute('aria-invalid', 'true');
  expect(app.request('/signup/password')).toBeUndefined();
  await app.user.clear(input);
  await app.user.type(input, 'kettle moon staple orbit');
  expect(screen.getByText('Very good')).toBeVisible();
  // Typing again clears the error.
  expect(screen.queryByText('Use at least 10 characters.')).not.toBeInTheDocument();
  expect(input).not.toHaveAttribute('aria-invalid');
  await app.user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  await app.proceed();
  await waitFor(() => expect(app.address()).toBe('/signup/select_utility'));
  expect(app.sent('/signup/password')).toEqual({ password: 'kettle moon staple orbit' });
  expect(app.request('/signup/signup_data')).toBeUndefined();
});
