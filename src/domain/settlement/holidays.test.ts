import { describe, expect, it } from 'vitest';
import { holidayTest, nationalHolidays } from './holidays.ts';

describe('national holidays', () => {
  it('US 2026: Independence Day falls on a Saturday and is observed on the Friday too', () => {
    expect(nationalHolidays('US', 2026)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03',
      '2026-07-04',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]);
  });

  it("US: a New Year's Day on a Saturday is observed in the year before", () => {
    expect(nationalHolidays('US', 2021)).toContain('2021-12-31');
    expect(nationalHolidays('US', 2022)).toContain('2022-01-01');
    expect(nationalHolidays('US', 2022)).not.toContain('2022-01-03');
  });

  it('US: Juneteenth is national since 2021', () => {
    expect(nationalHolidays('US', 2020)).not.toContain('2020-06-19');
    expect(nationalHolidays('US', 2021)).toContain('2021-06-18');
  });

  it('CA 2026: Boxing Day on a Saturday is observed on the Monday', () => {
    expect(nationalHolidays('CA', 2026)).toEqual([
      '2026-01-01',
      '2026-04-03',
      '2026-05-18',
      '2026-07-01',
      '2026-09-07',
      '2026-09-30',
      '2026-10-12',
      '2026-11-11',
      '2026-12-25',
      '2026-12-26',
      '2026-12-28',
    ]);
  });

  it('CA: Victoria Day is the Monday before the 25th of May, the 24th included', () => {
    expect(nationalHolidays('CA', 2027)).toContain('2027-05-24');
    expect(nationalHolidays('CA', 2025)).toContain('2025-05-19');
  });

  it('AU: Christmas on a Saturday and Boxing Day on a Sunday move to Monday and Tuesday, in any order', () => {
    const days = nationalHolidays('AU', 2021).filter((date) => date >= '2021-12-01');
    expect(days).toEqual(['2021-12-25', '2021-12-26', '2021-12-27', '2021-12-28']);
    expect(nationalHolidays('AU', 2022).filter((date) => date >= '2022-12-01')).toEqual([
      '2022-12-25',
      '2022-12-26',
      '2022-12-27',
    ]);
  });

  it('AU 2023, the year of the real month of solar data: Easter falls in April', () => {
    expect(nationalHolidays('AU', 2023)).toEqual([
      '2023-01-01',
      '2023-01-02',
      '2023-01-26',
      '2023-04-07',
      '2023-04-10',
      '2023-04-25',
      '2023-12-25',
      '2023-12-26',
    ]);
  });

  it.each([
    [2000, '2000-04-21'],
    [2008, '2008-03-21'],
    [2011, '2011-04-22'],
    [2019, '2019-04-19'],
    [2024, '2024-03-29'],
    [2025, '2025-04-18'],
    [2038, '2038-04-23'],
  ])('Good Friday of %i is %s', (year, date) => {
    expect(nationalHolidays('AU', year)).toContain(date);
  });

  it("answers for single dates, and for a program's regional ones", () => {
    const isHoliday = holidayTest({ country: 'AU', extraHolidays: ['2026-06-08'] });
    expect(isHoliday('2026-06-08')).toBe(true);
    expect(isHoliday('2026-01-26')).toBe(true);
    expect(isHoliday('2026-01-27')).toBe(false);
    expect(holidayTest({ country: 'AU' })('2026-06-08')).toBe(false);
  });
});
