import { expect, it } from 'vitest';
import { ASKED_SCOPE } from '../../../domain/utility/greenButtonScope.ts';
import { refetchFrom, windowsLatestFirst } from './fetch.ts';

const now = new Date('2026-11-22T20:00:00Z');
const zone = 'America/Los_Angeles';
const asked = (fetchedTo: string | null, scope = ASKED_SCOPE) =>
  windowsLatestFirst({ fetchedTo, scope }, zone, now).map(
    ({ window: { from, to }, isAhead }) => `${from} to ${to}${isAhead ? ' ahead' : ''}`,
  );

it('fetches the latest month of a long past first, then all of it from its beginning', () => {
  const [first, second, ...others] = asked(null);
  expect(first).toBe('2026-10-22 to 2026-11-21 ahead');
  expect(second).toBe('2025-10-20 to 2025-11-19');
  expect(others.at(-1)).toMatch(/to 2026-11-21$/);
});

it.each([
  [
    'no past comes at once',
    null,
    ASKED_SCOPE.replace('HistoryLength=13', 'HistoryLength=0'),
    ['2026-11-21 to 2026-11-21'],
  ],
  [
    'each morning: the new day, and the week before it',
    '2026-11-20',
    ASKED_SCOPE,
    ['2026-11-13 to 2026-11-21'],
  ],
  [
    'continues after an interruption',
    '2026-10-01',
    ASKED_SCOPE,
    ['2026-09-24 to 2026-10-24', '2026-10-25 to 2026-11-21'],
  ],
])('%s', (_what, fetchedTo, scope, windows) => {
  expect(asked(fetchedTo, scope)).toEqual(windows);
});

it.each([
  ['begins with the day that staff chose', '2026-11-20', '2026-10-01', '2026-10-01 to 2026-10-31'],
  ['leaves out no day that was still to be fetched', '2026-10-01', '2026-11-10', '2026-09-24 to 2026-10-24'],
])('fetched again, it %s', (_what, fetchedTo, from, first) => {
  expect(asked(refetchFrom(fetchedTo, from))[0]).toBe(first);
});
