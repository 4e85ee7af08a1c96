import { describe, expect, it } from 'vitest';
import { liveSlots, meteredKilowatts, powerAt } from './livePower.ts';

describe('a live page', () => {
  it('goes by quarters of an hour from the start; the last one ends with the event', () => {
    expect(liveSlots({ start: 100, end: 100 + 2000 })).toEqual([
      { start: 100, end: 1000 },
      { start: 1000, end: 1900 },
      { start: 1900, end: 2100 },
    ]);
  });

  it('shows each step the power of the interval that it lies in', () => {
    const hour = { start: 0, end: 3600, kilowatts: 12 };
    expect(powerAt([hour], { start: 2700, end: 3600 })).toBe(12);
    expect(powerAt([hour], { start: 3600, end: 4500 })).toBeNull();
  });

  it('takes homes whose meters haven’t reported to be like those whose have', () => {
    const reported = [
      { usualWh: 2000, usedWh: 1500 },
      { usualWh: 1000, usedWh: 1100 },
      { usualWh: 900, usedWh: null },
      { usualWh: null, usedWh: 300 },
    ];
    // (500 − 100) ÷ 2 homes = 200 Wh a home in an hour.
    expect(meteredKilowatts(reported, { homes: 10, seconds: 3600 })).toBeCloseTo(2);
    expect(meteredKilowatts(reported, { homes: 10, seconds: 1800 })).toBeCloseTo(4);
    expect(meteredKilowatts(reported.slice(2), { homes: 10, seconds: 3600 })).toBeNull();
  });
});
