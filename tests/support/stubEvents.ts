import type { Page } from '@playwright/test';
import type { EnergyEvent, EventDevice, EventReceipt } from '../../codegen/rest/types.ts';
import { DEFAULT_PROGRAM_RULES } from '../../src/domain/programs/rules.ts';
import { settleRealTime } from '../../src/domain/settlement/realTime.ts';
import type { RealTimeReceipt } from '../../src/domain/settlement/realTime.ts';
import type { SettledReceipt } from '../../src/domain/settlement/receipt.ts';
import { settleReduction } from '../../src/domain/settlement/settleReduction.ts';
import { TUESDAY, member, createMeter, preparedFor } from './testHousehold.ts';
import { MEMBER, stubApi, type StubbedApi } from './stubApi.ts';

/** Events and receipts for pages over a stubbed backend. */

export const EVENT_ID = '0190a1b2-0000-7000-8000-0000000000e1';
const HOUR_MS = 3_600_000;
const EVENT_DAY = '2026-03-03';
const EVENING = 18 * 3600;
const iso = (milliseconds: number): string => new Date(milliseconds).toISOString().replace(/\.\d+/, '');

export function deviceInEvent(
  key: number,
  name: string,
  type: string,
  more: Partial<EventDevice> = {},
): EventDevice {
  return {
    device_id: `0190a1b2-0000-7000-8000-00000000d${String(key).padStart(3, '0')}`,
    display_name: name,
    device_type: type,
    opt: 'in',
    pre_event: 'INCLUDED',
    advance: null,
    participation: null,
    history: null,
    shifted_seconds: 0,
    can_feed: false,
    fed_wh: null,
    may_opt_in: false,
    may_opt_out: false,
    ...more,
  };
}

export function withDevices(...devices: readonly EventDevice[]): Pick<EnergyEvent, 'devices'> {
  return { devices: Object.fromEntries(devices.map((device) => [device.device_id, device])) };
}

/** A one-hour scheduled event that begins this many minutes from now. */
export function eventIn(minutes: number, more: Partial<EnergyEvent> = {}): EnergyEvent {
  const start = Math.floor(Date.now() / 60_000 + minutes) * 60_000;
  const isRunning = minutes <= 0 && minutes > -60;
  const isOver = minutes <= -60;
  return {
    id: EVENT_ID,
    ohmhour_type: 'PARTICIPATION_REDUCTION',
    algorithm: 'participation_reduction',
    status: isOver ? 'ENDED' : isRunning ? 'ACTIVE' : 'SCHEDULED',
    start_dttm: iso(start),
    end_dttm: iso(start + HOUR_MS),
    time_zone: 'America/Los_Angeles',
    program_name: 'Cedar Power Peak Hours',
    opt: 'in',
    may_opt_in: false,
    may_opt_out: !isOver,
    devices: {},
    ohm_hour_ended: isOver,
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
    to_make_up: null,
    likely_points: isOver ? null : { low: 60, high: 110, own: [85, 65], other_results: 40 },
    vacation: null,
    baseline_records: [],
    ...more,
  };
}

export const realTime = {
  ohmhour_type: 'PARTICIPATION_REDUCTION_RT',
  algorithm: 'participation_reduction_rt',
  likely_points: null,
} as const;

/** The receipt of an evening in a home that usually uses about 1,000 Wh at that time, and `usedWh` in the event. */
export function settledReceipt(usedWh: number): SettledReceipt {
  const use = (date: string, second: number) =>
    date === EVENT_DAY && second === EVENING ? usedWh : 950 + (Number(date.slice(-2)) % 5) * 40;
  const { receipt } = settleReduction(preparedFor(TUESDAY), member(createMeter({ use }, TUESDAY)));
  if (receipt.state === 'PENDING') throw new Error('This household has too few days.');
  return receipt;
}

/** The event that a receipt is of. */
export function settledEvent(receipt: SettledReceipt, more: Partial<EnergyEvent> = {}): EnergyEvent {
  const { event, baselineWh, usedWh, reductionWh, pay } = receipt;
  return eventIn(-120, {
    status: 'CLOSED',
    start_dttm: event.start,
    end_dttm: event.end,
    settlement_state: 'SETTLED',
    participation_results_available: true,
    within_noise: receipt.noise.verdict === 'within-noise',
    reduction_wh: reductionWh,
    baseline_wh: baselineWh,
    used_wh: usedWh,
    reduction_points: pay.reductionPoints,
    total_participation_points: pay.points,
    watts: pay.watts,
    baseline_records: receipt.intervals.map(({ start, baselineWh: usual, usedWh: used, estimated }) => ({
      start_dttm: start,
      end_dttm: iso(Date.parse(start) + HOUR_MS),
      baseline_wh: usual,
      used_wh: used,
      in_event: true,
      estimated,
    })),
    ...more,
  });
}

export function receiptAnswer(receipt: SettledReceipt | RealTimeReceipt, watts: number): EventReceipt {
  return {
    event_id: EVENT_ID,
    receipt: structuredClone(receipt) as EventReceipt['receipt'],
    versions: [
      {
        version: 1,
        settled_at: iso(Date.now() - HOUR_MS),
        points: watts / 100,
        change_reason: null,
        change: null,
      },
    ],
    ledger: [
      { cause_key: 'settle:one', cause: 'event-reduction', booked_at: iso(Date.now() - HOUR_MS), watts },
    ],
  };
}

/** The receipt of a real-time event of an hour that has just ended, and the event. */
export function realTimeResult(more: Partial<EnergyEvent> = {}) {
  const start = Math.floor(Date.now() / 1000) - 4200;
  const receipt = settleRealTime({
    event: { id: EVENT_ID, algorithm: 'participation_reduction_rt', start, end: start + 3600 },
    rules: DEFAULT_PROGRAM_RULES,
    wattConversionRate: 100,
    devices: [
      {
        deviceId: 'a',
        deviceType: 'ev',
        displayName: 'Family car',
        stretches: [{ start, end: start + 3600 }],
      },
      {
        deviceId: 'b',
        deviceType: 'thermostat',
        displayName: 'Hall thermostat',
        stretches: [{ start, end: start + 1900 }],
      },
      {
        deviceId: 'c',
        deviceType: 'plug',
        displayName: 'Aquarium pump in the children’s room',
        stretches: [],
      },
    ],
    left: false,
    away: false,
    standing: { recent: [], streak: 4, setup: 'utility-connected' },
  });
  const event = eventIn(-70, {
    ...realTime,
    status: 'CLOSED',
    settlement_state: 'SETTLED',
    participation_results_available: true,
    total_participation_points: receipt.points,
    watts: receipt.watts,
    ...more,
  });
  return { receipt, event };
}

/** A page over a backend with this event. */
export async function stubEvent(
  page: Page,
  event: EnergyEvent | (() => EnergyEvent),
  receipt?: EventReceipt | (() => EventReceipt | undefined),
): Promise<StubbedApi> {
  const api = await stubApi(page, MEMBER);
  const now = () => (typeof event === 'function' ? event() : event);
  const receiptNow = () => (typeof receipt === 'function' ? receipt() : receipt);
  api.on('/graphql/internal', { body: { data: { viewer: { session: null, placements: [], home: null } } } });
  api.on(`/events/${EVENT_ID}`, () => ({ body: now() }));
  api.on(`/events/${EVENT_ID}/baseline_records`, () => ({
    body: { baseline_records: now().baseline_records },
  }));
  api.on(`/events/${EVENT_ID}/hour`, {
    body: {
      event_id: EVENT_ID,
      actions: [
        { action: 'cooling', done: false },
        { action: 'dryer', done: false },
        { action: 'cooking', done: false },
      ],
      homes: null,
      saved: null,
      thermostats: 0,
      result_by: null,
      reminder: null,
      can: [],
    },
  });
  api.on(`/events/${EVENT_ID}/receipt`, () => {
    const answer = receiptNow();
    return answer === undefined
      ? { status: 404, body: { status: 404, error: 'There is no receipt yet.' } }
      : { body: answer };
  });
  api.on('/api/v2/upcoming_events', () => ({
    body: { events: now().status === 'SCHEDULED' || now().status === 'ACTIVE' ? [now()] : [] },
  }));
  api.on('/api/v2/events', () => ({
    body: {
      events: now().ohm_hour_ended ? [now()] : [],
      next_cursor: null,
      total: now().ohm_hour_ended ? 1 : 0,
    },
  }));
  api.on('/historical_events_count', { body: { HistoricalEventsCount: 7 } });
  return api;
}
