import { describe, expect, it } from 'vitest';
import {
  afterStep,
  awaited,
  mayCancel,
  mayRefund,
  mayReplace,
  mayRetry,
  replacementWorth,
  NEXT_STEPS,
  orderStep,
  type DeliveredOrder,
  type OrderProgress,
  type OrderStep,
} from './orderRules.ts';

const PLACED: OrderProgress = { state: 'placed', shipping: null };
const STEPS = Object.keys(NEXT_STEPS) as OrderStep[];
const after = (...steps: OrderStep[]): OrderProgress =>
  steps.reduce<OrderProgress>((progress, step) => afterStep(progress, step) ?? progress, PLACED);

describe('an order', () => {
  it('goes from placed to fulfilled as the shop reports it', () => {
    expect(after('accepted')).toEqual({ state: 'accepted', shipping: 'accepted' });
    expect(after('accepted', 'shipped')).toEqual({ state: 'accepted', shipping: 'shipped' });
    expect(after('accepted', 'shipped', 'fulfilled')).toEqual({ state: 'fulfilled', shipping: 'delivered' });
  });

  it.each<[string, OrderStep[], OrderStep]>([
    ['"accepted" after "shipped"', ['shipped', 'accepted'], 'shipped'],
    ['"shipped" after "delivered"', ['fulfilled', 'shipped', 'accepted'], 'fulfilled'],
    ['"failed" after "delivered"', ['fulfilled', 'failed'], 'fulfilled'],
    ['"shipped" after "failed"', ['accepted', 'failed', 'shipped'], 'failed'],
    ['a cancellation after the parcel left', ['shipped', 'refunded'], 'shipped'],
    ['anything after the refund', ['failed', 'refunded', 'placed', 'accepted', 'failed'], 'refunded'],
    [
      'everything twice',
      ['accepted', 'accepted', 'shipped', 'shipped', 'fulfilled', 'fulfilled'],
      'fulfilled',
    ],
  ])('never goes backwards: %s', (_name, reports, end) => {
    expect(orderStep(after(...reports))).toBe(end);
  });

  it("ends the same in whatever order the shop's reports arrive", () => {
    const news: OrderStep[] = ['accepted', 'shipped', 'fulfilled'];
    const orders = news
      .flatMap((a) => news.flatMap((b) => news.map((c) => [a, b, c] as const)))
      .filter((each) => new Set(each).size === 3);
    expect(orders).toHaveLength(6);
    for (const each of orders) expect(after(...each)).toEqual({ state: 'fulfilled', shipping: 'delivered' });
  });

  it('can be retried only after a failure, and cancelled only before its parcel leaves', () => {
    const progress = (step: OrderStep): OrderProgress =>
      after(...(step === 'placed' ? [] : step === 'refunded' ? (['failed', 'refunded'] as const) : [step]));
    expect(STEPS.filter((step) => mayRetry(progress(step)))).toEqual(['failed']);
    expect(STEPS.filter((step) => mayCancel(progress(step)))).toEqual(['placed', 'accepted', 'failed']);
    const paid = { service: 'alder', priceWatts: 100_000, cardHundredths: 0, replacedBy: null } as const;
    const refundable = (given: Partial<DeliveredOrder>) =>
      STEPS.filter((step) => mayRefund({ ...paid, ...given, ...progress(step) }));
    expect(refundable({})).toEqual(['fulfilled']);
    expect(refundable({ service: 'payouts' })).toEqual([]);
    expect(refundable({ priceWatts: 0 })).toEqual([]);
    expect(refundable({ priceWatts: 0, cardHundredths: 500 })).toEqual(['fulfilled']);
    expect(refundable({ replacedBy: 'another' })).toEqual([]);
    const replaceable = (given: Partial<DeliveredOrder>) =>
      STEPS.filter((step) => mayReplace({ ...paid, ...given, ...progress(step) }));
    expect(replaceable({})).toEqual(['shipped', 'fulfilled']);
    expect(replaceable({ priceWatts: 0 })).toEqual(['shipped', 'fulfilled']);
    expect(replaceable({ service: 'payouts' })).toEqual([]);
    expect(replaceable({ service: 'donations' })).toEqual([]);
    expect(replaceable({ replacedBy: 'another' })).toEqual([]);
  });

  it('a replacement is worth the most of what its order cost, and what it is worth', () => {
    const free = { pricePoints: 0, worthPoints: null, valueHundredths: null, cardHundredths: 0 };
    expect(replacementWorth(free, 100)).toBe(0);
    expect(replacementWorth({ ...free, pricePoints: 900, valueHundredths: 1_000 }, 100)).toBe(1_000);
    expect(replacementWorth({ ...free, pricePoints: 900, valueHundredths: 1_000 }, null)).toBe(900);
    expect(replacementWorth({ ...free, pricePoints: 500, cardHundredths: 4_900 }, 100)).toBe(5_400);
    expect(replacementWorth({ ...free, worthPoints: 2_000 }, 100)).toBe(2_000);
  });

  it('says what it waits for', () => {
    expect([
      awaited(PLACED, 'parcel-without-address'),
      awaited(PLACED, 'parcel'),
      awaited(after('accepted'), 'parcel'),
      awaited(after('shipped'), 'parcel'),
      awaited(after('failed'), 'parcel'),
      awaited(after('fulfilled'), 'parcel'),
      awaited(after('failed', 'refunded'), 'parcel'),
    ]).toEqual(['ADDRESS', 'SHOP', 'SHIPPING', 'DELIVERY', 'STAFF', null, null]);
  });
});
