import { expect, it } from 'vitest';
import { parseMonth, seasonMonths, seasonOf } from './seasons.ts';

it.each([
  ['2026-04', 'US', '2026-04', 'SUMMER', '2026-04-01', '2026-09-30'],
  ['2026-09-30', 'US', '2026-04', 'SUMMER', '2026-04-01', '2026-09-30'],
  ['2026-10-01', 'CA', '2026-10', 'WINTER', '2026-10-01', '2027-03-31'],
  ['2027-01', 'CA', '2026-10', 'WINTER', '2026-10-01', '2027-03-31'],
  ['2027-03-31', 'AU', '2026-10', 'SUMMER', '2026-10-01', '2027-03-31'],
  ['2026-07', 'AU', '2026-04', 'WINTER', '2026-04-01', '2026-09-30'],
] as const)('%s in %s belongs to the season of %s, a %s', (month, country, id, kind, firstDay, lastDay) => {
  expect(seasonOf(month, country)).toEqual({ id, kind, firstDay, lastDay });
});

it('has six months, also over the new year', () => {
  expect(seasonMonths('2027-02')).toEqual(['2026-10', '2026-11', '2026-12', '2027-01', '2027-02', '2027-03']);
});

it('knows months of an address, and nothing else', () => {
  expect(['2026-11', '2026-13', '26-11', '2026-11-02', '', null].map(parseMonth)).toEqual([
    '2026-11',
    null,
    null,
    null,
    null,
    null,
  ]);
});
