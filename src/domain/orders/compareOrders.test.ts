import { describe, expect, it } from 'vitest';
import { compareOrders, type OurOrder, type TheirOrder } from './compareOrders.ts';

const ID = '01a214bc-1c2e-754f-97f5-9dcf9f63229b';
const YOUNGEST = new Date('2026-03-10T11:00:00Z');
const EARLIER = new Date('2026-03-09T12:00:00Z');
const JUST_NOW = new Date('2026-03-10T11:30:00Z');

const our = (given: Partial<OurOrder> = {}): OurOrder => ({
  orderId: ID,
  brand: 'default',
  key: ID,
  state: 'fulfilled',
  hundredths: 1_000,
  currency: 'USD',
  askedAt: EARLIER,
  changedAt: EARLIER,
  wasDelivered: given.state === undefined || given.state === 'fulfilled',
  ...given,
});
const their = (given: Partial<TheirOrder> = {}): TheirOrder => ({
  key: ID,
  number: 'AL-1',
  hundredths: 1_000,
  currency: 'USD',
  state: 'delivered',
  ...given,
});
const kinds = (ours: readonly OurOrder[], theirs: readonly TheirOrder[]) =>
  compareOrders(ours, theirs, YOUNGEST).differences.map(({ kind }) => kind);

describe('our orders beside a service’s list', () => {
  it.each<[string, Partial<OurOrder>, Partial<TheirOrder>, string[]]>([
    ['agree when both delivered', {}, {}, []],
    ['agree when both ended', { state: 'refunded' }, { state: 'ended' }, []],
    ['agree on an article of its own value', {}, { hundredths: null, currency: null }, []],
    ['differ in the amount', {}, { hundredths: 2_000 }, ['amount']],
    ['differ in the currency', {}, { currency: 'CAD' }, ['amount']],
    ['differ when they deliver what we refunded', { state: 'refunded' }, {}, ['given_up_here']],
    [
      'differ when they still work on what we refunded',
      { state: 'failed' },
      { state: 'pending' },
      ['given_up_here'],
    ],
    ['differ when they took back what we call delivered', {}, { state: 'ended' }, ['given_up_there']],
    ['agree when staff refunded what they delivered', { state: 'refunded', wasDelivered: true }, {}, []],
    ['agree while a refund is on its way', { state: 'refunded', changedAt: JUST_NOW }, {}, []],
    [
      'differ when an earlier attempt is delivered too',
      { key: `${ID}-2` },
      {},
      ['given_up_here', 'unknown_there'],
    ],
  ])('%s', (_what, ours, theirs, expected) => {
    expect(kinds([our(ours)], [their(theirs)])).toEqual(expected);
  });

  it('name what only one side knows', () => {
    expect(kinds([], [their()])).toEqual(['unknown_here']);
    expect(kinds([], [their({ state: 'ended' })])).toEqual([]);
    expect(kinds([our()], [])).toEqual(['unknown_there']);
    expect(kinds([our({ askedAt: null })], [])).toEqual([]);
    expect(kinds([our({ askedAt: JUST_NOW })], [])).toEqual([]);
    expect(kinds([our({ state: 'placed' })], [])).toEqual([]);
  });

  it('name open orders of which the list knows more, and nothing else of them', () => {
    const behind = (ours: Partial<OurOrder>, theirs: Partial<TheirOrder>) =>
      compareOrders([our(ours)], [their(theirs)], YOUNGEST);
    const read = { differences: [], behind: [ID] };
    const same = { differences: [], behind: [] };
    expect(behind({ state: 'placed' }, { state: 'pending' })).toEqual(read);
    expect(behind({ state: 'placed' }, { state: 'delivered' })).toEqual(read);
    expect(behind({ state: 'accepted' }, { state: 'ended' })).toEqual(read);
    expect(behind({ state: 'accepted' }, { state: 'pending' })).toEqual(same);
  });
});
