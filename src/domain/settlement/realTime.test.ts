import { describe, expect, it } from 'vitest';
import { DEFAULT_PROGRAM_RULES } from '../programs/rules.ts';
import type { Algorithm } from '../events/algorithms.ts';
import { settleRealTime } from './realTime.ts';
import { realTimeToCsv } from './realTimeCsv.ts';
import type { RealTimeInput } from './realTime.ts';

const START = 1_772_000_100;

function settle(algorithm: Algorithm, given: Partial<RealTimeInput> = {}) {
  return settleRealTime({
    event: { id: 'event-1', algorithm, start: START, end: START + 1800 },
    rules: DEFAULT_PROGRAM_RULES,
    wattConversionRate: 250,
    devices: [
      {
        deviceId: 'a',
        deviceType: 'thermostat',
        displayName: 'Hall thermostat',
        stretches: [{ start: START, end: START + 1000 }],
      },
      {
        deviceId: 'b',
        deviceType: 'ev',
        displayName: 'Car',
        stretches: [{ start: START + 10, end: START + 20 }],
      },
      { deviceId: 'c', deviceType: 'plug', displayName: 'Fan', stretches: [] },
    ],
    left: false,
    away: false,
    standing: { recent: [], streak: 4, setup: 'utility-connected' },
    ...given,
  });
}

describe('an event paid per device', () => {
  it('pays each started quarter hour, and participation', () => {
    expect(settle('participation_reduction_rt')).toMatchObject({
      devices: [
        { quarters: 2, rateTenths: 8 },
        { quarters: 1, rateTenths: 10 },
        { quarters: 0, rateTenths: 1 },
      ],
      devicePoints: 3,
      participationPoints: 5,
      points: 8,
      watts: 2000,
      streakAfter: 4,
      streakChange: 'kept',
    });
  });

  it('exports as CSV, one figure a line', () => {
    const lines = realTimeToCsv(settle('participation_reduction_rt')).split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'section,when,name,value,unit',
        'device,,a name,Hall thermostat,',
        'device,,a quarters,2,quarter hours',
        'device,,a rate,0.8,points',
        'pay,,points,8,points',
        'pay,,watts,2000,watts',
      ]),
    );
  });

  it.each([
    ['reduction_rt', 3],
    ['device_participation', 3],
    ['participation_reduction_rt_break_streaks', 8],
    ['participation_reduction_org_rt', 8],
  ] as const)('%s pays %i points', (algorithm, points) => {
    expect(settle(algorithm).points).toBe(points);
  });

  it.each([
    ['participation_reduction_rt', 4],
    ['participation_reduction_rt_break_streaks', 0],
  ] as const)('EVT-26: leaving %s leaves a streak of %i', (algorithm, streakAfter) => {
    expect(settle(algorithm, { left: true })).toMatchObject({
      streakAfter,
      devicePoints: 3,
      participationPoints: 0,
    });
  });

  it('VAC-02: keeps the streak of a member who goes on vacation meanwhile, and says so', () => {
    expect(settle('participation_reduction_rt_break_streaks', { left: true, away: true })).toMatchObject({
      left: true,
      away: true,
      streakAfter: 4,
      devicePoints: 3,
      participationPoints: 0,
    });
    expect(settle('participation_reduction_rt')).not.toHaveProperty('away');
  });

  it('pays no participation without a device of known state', () => {
    expect(settle('participation_reduction_rt', { devices: [] }).points).toBe(0);
  });

  it('refuses an algorithm that needs a baseline', () => {
    expect(() => settle('participation_reduction')).toThrow(RangeError);
  });
});
