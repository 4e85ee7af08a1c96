import { describe, expect, it } from 'vitest';
import { hourTicks } from './hourTicks.ts';
import { niceScale } from './scale.ts';
import { HEIGHT, WIDTH, usageGeometry } from './usageGeometry.ts';
import type { UsageInterval } from './usageGeometry.ts';

const MINUTE = 60_000;
const START = Date.UTC(2026, 6, 1, 18);

/** Quarter-hours from 18:00 UTC: used and baseline in watt-hours. */
function quarters(
  ...values: readonly (readonly [
    used: number | null,
    baseline: number | null,
    more?: Partial<UsageInterval>,
  ])[]
): UsageInterval[] {
  return values.map(([usedWh, baselineWh, more], index) => ({
    startsAt: new Date(START + index * 15 * MINUTE),
    endsAt: new Date(START + (index + 1) * 15 * MINUTE),
    usedWh,
    baselineWh,
    inEvent: false,
    estimated: false,
    ...more,
  }));
}

describe('the axis', () => {
  it.each([
    [0, [0, 0.25, 0.5, 0.75, 1]],
    [1, [0, 0.25, 0.5, 0.75, 1]],
    [2.3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [0.13, [0, 0.05, 0.1, 0.15]],
    [1234, [0, 500, 1000, 1500]],
    [Number.NaN, [0, 0.25, 0.5, 0.75, 1]],
  ])('for a greatest value of %d has the ticks %j', (greatest, ticks) => {
    expect(niceScale(greatest).ticks).toEqual(ticks);
  });

  it.each([
    [0, -700, [-800, -600, -400, -200, 0]],
    [3000, -1000, [-1000, 0, 1000, 2000, 3000]],
    [10, -1234, [-1500, -1000, -500, 0, 500]],
  ])('DEV-14: from a least value below zero has zero among its ticks: %d, %d', (greatest, least, ticks) => {
    expect(niceScale(greatest, least)).toEqual({ bottom: ticks[0], top: ticks.at(-1), ticks });
  });

  it('has whole ticks for counts', () => {
    expect(niceScale(1, -1, 1).ticks).toEqual([-1, 0, 1]);
    expect(niceScale(0, 0, 1).ticks).toEqual([0, 1]);
    expect(niceScale(30, 0, 1).ticks).toEqual([0, 10, 20, 30]);
  });

  it('always reaches the greatest value, with few ticks', () => {
    for (let value = 0.001; value < 5000; value *= 1.07) {
      const { top, ticks } = niceScale(value);
      expect(top).toBeGreaterThanOrEqual(value * (1 - 1e-9));
      expect(ticks.length).toBeLessThanOrEqual(5);
    }
  });

  it('marks whole hours of the home’s wall clock, also where zones have half hours', () => {
    const boundaries = Array.from({ length: 13 }, (_, index) => new Date(START + index * 30 * MINUTE));
    expect(hourTicks(boundaries, 'America/Los_Angeles').map((at) => at.getUTCHours())).toEqual([19, 21, 23]);
    expect(hourTicks(boundaries, 'Australia/Adelaide').every((at) => at.getUTCMinutes() === 30)).toBe(true);
  });
});

describe('usage against baseline', () => {
  it('has the energy of each interval on its axis, in the page’s unit', () => {
    const intervals = quarters([250, 400], [250, 100]);
    expect(usageGeometry(intervals, 'Wh').scale.ticks).toEqual([0, 200, 400, 600]);
    expect(usageGeometry(intervals, 'kWh').scale.ticks).toEqual([0, 0.2, 0.4, 0.6]);
    expect(usageGeometry(intervals, 'Wh').usage).toEqual(usageGeometry(intervals, 'kWh').usage);
  });

  it('shows the same usage as high in a longer interval', () => {
    const [first, second] = quarters([250, null], [1000, null]);
    const longer = { ...second!, endsAt: new Date(second!.startsAt.getTime() + 60 * MINUTE) };
    expect(usageGeometry([first!, longer]).usage[0]).toMatch(/^M0 ([\d.]+)H[\d.]+V\1H600$/);
  });

  it('draws a gap as a gap and names it', () => {
    const { usage, gaps } = usageGeometry(quarters([100, 100], [null, 100], [null, 100], [100, 100]));
    expect(usage).toHaveLength(2);
    expect(gaps).toEqual([{ from: new Date(START + 15 * MINUTE), to: new Date(START + 45 * MINUTE) }]);
  });

  it('a missing interval is a gap too, never a line across it', () => {
    const [first, , third] = quarters([100, null], [100, null], [100, null]);
    expect(usageGeometry([first!, third!]).usage).toHaveLength(2);
  });

  it('tints what was saved in the event, and nothing else', () => {
    const { saved, windows } = usageGeometry(
      quarters(
        [50, 100],
        [50, 100, { inEvent: true }],
        [150, 100, { inEvent: true }],
        [null, 100, { inEvent: true }],
        [50, 100],
      ),
    );
    expect(saved).toHaveLength(1);
    expect(saved[0]?.x).toBeCloseTo(WIDTH / 5);
    expect(windows).toEqual([{ x: WIDTH / 5, y: 0, width: (WIDTH * 3) / 5, height: HEIGHT }]);
  });

  it('hatches estimated readings', () => {
    expect(usageGeometry(quarters([50, null], [60, null, { estimated: true }])).estimated).toHaveLength(1);
  });

  it('keeps a home that exports energy on the zero line', () => {
    expect(usageGeometry(quarters([-200, 100])).usage).toEqual([`M0 ${HEIGHT}H${WIDTH}`]);
  });

  it('draws nothing without readings', () => {
    expect(usageGeometry([])).toMatchObject({ usage: [], baseline: [], saved: [], gaps: [], windows: [] });
  });
});
