import { describe, expect, it } from 'vitest';
import {
  amountFault,
  judgeCashout,
  UTILITY_REASONS,
  type CashoutFacts,
  type WayVerdict,
} from './blockers.ts';
import { DEFAULT_CASHOUT_RULES, taxThreshold } from './rules.ts';

const NOW = new Date('2026-03-31T14:05:00Z');
const day = (count: number): Date => new Date(NOW.getTime() - count * 86_400_000);

const OPEN: CashoutFacts = {
  rules: DEFAULT_CASHOUT_RULES,
  now: NOW,
  pointsPerUnit: 100,
  balancePoints: 6_000,
  keys: { giftCard: true, payment: 'monthly-limit' },
  destination: { isVerified: true },
  stopped: null,
  isBlocked: false,
  utility: null,
  past: [],
  tax: { threshold: 200_000, total: 0, w9: null, yearEndsAt: new Date('2027-01-01T08:00:00Z') },
};
const judge = (change: Partial<CashoutFacts> = {}) => judgeCashout({ ...OPEN, ...change });
const reasons = ({ blockers }: WayVerdict) => blockers.map(({ reason, remedy }) => `${reason}:${remedy}`);

describe('WAL-07 to WAL-14: blockers', () => {
  it('has none when all is well', () => {
    const { paypal, egift } = judge();
    expect([paypal.blockers, paypal.most, egift.blockers, egift.most]).toEqual([[], 6_000, [], 6_000]);
  });

  it.each([
    ['no destination', { destination: null }, ['paypal_missing_address:add_address'], []],
    [
      'an unverified destination',
      { destination: { isVerified: false } },
      ['paypal_verified_address:verify_address'],
      [],
    ],
    ['everything stopped', { stopped: 'all' as const }, ['cashout_disabled:none'], ['cashout_disabled:none']],
    ['payments stopped', { stopped: 'paypal' as const }, ['cashout_disabled_paypal:none'], []],
    ['a blocked member', { isBlocked: true }, ['targeted_block:contact'], ['targeted_block:contact']],
    ['a small balance', { balancePoints: 999 }, ['minimum:earn'], ['minimum:earn']],
    [
      'several at once',
      { isBlocked: true, destination: null, balancePoints: 0 },
      ['targeted_block:contact', 'paypal_missing_address:add_address', 'minimum:earn'],
      ['targeted_block:contact', 'minimum:earn'],
    ],
  ])('%s', (_name, change, paypal, egift) => {
    const verdict = judge(change);
    expect([reasons(verdict.paypal), reasons(verdict.egift)]).toEqual([paypal, egift]);
  });

  it.each([
    ['all the balance', {}, 6_000],
    ['what stays below the tax threshold', { tax: { ...OPEN.tax, total: 195_000 } }, 4_999],
    ['nothing while something else holds it back', { isBlocked: true }, 0],
  ])('WAL-15: the most without an address is %s', (_what, change, most) => {
    expect(judge({ ...change, destination: null }).paypal.most).toBe(most);
    expect(judge({ ...change, destination: { isVerified: false } }).paypal.most).toBe(most);
  });

  it.each(UTILITY_REASONS)('WAL-11: a utility switches both ways off: %s', (utility) => {
    const { paypal, egift } = judge({ utility });
    expect([reasons(paypal), reasons(egift)]).toEqual([[`${utility}:none`], [`${utility}:none`]]);
  });
});

describe('WAL-20, SES-24, SES-25: the feature keys', () => {
  it('takes one way away, or both', () => {
    const noPayment = judge({ keys: { giftCard: true, payment: 'off' } });
    expect([noPayment.paypal.isOffered, reasons(noPayment.paypal), noPayment.egift.blockers]).toEqual([
      false,
      ['cashout_disabled_paypal:none'],
      [],
    ]);
    const noCard = judge({ keys: { giftCard: false, payment: 'monthly-limit' } });
    expect([noCard.egift.isOffered, noCard.paypal.most]).toEqual([false, 6_000]);
    expect(reasons(judge({ keys: { giftCard: false, payment: 'off' } }).egift)).toEqual([
      'cashout_disabled:none',
    ]);
  });

  it('lifts both limits of payments only', () => {
    const { paypal, egift } = judge({
      keys: { giftCard: true, payment: 'no-limit' },
      balancePoints: 100_000,
      past: [{ at: day(1), hundredths: 9_500 }],
    });
    expect([paypal.weekly, paypal.monthly, paypal.most]).toEqual([null, null, 100_000]);
    expect(reasons(egift)).toEqual(['weekly_cashout_limit:wait']);
  });
});

describe('WAL-13, WAL-14: rolling windows', () => {
  it('says until when, and how much then', () => {
    const { paypal } = judge({
      past: [
        { at: day(5), hundredths: 3_720 },
        { at: day(2), hundredths: 6_280 },
      ],
    });
    expect(paypal.blockers).toEqual([
      {
        reason: 'weekly_cashout_limit',
        remedy: 'wait',
        until: new Date('2026-04-02T14:05:00Z'),
        amountThen: 3_720,
      },
    ]);
    expect(paypal.next).toEqual({ at: new Date('2026-04-02T14:05:00Z'), hundredths: 3_720 });
  });

  it('is free again exactly seven days later, and not a millisecond before', () => {
    const past = [{ at: day(7), hundredths: 10_000 }];
    expect(judge({ past }).paypal.weekly).toEqual({ limit: 10_000, used: 0, left: 10_000 });
    expect(judge({ past, now: new Date(NOW.getTime() - 1) }).paypal.weekly?.left).toBe(0);
  });

  it('names the month when that is what holds', () => {
    const past = [27, 20, 13, 8].map((count) => ({ at: day(count), hundredths: 10_000 }));
    const { paypal } = judge({ past });
    expect(reasons(paypal)).toEqual(['monthly_cashout_limit:wait']);
    expect(paypal.blockers[0]?.until).toEqual(new Date(day(27).getTime() + 30 * 86_400_000));
  });

  it('ends both limits when both let the minimum through, with what both leave then', () => {
    // The week is free in a day, the month only in three.
    const past = [
      { at: day(27), hundredths: 4_000 },
      ...[20, 13, 6].map((count) => ({ at: day(count), hundredths: 12_000 })),
    ];
    const { paypal } = judge({ past });
    const then = { until: new Date(day(27).getTime() + 30 * 86_400_000), amountThen: 4_000 };
    expect(paypal.blockers).toMatchObject([
      { reason: 'weekly_cashout_limit', ...then },
      { reason: 'monthly_cashout_limit', ...then },
    ]);
    expect(paypal.next).toEqual({ at: then.until, hundredths: then.amountThen });
  });

  it('leaves the rest of a window open, and says when more can go', () => {
    const { paypal } = judge({ balancePoints: 9_000, past: [{ at: day(6), hundredths: 5_000 }] });
    expect([paypal.most, paypal.next]).toEqual([
      5_000,
      { at: new Date('2026-04-01T14:05:00Z'), hundredths: 9_000 },
    ]);
  });
});

describe('the W-9', () => {
  it('is required in the United States, from 2,000 in 2026', () => {
    expect([
      taxThreshold('US', 2025),
      taxThreshold('US', 2026),
      taxThreshold('US', 2031),
      taxThreshold('CA', 2026),
      taxThreshold('AU', 2026),
    ]).toEqual([60_000, 200_000, 200_000, null, null]);
  });

  const nearly = (w9: CashoutFacts['tax']['w9'], total = 199_500) => ({ tax: { ...OPEN.tax, total, w9 } });

  it.each([
    [null, 'submit_w9'],
    ['INVALID', 'submit_w9'],
    ['PROCESSING', 'wait'],
    ['DUPLICATE', 'contact'],
  ] as const)('WAL-17: %s blocks near the threshold', (w9, remedy) => {
    const { paypal, egift } = judge(nearly(w9));
    expect([reasons(paypal), reasons(egift)]).toEqual([[`w9_required:${remedy}`], [`w9_required:${remedy}`]]);
    expect(paypal.blockers[0]?.until).toEqual(OPEN.tax.yearEndsAt);
  });

  it('leaves what stays below the threshold, and everything once it is VALID', () => {
    expect(judge(nearly(null, 195_000)).paypal.most).toBe(4_999);
    expect(judge(nearly('VALID')).paypal.most).toBe(6_000);
  });
});

describe('WAL-15: an amount', () => {
  const findFault = (points: number, change: Partial<CashoutFacts> = {}) => {
    const facts = { ...OPEN, ...change };
    return amountFault(facts, judgeCashout(facts).paypal, points);
  };

  it.each([
    [1_000, null],
    [6_000, null],
    [999, 'BELOW_MINIMUM'],
    [0, 'BELOW_MINIMUM'],
    [-1_000, 'BELOW_MINIMUM'],
    [1_000.5, 'NOT_WHOLE'],
    [Number.NaN, 'NOT_WHOLE'],
    [6_001, 'NOT_ENOUGH_POINTS'],
    [2 ** 63, 'NOT_ENOUGH_POINTS'],
    [Infinity, 'NOT_ENOUGH_POINTS'],
  ])('%d points: %s', (points, fault) => expect(findFault(points)).toBe(fault));

  it('stays within the windows and below the threshold', () => {
    const past = [{ at: day(1), hundredths: 8_000 }];
    expect(findFault(2_001, { past })).toBe('OVER_WEEKLY_LIMIT');
    expect(
      findFault(2_000, { past: [28, 20, 12].map((count) => ({ at: day(count), hundredths: 13_000 })) }),
    ).toBe('OVER_MONTHLY_LIMIT');
    expect(findFault(1_000, { tax: { ...OPEN.tax, total: 199_000 } })).toBe('W9_NEEDED');
  });

  it('needs whole cents where a point is less than one', () =>
    expect(findFault(1_001, { pointsPerUnit: 200 })).toBe('NOT_WHOLE'));
});
