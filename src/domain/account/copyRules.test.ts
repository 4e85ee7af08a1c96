import { expect, it } from 'vitest';
import { copyReadyUntil, whyNoCopy, type CopyState, type NoCopyNow } from './copyRules.ts';

const now = new Date('2026-06-10T12:00:00Z');
const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);

it('a first copy can be asked for at once', () => {
  expect(whyNoCopy(null, now)).toBeNull();
});

it.each<[CopyState, number, NoCopyNow | null]>([
  ['making', 1, { reason: 'MAKING' }],
  ['making', 30, { reason: 'MAKING' }],
  ['ready', 23, { reason: 'TODAY', nextAt: hoursAgo(-1) }],
  ['ready', 24, null],
  ['gone', 25, null],
  ['failed', 1, null],
])('after a copy that is %s and was asked for %i hours ago', (state, hours, why) => {
  expect(whyNoCopy({ state, askedAt: hoursAgo(hours) }, now)).toEqual(why);
});

it('a copy can be fetched for a day', () => {
  expect(copyReadyUntil(now)).toEqual(hoursAgo(-24));
});
