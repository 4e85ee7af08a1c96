import { describe, expect, it } from 'vitest';
import {
  boostedPoints,
  countsAsEvent,
  friendStage,
  isSameAddress,
  makesReferral,
  referralRefusal,
  REFERRAL_POINTS,
  type ReferralFacts,
} from './referralRules.ts';

const HOME = { line1: '12 Alder Street', line2: 'Apt 4', postal_code: '94103' };
const APART: ReferralFacts = {
  isDuplicateMeter: false,
  identicalDays: 0,
  samePayout: false,
  friendAddress: HOME,
  referrerAddress: { ...HOME, line1: '14 Alder Street' },
};

describe('REF-01: members can’t refer themselves', () => {
  it.each<[string | null, Partial<ReferralFacts>]>([
    [null, {}],
    [null, { friendAddress: null }],
    [null, { friendAddress: null, referrerAddress: null }],
    ['same-meter', { isDuplicateMeter: true }],
    [null, { identicalDays: 2 }],
    ['same-meter', { identicalDays: 3 }],
    ['same-payout', { samePayout: true }],
    ['same-address', { referrerAddress: HOME }],
    ['same-meter', { identicalDays: 45, samePayout: true, referrerAddress: HOME }],
  ])('answers %s for %j', (refusal, facts) => {
    expect(referralRefusal({ ...APART, ...facts })).toBe(refusal);
  });

  it.each([
    [true, '12 alder st.', '#4', '94103-1234'],
    [true, '12 ALDER STREET APT 4', null, '941031234'],
    [true, '12 Álder  Street', 'Unit 4', ' 94103 '],
    [false, '12 Alder Street', 'Apt 5', '94103'],
    [false, '12 Alder Street', null, '94103'],
    [false, '12 Alder Street', 'Apt 4', '94104'],
  ])('says %s for "%s", "%s", "%s"', (same, line1, line2, postal_code) => {
    expect(isSameAddress(HOME, { line1, line2, postal_code })).toBe(same);
  });
});

describe('a code makes a referral', () => {
  const now = new Date('2026-07-31T00:00:00Z');
  const it1 = {
    friendId: 'friend',
    friendSince: new Date('2026-07-15T00:00:00Z'),
    friendHasResult: false,
    referrerId: 'referrer',
    referrerSince: new Date('2026-01-01T00:00:00Z'),
    now,
  };
  it.each([
    [true, 'of a new member', {}],
    [false, 'not with one’s own code', { friendId: 'referrer' }],
    [false, 'not of the member that invited the other', { referrerSince: new Date('2026-07-20T00:00:00Z') }],
    [false, 'not after an event', { friendHasResult: true }],
    [false, 'not a month later', { friendSince: new Date('2026-06-30T00:00:00Z') }],
  ])('%s: %s', (makes, _what, change) => {
    expect(makesReferral({ ...it1, ...change })).toBe(makes);
  });
});

describe('the first event', () => {
  const result = {
    settlement: 'SETTLED',
    left: false,
    estimateOnly: false,
    paysDevices: false,
    watts: 0,
  } as const;
  it.each([
    [true, 'a result without a saving', {}],
    [true, 'a restated one', { settlement: 'RESTATED' as const }],
    [false, 'a pending one', { settlement: 'PENDING' as const }],
    [false, 'one that the friend left', { left: true }],
    [false, 'one from the friend’s own file', { estimateOnly: true }],
    [false, 'one that pays by device, in which no device did anything', { paysDevices: true }],
    [true, 'one that pays by device', { paysDevices: true, watts: 80 }],
  ])('%s: %s', (counts, _what, change) => {
    expect(countsAsEvent({ ...result, ...change })).toBe(counts);
  });
});

it('REF-06: a boost doubles what the referrer gets, and only that', () => {
  expect(boostedPoints(REFERRAL_POINTS, false)).toEqual({ referrerPoints: 2_000, friendPoints: 1_000 });
  expect(boostedPoints(REFERRAL_POINTS, true)).toEqual({ referrerPoints: 4_000, friendPoints: 1_000 });
});

it.each([
  ['JOINED', {}],
  ['CONNECTED', { isConnected: true, wasConnected: true }],
  ['DISCONNECTED', { wasConnected: true }],
  ['EARNED', { wasConnected: true, hasFirstEvent: true }],
  ['PAID', { state: 'paid' as const, hasFirstEvent: true }],
  ['NOT_COUNTED', { state: 'refused' as const, isConnected: true }],
])("a friend's stage is %s for %j", (stage, progress) => {
  const joined = { state: 'open', hasFirstEvent: false, isConnected: false, wasConnected: false } as const;
  expect(friendStage({ ...joined, ...progress })).toBe(stage);
});
