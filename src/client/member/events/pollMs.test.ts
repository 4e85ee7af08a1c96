import { describe, expect, it } from 'vitest';
import type { EnergyEvent } from '../../../../codegen/rest/types.ts';
import { pollMs } from './pollMs.ts';

const device = {
  device_id: 'd1',
  display_name: 'Hall',
  device_type: 'plug',
  opt: 'in',
  pre_event: 'INCLUDED',
  advance: null,
  participation: null,
  history: null,
  shifted_seconds: 0,
  can_feed: false,
  fed_wh: null,
  may_opt_in: false,
  may_opt_out: true,
} as const;
const event: EnergyEvent = {
  id: 'e1',
  ohmhour_type: 'PARTICIPATION_REDUCTION',
  algorithm: 'participation_reduction',
  status: 'ACTIVE',
  start_dttm: '2026-07-01T18:00:00Z',
  end_dttm: '2026-07-01T19:00:00Z',
  time_zone: 'UTC',
  program_name: 'Peak Hours',
  opt: 'in',
  may_opt_in: false,
  may_opt_out: true,
  devices: { d1: device },
  ohm_hour_ended: false,
  participation_results_available: false,
  settlement_state: null,
  pending_reason: null,
  reduction_wh: null,
  baseline_wh: null,
  used_wh: null,
  reduction_points: null,
  total_participation_points: null,
  watts: null,
  estimate_only: false,
  within_noise: null,
  result_is_new: false,
  milestones: [],
  likely_points: null,
  to_make_up: null,
  vacation: null,
  baseline_records: [],
};

describe('the polling interval of an open event', () => {
  it.each<[string, Partial<EnergyEvent>, string, number | false]>([
    ['an hour before', {}, '17:00:00', false],
    ['while it runs', {}, '18:30:00', 5_000],
    ['while it runs, without devices', { devices: {} }, '18:30:00', 30_000],
    ['called off', { status: 'CANCELLED' }, '18:30:00', false],
    ['just over, before its result', {}, '19:01:00', 15_000],
    ['long over, before its result', {}, '19:31:00', false],
    [
      'with its result',
      { settlement_state: 'SETTLED', participation_results_available: true },
      '19:01:00',
      false,
    ],
    ['not joined', { opt: 'out' }, '19:01:00', false],
  ])('%s', (_when, more, time, ms) => {
    expect(pollMs({ ...event, ...more }, Date.parse(`2026-07-01T${time}Z`))).toBe(ms);
  });

  it('waits for the first answer', () => {
    expect(pollMs(undefined, 0)).toBe(false);
  });
});
