import type { BaselineCalendar } from './calendar.ts';
import { DAY } from './dayState.ts';
import type { AdjustmentPlan, BaselinePlan } from './plan.ts';
import { NOT_COMPLETE, OTHER_EVENT, PROVENANCES } from './windowSource.ts';
import type { WindowSource } from './windowSource.ts';

/**
 * One member's readings in the event's window, on the event's day and the days before it: the rows of the
 * `BaselineCalendar`. Arrays of numbers only, allocated once and refilled for each member.
 */
export interface MemberSheet {
  /** `DAY` codes by row; row 0 is the event's day. */
  readonly states: Uint8Array;
  /** Milliwatt-hours by row and settlement interval: `mWh[row * slots + slot]`. */
  readonly mWh: Float64Array;
  /** Index into `PROVENANCES` of the least trusted reading in the window, by row. */
  readonly provenance: Uint8Array;
  /** 1 where an interval has an estimated reading; same indexes as `mWh`. */
  readonly estimated: Uint8Array;
  /**
   * Milliwatt-hours in the adjustment hours by row; `NOT_COMPLETE`: unknown, `OTHER_EVENT`: not measurable.
   * Filled if the plan adjusts.
   */
  readonly adjustment: Float64Array;
  /** Milliwatt-hours of the whole local day by row. Filled if the plan uses whole days. */
  readonly dayTotal: Float64Array;
}

/**
 * Dates with event participation or vacation aren't comparable. Source: decisions, Baseline and settlement.
 */
export type ExcludedDates = ReadonlyMap<string, 'event' | 'vacation'>;

/** One home's readings, and what of them doesn't show its usual use. */
export interface HomeReadings {
  readonly source: WindowSource;
  /** Local dates of the look-back with any event participation or vacation. */
  readonly excluded: ExcludedDates;
  /** Other events that the member took part in, from the look-back to the adjustment hours after this event. */
  readonly otherEvents: readonly EventHours[];
}

/** Epoch seconds. */
export type EventHours = readonly [start: number, end: number];

const UPLOAD = PROVENANCES.indexOf('upload');

export function createSheet({ rows, slots }: { readonly rows: number; readonly slots: number }): MemberSheet {
  return {
    states: new Uint8Array(rows),
    mWh: new Float64Array(rows * slots),
    provenance: new Uint8Array(rows),
    estimated: new Uint8Array(rows * slots),
    adjustment: new Float64Array(rows).fill(NOT_COMPLETE),
    dayTotal: new Float64Array(rows).fill(NOT_COMPLETE),
  };
}

/**
 * Reads a member's windows into the sheet, from the event backwards, until there are enough eligible days for
 * the baseline, its noise and a blend's weights; the rest stay unread. Without the event's own readings, no other day is read.
 * Where the event's readings pay, uploaded days are skipped, because a file can be edited; if that leaves too
 * few days, they are used after all and the result is an estimate. Returns false, without reading other days, for an
 * event with an interval of zero that is only an estimate, as in an outage, unless it may be. Source: decisions, Baseline and settlement
 * (eligible days); Meter data (provenance).
 */
export function fillSheet(
  sheet: MemberSheet,
  calendar: BaselineCalendar,
  plan: BaselinePlan,
  home: HomeReadings,
  { uploadsPay, mayEstimateZero }: { readonly uploadsPay: boolean; readonly mayEstimateZero: boolean },
): boolean {
  const { states, provenance } = sheet;
  begin(sheet, calendar, home.excluded);
  readRow(sheet, calendar, plan, home, 0);
  if (states[0] === DAY.missing) return true;
  if (!mayEstimateZero && hasEstimatedZero(sheet, calendar.slots)) {
    states[0] = DAY.missing;
    return false;
  }
  readEligibleDays(sheet, calendar, plan, home, !uploadsPay && provenance[0] !== UPLOAD);
  return true;
}

/**
 * Like `fillSheet` for a day of which only the usual use is wanted: it may not be over yet, or lack readings. For
 * showing, where nothing is settled.
 */
export function fillUsual(
  sheet: MemberSheet,
  calendar: BaselineCalendar,
  plan: BaselinePlan,
  home: HomeReadings,
  uploadsPay: boolean,
): void {
  const { states, provenance } = sheet;
  begin(sheet, calendar, home.excluded);
  readRow(sheet, calendar, plan, home, 0);
  const isUpload = states[0] === DAY.usable && provenance[0] === UPLOAD;
  readEligibleDays(sheet, calendar, plan, home, !uploadsPay && !isUpload);
}

/**
 * Like `fillSheet` without the event's own day: reads only the days before it. Skips uploads unless they pay.
 * For measuring a baseline's error, where nothing is settled.
 */
export function fillDaysBefore(
  sheet: MemberSheet,
  calendar: BaselineCalendar,
  plan: BaselinePlan,
  home: HomeReadings,
  uploadsPay: boolean,
): void {
  begin(sheet, calendar, home.excluded);
  sheet.states[0] = DAY.missing;
  readDaysBefore(sheet, calendar, plan, home, !uploadsPay);
}

function hasEstimatedZero({ mWh, estimated }: MemberSheet, slots: number): boolean {
  for (let slot = 0; slot < slots; slot += 1) if (estimated[slot] === 1 && mWh[slot] === 0) return true;
  return false;
}

const HOUR_SECONDS = 3_600;

/**
 * Whether the meter reads zero for a whole hour of the event (or all of a shorter one), though it doesn't at that time on
 * any other day that was read: more likely an outage than a saving, as a home's standby never ends.
 */
export function hasUnusualZero(
  { mWh, states }: MemberSheet,
  { rows, slots, intervalSeconds }: Pick<BaselineCalendar, 'rows' | 'slots' | 'intervalSeconds'>,
): boolean {
  const hour = Math.min(slots, Math.ceil(HOUR_SECONDS / intervalSeconds));
  let zeros = 0;
  let most = 0;
  for (let slot = 0; slot < slots; slot += 1) {
    zeros = mWh[slot] === 0 ? zeros + 1 : 0;
    most = Math.max(most, zeros);
  }
  if (most < hour) return false;
  for (let row = 1; row < rows; row += 1) {
    if (states[row] !== DAY.usable) continue;
    for (let slot = row * slots; slot < (row + 1) * slots; slot += 1) if (mWh[slot] === 0) return false;
  }
  return true;
}

function begin({ states }: MemberSheet, calendar: BaselineCalendar, excluded: ExcludedDates): void {
  states.set(calendar.states);
  for (const [date, why] of excluded)
    exclude(states, calendar.rowByDate.get(date), why === 'event' ? DAY.event : DAY.vacation);
}

/** Uploaded days that were passed over are used after all where there are too few others. */
function readEligibleDays(
  sheet: MemberSheet,
  calendar: BaselineCalendar,
  plan: BaselinePlan,
  home: HomeReadings,
  passOverUploads: boolean,
): void {
  const { states } = sheet;
  const found = readDaysBefore(sheet, calendar, plan, home, passOverUploads);
  if (found.uploads === 0 || found.eligible >= plan.minimum) return;
  for (let row = 1; row < calendar.rows; row += 1) if (states[row] === DAY.upload) states[row] = DAY.usable;
}

/** From the event backwards, until there are enough eligible days for the plan. */
function readDaysBefore(
  sheet: MemberSheet,
  calendar: BaselineCalendar,
  plan: BaselinePlan,
  home: HomeReadings,
  passOverUploads: boolean,
): { eligible: number; uploads: number } {
  const { states, provenance } = sheet;
  const enough = plan.pool + plan.noiseDays + (plan.blend?.days ?? 0);
  let eligible = 0;
  let uploads = 0;
  for (let row = 1; row < calendar.rows && eligible < enough; row += 1) {
    if (states[row] !== DAY.unread) continue;
    readRow(sheet, calendar, plan, home, row);
    if (states[row] !== DAY.usable) continue;
    if (passOverUploads && provenance[row] === UPLOAD) {
      states[row] = DAY.upload;
      uploads += 1;
    } else {
      eligible += 1;
    }
  }
  return { eligible, uploads };
}

function exclude(states: Uint8Array, row: number | undefined, state: number): void {
  // The day type comes first: a weekend isn't comparable with a weekday, event or not.
  if (row !== undefined && row > 0 && states[row] !== DAY.otherDayType) states[row] = state;
}

function readRow(
  sheet: MemberSheet,
  calendar: BaselineCalendar,
  plan: BaselinePlan,
  home: HomeReadings,
  row: number,
): void {
  const { source } = home;
  const start = calendar.starts[row] as number;
  const end = start + (calendar.end - calendar.start);
  const found = source.readWindow(
    start,
    end,
    calendar.intervalSeconds,
    sheet.mWh,
    sheet.estimated,
    row * calendar.slots,
  );
  if (found === NOT_COMPLETE) {
    sheet.states[row] = DAY.missing;
    return;
  }
  sheet.states[row] = DAY.usable;
  sheet.provenance[row] = found;
  if (plan.adjustment !== null) sheet.adjustment[row] = adjustmentEnergy(plan.adjustment, home, start, end);
  if ((plan.wholeDays || plan.pick === 'middle') && row > 0) {
    const total = source.readTotal(calendar.midnights[row] as number, calendar.midnights[row - 1] as number);
    sheet.dayTotal[row] = total;
    if (total === NOT_COMPLETE) sheet.states[row] = DAY.missing;
  }
}

/**
 * Milliwatt-hours in the adjustment hours around a window, `NOT_COMPLETE`, or `OTHER_EVENT`: what a member saved
 * or caught up on because of another event doesn't show what kind of day it is.
 */
function adjustmentEnergy(
  { fromSeconds, toSeconds, after }: AdjustmentPlan,
  { source, otherEvents }: HomeReadings,
  start: number,
  end: number,
): number {
  if (
    touches(otherEvents, start - fromSeconds, start - toSeconds) ||
    (after !== null && touches(otherEvents, end + after.fromSeconds, end + after.toSeconds))
  )
    return OTHER_EVENT;
  const before = source.readTotal(start - fromSeconds, start - toSeconds);
  if (before === NOT_COMPLETE || after === null) return before;
  const later = source.readTotal(end + after.fromSeconds, end + after.toSeconds);
  return later === NOT_COMPLETE ? NOT_COMPLETE : before + later;
}

function touches(events: readonly EventHours[], from: number, to: number): boolean {
  for (const [start, end] of events) if (start < to && end > from) return true;
  return false;
}
