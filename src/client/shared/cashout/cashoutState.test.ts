import { describe, expect, it } from 'vitest';
import type { components } from '../../../../codegen/rest/types.ts';
import { cashoutState, type Blocker } from './cashoutState.ts';

type Way = components['schemas']['CashoutWay'];

const blocker = (reason: Blocker['reason'], remedy: Blocker['remedy'] = 'none'): Blocker => ({
  reason,
  remedy,
  until: null,
  amount_then_cents: null,
});
const window = (left: number) => ({ limit_cents: 10_000, used_cents: 10_000 - left, left_cents: left });
const OPEN: Way = {
  is_offered: true,
  most_points: 8_617,
  most_cents: 8_617,
  blockers: [],
  weekly: window(10_000),
  monthly: window(10_000),
  next: null,
};
const closed = (...blockers: Blocker[]): Way => ({ ...OPEN, most_points: 0, most_cents: 0, blockers });
const NONE: Way = { ...closed(blocker('cashout_disabled_paypal')), is_offered: false };
const NO_ADDRESS = blocker('paypal_missing_address', 'add_address');
const MINIMUM = blocker('minimum', 'earn');
const W9 = blocker('w9_required', 'submit_w9');
const HOLD = blocker('targeted_block', 'contact');
const PAUSED = blocker('cashout_disabled_paypal');
const [WEEK, MONTH] = [
  blocker('weekly_cashout_limit', 'wait'),
  blocker('monthly_cashout_limit', 'wait'),
] as const;

const judge = (paypal: Way, egift: Way) =>
  cashoutState({
    minimum_points: 1_000,
    minimum_cents: 1_000,
    paypal,
    egift,
    destination: null,
    tax: { year: 2026, total_cents: 0, threshold_cents: null },
    w9: null,
    code_above_cents: 5_000,
    under_way: [],
  });

describe('the wallet says one thing about cashing out', () => {
  it.each([
    ['all is well', OPEN, OPEN, { kind: 'account', cents: 8_617, needsAddress: false }],
    [
      'the address is asked for on the way',
      { ...OPEN, blockers: [NO_ADDRESS] },
      OPEN,
      { kind: 'account', cents: 8_617, needsAddress: true },
    ],
    ['payments are paused', closed(PAUSED), OPEN, { kind: 'card', cents: 8_617, because: PAUSED }],
    ['there are gift cards only', NONE, OPEN, { kind: 'card', cents: 8_617, because: null }],
    ['too little is there', closed(NO_ADDRESS, MINIMUM), closed(MINIMUM), { blocker: MINIMUM }],
    ['the account is on hold', closed(HOLD, NO_ADDRESS, WEEK), closed(HOLD, WEEK), { blocker: HOLD }],
    ['both limits are reached', closed(WEEK, MONTH), closed(WEEK, MONTH), { blocker: MONTH }],
    ['the form is missing, too', closed(WEEK, W9), closed(WEEK, W9), { blocker: W9 }],
    ['gift cards only, and too little', NONE, closed(MINIMUM), { blocker: MINIMUM }],
  ])('%s', (_name, paypal, egift, expected) => {
    expect(judge(paypal, egift)).toMatchObject(expected);
  });
});
