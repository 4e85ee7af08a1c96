import { expect, it } from 'vitest';
import { isLowStock } from './lowStock.ts';
import { offerState } from './offerState.ts';

const NOW = new Date('2026-06-15T12:00:00Z');
const [EARLIER, LATER] = [new Date(NOW.getTime() - 1), new Date(NOW.getTime() + 1)];

it.each([
  [NOW, null, 'ON'],
  [EARLIER, LATER, 'ON'],
  [LATER, null, 'UPCOMING'],
  // The end itself is no longer part of it.
  [EARLIER, NOW, 'ENDED'],
  [EARLIER, EARLIER, 'ENDED'],
] as const)('an offer from %s to %s is %s', (startsAt, endsAt, state) => {
  expect(offerState({ startsAt, endsAt }, NOW)).toBe(state);
});

it('five pieces are few, six aren’t', () => {
  expect([isLowStock(5), isLowStock(6)]).toEqual([true, false]);
});
