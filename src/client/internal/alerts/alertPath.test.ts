import { expect, it } from 'vitest';
import { alertPath } from './alertPath.ts';

it('an alert about a month leads to that month', () => {
  expect(alertPath('MONEY', null, '2026-01')).toBe('/internal/money?period=2026-01');
});

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
