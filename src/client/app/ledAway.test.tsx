// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectConsoleErrors } from '../../../tests/support/consoleErrors.ts';
import { DANA, toUserStatus } from '../../../tests/support/clientApp.tsx';
import { refusal, renderApp, type AnswerTable } from '../../../tests/support/renderApp.tsx';

/** A member's page on a backend that answers everything else with this status. */
function open(path: string, status: number, answers: AnswerTable = {}) {
  expectConsoleErrors();
  return renderApp({
    path,
    user: DANA,
    answers: { '*': refusal(status), 'GET /user_status': refusal(status), ...answers },
  });
}

it('NET-09: redirects a member whose session has ended to log in and return to the page', async () => {
  const { calls } = await open('/devices?kind=car', 401, { 'GET /logout': {} });
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?next=%2Fdevices%3Fkind%3Dcar',
    ),
  );
  expect(calls.filter((call) => call.endsWith('/logout'))).toHaveLength(1);
});

it('a member who logs out may log in to Home', async () => {
  const { calls } = await open('/logout', 200, { 'GET /logout': {} });
  await waitFor(() => expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login'));
  expect(calls).toEqual(['GET /logout']);
});

it('returns to the page from maintenance that is over immediately, without a redirect loop', async () => {
  const first = await open('/settings?from=mail#theme', 503, {
    'GET /user_status': toUserStatus(DANA),
  });
  await waitFor(() => expect(first.left).toEqual(['/settings?from=mail#theme']));
  await first.load('/settings?from=mail#theme');
  await waitFor(() => expect(first.left).toEqual(['/settings?from=mail#theme', '/']));
});

it('NET-06, SYS-10: shows maintenance on a page whose calls report it, then continues to Home', async () => {
  const { left, calls, answer, pass } = await open('/settings', 503);
  expect(await screen.findByRole('heading', { level: 1, name: /undergoing maintenance/ })).toBeVisible();
  await waitFor(() => expect(calls).toContain('GET /user_status'));
  answer({ 'GET /user_status': toUserStatus(DANA) });
  expect(left).toEqual([]);
  await pass({ seconds: 10 });
  await waitFor(() => expect(left).toEqual(['/']));
});

it('NET-06: the maintenance page leads to Home when there is none', async () => {
  const { left } = await open('/maintenance', 200);
  await waitFor(() => expect(left).toEqual(['/']));
});
