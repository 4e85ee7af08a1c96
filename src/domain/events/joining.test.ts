import { describe, expect, it } from 'vitest';
import type { Algorithm } from './algorithms.ts';
import { leavesEvent, mayOptIn, mayOptOut } from './joining.ts';
import type { OptSituation } from './joining.ts';

const BEFORE = new Date('2026-03-03T17:00:00Z');
const START = new Date('2026-03-03T18:00:00Z');
const DURING = new Date('2026-03-03T18:30:00Z');
const LAST_SECOND = new Date('2026-03-03T18:59:59Z');
const END = new Date('2026-03-03T19:00:00Z');
const LATER = new Date('2026-04-30T00:00:00Z');

function situation(
  algorithm: Algorithm,
  given: Partial<OptSituation> & { cancelled?: boolean } = {},
): OptSituation {
  const { cancelled = false, ...rest } = given;
  return {
    event: { algorithm, start: START, end: END, cancelled, restatementDays: 21 },
    opt: null,
    invited: true,
    onVacation: false,
    ...rest,
  };
}

describe('joining', () => {
  it.each([
    ['before the start', 'participation_reduction', {}, BEFORE, true],
    ['at the start', 'participation_reduction', {}, START, 'already-started'],
    ['during', 'participation_reduction', {}, DURING, 'already-started'],
    ['at the end', 'participation_reduction', {}, END, 'ended'],
    ['weeks later', 'participation_reduction', {}, LATER, 'ended'],
    ['again, having declined', 'participation_reduction', { opt: 'out' }, BEFORE, true],
    ['twice', 'participation_reduction', { opt: 'in' }, BEFORE, 'already-in'],
    ['a cancelled event', 'participation_reduction', { cancelled: true }, BEFORE, 'cancelled'],
    ['on vacation', 'participation_reduction', { onVacation: true }, BEFORE, 'on-vacation'],
    ['somebody else’s event', 'participation_reduction', { invited: false }, BEFORE, 'not-invited'],
    ['a real-time event again, having left', 'reduction_rt', { opt: 'out' }, DURING, true],
    ['a real-time event that is over', 'reduction_rt', { opt: 'out' }, END, 'ended'],
  ] as const)('%s (%s)', (_, algorithm, given, now, expected) => {
    expect(mayOptIn(situation(algorithm, given), now)).toEqual(
      expected === true ? { allowed: true } : { allowed: false, reason: expected },
    );
  });
});

describe('leaving', () => {
  it.each([
    ['before the start', { opt: 'in' }, BEFORE, true],
    ['declining without having answered', {}, BEFORE, true],
    ['in the last second', { opt: 'in' }, LAST_SECOND, true],
    ['at the end', { opt: 'in' }, END, 'ended'],
    ['twice', { opt: 'out' }, DURING, 'already-out'],
    ['on vacation', { opt: 'in', onVacation: true }, DURING, true],
    ['a cancelled event', { opt: 'in', cancelled: true }, BEFORE, 'cancelled'],
    ['somebody else’s event', { opt: 'in', invited: false }, BEFORE, 'not-invited'],
  ] as const)('%s', (_, given, now, expected) => {
    expect(mayOptOut(situation('participation_reduction', given), now)).toEqual(
      expected === true ? { allowed: true } : { allowed: false, reason: expected },
    );
  });

  it.each([
    ['declining before the start', 'in', BEFORE, false],
    ['leaving while it runs', 'in', DURING, true],
    ['out already', 'out', DURING, false],
  ] as const)('%s counts as leaving the event: %s', (_, opt, now, expected) => {
    expect(leavesEvent(situation('participation_reduction', { opt }), now)).toBe(expected);
  });
});
