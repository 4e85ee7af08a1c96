import type { ProgramRules } from '../programs/rules.ts';
import type { BaselineCalendar } from './calendar.ts';
import { DAY } from './dayState.ts';
import type { MemberSheet } from './sheet.ts';
import { NOT_COMPLETE } from './windowSource.ts';
import type { WindowSource } from './windowSource.ts';

/**
 * Why a result is pending.
 * - `NoIntervalData`: the event's readings are missing, or there are too few eligible days before it. More
 *   than 7 missing days are a long-missing case, otherwise a short-missing one (HOM-16).
 * - `MeterTooCoarse`: the meter's interval is longer than the program's settlement interval, or doesn't
 *   divide it.
 * - `ZeroBaseline`: no use in the window on earlier days, which counts as no usable data.
 * - `UnconfirmedZero`: the meter reads zero for an hour of the event, as it never does otherwise, and the utility
 *   hasn't delivered that again: it may be an outage.
 * - `PowerOutage`: staff found that such a zero was an outage. Another reading still settles it.
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
  | { readonly code: 'ZeroBaseline' }
  | { readonly code: 'UnconfirmedZero' }
  | { readonly code: 'PowerOutage' };

/** What staff found about a zero that waits: the home used nothing, or it had no power. */
export const ZERO_VERDICTS = ['used_nothing', 'outage'] as const;
export type ZeroVerdict = (typeof ZERO_VERDICTS)[number];

/** A zero counts once the utility still says so this long after the event. */
export const ZERO_CONFIRMED_AFTER_SECONDS = 3 * 86_400;

/** Source: decisions, Baseline and settlement; HOM-16. */
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

/** Why the program can't settle by a meter; null if it can, or the interval is unknown. */
export function meterUnfit(meterMinutes: number | null, intervalMinutes: number): PendingReason | null {
  return meterMinutes === null || intervalMinutes % meterMinutes === 0
    ? null
    : { code: 'MeterTooCoarse', meterMinutes, intervalMinutes };
}

/**
 * Number of days without data in the event's window. If the event itself lacks data: consecutive days up to
 * it, because late data arrive in order. Otherwise all such days of the look-back, of any type.
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
