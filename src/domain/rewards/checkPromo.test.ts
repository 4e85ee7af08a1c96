import { describe, expect, it } from 'vitest';
import { checkPromo, normalPromoCode, type PromoDraft } from './checkPromo.ts';
import { offerState } from './offerState.ts';

const draft: PromoDraft = {
  code: ' summer-25 ',
  points: 250,
  rewardId: null,
  limit: null,
  startsAt: new Date('2026-03-01T00:00:00Z'),
  endsAt: null,
};

describe('a promo code', () => {
  it('is kept in capitals without spaces', () => {
    expect(normalPromoCode(' summer 25 ')).toBe('SUMMER25');
  });

  it.each<[string, Partial<PromoDraft>, object]>([
    ['gives points', {}, {}],
    ['gives a reward', { points: null, rewardId: 'r1' }, {}],
    ['is limited', { limit: 100 }, {}],
    ['is too short', { code: 'abc' }, { code: 'code' }],
    ['has letters that not every keyboard has', { code: 'ÉTÉ-2026' }, { code: 'code' }],
    ['gives nothing', { points: null }, { points: 'gives' }],
    ['gives both', { rewardId: 'r1' }, { points: 'gives' }],
    ['gives a fraction', { points: 1.5 }, { points: 'points' }],
    ['gives too much', { points: 10_000_001 }, { points: 'points' }],
    ['is for no members', { limit: 0 }, { limit: 'limit' }],
    ['ends when it starts', { endsAt: draft.startsAt }, { endsAt: 'endsAt' }],
  ])('that %s', (_case, change, faults) => {
    expect(checkPromo({ ...draft, ...change })).toEqual(faults);
  });
});

describe('the state of an offer', () => {
  const startsAt = new Date('2026-03-01T00:00:00Z');
  const endsAt = new Date('2026-03-08T00:00:00Z');

  it.each([
    ['2026-02-28T23:59:59Z', 'UPCOMING'],
    ['2026-03-01T00:00:00Z', 'ON'],
    ['2026-03-07T23:59:59Z', 'ON'],
    ['2026-03-08T00:00:00Z', 'ENDED'],
  ])('at %s is %s', (at, state) => {
    expect(offerState({ startsAt, endsAt }, new Date(at))).toBe(state);
  });

  it('has ended when it was ended before its start', () => {
    const at = new Date('2026-02-01T00:00:00Z');
    expect(offerState({ startsAt, endsAt: at }, at)).toBe('ENDED');
  });
});
