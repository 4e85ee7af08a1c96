import { describe, expect, it } from 'vitest';
import { EVENT_DAY, evenings, settled } from '../../../tests/support/settledHousehold.ts';
import { TUESDAY } from '../../../tests/support/testHousehold.ts';
import { isComparable, meanKilowatts, phantomShare, scaledInterval, sumPerformance } from './performance.ts';
import type { HomeInterval } from './performance.ts';
import type { SettledReceipt } from './receipt.ts';

const HOUR = 3600;
const window = { start: TUESDAY, end: TUESDAY + HOUR, intervalSeconds: HOUR };

/** A home whose use around the event is its usual use and `rebound` more in the hour after. */
function around(receipt: SettledReceipt, rebound: number): HomeInterval[] {
  return [-3, -2, -1, 0, 1, 2, 3].map((hour) => ({
    start: TUESDAY + hour * HOUR,
    baselineWh: hour === 0 ? receipt.baselineWh : 1000,
    usedWh: hour === 0 ? receipt.usedWh : 1000 + (hour === 1 ? rebound : 0),
  }));
}

function summed(homes: readonly (readonly [receipt: SettledReceipt, rebound: number])[]) {
  const sum = sumPerformance(window);
  for (const [receipt, rebound] of homes) sum.addHome(receipt, around(receipt, rebound), false);
  return sum.result();
}

describe('what an event brought', () => {
  it('adds up the homes by interval, with the hours before and after', () => {
    const result = summed([
      [settled(evenings({ [EVENT_DAY]: 400 })), 200],
      [settled(evenings({ [EVENT_DAY]: 900 })), 0],
    ]);
    expect(result).toMatchObject({ homes: 2, baselineWh: 2000, usedWh: 1300 });
    expect(
      result.profile.map(({ inEvent, homes, baselineWh, usedWh }) => [inEvent, homes, baselineWh, usedWh]),
    ).toEqual([
      [false, 2, 2000, 2000],
      [false, 2, 2000, 2000],
      [false, 2, 2000, 2000],
      [true, 2, 2000, 1300],
      [false, 2, 2000, 2200],
      [false, 2, 2000, 2000],
      [false, 2, 2000, 2000],
    ]);
  });

  it('takes a home that lacks an interval to be like the others in it, and leaves out estimates', () => {
    const receipt = settled(evenings({ [EVENT_DAY]: 400 }));
    const sum = sumPerformance(window);
    sum.addHome(receipt, around(receipt, 0), false);
    sum.addHome(receipt, around(receipt, 0).slice(1), true);
    sum.addEstimate();
    const { profile, homes, leftHomes, estimatedHomes } = sum.result();
    expect({ homes, leftHomes, estimatedHomes }).toEqual({ homes: 2, leftHomes: 1, estimatedHomes: 1 });
    expect(profile[0]).toMatchObject({ homes: 1, baselineWh: 1000 });
    expect(profile.map((interval) => scaledInterval(interval, homes)?.baselineWh)).toEqual(
      Array.from({ length: 7 }, () => 2000),
    );
    expect(scaledInterval({ ...sum.result().profile[0]!, homes: 0 }, 2)).toBeNull();
  });

  it.each([
    [{ homes: 10, estimatedHomes: 0, waitingHomes: 90 }, false, false],
    [{ homes: 90, estimatedHomes: 5, waitingHomes: 5 }, false, true],
    [{ homes: 90, estimatedHomes: 4, waitingHomes: 6 }, false, false],
    [{ homes: 10, estimatedHomes: 0, waitingHomes: 90 }, true, true],
    [{ homes: 0, estimatedHomes: 0, waitingHomes: 9 }, true, false],
    [{ homes: 10, estimatedHomes: 0 }, false, true],
  ])(
    'is compared with expectations once nearly all results are there: %o, closed %s',
    (counts, closed, is) => {
      expect(isComparable(counts, closed)).toBe(is);
    },
  );

  it('pays nothing for chance to homes that use the same every evening', () => {
    const result = summed([[settled(evenings({ [EVENT_DAY]: 400 })), 0]]);
    expect(result).toMatchObject({ phantomPoints: 0, noise: { meanAbsoluteWh: 0, biasWh: 0 } });
    expect(phantomShare(result)).toBe(0);
  });

  it('says what chance was paid and how far the sum is off, in which homes partly even out', () => {
    const lively = { '2026-02-27': 1600, '2026-02-26': 400, '2026-02-25': 1500, '2026-02-24': 600 };
    const opposite = { '2026-02-27': 400, '2026-02-26': 1600, '2026-02-25': 500, '2026-02-24': 1400 };
    const rules = { carryFactor: 0 } as const;
    const one = settled(evenings({ ...lively, [EVENT_DAY]: 400 }), { rules });
    const other = settled(evenings({ ...opposite, [EVENT_DAY]: 400 }), { rules });
    const alone = summed([[one, 0]]);
    const both = summed([
      [one, 0],
      [other, 0],
    ]);
    const share = phantomShare(alone);
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(0.5);
    expect(alone.noise!.meanAbsoluteWh).toBe(alone.homeNoiseWh);
    expect(both.noise!.meanAbsoluteWh).toBeLessThan(alone.noise!.meanAbsoluteWh);
    expect(phantomShare({ comparedPoints: 0, phantomPoints: 3 })).toBeNull();
  });

  it('converts energy over a time to mean power', () => {
    expect(meanKilowatts(3000, HOUR)).toBe(3);
    expect(meanKilowatts(3000, 2 * HOUR)).toBe(1.5);
  });
});
