import { expect, it } from 'vitest';
import { whyNoHandOver } from './handOverRules.ts';

const free = { hasJoined: true, isStaff: false, isBeingDeleted: false, openOrders: 0, taxYears: 0 };

it.each([
  [free, null],
  [{ ...free, hasJoined: false }, 'notJoined'],
  [{ ...free, isStaff: true }, 'staff'],
  [{ ...free, isBeingDeleted: true, openOrders: 1 }, 'deletion'],
  [{ ...free, openOrders: 1 }, 'orders'],
  [{ ...free, taxYears: 1 }, 'tax'],
] as const)('a home goes to another owner only while nothing is tied to the one it has: %o', (home, why) => {
  expect(whyNoHandOver(home)).toBe(why);
});
