import type { components } from '../../../codegen/rest/types.ts';
import { mayOptIn, mayOptOut } from '../../domain/events/joining.ts';
import { statusAt } from '../../domain/events/status.ts';
import type { LikelyPay } from '../../domain/settlement/likelyPay.ts';
import type { EventDeviceRow } from '../readmodels/eventDevices.ts';
import type { MemberEventRow } from '../readmodels/memberEvents.ts';
import { eventDevice } from './eventDevice.ts';

export type EnergyEvent = components['schemas']['EnergyEvent'];

const MINUTE_MS = 60_000;

/** The times of an event, and whether it was called off. */
export function lifeOfRow({ start, end, cancelled, rules }: MemberEventRow) {
  return { start: new Date(start), end: new Date(end), cancelled, restatementDays: rules.restatementDays };
}

/**
 * An event as the contract has it. Its status is that of this instant, also while the job that writes it down has not
 * run. Source: EVT-03, EVT-04.
 */
export function energyEvent(
  row: MemberEventRow,
  now: Date,
  likely: LikelyPay | null,
  devices: readonly EventDeviceRow[],
): EnergyEvent {
  const life = lifeOfRow(row);
  const status = statusAt(life, now);
  const situation = {
    event: { ...life, algorithm: row.algorithm },
    opt: row.opt,
    invited: row.enrolled,
    onVacation: row.away,
  };
  const settled = row.settlement === 'SETTLED' || row.settlement === 'RESTATED';
  return {
    id: row.id,
    ohmhour_type: row.type,
    algorithm: row.algorithm,
    status,
    start_dttm: life.start.toISOString(),
    end_dttm: life.end.toISOString(),
    time_zone: row.timeZone,
    program_name: row.programName,
    opt: row.opt,
    may_opt_in: mayOptIn(situation, now).allowed,
    may_opt_out: mayOptOut({ ...situation, invited: row.enrolled || row.opt !== null }, now).allowed,
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
    likely_points: likely === null ? null : { low: likely.lowPoints, high: likely.highPoints },
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
