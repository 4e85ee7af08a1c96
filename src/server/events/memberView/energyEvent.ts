import type { components } from '../../../../codegen/rest/types.ts';
import { inMilestoneOrder } from '../../../domain/events/milestones.ts';
import type { EventDeviceRow } from '../queries/eventDevices.ts';
import { memberEvent, type PayBasis } from '../../readmodels/memberEvent.ts';
import type { MemberEventRow } from '../../readmodels/memberEvents.ts';
import { eventDevice } from './eventDevice.ts';

export type EnergyEvent = components['schemas']['EnergyEvent'];

const MINUTE_MS = 60_000;
/** An older result isn't news. */
const RESULT_IS_NEW_MS = 14 * 86_400_000;

/**
 * An event as the contract has it. `personId`: who reads it; `pay`: the basis of the estimate; null for events that are
 * over. Source: EVT-03, EVT-04.
 */
export function energyEvent(
  row: MemberEventRow,
  personId: string,
  now: Date,
  pay: PayBasis | null,
  devices: readonly EventDeviceRow[],
): EnergyEvent {
  const { status, startAt, endAt, likelyPay, toMakeUp, situation, vacation, ...may } = memberEvent(
    row,
    now,
    pay,
  );
  const settled = row.settlement === 'SETTLED' || row.settlement === 'RESTATED';
  return {
    id: row.id,
    ohmhour_type: row.type,
    algorithm: row.algorithm,
    status,
    start_dttm: startAt.toISOString(),
    end_dttm: endAt.toISOString(),
    time_zone: row.timeZone,
    program_name: row.programName,
    opt: row.opt,
    ...(row.isTest ? { is_test: true } : {}),
    ...(row.optBy === null ? {} : { answered_by: { person_id: row.optBy.id, name: row.optBy.name } }),
    may_opt_in: may.mayOptIn,
    may_opt_out: may.mayOptOut,
    devices: Object.fromEntries(
      devices.map((device) => [device.deviceId, eventDevice(device, situation, now)]),
    ),
    ohm_hour_ended: status !== 'SCHEDULED' && status !== 'ACTIVE',
    participation_results_available: settled,
    settlement_state: row.settlement,
    pending_reason: row.settlement === 'PENDING' ? row.pendingReason : null,
    reduction_wh: row.reductionWh,
    baseline_wh: row.baselineWh,
    used_wh: row.usedWh,
    reduction_points: row.reductionPoints,
    total_participation_points: row.points,
    watts: row.watts,
    estimate_only: row.estimateOnly,
    within_noise: row.withinNoise,
    result_is_new: settled && isNewFor(row, personId, now),
    milestones: inMilestoneOrder(row.milestones ?? []),
    likely_points: likelyPay && {
      low: likelyPay.lowPoints,
      high: likelyPay.highPoints,
      own: [...likelyPay.ownPoints],
      other_results: likelyPay.otherResults,
    },
    to_make_up: toMakeUp && { wh: -toMakeUp.wh, event_id: toMakeUp.eventId, date: toMakeUp.date },
    vacation: vacation && {
      state: vacation.state,
      start_date: vacation.firstDay,
      end_date: vacation.lastDay,
    },
    baseline_records: settled ? intervalRecords(row) : [],
  };
}

function intervalRecords({ intervals, rules }: MemberEventRow): EnergyEvent['baseline_records'] {
  const lengthMs = rules.settlementIntervalMinutes * MINUTE_MS;
  return (intervals ?? []).map(({ start, baselineWh, usedWh, estimated }) => ({
    start_dttm: new Date(start).toISOString(),
    end_dttm: new Date(Date.parse(start) + lengthMs).toISOString(),
    baseline_wh: baselineWh,
    used_wh: usedWh,
    in_event: true,
    estimated,
  }));
}

const isNewFor = ({ settledAt, seenBy }: MemberEventRow, personId: string, now: Date): boolean =>
  settledAt !== null && now.getTime() - settledAt < RESULT_IS_NEW_MS && seenBy?.includes(personId) !== true;
