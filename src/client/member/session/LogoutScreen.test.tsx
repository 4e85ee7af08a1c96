// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { DANA } from '../../../../tests/support/clientApp.tsx';
import { refusal, renderApp } from '../../../../tests/support/renderApp.tsx';
import { storeKeptAnswers } from '../../platform/write/storeKeptAnswers.ts';

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

/** An answer that Dana gave offline, in the browser's storage. */
const ANSWER = {
  memberId: DANA.id,
  eventId: 'e1',
  type: 'PARTICIPATION_REDUCTION',
  device: null,
  opt: 'in',
  idempotencyKey: 'k1',
};
const STORED = 'ebbwatt.kept-answers';
const keep = () => window.localStorage.setItem(STORED, JSON.stringify([ANSWER]));
const stored = () => window.localStorage.getItem(STORED);
afterEach(() => window.localStorage.clear());

it('an answer that waits for a connection isn’t dropped without a question', async () => {
  keep();
  const { user, calls } = await renderApp({ path: '/logout', user: DANA, answers: LOGOUT });
  expect(await screen.findByRole('heading', { level: 1, name: 'Log out before it’s sent?' })).toBeVisible();
  expect(screen.getByText(/^Your answer to an event isn’t sent yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Stay logged in' })).toHaveAttribute('href', '/');
  expect([calls.includes('GET /logout'), stored()]).toEqual([false, expect.stringContaining('e1')]);
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'You’re logged out' })).toBeVisible();
  expect(stored()).toBeNull();
});

it('an answer stays for its member where the server has ended the session', async () => {
  keep();
  const { app } = await renderApp({
    path: '/settings/security',
    user: DANA,
    isFirstScreen: true,
    answers: { ...LOGOUT, '*': refusal(401, { status: 401, error: 'Log in first.' }) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'You’re logged out' })).toBeVisible();
  onTestFinished(storeKeptAnswers(app.services));
  expect(app.services.keptAnswers.get()).toEqual([]);
  app.services.session.enter({ user: DANA, attributes: {}, via_access_token: false });
  expect(app.services.keptAnswers.get()).toEqual([ANSWER]);
});

it('another member who logs in neither sends nor keeps it', async () => {
  keep();
  const { app } = await renderApp({ path: '/logout', answers: LOGOUT });
  await screen.findByRole('heading', { level: 1, name: 'You’re logged out' });
  onTestFinished(storeKeptAnswers(app.services));
  app.services.session.enter({ user: { ...DANA, id: 'm2' }, attributes: {}, via_access_token: false });
  expect([app.services.keptAnswers.get(), stored()]).toEqual([[], null]);
});
