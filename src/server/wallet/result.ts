import type { Cause } from '../../domain/ledger/posting.ts';
import type { Provenance } from '../../domain/settlement/windowSource.ts';
import { findEvent } from '../events/service.ts';
import type { RequestContext } from '../platform/context.ts';
import { loadMember } from '../session/service.ts';
import { readReceiptFile } from '../settlement/service.ts';

/** An entry that was booked for a result, in whole watts. */
export interface EntryRecord {
  readonly causeKey: string;
  readonly cause: Cause;
  readonly bookedAt: Date;
  readonly watts: number;
}

/** How a member's result came about, from the meter's readings to the entries of the ledger. Energy in watt-hours. */
export interface ResultRecord {
  readonly memberId: string;
  readonly eventId: string;
  readonly startAt: Date;
  readonly endAt: Date;
  readonly timeZone: string;
  readonly settlement: 'PENDING' | 'SETTLED' | 'RESTATED';
  readonly revision: number;
  readonly provenance: Provenance | null;
  readonly usualWattHours: number | null;
  readonly usedWattHours: number | null;
  readonly reductionWattHours: number | null;
  /** Local dates, latest first. */
  readonly days: readonly string[];
  readonly intervals: readonly {
    readonly startAt: Date;
    readonly usualWattHours: number;
    readonly readMilliwattHours: number;
    readonly usedWattHours: number;
    readonly isEstimated: boolean;
  }[];
  readonly devices: readonly {
    readonly name: string;
    readonly quarters: number;
    readonly rateTenths: number;
  }[];
  readonly formula: {
    readonly pointsPerKwh: number;
    readonly multiplierHundredths: number;
    readonly bonusHundredths: number;
  } | null;
  readonly reductionPoints: number;
  readonly participationPoints: number;
  readonly points: number;
  readonly watts: number;
  readonly entries: readonly EntryRecord[];
}

const NOTHING = {
  provenance: null,
  usualWattHours: null,
  usedWattHours: null,
  reductionWattHours: null,
  days: [],
  intervals: [],
  devices: [],
  formula: null,
  reductionPoints: 0,
  participationPoints: 0,
  points: 0,
  watts: 0,
} as const;

/** The latest receipt of a member's result in figures; null for one who took no part, and before the event has ended. */
export async function readResult(
  ctx: RequestContext,
  memberId: string,
  eventId: string,
): Promise<ResultRecord | null> {
  const { brand, db, deps } = ctx;
  const [member, event, file] = [
    await loadMember(ctx, memberId),
    await findEvent(db, brand.id, eventId),
    await readReceiptFile({ ...deps, db }, { brandId: brand.id, memberId }, eventId),
  ];
  if (member === null || event === null || file === null) return null;
  const { receipt, ledger } = file;
  const head = {
    memberId,
    eventId,
    startAt: event.start,
    endAt: event.end,
    revision: receipt.revision,
    entries: ledger.map((entry) => ({ ...entry, cause: entry.cause as Cause })),
  };
  if (receipt.kind === 'real-time')
    return {
      ...NOTHING,
      ...head,
      timeZone: member.timeZone,
      settlement: receipt.revision > 1 ? 'RESTATED' : 'SETTLED',
      devices: receipt.devices.map(({ displayName: name, quarters, rateTenths }) => ({
        name,
        quarters,
        rateTenths,
      })),
      reductionPoints: receipt.devicePoints,
      participationPoints: receipt.participationPoints,
      points: receipt.points,
      watts: receipt.watts,
    };
  const reduction = { ...NOTHING, ...head, timeZone: receipt.event.zone, settlement: receipt.state };
  if (receipt.state === 'PENDING') return reduction;
  const { pay } = receipt;
  return {
    ...reduction,
    provenance: receipt.provenance,
    usualWattHours: receipt.baselineWh,
    usedWattHours: receipt.usedWh,
    reductionWattHours: receipt.reductionWh,
    days: receipt.daysUsed.map(({ date }) => date),
    intervals: receipt.intervals.map(({ start, baselineWh, usedWh, usedMWh, estimated }) => ({
      startAt: new Date(start),
      usualWattHours: baselineWh,
      readMilliwattHours: usedMWh,
      usedWattHours: usedWh,
      isEstimated: estimated,
    })),
    formula: pay.formula,
    reductionPoints: pay.reductionPoints,
    participationPoints: pay.participationPoints,
    points: pay.points,
    watts: pay.watts,
  };
}
