// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Wallet, WalletMovement } from '../../../../codegen/rest/types.ts';
import { DANA } from '../../../../tests/support/clientApp.tsx';
import { renderApp } from '../../../../tests/support/renderApp.tsx';

const amount = (points: number) => ({ points, watts: points * 100, cents: points });

const adjusted = (points: number): WalletMovement => ({
  id: String(points),
  cause: 'staff-adjustment',
  booked_at: '2026-03-01T20:00:00Z',
  points: 1,
  watts: 100,
  balance_after: amount(points),
  event: null,
  month: null,
  order: null,
  paid_by: null,
  adjustment: null,
});
const count = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, i) => from - i);

/** Ten movements, and two on the next page. */
const toWallet = (isFirst: boolean): Wallet => ({
  balance: amount(500),
  held: amount(300),
  currency: 'USD',
  time_zone: 'America/Los_Angeles',
  history: { from: '2026-01-01', to: '2026-03-31', opening: amount(500), days: [] },
  movements: (isFirst ? count(500, 491) : [490, 489]).map(adjusted),
  next_cursor: isFirst ? 'next' : null,
  total: 12,
  cashout: null,
});

it('WAL-02: "Show more" adds the next movements, moves the focus to the first of them, and survives a reload', async () => {
  const page = await renderApp({
    path: '/wallet',
    user: DANA,
    answers: { 'GET /api/v2/wallet': ({ query }) => toWallet(query.get('after') === null) },
  });
  const activity = await screen.findByRole('region', { name: 'Activity' });
  const rows = () => within(activity).getAllByRole('listitem');
  const balances = () => rows().map(({ textContent }) => /Balance \$([\d.]+)/.exec(textContent)?.[1]);
  const dollars = (...points: readonly number[]) => points.map((each) => (each / 100).toFixed(2));
  // The latest come first, then the rest of the page, then the next one.
  expect(balances()).toEqual(dollars(...count(500, 495)));
  for (const [first, last] of [
    [494, 491],
    [490, 489],
  ] as const) {
    const before = rows().length;
    screen.getByRole('link', { name: 'Show more' }).focus();
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(balances()).toEqual(dollars(...count(500, last))));
    expect(balances()[before]).toBe(dollars(first)[0]);
    await waitFor(() => expect(rows()[before]).toContainElement(document.activeElement as HTMLElement));
  }
  expect(screen.queryByRole('link', { name: 'Show more' })).not.toBeInTheDocument();
  expect(page.address()).toBe('/wallet?pages=2');
  await page.load();
  const again = await screen.findByRole('region', { name: 'Activity' });
  await waitFor(() => expect(within(again).getAllByRole('listitem')).toHaveLength(12));
});
