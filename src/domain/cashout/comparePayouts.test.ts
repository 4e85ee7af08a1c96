import { describe, expect, it } from 'vitest';
import { comparePayouts, type OurPayout, type TheirPayout } from './comparePayouts.ts';

const YOUNGEST = new Date('2026-06-15T12:00:00Z');
const BEFORE = new Date(YOUNGEST.getTime() - 1);

const our = (more: Partial<OurPayout> = {}): OurPayout => ({
  orderId: 'o1',
  key: 'k1',
  hundredths: 2_500,
  currency: 'USD',
  state: 'accepted',
  askedAt: BEFORE,
  ...more,
});
const their = (more: Partial<TheirPayout> = {}): TheirPayout => ({
  key: 'k1',
  number: 'n1',
  hundredths: 2_500,
  currency: 'USD',
  state: 'pending',
  ...more,
});
const kinds = (ours: readonly OurPayout[], theirs: readonly TheirPayout[]) =>
  comparePayouts(ours, theirs, YOUNGEST).map(({ kind }) => kind);

describe('our payouts and the provider’s list', () => {
  it.each([
    ['accepted', 'pending'],
    ['accepted', 'paid'],
    ['accepted', 'refused'],
    ['accepted', 'returned'],
    ['fulfilled', 'paid'],
    ['refunded', 'refused'],
    ['refunded', 'returned'],
  ] as const)('agree, or will: %s here, %s there', (state, there) => {
    expect(kinds([our({ state })], [their({ state: there })])).toEqual([]);
  });

  it.each([
    ['refunded', 'paid', 'paid_but_refunded'],
    ['refunded', 'pending', 'paid_but_refunded'],
    ['fulfilled', 'pending', 'returned_but_paid'],
    ['fulfilled', 'refused', 'returned_but_paid'],
    ['fulfilled', 'returned', 'returned_but_paid'],
  ] as const)('differ: %s here, %s there', (state, there, kind) => {
    expect(kinds([our({ state })], [their({ state: there })])).toEqual([kind]);
  });

  it('differ in the amount, or in its currency, with both amounts', () => {
    expect(comparePayouts([our()], [their({ hundredths: 2_400 })], YOUNGEST)).toEqual([
      {
        kind: 'amount',
        reference: 'k1',
        orderId: 'o1',
        ours: 2_500,
        theirs: 2_400,
        currency: 'USD',
        theirState: 'pending',
      },
    ]);
    expect(kinds([our()], [their({ currency: 'CAD' })])).toEqual(['amount']);
    expect(kinds([our({ state: 'refunded' })], [their({ hundredths: 1, state: 'paid' })])).toEqual([
      'amount',
      'paid_but_refunded',
    ]);
  });

  it.each([null, 'k9'])('have a payment that we don’t know, with the key %s', (key) => {
    const stranger = {
      kind: 'unknown_here',
      reference: 'n1',
      orderId: null,
      ours: null,
      theirs: 2_500,
      currency: 'USD',
      theirState: 'paid',
    };
    expect(comparePayouts([], [their({ key, state: 'paid' })], YOUNGEST)).toEqual([stranger]);
    expect(comparePayouts([our()], [their(), their({ key, state: 'paid' })], YOUNGEST)).toEqual([stranger]);
  });

  it('lack a payout that was sent long enough ago', () => {
    expect(comparePayouts([our()], [], YOUNGEST)).toEqual([
      {
        kind: 'unknown_there',
        reference: 'k1',
        orderId: 'o1',
        ours: 2_500,
        theirs: null,
        currency: 'USD',
        theirState: null,
      },
    ]);
  });

  it.each([
    ['was never sent', { askedAt: null }],
    ['was sent just now', { askedAt: YOUNGEST }],
    ['was given back', { state: 'refunded' }],
  ] as const)('lack nothing where a payout %s', (_why, more) => {
    expect(kinds([our(more)], [])).toEqual([]);
  });
});
