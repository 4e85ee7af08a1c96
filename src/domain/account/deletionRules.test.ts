import { expect, it } from 'vitest';
import { deletionDueAt, whyNoDeletion } from './deletionRules.ts';

it('an account can be kept for seven days', () => {
  expect(deletionDueAt(new Date('2026-06-10T12:00:00Z')).toISOString()).toBe('2026-06-17T12:00:00.000Z');
});

it.each([
  [false, false, null],
  [true, false, 'provider'],
  [false, true, 'staff'],
  [true, true, 'staff'],
])('owned by a provider %s, staff %s: %s', (isOwnedByProvider, isStaff, why) => {
  expect(whyNoDeletion({ isOwnedByProvider, isStaff })).toBe(why);
});
