import type { components } from '../../../codegen/rest/types.ts';
import { DAY_SECONDS } from '../../domain/meter/readings.ts';
import { localIntervalStart, toWallClock } from '../../domain/meter/zone.ts';
import { NO_ADJUSTMENT } from '../../domain/settlement/baseline.ts';
import { multiplyAddDivideHalfUp, multiplyDivideHalfUp } from '../../domain/settlement/exact.ts';
import type { SettledReceipt } from '../../domain/settlement/receipt.ts';
import {
  PROFILE_MARGIN_SECONDS,
  profileStart,
  type HomeInterval,
} from '../../domain/settlement/performance.ts';
import { shareOut } from '../../domain/settlement/shareOut.ts';
import { NOT_COMPLETE } from '../../domain/settlement/windowSource.ts';
import type { WindowSource } from '../../domain/settlement/windowSource.ts';
import { readMeters, type ReadMeter } from '../meter/service.ts';
import type { Db } from '../platform/db/db.ts';
import { chooseMeter, type MeterWindow } from './chooseMeter.ts';

export type BaselineRecord = components['schemas']['BaselineRecord'];

const BEFORE_SECONDS = 3 * 3600;
const AFTER_SECONDS = 3600;
const MWH_PER_WH = 1000;

export interface DrawnEvent {
  readonly start: Date;
  readonly end: Date;
  readonly settlementIntervalMinutes: number;
  readonly lookBackDays: number;
  /** The meter that settled it; null before, like the receipt. */
  readonly servicePointId: string | null;
  readonly receipt: SettledReceipt | null;
}

/**
 * Use and baseline from three hours before an event to one hour after it, in the meter's own intervals (an
 * hour at most); empty without readings. Within the event, records equal the receipt's intervals or add up to
 * them; outside, the baseline is the mean of the same local interval on the receipt's days, with its
 * adjustment. Source: EVT-11.
 */
export async function recordsAroundEvent(
  db: Db,
  memberId: string,
  event: DrawnEvent,
): Promise<BaselineRecord[]> {
  const start = event.start.getTime() / 1000;
  const end = event.end.getTime() / 1000;
  const day = (seconds: number) => Math.floor(seconds / DAY_SECONDS);
  const meters = await readMeters(db, {
    memberIds: [memberId],
    channel: 'import',
    firstDay: day(start - BEFORE_SECONDS) - (event.receipt === null ? 1 : event.lookBackDays + 2),
    lastDay: day(end + AFTER_SECONDS),
  });
  const window = { start, end, intervalSeconds: event.settlementIntervalMinutes * 60 };
  const meter = chooseMeter(meters.get(memberId) ?? [], event.servicePointId, window);
  if (meter === null) return [];
  const { source } = meter;
  const step = Math.min(source.intervalMinutes ?? event.settlementIntervalMinutes, 60) * 60;
  const offsets = event.receipt === null ? null : baselineDays(event.receipt, meter.timeZone, start);
  const finer =
    event.receipt === null ||
    offsets === null ||
    window.intervalSeconds % step !== 0 ||
    step === window.intervalSeconds
      ? null
      : finerFigures(source, event.receipt, offsets, step);
  const records: BaselineRecord[] = [];
  for (let from = start - BEFORE_SECONDS; from < end + AFTER_SECONDS; from += step) {
    const settled =
      step === window.intervalSeconds
        ? event.receipt?.intervals.find((interval) => Date.parse(interval.start) === from * 1000)
        : finer?.get(from);
    const read = readOne(source, from, step);
    records.push({
      start_dttm: toIso(from),
      end_dttm: toIso(from + step),
      baseline_wh:
        settled?.baselineWh ?? (offsets === null ? null : baselineMean(source, offsets, from, step)),
      used_wh: settled?.usedWh ?? (read === null ? null : multiplyDivideHalfUp(read.mWh, 1, MWH_PER_WH)),
      in_event: from >= start && from < end,
      estimated: settled?.estimated ?? read?.estimated ?? false,
    });
  }
  return records.some(({ used_wh }) => used_wh !== null) ? records : [];
}

/**
 * The settlement intervals of a settled result, as the receipt has them, and those of the hours around the event by the
 * same baseline.
 */
export function intervalsAround(
  meters: readonly ReadMeter[],
  servicePointId: string | null,
  window: MeterWindow,
  receipt: SettledReceipt,
): HomeInterval[] {
  const meter = chooseMeter(meters, servicePointId, window);
  if (meter === null) return [];
  const step = window.intervalSeconds;
  const offsets = baselineDays(receipt, meter.timeZone, window.start);
  const settled = new Map(receipt.intervals.map((each) => [Date.parse(each.start) / 1000, each]));
  const intervals: HomeInterval[] = [];
  for (let start = profileStart(window); start < window.end + PROFILE_MARGIN_SECONDS; start += step) {
    const own = settled.get(start);
    const read = own === undefined ? readOne(meter.source, start, step) : null;
    intervals.push({
      start,
      baselineWh: own?.baselineWh ?? baselineMean(meter.source, offsets, start, step),
      usedWh: own?.usedWh ?? (read && multiplyDivideHalfUp(read.mWh, 1, MWH_PER_WH)),
    });
  }
  return intervals;
}

/** The receipt's baseline days: seconds before the event, weight, and the adjustment of their mean. */
interface BaselineDays {
  readonly days: readonly { readonly offset: number; readonly weight: number }[];
  /** In ten-thousandths. */
  readonly ratio: number;
  /** Milliwatt-hours added to a settlement interval. */
  readonly addedMWh: number;
  readonly intervalSeconds: number;
}

function baselineDays(
  { daysUsed, adjustment, rules }: SettledReceipt,
  zone: string,
  start: number,
): BaselineDays {
  const { second } = toWallClock(zone, start);
  const days = daysUsed.flatMap(({ date, weightPercent }) => {
    const same = localIntervalStart(zone, date, second);
    return same === undefined ? [] : { offset: start - same, weight: weightPercent ?? 1 };
  });
  return {
    days,
    ratio: appliedRatio(adjustment),
    addedMWh: adjustment?.addedMWh ?? 0,
    intervalSeconds: rules.settlementIntervalMinutes * 60,
  };
}

/** In ten-thousandths; a blend applies the part of it that its weight gives. */
function appliedRatio(adjustment: SettledReceipt['adjustment']): number {
  const used = adjustment?.ratio?.used ?? NO_ADJUSTMENT;
  const weight = adjustment?.blend?.weight ?? NO_ADJUSTMENT;
  return NO_ADJUSTMENT + Math.round(((used - NO_ADJUSTMENT) * weight) / NO_ADJUSTMENT);
}

/** Baseline of `length` seconds from `from`, in whole watt-hours; null where a day has incomplete readings. */
function baselineMean(
  source: WindowSource,
  { days, ratio, addedMWh, intervalSeconds }: BaselineDays,
  from: number,
  length: number,
): number | null {
  let sum = 0;
  let weights = 0;
  for (const { offset, weight } of days) {
    const read = readOne(source, from - offset, length);
    if (read === null) return null;
    sum += read.mWh * weight;
    weights += weight;
  }
  if (weights === 0) return null;
  const added = Math.round((addedMWh * length) / intervalSeconds);
  return Math.max(
    0,
    multiplyAddDivideHalfUp(
      sum,
      ratio,
      added * weights * NO_ADJUSTMENT,
      weights * MWH_PER_WH * NO_ADJUSTMENT,
    ),
  );
}

interface Figures {
  readonly baselineWh: number;
  readonly usedWh: number;
  readonly estimated: boolean;
}

/** Figures in the meter's finer intervals by start, which add up to the receipt's. */
function finerFigures(
  source: WindowSource,
  { intervals, rules }: SettledReceipt,
  offsets: BaselineDays,
  step: number,
): Map<number, Figures> {
  const parts = (rules.settlementIntervalMinutes * 60) / step;
  const figures = new Map<number, Figures>();
  for (const interval of intervals) {
    const start = Date.parse(interval.start) / 1000;
    const used: number[] = [];
    const usual: number[] = [];
    const estimated: boolean[] = [];
    for (let part = 0; part < parts; part += 1) {
      const read = readOne(source, start, (part + 1) * step);
      const mean = baselineMean(source, offsets, start, (part + 1) * step);
      if (read === null || mean === null) break;
      used.push(multiplyDivideHalfUp(read.mWh, 1, MWH_PER_WH));
      usual.push(mean);
      estimated.push(readOne(source, start + part * step, step)?.estimated ?? read.estimated);
    }
    // Later readings may leave a gap until the result is restated.
    if (used.length < parts) continue;
    const [usedWh, baselineWh] = [shareOut(used, interval.usedWh), shareOut(usual, interval.baselineWh)];
    estimated.forEach((isEstimated, part) =>
      figures.set(start + part * step, {
        usedWh: usedWh[part] as number,
        baselineWh: baselineWh[part] as number,
        estimated: isEstimated,
      }),
    );
  }
  return figures;
}

function readOne(
  source: WindowSource,
  from: number,
  step: number,
): { mWh: number; estimated: boolean } | null {
  const mWh = new Float64Array(1);
  const flags = new Uint8Array(1);
  return source.readWindow(from, from + step, step, mWh, flags, 0) === NOT_COMPLETE
    ? null
    : { mWh: mWh[0] as number, estimated: flags[0] === 1 };
}

function toIso(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
