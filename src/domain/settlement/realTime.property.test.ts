import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALGORITHMS, ALGORITHM_RULES } from '../events/algorithms.ts';
import { creditAccount, participationPosting, reductionPosting } from '../ledger/eventPostings.ts';
import { pointsToWatts } from '../ledger/watts.ts';
import { DEFAULT_PROGRAM_RULES } from '../programs/rules.ts';
import { realTimeDifferences } from './recomputeRealTime.ts';
import { settleRealTime } from './realTime.ts';
import type { RealTimeReceipt } from './realTime.ts';

/** `npm run test:deep` tries more cases; a failure prints its seed. */
const RUNS = { numRuns: process.env['EBBWATT_DEEP'] === '1' ? 10_000 : 300 };

const START = 1_772_000_100;
const byDevice = ALGORITHMS.filter((algorithm) => ALGORITHM_RULES[algorithm].reduction === 'device');
const rate = fc.integer({ min: 0, max: 500 });
/** Consecutive; may begin before the event and end after it. */
const stretches = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 9_000 })), { maxLength: 5 })
  .map((steps) => {
    let at = START - 600;
    return steps.map(([pause, lasts]) => {
      const start = at + pause;
      at = start + lasts;
      return { start, end: at };
    });
  });
const device = fc.record({
  deviceId: fc.uuid(),
  deviceType: fc.constantFrom('thermostat', 'battery', 'ev', 'waterheater', 'tv', 'plug'),
  displayName: fc.string({ maxLength: 20 }),
  stretches,
});
const scene = fc.record({
  algorithm: fc.constantFrom(...byDevice),
  minutes: fc.integer({ min: 1, max: 720 }),
  devices: fc.uniqueArray(device, { maxLength: 8, selector: ({ deviceId }) => deviceId }),
  rates: fc.record({ thermostat: rate, battery: rate, ev: rate, waterheater: rate, other: rate }),
  participationPoints: fc.integer({ min: 0, max: 50 }),
  wattConversionRate: fc.integer({ min: 1, max: 1_000 }),
  left: fc.boolean(),
  away: fc.boolean(),
  streak: fc.integer({ min: 0, max: 40 }),
});
type Scene = typeof scene extends fc.Arbitrary<infer T> ? T : never;

const settle = ({
  algorithm,
  minutes,
  devices,
  rates,
  participationPoints,
  wattConversionRate,
  left,
  away,
  streak,
}: Scene): RealTimeReceipt =>
  settleRealTime({
    event: { id: 'event-1', algorithm, start: START, end: START + minutes * 60 },
    rules: { ...DEFAULT_PROGRAM_RULES, deviceRateTenths: rates, participationPoints },
    wattConversionRate,
    devices,
    left,
    away: left && away,
    standing: { recent: [], streak, setup: 'utility-connected' },
  });

describe('a device-paid result', { timeout: 300_000 }, () => {
  it('recomputes from its receipt alone, and its receipt is what is booked', () => {
    fc.assert(
      fc.property(scene, (given) => {
        const receipt = JSON.parse(JSON.stringify(settle(given))) as RealTimeReceipt;
        expect(realTimeDifferences(receipt)).toEqual([]);
        const owner = {
          eventId: 'event-1',
          memberId: 'member-1',
          programId: 'program-1',
          credit: creditAccount(given.algorithm, 'member-1', null),
        };
        const toWatts = (points: number): number => pointsToWatts(points, receipt.wattConversionRate);
        const postings = [
          reductionPosting(owner, toWatts(receipt.devicePoints), 1),
          participationPosting(owner, toWatts(receipt.participationPoints), 1),
        ].filter((posting) => posting !== null);
        const lines = postings.flatMap((posting) => posting.lines);
        expect(
          lines
            .filter(({ account }) => account === owner.credit)
            .reduce((sum, { amountWatts }) => sum + amountWatts, 0),
        ).toBe(receipt.watts);
        expect(lines.reduce((sum, { amountWatts }) => sum + amountWatts, 0)).toBe(0);
      }),
      RUNS,
    );
  });

  it('pays each started quarter hour of the event once, however often a device was off in it', () => {
    fc.assert(
      fc.property(scene, (given) => {
        const most = Math.ceil((given.minutes * 60) / 900);
        for (const { quarters } of settle(given).devices) {
          expect(quarters).toBeGreaterThanOrEqual(0);
          expect(quarters).toBeLessThanOrEqual(most);
        }
      }),
      RUNS,
    );
  });
});
