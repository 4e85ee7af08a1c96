import { describe, expect, it } from 'vitest';
import {
  capturePosting,
  holdPosting,
  payoutReturnPosting,
  promoPosting,
  recapturePosting,
  refundPosting,
  releasePosting,
} from './orderPostings.ts';
import { friendPosting, referrerPosting } from './referralPostings.ts';

const ORDER = { orderId: 'o1', memberId: 'm1', brandId: 'b1', kind: 'gift_card', watts: 700 };

/** Where watts come from, and where they go. */
const moves = (from: string, to: string, watts = ORDER.watts) => [
  { account: from, amountWatts: -watts },
  { account: to, amountWatts: watts },
];

describe('an order’s movements', () => {
  it.each([
    ['hold', holdPosting(ORDER), 'order:o1:hold', 'order-hold', 'member:m1', 'held:m1'],
    [
      'capture',
      capturePosting(ORDER),
      'order:o1:settled',
      'order-capture',
      'held:m1',
      'brand:b1:paid:gift_card',
    ],
    ['release', releasePosting(ORDER), 'order:o1:settled', 'order-release', 'held:m1', 'member:m1'],
    [
      'refund',
      refundPosting(ORDER),
      'order:o1:refund',
      'order-release',
      'brand:b1:paid:gift_card',
      'member:m1',
    ],
    [
      'return',
      payoutReturnPosting(ORDER, 2),
      'order:o1:returned:2',
      'order-release',
      'brand:b1:paid:gift_card',
      'member:m1',
    ],
    [
      'arrival',
      recapturePosting(ORDER, 3),
      'order:o1:arrived:3',
      'order-recapture',
      'member:m1',
      'brand:b1:paid:gift_card',
    ],
    [
      'promo code',
      promoPosting('b1', 'm1', 700, 'p1'),
      'promo:p1',
      'promo-code',
      'brand:b1:rewards',
      'member:m1',
    ],
  ] as const)('%s: each has its key and its two accounts', (_what, posting, causeKey, cause, from, to) => {
    expect(posting).toMatchObject({ causeKey, cause });
    expect(posting?.lines).toEqual(expect.arrayContaining(moves(from, to)));
    expect(posting?.lines).toHaveLength(2);
  });

  it.each([
    ['hold', holdPosting],
    ['capture', capturePosting],
    ['release', releasePosting],
    ['refund', refundPosting],
  ] as const)('%s: a free order moves nothing, and none costs less than nothing', (_what, create) => {
    expect(create({ ...ORDER, watts: 0 })).toBeNull();
    expect(() => create({ ...ORDER, watts: -1 })).toThrow('Order o1 cannot cost -1 watts.');
  });
});

describe('what a friend’s first event pays', () => {
  const PAY = {
    brandId: 'b1',
    friendId: 'f1',
    referrerId: 'r1',
    referrerWatts: 4_000,
    friendWatts: 1_000,
    isBoosted: false,
  };

  it('goes to both of them, once for each friend', () => {
    expect(referrerPosting(PAY)).toMatchObject({ causeKey: 'referral:f1:referrer', cause: 'referral' });
    expect(referrerPosting(PAY)?.lines).toEqual(
      expect.arrayContaining(moves('brand:b1:rewards', 'member:r1', 4_000)),
    );
    expect(friendPosting(PAY)).toMatchObject({ causeKey: 'referral:f1:friend', cause: 'referral-welcome' });
    expect(friendPosting(PAY)?.lines).toEqual(
      expect.arrayContaining(moves('brand:b1:rewards', 'member:f1', 1_000)),
    );
  });

  it('says that a boost was used', () => {
    expect(referrerPosting({ ...PAY, isBoosted: true })?.cause).toBe('referral-boosted');
    expect(friendPosting({ ...PAY, isBoosted: true })?.cause).toBe('referral-welcome');
  });
});
