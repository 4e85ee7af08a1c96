import { expect, it } from 'vitest';
import { reviewReasons, type ReviewFacts } from './review.ts';
import { DEFAULT_CASHOUT_RULES } from './rules.ts';
import { taxpayerNumber } from './w9.ts';

const PLAIN: ReviewFacts = {
  hundredths: 40_000,
  accountCreatedAt: new Date('2026-01-01T00:00:00Z'),
  now: new Date('2026-03-01T00:00:00Z'),
  destinationMembers: 1,
  deviceMembers: 0,
  addressMembers: 0,
};

it.each([
  ['nothing unusual', {}, []],
  ['more than 400', { hundredths: 40_001 }, ['large_amount']],
  ['an account of 13 days', { accountCreatedAt: new Date('2026-02-16T00:00:00Z') }, ['new_account']],
  ['an account of 14 days', { accountCreatedAt: new Date('2026-02-15T00:00:00Z') }, []],
  ['two other members with the destination', { destinationMembers: 2 }, ['shared_destination']],
  [
    'a browser and an address of others',
    { deviceMembers: 1, addressMembers: 1 },
    ['shared_device', 'shared_address'],
  ],
])('staff look at a payout with %s', (_name, change, reasons) =>
  expect(reviewReasons({ ...PLAIN, ...change }, DEFAULT_CASHOUT_RULES)).toEqual(reasons),
);

it.each([
  ['123-45-6789', 'SSN', '123456789'],
  ['123 45 6789', 'SSN', '123456789'],
  ['912-70-1234', 'SSN', '912701234'],
  ['12-3456789', 'EIN', '123456789'],
  ['000-45-6789', 'SSN', null],
  ['666-45-6789', 'SSN', null],
  ['123-00-6789', 'SSN', null],
  ['123-45-0000', 'SSN', null],
  ['00-1234567', 'EIN', null],
  ['12345678', 'SSN', null],
  ['12345678a', 'SSN', null],
] as const)('a taxpayer number: %s as %s', (typed, type, digits) =>
  expect(taxpayerNumber(typed, type)).toBe(digits),
);
