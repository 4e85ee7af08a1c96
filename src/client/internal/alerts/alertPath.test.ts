import { expect, it } from 'vitest';
import { alertPath } from './alertPath.ts';

it.each([
  ['MONEY', null, '/internal/money'],
  ['PAYOUT_DIFFERENCES', null, '/internal/payouts/differences'],
  ['PROGRAM', 'p1', '/internal/programs/p1'],
  ['PROGRAM', null, null],
  [null, null, null],
  ['OF_A_LATER_RELEASE', 'p1', null],
])('an alert of the page %s about %s leads to %s', (page, aboutId, path) => {
  expect(alertPath(page, aboutId)).toBe(path);
});
