import { markers } from './energies.ts';
import { DAY_SECONDS, LONGEST_READING_SECONDS, sourcePays } from './readings.ts';
import type { Quality } from './readings.ts';
import type { MeterDays } from './meterDays.ts';
import type { PackedDay, QualityRun } from './packedDay.ts';

/** Energy of a time window in equal slots. */
export interface WindowSlots {
  /** Epoch seconds; the end is exclusive. */
  readonly start: number;
  readonly end: number;
  readonly slotSeconds: number;
  /** Milliwatt-hours per slot, exact; NaN where whole readings don't cover the slot. */
  readonly mWh: readonly number[];
  /**
   * `missing` unless whole readings cover the slot without gap or overlap; `estimated` when any of them is.
   */
  readonly quality: readonly Quality[];
  /** No slot is missing. */
  readonly complete: boolean;
  /** A covered slot has an estimated reading. */
  readonly estimated: boolean;
  /** Every counted reading comes from a paying source. */
  readonly pays: boolean;
}

interface Filling {
  readonly start: number;
  readonly end: number;
  readonly slotSeconds: number;
  readonly mWh: number[];
  /**
   * Seconds from the window's start up to which whole readings cover the slot so far; NaN after a gap or
   * overlap.
   */
  readonly until: number[];
  readonly quality: Quality[];
  pays: boolean;
}

/**
 * Sums readings into the slots of a window. A reading that is coarser than a slot, or crosses its border,
 * leaves the slots it touches missing: energy is never divided.
 * @param start, end epoch seconds, a whole number of slots apart.
 * @throws RangeError when they aren't. Source: decisions, Baseline and settlement ("a meter coarser than that
 * is ineligible; finer readings are added up").
 */
export function windowSlots(meter: MeterDays, start: number, end: number, slotSeconds: number): WindowSlots {
  const count = (end - start) / slotSeconds;
  if (!(slotSeconds > 0) || !Number.isInteger(count) || count < 1)
    throw new RangeError(`A window of ${end - start} s is not whole slots of ${slotSeconds} s`);
  const filling: Filling = { start, end, slotSeconds, mWh: [], until: [], quality: [], pays: true };
  for (let slot = 0; slot < count; slot += 1) {
    filling.mWh.push(0);
    filling.until.push(slot * slotSeconds);
    filling.quality.push('actual');
  }
  const last = Math.floor((end - 1) / DAY_SECONDS);
  // A reading is stored with the day it starts in and may reach into the two days after.
  for (
    let number = Math.floor((start - LONGEST_READING_SECONDS) / DAY_SECONDS);
    number <= last;
    number += 1
  ) {
    const day = meter.days[number - meter.first];
    if (day) addDay(filling, day, number * DAY_SECONDS + day.startSecond);
  }
  return finish(filling);
}

function addDay(filling: Filling, day: PackedDay, gridStart: number): void {
  const { intervalSeconds, values } = day;
  if (gridStart + values.length * intervalSeconds <= filling.start || gridStart >= filling.end) return;
  for (const run of day.runs) {
    if (run.torn === undefined) addRun(filling, day, run, gridStart);
  }
}

function addRun(filling: Filling, day: PackedDay, run: QualityRun, gridStart: number): void {
  const { start, end, slotSeconds, mWh, until, quality } = filling;
  const { intervalSeconds, values } = day;
  const { continued } = markers(values);
  const runEnd = run.from + run.count;
  let i = Math.max(run.from, Math.ceil((start - gridStart) / intervalSeconds));
  // A reading that begins before the window isn't counted.
  while (i < runEnd && values[i] === continued) i += 1;
  let used = false;
  let from = gridStart + i * intervalSeconds - start;
  let slot = Math.floor(from / slotSeconds);
  let slotEnd = (slot + 1) * slotSeconds;
  while (i < runEnd) {
    const value = values[i] as number;
    let to = from + intervalSeconds;
    for (i += 1; i < runEnd && values[i] === continued; i += 1) to += intervalSeconds;
    if (to > end - start) break;
    while (from >= slotEnd) {
      slot += 1;
      slotEnd += slotSeconds;
    }
    if (to <= slotEnd) {
      mWh[slot] = (mWh[slot] as number) + value;
      until[slot] = until[slot] === from ? to : Number.NaN;
      if (run.quality === 'estimated') quality[slot] = 'estimated';
      used = true;
    }
    from = to;
  }
  if (used && !sourcePays(run.source)) filling.pays = false;
}

function finish(filling: Filling): WindowSlots {
  const { start, end, slotSeconds, mWh, until, quality } = filling;
  let complete = true;
  let estimated = false;
  for (let slot = 0; slot < mWh.length; slot += 1) {
    if (until[slot] !== (slot + 1) * slotSeconds) {
      mWh[slot] = Number.NaN;
      quality[slot] = 'missing';
      complete = false;
    } else if (quality[slot] === 'estimated') estimated = true;
  }
  return { start, end, slotSeconds, mWh, quality, complete, estimated, pays: filling.pays };
}
