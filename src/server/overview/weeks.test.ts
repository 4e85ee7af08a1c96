import { expect, it } from 'vitest';
import { latestWeeks } from './weeks.ts';

it.each([
  ['2026-03-02T00:00:00Z', 1, '2026-03-02', '2026-03-02'],
  ['2026-03-01T23:59:59Z', 1, '2026-02-23', '2026-02-23'],
  ['2026-03-04T12:00:00Z', 4, '2026-02-09', '2026-03-02'],
  ['2026-03-04T12:00:00Z', 0, '2026-03-02', '2026-03-02'],
  ['2026-03-04T12:00:00Z', 500, '2025-03-03', '2026-03-02'],
])('at %s, %i weeks are those from %s to %s', (now, count, first, last) => {
  expect(latestWeeks(new Date(now), count)).toEqual({ first, last });
});
