// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signupApp } from '../../../../tests/support/signupApp.tsx';
import { signupAt } from '../../../../tests/support/stubSignup.ts';

const offering = (title: string, label: string, path: string) => ({
  answers: {
    '/nba/signup': {
      body: { actions: [{ id: 'a', placement: 'Signup', title, text: 'You both earn.', label, path }] },
    },
  },
});

it('SGN-31, HOM-01: the next best action shows in the sign-up', async () => {
  await signupApp(
    '/signup/appliances',
    signupAt('appliances'),
    {},
    offering('Do you have a friend here?', 'Invite them', '/invite'),
  );
  const action = await screen.findByRole('region', { name: 'Do you have a friend here?' });
  expect(action).toHaveTextContent('You both earn.');
  expect(within(action).getByRole('link', { name: 'Invite them' })).toHaveAttribute('href', '/invite');
});

it.each([
  ['confirm_phone', '/signup/appliances'],
  ['appliances', '/signup/appliances'],
  ['appliances', 'https://elsewhere.example/'],
  ['appliances', '//elsewhere.example/'],
] as const)('SGN-31: at %s, an action that leads to %s is not offered', async (at, path) => {
  const app = await signupApp(
    `/signup/${at}`,
    signupAt(at),
    {},
    offering('What is at home?', 'Tell us', path),
  );
  await waitFor(() => expect(app.calls).toContain('GET /nba/signup'));
  await app.idle();
  expect(screen.queryByRole('link', { name: 'Tell us' })).not.toBeInTheDocument();
});
