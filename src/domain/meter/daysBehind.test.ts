import { expect, it } from 'vitest';
import { daysBehind } from './daysBehind.ts';

const zone = 'America/Los_Angeles';
const at = (text: string) => Date.parse(text) / 1000;

it.each([
  ['until midnight of yesterday', '2026-03-10T07:00:00Z', '2026-03-09', 0],
  ['until the middle of today', '2026-03-10T15:00:00Z', '2026-03-10', 0],
  ['until midnight two days ago, across the spring change', '2026-03-08T08:00:00Z', '2026-03-07', 2],
])('readings %s', (_, until, latestDay, days) => {
  expect(daysBehind(at(until), new Date('2026-03-10T18:00:00Z'), zone)).toEqual({ latestDay, days });
});
