// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DANA } from '../../../../tests/support/clientApp.tsx';
import { refusal, renderApp } from '../../../../tests/support/renderApp.tsx';

const LOGOUT = { 'GET /logout': { ok: true } };

it('NET-09: a session that has ended is logged out at the first read of the first screen, without a question', async () => {
  const { calls, address } = await renderApp({
    path: '/settings/security',
    user: DANA,
    isFirstScreen: true,
    answers: { ...LOGOUT, '*': refusal(401, { status: 401, error: 'Log in first.' }) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'You’re logged out' })).toBeVisible();
  expect(address()).toBe('/logout');
  expect(calls.filter((call) => call === 'GET /logout')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('/settings/security')),
  );
});

it('a link on another site asks before it logs anyone out', async () => {
  const { user, calls } = await renderApp({
    path: '/logout',
    user: DANA,
    isFirstScreen: true,
    answers: LOGOUT,
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Log out?' })).toBeVisible();
  expect(calls).not.toContain('GET /logout');
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'You’re logged out' })).toBeVisible();
  expect(calls).toContain('GET /logout');
});
