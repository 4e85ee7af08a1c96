import { describe, expect, it } from 'vitest';
import { ALGORITHMS, ALGORITHM_RULES } from '../events/algorithms.ts';
import { DEFAULT_PROGRAM_RULES } from '../programs/rules.ts';
import { settleRealTime } from './realTime.ts';
import type { RealTimeReceipt } from './realTime.ts';
import { realTimeDifferences, recomputeRealTime } from './recomputeRealTime.ts';

const START = 1_772_000_100;

function receiptFor(
  algorithm: RealTimeReceipt['algorithm'],
  left: boolean,
  streak: number,
  away = false,
): RealTimeReceipt {
  return settleRealTime({
    event: { id: 'event-1', algorithm, start: START, end: START + 3600 },
    rules: DEFAULT_PROGRAM_RULES,
    wattConversionRate: 100,
    devices: [
      {
        deviceId: 'a',
        deviceType: 'thermostat',
        displayName: 'Hall',
        stretches: [{ start: START, end: START + 3600 }],
      },
      {
        deviceId: 'b',
        deviceType: 'tv',
        displayName: 'Den',
        stretches: [{ start: START + 60, end: START + 70 }],
      },
    ],
    left,
    away,
    standing: { recent: [], streak, setup: 'utility-connected' },
  });
}

const algorithms = ALGORITHMS.filter((algorithm) => ALGORITHM_RULES[algorithm].reduction === 'device');
const cases = algorithms.flatMap((algorithm) =>
  [true, false].flatMap((left) => [0, 4, 30].map((streak) => ({ algorithm, left, streak }))),
);

describe('a device-paid receipt', () => {
  it.each(cases)(
    'is correct, also after serialization: $algorithm, left: $left, streak $streak',
    ({ algorithm, left, streak }) => {
      expect(
        realTimeDifferences(
          JSON.parse(JSON.stringify(receiptFor(algorithm, left, streak))) as RealTimeReceipt,
        ),
      ).toEqual([]);
    },
  );

  it('VAC-02: is correct for a vacation, and not if the streak was ended for it', () => {
    const receipt = receiptFor('participation_reduction_rt_break_streaks', true, 4, true);
    expect(realTimeDifferences(receipt)).toEqual([]);
    expect(realTimeDifferences({ ...receipt, streakAfter: 0, streakChange: 'ended' })).toEqual(['after']);
  });

  it('reproduces its figures', () => {
    expect(recomputeRealTime(receiptFor('participation_reduction_rt', false, 4))).toEqual({
      rateTenths: [8, 1],
      devicePoints: 3,
      participationPoints: 5,
      points: 8,
      watts: 800,
    });
  });

  const honest = receiptFor('participation_reduction_rt', false, 4);
  const [hall, den] = honest.devices as [
    RealTimeReceipt['devices'][number],
    RealTimeReceipt['devices'][number],
  ];
  it.each<[string, Partial<RealTimeReceipt>, string[]]>([
    ['more watts', { watts: 900 }, ['watts']],
    ['more points, and watts to go with them', { points: 9, watts: 900 }, ['points', 'watts']],
    ['more quarters', { devices: [{ ...hall, quarters: 40 }, den] }, ['devicePoints', 'points', 'watts']],
    ['another rate', { devices: [{ ...hall, rateTenths: 80 }, den] }, ['rates']],
    ['participation for who left', { left: true }, ['participationPoints', 'points', 'watts']],
    ['a streak that grew', { streakAfter: 5, streakChange: 'grew' }, ['after']],
    [
      'a streak that was kept by who broke it',
      {
        algorithm: 'participation_reduction_rt_break_streaks',
        left: true,
        participationPoints: 0,
        points: 3,
        watts: 300,
      },
      ['after'],
    ],
  ])('is incorrect with %s', (_what, forged, names) => {
    expect(realTimeDifferences({ ...honest, ...forged })).toEqual(names);
  });
});
