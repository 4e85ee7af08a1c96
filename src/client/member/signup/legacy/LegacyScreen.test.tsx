// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signupApp } from '../../../../../tests/support/signupApp.tsx';
import { CEDAR, signupAt } from '../../../../../tests/support/stubSignup.ts';

it('SGN-03: a member of an earlier system sees what we took over, corrects the name, and goes on', async () => {
  const app = await signupApp('/signup/legacy', signupAt('legacy', { utility: CEDAR }), {
    '/signup/full': signupAt('select_utility'),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Good to see you again, Dana' })).toBeVisible();
  expect(screen.getByText('Cedar Power & Light')).toBeVisible();
  const first = screen.getByLabelText('First name');
  expect(first).toHaveValue('Dana');
  await app.user.clear(first);
  await app.proceed('Yes, that’s right');
  expect(app.request('/signup/full')).toBeUndefined();
  await app.user.type(first, 'Diana');
  await app.proceed('Yes, that’s right');
  await waitFor(() => expect(app.address()).toBe('/signup/select_utility'));
  expect(app.sent('/signup/full')).toMatchObject({ first_name: 'Diana' });
});
