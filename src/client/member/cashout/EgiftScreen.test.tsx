import { describe, expect, it } from 'vitest';
import { clientApp, DANA, renderHtml } from '../../../../tests/support/clientApp.tsx';
import type { components, Denomination, Reward, Wallet } from '../../../../codegen/rest/types.ts';
import { appQueries } from '../../platform/cache/queries.ts';
import { cashoutWallet, egifts } from '../../shared/cashout/cashoutQueries.ts';
import EgiftScreen from './EgiftScreen.tsx';

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
const wallet: Wallet = {
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
    egift: way,
    destination: null,
    tax: { year: 2026, total_cents: 0, threshold_cents: 200_000 },
    w9: null,
    under_way: [],
  },
};

const listed = (...amounts: number[]): Partial<Denomination> => ({ type: 'DENOMINATED', amounts });
const range = (minimum: number, maximum: number, step: number): Partial<Denomination> => ({
  type: 'CUSTOM',
  minimum,
  maximum,
  step,
});
const toCard = (id: string, denomination: Partial<Denomination>): Reward => ({
  id,
  type: 'GIFT_CARD',
  title: `Card ${id}`,
  text: '',
  terms: '',
  picture_url: null,
  denomination: {
    type: 'DENOMINATED',
    amounts: [],
    minimum: null,
    maximum: null,
    step: null,
    restricted: [],
    ...denomination,
  },
  needs_address: false,
  remaining: null,
  ends_at: null,
  version: 1,
  is_affordable: true,
  short_points: 0,
  short_events: null,
});

/** The text of the page for a member with $26.13, who can cash out from $10 on. */
async function readPage(denomination: Partial<Denomination>, search = ''): Promise<string> {
  const app = await clientApp({ user: DANA });
  const queries = appQueries(app.services);
  queries.setQueryData(cashoutWallet(app.services).queryKey, wallet);
  queries.setQueryData(egifts(app.services).queryKey, {
    balance_points: 2_613,
    egifts: [toCard('a', denomination)],
  });
  return renderHtml(app, <EgiftScreen />, `/wallet/egift${search}`)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

describe('WAL-05, WAL-15: gift cards to cash out as', () => {
  it.each<[string, Partial<Denomination>, string]>([
    ['the smallest amount that can be cashed out', listed(500, 1_000, 2_000), 'Card a From $10.00'],
    ['a step of a range', range(500, 10_000, 400), 'Card a From $13.00'],
    ['the only amount there is now', listed(500, 2_500, 5_000), 'Card a $25.00'],
    ['the whole balance', { type: 'BALANCE', minimum: 100 }, 'Card a $26.13'],
  ])('shows for a card %s', async (_name, denomination, expected) => {
    expect(await readPage(denomination)).toContain(expected);
  });

  it.each<[string, Partial<Denomination>]>([
    ['only has amounts below the smallest cash-out', listed(300, 500)],
    ['only has amounts beyond what can go now', listed(5_000, 10_000)],
    ['begins beyond what can go now', range(3_000, 10_000, 500)],
  ])('leaves out a card that %s', async (_name, denomination) => {
    const page = await readPage(denomination);
    expect(page).not.toContain('Card a');
    expect(page).toContain('No gift cards right now');
  });

  it('offers the amounts of a card that can go now, and no other', async () => {
    const page = await readPage(listed(500, 1_000, 2_000, 5_000), '?card=a');
    expect(page).toContain('How much? $10.00 $20.00 Continue');
    expect(await readPage(range(500, 10_000, 500), '?card=a')).toContain(
      '$10.00 to $25.00, in steps of $5.00.',
    );
  });
});
