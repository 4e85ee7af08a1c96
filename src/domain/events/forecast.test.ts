import { describe, expect, it } from 'vitest';
import { forecastError, forecastEvent, type ForecastEvent, type ForecastHome } from './forecast.ts';

const HOUR = 3600;
const newcomer: ForecastHome = {
  autoJoin: false,
  asked: 0,
  joined: 0,
  results: 0,
  shareSum: 0,
  usualWh: [2000],
};
const event: ForecastEvent = { baselineWh: 100_000, reductionWh: 20_000 };
const forecast = (
  homes: readonly ForecastHome[],
  past: readonly ForecastEvent[] = [],
  invited = homes.length,
) => forecastEvent({ homes, invited, past, start: 0, intervalSeconds: HOUR });

describe('the forecast of an event', () => {
  it.each<[string, Partial<ForecastHome>, readonly ForecastEvent[], number]>([
    // 2 kWh × 0.3 joining × 0.1 saved.
    ['a newcomer of a new program', {}, [], 0.06],
    ['who joins by itself', { autoJoin: true }, [], 0.2],
    // The program's joining is its own: (12 + 1.2) ÷ 16 = 0.825, and (12 + 4 × 0.825) ÷ 16 = 0.956.
    ['who joined 12 of 12', { asked: 12, joined: 12 }, [], 0.191],
    ['who joined none of 12', { asked: 12 }, [], 0.004],
    // (12 × 0.3 + 4 × 0.1) ÷ 16 = 0.25.
    ['who saved 30 % in 12 results', { autoJoin: true, results: 12, shareSum: 3.6 }, [], 0.5],
    ['who used more each time', { autoJoin: true, results: 12, shareSum: -1.2 }, [], -0.1],
    // Saved (12 × 0.2 + 4 × 0.1) ÷ 16 = 0.175.
    ['a newcomer of a program with 12 events', {}, Array.from({ length: 12 }, () => event), 0.105],
  ])('of %s', (_who, given, past, kilowatts) => {
    expect(forecast([{ ...newcomer, ...given }], past)?.expected).toBeCloseTo(kilowatts, 2);
  });

  it('goes by interval, and takes homes it did not look at to be like the others', () => {
    const home = { ...newcomer, autoJoin: true, usualWh: [1000, 3000] };
    const found = forecast([home, { ...home, usualWh: null }], [], 20);
    expect(found).toMatchObject({ homes: 20, joining: 20, fromHomes: 1, expected: 4 });
    expect(found?.intervals.map(({ expected }) => expected)).toEqual([2, 6]);
  });

  it('has a range of the program’s own events once there are some, and a wide one before', () => {
    const homes = [{ ...newcomer, autoJoin: true }];
    expect(forecast(homes)).toMatchObject({ expected: 0.2, low: 0.12, high: 0.28 });
    const steady = forecast(
      homes,
      Array.from({ length: 20 }, () => event),
    );
    expect(steady!.low / steady!.expected).toBeGreaterThan(0.9);
    const unsteady = forecast(
      homes,
      Array.from({ length: 20 }, (_, i) => ({ ...event, reductionWh: i % 2 === 0 ? 5_000 : 35_000 })),
    );
    expect(unsteady!.low / unsteady!.expected).toBeLessThan(0.5);
    expect(unsteady!.high / unsteady!.expected).toBeGreaterThan(1.5);
  });

  it('has a wider range where homes differ and only some were looked at', () => {
    const homes = [500, 4000, 1000, 6000].map((use) => ({ ...newcomer, usualWh: [use] }));
    const all = forecast(homes);
    const some = forecast(homes, [], 400);
    expect(some!.expected / 100).toBeCloseTo(all!.expected, 1);
    expect(some!.high / some!.expected).toBeGreaterThan(all!.high / all!.expected);
  });

  it('says nothing without readings, and compares a result with what was expected', () => {
    expect(forecast([{ ...newcomer, usualWh: null }])).toBeNull();
    expect(forecast([])).toBeNull();
    expect(forecastError(10, 8)).toBeCloseTo(-0.2);
    expect(forecastError(0, 8)).toBeNull();
  });
});
