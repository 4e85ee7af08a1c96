import { describe, expect, it } from 'vitest';
import { ALGORITHMS, ALGORITHM_RULES, toEventType } from './algorithms.ts';
import { eventWord } from './types.ts';

describe('EVT-06: the eight algorithms', () => {
  it.each([
    // real-time, participation, reduction by, leaving breaks the streak, credit
    ['participation_reduction', false, true, 'baseline', true, 'member'],
    ['participation_reduction_rt', true, true, 'device', false, 'member'],
    ['reduction', false, false, 'baseline', true, 'member'],
    ['reduction_rt', true, false, 'device', false, 'member'],
    ['participation_reduction_rt_break_streaks', true, true, 'device', true, 'member'],
    ['device_participation', false, false, 'device', true, 'member'],
    ['participation_reduction_org', false, true, 'baseline', true, 'organisation'],
    ['participation_reduction_org_rt', true, true, 'device', false, 'organisation'],
  ] as const)('%s', (algorithm, realTime, participation, reduction, leavingBreaksStreak, credit) => {
    expect(ALGORITHM_RULES[algorithm]).toEqual({
      realTime,
      participation,
      reduction,
      leavingBreaksStreak,
      credit,
    });
  });

  it('AMB-40: those with _rt in their name are real-time events, the others are not', () => {
    for (const algorithm of ALGORITHMS) {
      const realTime = /_rt(_|$)/.test(algorithm);
      expect(toEventType(algorithm)).toBe(
        realTime ? 'PARTICIPATION_REDUCTION_RT' : 'PARTICIPATION_REDUCTION',
      );
      expect(eventWord(toEventType(algorithm))).toBe(realTime ? 'realTimeEvent' : 'reductionEvent');
    }
  });
});
