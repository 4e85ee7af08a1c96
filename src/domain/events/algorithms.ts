import type { EventType } from './types.ts';

/** The eight algorithms. Source: EVT-06. */
export const ALGORITHMS = [
  'participation_reduction',
  'participation_reduction_rt',
  'reduction',
  'reduction_rt',
  'participation_reduction_rt_break_streaks',
  'device_participation',
  'participation_reduction_org',
  'participation_reduction_org_rt',
] as const;
export type Algorithm = (typeof ALGORITHMS)[number];

/** What an algorithm pays, to whom, and what leaving does to the streak. */
export interface AlgorithmRules {
  readonly realTime: boolean;
  /** Pays points for joining with usable data. */
  readonly participation: boolean;
  /**
   * `baseline`: the reduction against the baseline; `device`: each quarter hour a device was off or shifted
   * by us.
   */
  readonly reduction: 'baseline' | 'device';
  readonly leavingBreaksStreak: boolean;
  readonly credit: 'member' | 'organisation';
}

/**
 * `_rt` means real-time, paid per device without a baseline; leaving a real-time event breaks the streak only
 * with `_break_streaks`. Source: decisions, Watts, points, money; AMB-40.
 */
export const ALGORITHM_RULES: Readonly<Record<Algorithm, AlgorithmRules>> = {
  participation_reduction: {
    realTime: false,
    participation: true,
    reduction: 'baseline',
    leavingBreaksStreak: true,
    credit: 'member',
  },
  participation_reduction_rt: {
    realTime: true,
    participation: true,
    reduction: 'device',
    leavingBreaksStreak: false,
    credit: 'member',
  },
  reduction: {
    realTime: false,
    participation: false,
    reduction: 'baseline',
    leavingBreaksStreak: true,
    credit: 'member',
  },
  reduction_rt: {
    realTime: true,
    participation: false,
    reduction: 'device',
    leavingBreaksStreak: false,
    credit: 'member',
  },
  participation_reduction_rt_break_streaks: {
    realTime: true,
    participation: true,
    reduction: 'device',
    leavingBreaksStreak: true,
    credit: 'member',
  },
  device_participation: {
    realTime: false,
    participation: false,
    reduction: 'device',
    leavingBreaksStreak: true,
    credit: 'member',
  },
  participation_reduction_org: {
    realTime: false,
    participation: true,
    reduction: 'baseline',
    leavingBreaksStreak: true,
    credit: 'organisation',
  },
  participation_reduction_org_rt: {
    realTime: true,
    participation: true,
    reduction: 'device',
    leavingBreaksStreak: false,
    credit: 'organisation',
  },
};

/** The type, and so the name, of an event that pays by this algorithm. */
export function toEventType(algorithm: Algorithm): EventType {
  return ALGORITHM_RULES[algorithm].realTime ? 'PARTICIPATION_REDUCTION_RT' : 'PARTICIPATION_REDUCTION';
}

/** Whether it pays for what devices do, so that there is no baseline, no forecast and nothing to promise. */
export function paysByDevice(algorithm: Algorithm): boolean {
  return ALGORITHM_RULES[algorithm].reduction === 'device';
}
