import type { ProgramRules } from '../programs/rules.ts';
import type { BaselineCalendar } from './calendar.ts';
import { DAY } from './dayState.ts';
import type { MemberSheet } from './sheet.ts';
import { NOT_COMPLETE } from './windowSource.ts';
import type { WindowSource } from './windowSource.ts';

/**
 * Why a result is pending.
 *
 * - `NoIntervalData`: the event's readings are not there, or too few eligible days before it. Above 7 missing days it is
 *   a long-missing case, otherwise a short-missing one (HOM-16).
 * - `MeterTooCoarse`: the meter's interval is longer than the program's settlement interval, or does not divide it.
 * - `ZeroBaseline`: nothing was used in the window on the days before; that counts as no usable data.
 */
export type PendingReason =
  | {
      readonly code: 'NoIntervalData';
      readonly kind: 'long-missing' | 'short-missing';
      readonly daysMissing: number;
      readonly eventMissing: boolean;
      readonly eligibleDays: number;
      readonly neededDays: number;
    }
  | { readonly code: 'MeterTooCoarse'; readonly meterMinutes: number; readonly intervalMinutes: number }
  | { readonly code: 'ZeroBaseline' };

/** The reason `NoIntervalData` with its kind. Source: decisions, Baseline and settlement; HOM-16. */
export function noIntervalData(
  daysMissing: number,
  eventMissing: boolean,
  days: { readonly eligible: number; readonly needed: number },
  rules: Pick<ProgramRules, 'longMissingDays'>,
): PendingReason {
  return {
    code: 'NoIntervalData',
    kind: daysMissing > rules.longMissingDays ? 'long-missing' : 'short-missing',
    daysMissing,
    eventMissing,
    eligibleDays: days.eligible,
    neededDays: days.needed,
  };
}

/** The reason for a meter that the program cannot settle by; null for one that it can, or whose interval is not known. */
export function meterUnfit(meterMinutes: number | null, intervalMinutes: number): PendingReason | null {
  return meterMinutes === null || intervalMinutes % meterMinutes === 0
    ? null
    : { code: 'MeterTooCoarse', meterMinutes, intervalMinutes };
}

/**
 * How many days lack data in the event's window. Where the event itself lacks them: the days in a row up to it, because
 * what is late arrives in a row. Otherwise all such days of the look-back, whatever their type.
 */
export function countMissingDays(
  sheet: MemberSheet,
  calendar: BaselineCalendar,
  source: WindowSource,
): number {
  const eventMissing = sheet.states[0] === DAY.missing;
  const window = new Float64Array(calendar.slots);
  const flags = new Uint8Array(calendar.slots);
  let missing = eventMissing ? 1 : 0;
  for (let row = 1; row < calendar.rows; row += 1) {
    const start = calendar.starts[row] as number;
    if (Number.isNaN(start)) continue;
    const found = source.readWindow(
      start,
      start + calendar.end - calendar.start,
      calendar.intervalSeconds,
      window,
      flags,
      0,
    );
    if (found === NOT_COMPLETE) missing += 1;
    else if (eventMissing) return missing;
  }
  return missing;
}
