import { expect, it } from 'vitest';
import { periodChoices, spanOf } from './periods.ts';

const now = Date.UTC(2026, 2, 1, 12);

it.each([
  ['2026-02', '2026-02-01', '2026-02-28'],
  ['2025-12', '2025-12-01', '2025-12-31'],
  ['2026-02-14', '2026-02-14', '2026-02-14'],
  ['2026-13', '2026-03-01', '2026-03-31'],
  ['last week', '2026-03-01', '2026-03-31'],
  [null, '2026-03-01', '2026-03-31'],
  ['until-2026-02-14', '2000-01-01', '2026-02-14'],
  ['until-yesterday', '2026-03-01', '2026-03-31'],
])('the period %s is from %s to %s', (period, from, to) => {
  expect(spanOf(period, now)).toEqual({ from, to });
});

it('offers the latest days and months, across the turn of a month', () => {
  const { days, months } = periodChoices(now);
  expect(days.slice(0, 2)).toEqual(['2026-03-01', '2026-02-28']);
  expect([months[0], months[2], months.at(-1)]).toEqual(['2026-03', '2026-01', '2025-03']);
});
