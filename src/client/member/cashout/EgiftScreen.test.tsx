// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DANA } from '../../../../tests/support/clientApp.tsx';
import { renderApp } from '../../../../tests/support/renderApp.tsx';
import { STUB_WAY, stubWallet } from '../../../../tests/support/stubWallet.ts';
import type { Reward } from '../../../../codegen/rest/types.ts';

const amount = (points: number) => ({ points, watts: points * 100, cents: points });
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

const openPage = (egift: Partial<typeof STUB_WAY> = {}, cards: readonly Reward[] = []) =>
  renderApp({
    path: '/wallet/egift',
    user: DANA,
    answers: {
      'GET /api/v2/wallet': stubWallet({ egift: { ...STUB_WAY, ...egift } }),
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
          ...stubWallet(),
          balance: amount(all),
          cashout: {
            ...stubWallet().cashout,
            paypal: {
              ...STUB_WAY,
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
