import { describe, expect, it } from 'vitest';
import {
  DEFAULT_ORDER_PROMISES,
  isOverdue,
  lateUntil,
  noLaterThanPromise,
  pointsReturnAt,
  promiseFrom,
  type PromisedOrder,
} from './promise.ts';

const END = new Date('2026-06-15T12:00:00Z');
const at = (milliseconds: number) => new Date(END.getTime() + milliseconds);

const open: PromisedOrder = {
  state: 'placed',
  shipping: null,
  service: 'shop',
  address: {},
  priceWatts: 100_000,
  promisedAt: END,
};

describe('an order’s promise', () => {
  it('ends as many days later as its kind has', () => {
    expect(promiseFrom('gift_card', DEFAULT_ORDER_PROMISES, END)).toEqual(new Date('2026-06-18T12:00:00Z'));
    expect(promiseFrom('cash', DEFAULT_ORDER_PROMISES, END)).toEqual(new Date('2026-07-16T12:00:00Z'));
  });

  it('ends the order at that moment, not before', () => {
    expect(isOverdue(open, at(-1))).toBe(false);
    expect(isOverdue(open, END)).toBe(true);
    expect(isOverdue({ ...open, promisedAt: null }, at(1))).toBe(false);
  });

  it.each(['fulfilled', 'refunded'] as const)('ends nothing that is over: %s', (state) => {
    expect(isOverdue({ ...open, state }, at(1))).toBe(false);
    expect(pointsReturnAt({ ...open, state })).toBeNull();
  });

  it('ends a parcel without an address only where it cost points: a free one waits', () => {
    const free = { ...open, priceWatts: 0 };
    expect(isOverdue({ ...free, address: null }, END)).toBe(false);
    expect(isOverdue(free, END)).toBe(true);
    expect(isOverdue({ ...open, address: null }, END)).toBe(true);
    expect(noLaterThanPromise({ ...free, address: null }, null)).toBeNull();
  });

  it('gives points back where an order cost some', () => {
    expect(pointsReturnAt(open)).toEqual(END);
    expect(pointsReturnAt({ ...open, priceWatts: 0 })).toBeNull();
    expect(pointsReturnAt({ ...open, priceWatts: 1 })).toEqual(END);
  });

  it('is looked at when something else is due, but at its end at the latest', () => {
    expect(noLaterThanPromise(open, at(-1))).toEqual(at(-1));
    expect(noLaterThanPromise(open, at(1))).toEqual(END);
    expect(noLaterThanPromise(open, null)).toEqual(END);
    expect(noLaterThanPromise({ ...open, promisedAt: null }, at(1))).toEqual(at(1));
    expect(noLaterThanPromise({ ...open, promisedAt: null }, null)).toBeNull();
  });

  it('is late for staff two days before its end', () => {
    expect(lateUntil(END)).toEqual(new Date('2026-06-17T12:00:00Z'));
  });
});
