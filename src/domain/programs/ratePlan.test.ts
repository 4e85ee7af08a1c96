import { describe, expect, it } from 'vitest';
import type { PackedDay } from '../meter/packedDay.ts';
import { addDays, startOfLocalDay } from '../meter/zone.ts';
import { MISSING } from '../meter/readings.ts';
import { comparePlans } from './comparePlans.ts';
import { planFault, rateIn, type RatePlan } from './ratePlan.ts';
import { usageByHour } from './usageByHour.ts';

const flat: RatePlan = {
  code: 'FLAT',
  name: 'Flat',
  daily: 5_000,
  bands: [{ days: 'all', fromHour: 0, toHour: 24, rate: 2_000 }],
};
const evening: RatePlan = {
  code: 'TOU',
  name: 'Time of use',
  daily: 5_000,
  bands: [
    { days: 'weekday', fromHour: 16, toHour: 21, rate: 4_000 },
    { days: 'all', fromHour: 0, toHour: 24, rate: 1_500 },
  ],
};
const ZONE = 'America/Los_Angeles';

/**
 * UTC days of readings of a length in minutes; an interval's use by its start in epoch seconds; null:
 * missing.
 */
function days(
  from: string,
  count: number,
  minutes: number,
  use: (start: number) => number | null,
): PackedDay[] {
  return Array.from({ length: count }, (_, index) => {
    const utcDay = addDays(from, index);
    const midnight = Date.parse(`${utcDay}T00:00:00Z`) / 1000;
    const slots = (24 * 60) / minutes;
    const values = Uint32Array.from(
      { length: slots },
      (_slot, slot) => use(midnight + slot * minutes * 60) ?? MISSING,
    );
    const runs: { from: number; count: number; quality: 'actual'; source: 'utility'; issuedAt: string }[] =
      [];
    values.forEach((value, slot) => {
      if (value === MISSING) return;
      const last = runs.at(-1);
      if (last !== undefined && last.from + last.count === slot) last.count += 1;
      else
        runs.push({
          from: slot,
          count: 1,
          quality: 'actual',
          source: 'utility',
          issuedAt: '2026-01-01T00:00:00Z',
        });
    });
    return { utcDay, startSecond: 0, intervalSeconds: minutes * 60, values, runs, version: 1 };
  });
}

const local = (date: string) => startOfLocalDay(ZONE, date);
/** A kilowatt around the clock. */
const kilowatt = (minutes: number) => () => (1_000_000 * minutes) / 60;

describe('when a rate applies', () => {
  it.each([
    ['a weekday at 15', 15, 1_500],
    ['a weekday at 16', 16, 4_000],
    ['a weekday at 20', 20, 4_000],
    ['a weekday at 21', 21, 1_500],
    ['a Saturday at 18', 24 + 18, 1_500],
  ])('%s', (_when, bucket, rate) => {
    expect(rateIn(evening, bucket)).toBe(rate);
  });

  it.each<[string, RatePlan, ReturnType<typeof planFault>]>([
    ['a sound plan', evening, null],
    [
      'one that says nothing of the weekend',
      { ...flat, bands: [{ days: 'weekday', fromHour: 0, toHour: 24, rate: 1 }] },
      'gap',
    ],
    [
      'one that ends before it begins',
      { ...flat, bands: [{ days: 'all', fromHour: 9, toHour: 9, rate: 1 }, ...flat.bands] },
      'hours',
    ],
    ['one with 25 hours', { ...flat, bands: [{ days: 'all', fromHour: 0, toHour: 25, rate: 1 }] }, 'hours'],
    [
      'one that pays for use',
      { ...flat, bands: [{ days: 'all', fromHour: 0, toHour: 24, rate: -1 }] },
      'rate',
    ],
  ])('%s', (_what, plan, fault) => {
    expect(planFault(plan)).toBe(fault);
  });
});

describe('use by the wall clock', () => {
  it('has 24 hours on a normal day, each at its wall-clock hour', () => {
    const from = local('2026-01-07');
    const usage = usageByHour(
      days('2026-01-07', 2, 15, (start) =>
        start >= from + 16 * 3600 && start < from + 17 * 3600 ? 250_000 : 0,
      ),
      ZONE,
      from,
      local('2026-01-08'),
    );
    expect(usage.mWh[16]).toBe(1_000_000);
    expect([...usage.read].filter((seconds) => seconds === 3600)).toHaveLength(24);
    expect(usage.mWh.reduce((sum, value) => sum + value, 0)).toBe(1_000_000);
  });

  it.each([
    ['the clock goes forward', '2026-03-08', 24 + 2, 0, 23],
    ['the clock goes back', '2026-11-01', 24 + 1, 7200, 25],
  ])('%s: the hour is skipped, or counts twice', (_what, date, bucket, seconds, hours) => {
    const from = local(date);
    const to = local(addDays(date, 1));
    const usage = usageByHour(days(date, 2, 15, kilowatt(15)), ZONE, from, to);
    expect(usage.read[bucket]).toBe(seconds);
    expect(usage.all[bucket]).toBe(seconds);
    expect(usage.mWh.reduce((sum, value) => sum + value, 0)).toBe(hours * 1_000_000);
  });

  it('splits an hourly reading in a half-hour zone between two wall-clock hours', () => {
    const zone = 'Australia/Adelaide';
    const from = startOfLocalDay(zone, '2026-07-01');
    const usage = usageByHour(
      days('2026-06-30', 2, 60, () => 600_000),
      zone,
      from,
      startOfLocalDay(zone, '2026-07-02'),
    );
    expect(usage.mWh[12]).toBe(600_000);
    // Readings that begin before midnight or end after the next one are half outside.
    expect([usage.mWh[0], usage.mWh[23]]).toEqual([300_000, 300_000]);
  });
});

describe('HOM-11: what a year would cost', () => {
  const to = local('2026-07-01');
  const from = local('2025-07-01');
  const whole = usageByHour(days('2025-06-30', 368, 60, kilowatt(60)), ZONE, from, to);

  it('a kilowatt around the clock: 8,760 kWh by each plan, both clock changes included', () => {
    const compared = comparePlans([flat, evening], 'FLAT', whole);
    // 365 × $0.50 + 8,760 × 20 c.
    expect(compared?.current).toEqual({ code: 'FLAT', name: 'Flat', cents: 18_250 + 175_200 });
    // 261 weekdays of 5 hours at 40 c, the rest at 15 c.
    expect(compared?.cheapest).toEqual({
      code: 'TOU',
      name: 'Time of use',
      cents: Math.round(18_250 + 261 * 5 * 40 + (8_760 - 261 * 5) * 15),
    });
    expect(compared).toMatchObject({ daysRead: 365, yearWh: 8_760_000, savingsCents: 193_450 - 182_275 });
    expect(compared?.plans.map(({ code }) => code)).toEqual(['TOU', 'FLAT']);
  });

  it('saves nothing on the cheapest plan, and prefers the current one of two equal ones', () => {
    expect(comparePlans([flat, evening], 'TOU', whole)).toMatchObject({
      savingsCents: 0,
      cheapest: { code: 'TOU' },
      current: { code: 'TOU' },
    });
    expect(comparePlans([{ ...flat, code: 'SAME' }, flat], 'FLAT', whole)).toMatchObject({
      savingsCents: 0,
      cheapest: { code: 'FLAT' },
    });
  });

  it('fills gaps from the same hours of other days: every missing June evening costs what it would have', () => {
    // 17:00 to 21:00 in Los Angeles in summer.
    const juneEvening = (start: number) => start >= local('2026-06-01') && start % 86_400 < 4 * 3600;
    const gaps = usageByHour(
      days('2025-06-30', 368, 60, (start) => (juneEvening(start) ? null : 1_000_000)),
      ZONE,
      from,
      to,
    );
    const compared = comparePlans([flat, evening], 'FLAT', gaps);
    expect(compared?.daysRead).toBeLessThan(365);
    expect(compared?.plans.map(({ cents }) => cents)).toEqual([182_275, 193_450]);
  });

  it('extrapolates 90 days to the year', () => {
    const some = usageByHour(
      days('2026-04-02', 92, 60, (start) => (start >= local('2026-04-02') ? 1_000_000 : null)),
      ZONE,
      from,
      to,
    );
    expect(comparePlans([flat], 'FLAT', some)).toMatchObject({ daysRead: 90, current: { cents: 193_450 } });
  });

  it.each([
    [59, null],
    [60, 60],
  ])('gives no result with %s days of readings: %s', (count, daysRead) => {
    const first = addDays('2026-07-01', -count);
    const few = usageByHour(
      days(first, count + 1, 60, (start) => (start >= local(first) ? 1_000_000 : null)),
      ZONE,
      from,
      to,
    );
    expect(comparePlans([flat], 'FLAT', few)?.daysRead ?? null).toBe(daysRead);
  });

  it('gives no result for a plan the utility no longer has', () => {
    expect(comparePlans([flat], 'OLD', whole)).toBe(null);
  });
});
