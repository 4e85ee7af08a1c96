// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../../tests/support/renderApp.tsx';

const forgotPassword = (brand: string) =>
  renderApp({ path: '/forgot-password', brand, answers: { 'POST /forgot_password': { ok: true } } });

async function send({ user, sent }: Awaited<ReturnType<typeof forgotPassword>>): Promise<HTMLElement> {
  await user.type(screen.getByLabelText('Email address'), 'dana@example.org');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
  expect(sent('POST /forgot_password')).toEqual([{ email: 'dana@example.org' }]);
  return screen.getByRole('main');
}

it('tells members of a brand with single sign-on how to log in, and promises no email', async () => {
  const app = await forgotPassword('ca-telecom');
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent('Forgot it? Reset it there, then log in here.');
  expect(main).not.toHaveTextContent('We’ll send you a link');
  expect(
    within(main)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toContainEqual(expect.stringContaining('/connect/ca-telecom'));
  const sent = await send(app);
  expect(sent).toHaveTextContent('If dana@example.org has a password here');
  expect(sent).toHaveTextContent('log in with your');
  expect(sent).not.toHaveTextContent('a link is on its way');
});

it('sends members of other brands a link', async () => {
  const app = await forgotPassword('default');
  expect(screen.getByRole('main')).toHaveTextContent('We’ll send you a link');
  expect(await send(app)).toHaveTextContent('a link is on its way');
});

it('NAV-41: takes over the address typed at the log-in, sends the link again after half a minute, or to another address', async () => {
  const { user, sent, pass, address } = await renderApp({
    path: '/login',
    answers: { 'POST /forgot_password': { ok: true } },
  });
  await user.type(await screen.findByLabelText('Email address'), 'dana@example.org');
  await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  await screen.findByRole('heading', { name: 'Set a new password' });
  await waitFor(() => expect(screen.getByLabelText('Email address')).toHaveValue('dana@example.org'));
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  const again = await screen.findByRole('button', { name: /^Send again in \d+ s$/ });
  await user.click(again);
  expect(sent('POST /forgot_password')).toHaveLength(1);
  await pass({ seconds: 30 });
  await user.click(await screen.findByRole('button', { name: 'Send it again' }));
  expect(await screen.findByText('Done. Check your email again.')).toBeVisible();
  expect(sent('POST /forgot_password')).toEqual([
    { email: 'dana@example.org' },
    { email: 'dana@example.org' },
  ]);
  expect(screen.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use another email address' }));
  expect(await screen.findByLabelText('Email address')).toHaveValue('dana@example.org');
  await user.click(screen.getByRole('link', { name: 'Back to log in' }));
  await waitFor(() => expect(address()).toBe('/login'));
});
