import { describe, expect, it } from 'vitest';
import type { EnergyEvent, EventDevice } from '../../../../codegen/rest/types.ts';
import { pastWords } from './pastWords.ts';
import { pendingWord } from './pendingWord.ts';
import { eventSituation } from './situation.ts';

const settled = {
  id: 'e1',
  ohmhour_type: 'PARTICIPATION_REDUCTION',
  algorithm: 'participation_reduction',
  status: 'ENDED',
  start_dttm: '2026-07-01T18:00:00Z',
  end_dttm: '2026-07-01T19:00:00Z',
  time_zone: 'UTC',
  program_name: 'Peak Hours',
  opt: 'in',
  may_opt_in: false,
  may_opt_out: false,
  devices: {},
  ohm_hour_ended: true,
  participation_results_available: true,
  settlement_state: 'SETTLED',
  pending_reason: null,
  reduction_wh: 740,
  baseline_wh: 1930,
  used_wh: 1190,
  reduction_points: 74,
  total_participation_points: 79,
  watts: 7900,
  estimate_only: false,
  within_noise: false,
  result_is_new: false,
  milestones: [],
  likely_points: null,
  to_make_up: null,
  vacation: null,
  baseline_records: [],
} satisfies EnergyEvent;
const device: EventDevice = {
  device_id: 'd1',
  display_name: 'Lamp',
  device_type: 'plug',
  opt: 'in',
  pre_event: 'INCLUDED',
  advance: 'SHIFTED',
  participation: null,
  history: 'DONE',
  shifted_seconds: 3600,
  can_feed: false,
  fed_wh: null,
  may_opt_in: false,
  may_opt_out: false,
};
const unsettled = {
  participation_results_available: false,
  settlement_state: null,
  reduction_wh: null,
} as const;
const vacation = { state: 'over', start_date: '2026-06-28', end_date: '2026-07-01' } as const;
const after = Date.parse('2026-07-03T00:00:00Z');

describe('a past event’s outcome, in the list and on its page', () => {
  it.each<[string, Partial<EnergyEvent>, string, string]>([
    ['settled with a saving', {}, 'saved', 'settled'],
    ['restated', { settlement_state: 'RESTATED' }, 'saved', 'settled'],
    ['settled with a little more use', { reduction_wh: -10, within_noise: true }, 'littleMore', 'settled'],
    ['settled with little, but clearly more use', { reduction_wh: -64 }, 'more', 'settled'],
    ['settled with more use', { reduction_wh: -400 }, 'more', 'settled'],
    ['settled with no difference', { reduction_wh: 0 }, 'same', 'settled'],
    ['settled from an upload', { estimate_only: true }, 'estimate', 'settled'],
    ['paid per device', { reduction_wh: null, devices: { d1: device } }, 'perDevice', 'settled'],
    ['EVT-01: paid per device, in a home without one', { reduction_wh: null }, 'noDevice', 'settled'],
    ['waiting, with a reason', { ...unsettled, settlement_state: 'PENDING' }, 'pending', 'pending'],
    [
      'without a result for an outage',
      { ...unsettled, settlement_state: 'PENDING', pending_reason: 'PowerOutage' },
      'noPower',
      'pending',
    ],
    ['just over', unsettled, 'pending', 'pending'],
    ['declined', { ...unsettled, opt: 'out' }, 'notJoined', 'notJoined'],
    ['never answered', { ...unsettled, opt: null }, 'notJoined', 'notJoined'],
    ['in a vacation that is over', { ...unsettled, opt: null, vacation }, 'away', 'away'],
    ['called off', { ...unsettled, status: 'CANCELLED' }, 'cancelled', 'cancelled'],
  ])('%s', (_row, more, word, situation) => {
    const event = { ...settled, ...more };
    expect([pastWords(event), eventSituation(event, after)]).toEqual([word, situation]);
  });
});

describe('why a result is pending', () => {
  it.each([
    ['NoIntervalData:short-missing', 'short'],
    ['NoIntervalData:long-missing', 'long'],
    ['MeterTooCoarse', 'coarse'],
    ['ZeroBaseline', 'zero'],
    ['UnconfirmedZero', 'outage'],
    ['PowerOutage', 'noPower'],
    ['Error', 'soon'],
    [null, 'soon'],
  ])('HOM-16: %s reads as "%s"', (reason, word) => {
    expect(pendingWord(reason, 3 * 86_400_000)).toBe(word);
  });

  it('HOM-16: on the following day, readings are awaited and not missing', () => {
    expect(pendingWord('NoIntervalData:short-missing', 60_000)).toBe('soon');
    expect(pendingWord('NoIntervalData:long-missing', 60_000)).toBe('long');
  });
});
