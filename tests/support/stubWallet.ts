import type { components, Wallet } from '../../codegen/rest/types.ts';

/** A way to cash out that is open. */
export const STUB_WAY: components['schemas']['CashoutWay'] = {
  is_offered: true,
  most_points: 2_613,
  most_cents: 2_613,
  blockers: [],
  weekly: { limit_cents: 10_000, used_cents: 0, left_cents: 10_000 },
  monthly: { limit_cents: 40_000, used_cents: 0, left_cents: 40_000 },
  next: null,
};
const amount = (points: number) => ({ points, watts: points * 100, cents: points });
/** A wallet with $26.13, and what differs about cashing out. */
export const stubWallet = (cashout: Partial<components['schemas']['Cashout']> = {}): Wallet => ({
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
    paypal: STUB_WAY,
    egift: STUB_WAY,
    destination: null,
    tax: { year: 2026, total_cents: 0, threshold_cents: 200_000 },
    w9: null,
    code_above_cents: 5_000,
    under_way: [],
    ...cashout,
  },
});
