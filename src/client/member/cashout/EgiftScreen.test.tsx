// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DANA } from '../../../../tests/support/clientApp.tsx';
import { renderApp } from '../../../../tests/support/renderApp.tsx';
import type { components, Reward, Wallet } from '../../../../codegen/rest/types.ts';

const way: components['schemas']['CashoutWay'] = {
  is_offered: true,
  most_points: 2_613,
  most_cents: 2_613,
  blockers: [],
  weekly: { limit_cents: 10_000, used_cents: 0, left_cents: 10_000 },
  monthly: { limit_cents: 40_000, used_cents: 0, left_cents: 40_000 },
  next: null,
};
const amount = (points: number) => ({ points, watts: points * 100, cents: points });
const wallet = (egift: Partial<typeof way> = {}): Wallet => ({
  balance: amount(2_613),
  held: amount(0),
  currency: 'USD',
  time_zone: 'America/Los_Angeles',
  history: { from: '2026-05-14', to: '2026-08-11', opening: amount(0), days: [] },
  movements: [],
  next_cursor: null,
  total: 0,
  cashout: {
    minimum_points: 1_000,
    minimum_cents: 1_000,
    paypal: way,
    egift: { ...way, ...egift },
    destination: null,
    tax: { year: 2026, total_cents: 0, threshold_cents: 200_000 },
    w9: null,
    code_above_cents: 5_000,
    under_way: [],
  },
});

const toCard = (id: string, amounts: number[]): Reward => ({
  id,
  type: 'GIFT_CARD',
  title: `Card ${id}`,
  text: '',
  terms: '',
  picture_url: `/backend/pictures/${id}`,
  denomination: { type: 'DENOMINATED', amounts, minimum: null, maximum: null, step: null, restricted: [] },
  needs_address: false,
  remaining: null,
  ends_at: null,
  version: 1,
  is_affordable: true,
  short_points: 0,
  short_events: null,
});

const openPage = (egift: Partial<typeof way> = {}, cards: readonly Reward[] = []) =>
  renderApp({
    path: '/wallet/egift',
    user: DANA,
    answers: {
      'GET /api/v2/wallet': wallet(egift),
      'GET /cashout/egifts': { balance_points: 2_613, egifts: cards },
    },
  });

it('WAL-05, WAL-21: shows the catalogue’s gift cards with their pictures, each of which leads to its page', async () => {
  await openPage({}, [toCard('a', [1_000, 2_000]), toCard('b', [2_500])]);
  const card = await screen.findByRole('link', { name: /Card a/ });
  expect(card).toHaveAttribute('href', '/rewards/a');
  expect(card).toHaveTextContent('from $10.00');
  expect(within(card).getByRole('presentation')).toHaveAttribute('src', '/backend/pictures/a');
  expect(screen.getByRole('link', { name: /Card b/ })).toHaveTextContent('$25.00');
});

it.each([
  ['the wallet doesn’t offer them', { is_offered: false }, [toCard('a', [1_000])]],
  ['there are none', {}, []],
])('says so when %s', async (_name, egift, cards) => {
  await openPage(egift, cards);
  expect(await screen.findByText('No gift cards right now')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Card a/ })).toBeNull();
});

it('says what holds them back instead of the cards', async () => {
  const until = '2026-08-14T20:00:00Z';
  await openPage(
    {
      most_cents: 0,
      blockers: [{ reason: 'weekly_cashout_limit', remedy: 'wait', until, amount_then_cents: 2_613 }],
    },
    [toCard('a', [1_000])],
  );
  expect(await screen.findByText('You’ve reached this week’s limit')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Card a/ })).toBeNull();
});

describe('the cash-out page, when a limit leaves something for later', () => {
  const open = (most: number, all: number) =>
    renderApp({
      path: '/wallet/cashout',
      user: DANA,
      answers: {
        'GET /api/v2/wallet': {
          ...wallet(),
          balance: amount(all),
          cashout: {
            ...wallet().cashout,
            paypal: {
              ...way,
              most_points: most,
              most_cents: most,
              next: { at: '2026-06-08T01:00:00Z', cents: all },
            },
          },
        },
      },
    });

  it('says when the rest can follow', async () => {
    await open(8_500, 10_500);
    expect(await screen.findByRole('button', { name: 'The most now: $85.00' })).toBeVisible();
    expect(screen.getByText(/^You can cash out the next \$20\.00 .* at /)).toBeVisible();
  });

  it('says that too little would be left, and when all can go', async () => {
    await open(8_500, 8_592);
    expect(
      await screen.findByText(/^That leaves \$0\.92, .* If you wait, you can cash out \$85\.92 .* at /),
    ).toBeVisible();
  });
});
