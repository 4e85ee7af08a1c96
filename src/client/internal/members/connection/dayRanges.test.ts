import { expect, it } from 'vitest';
import { dayRanges } from './dayRanges.ts';

it('names days that follow each other as one range, over the end of a month, too', () => {
  expect(dayRanges(['2026-11-02', '2026-11-29', '2026-11-30', '2026-12-01', '2026-12-03'])).toEqual([
    '2026-11-02',
    '2026-11-29 – 2026-12-01',
    '2026-12-03',
  ]);
  expect(dayRanges([])).toEqual([]);
});
