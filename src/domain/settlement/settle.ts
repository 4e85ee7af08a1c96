import { ALGORITHM_RULES } from '../events/algorithms.ts';
import type { Algorithm } from '../events/algorithms.ts';
import type { ProgramRules } from '../programs/rules.ts';
import { assess, standingWithoutResult } from './assess.ts';
import type { Assessed } from './assess.ts';
import { averageDays, chooseDays, createDayList, listEligible, usedInWindow } from './baseline.ts';
import type { BaselineAdjustment, DayList } from './baseline.ts';
import { adjustDay } from './blend.ts';
import { baselineCalendar } from './calendar.ts';
import type { BaselineCalendar } from './calendar.ts';
import { DAY } from './dayState.ts';
import { createPlaceboList, measurePlacebos, summariseNoise } from './noise.ts';
import type { PlaceboList } from './noise.ts';
import { countMissingDays, meterUnfit, noIntervalData, ZERO_CONFIRMED_AFTER_SECONDS } from './pending.ts';
import type { PendingReason, ZeroVerdict } from './pending.ts';
import { baselinePlan } from './plan.ts';
import type { BaselinePlan } from './plan.ts';
import { settlementRules } from './receipt.ts';
import type { ReceiptEvent, SettlementRules } from './receipt.ts';
import { createSheet, fillSheet, hasUnusualZero } from './sheet.ts';
import type { HomeReadings, MemberSheet } from './sheet.ts';
import type { Standing } from './standing.ts';
import { PROVENANCES } from './windowSource.ts';
import type { Provenance, WindowSource } from './windowSource.ts';

/** Epoch seconds. */
export interface SettledEvent {
  readonly id: string;
  readonly algorithm: Algorithm;
  readonly start: number;
  readonly end: number;
}

/** The inputs that differ between members. */
export interface MemberInput extends HomeReadings {
  /** Before this event. */
  readonly standing: Standing;
  /** Left during the event. */
  readonly left: boolean;
  /** Left because a vacation began. */
  readonly away: boolean;
  /** A zero needs no confirmation: the home exports, has a battery in the event, or was settled by it before. */
  readonly mayReadZero?: boolean;
  /** What staff found about a zero in this event; null: nothing. */
  readonly zeroVerdict?: ZeroVerdict | null;
}

/** One member's buffers, refilled for each. */
interface Workspace {
  readonly sheet: MemberSheet;
  readonly eligible: DayList;
  readonly chosen: DayList;
  readonly baselineWh: Float64Array;
  readonly usedWh: Float64Array;
  readonly placebos: PlaceboList;
  readonly scratchDays: DayList;
  readonly scratchWh: Float64Array;
}

/**
 * An event prepared for the members of one zone. Holds the working arrays, so use one per thread and settle
 * one member at a time.
 */
export interface PreparedEvent {
  readonly event: SettledEvent;
  readonly rules: ProgramRules;
  readonly wattConversionRate: number;
  readonly calendar: BaselineCalendar;
  readonly plan: BaselinePlan;
  readonly workspace: Workspace;
  /** The receipt's part that is the same for all members. */
  readonly receiptEvent: ReceiptEvent;
  readonly receiptRules: SettlementRules;
  /** ISO 8601 UTC. */
  readonly intervalStarts: readonly string[];
}

/** What the readings of one home say. Whole watt-hours over the event's window. */
export interface MeasuredFigures extends Pick<Assessed, 'baselineWh' | 'usedWh' | 'noise'> {
  readonly provenance: Provenance;
  /** null: the program doesn't adjust, or couldn't. */
  readonly adjustment: BaselineAdjustment | null;
}

/** The figures of a result that can be settled. */
export interface SettledFigures extends Assessed, Pick<MeasuredFigures, 'provenance' | 'adjustment'> {
  readonly state: 'SETTLED';
}

export interface PendingFigures extends Pick<Assessed, 'before' | 'after'> {
  readonly state: 'PENDING';
  readonly pending: PendingReason;
}

export type SettlementFigures = SettledFigures | PendingFigures;

/**
 * Prepares an event for members whose service points are in `zone`. Throws a RangeError for an algorithm
 * without a baseline (see `settleRealTime`) and for a window off the intervals.
 */
export function prepareSettlement(
  event: SettledEvent,
  zone: string,
  rules: ProgramRules,
  wattConversionRate: number,
): PreparedEvent {
  if (ALGORITHM_RULES[event.algorithm].reduction !== 'baseline') {
    throw new RangeError(`${event.algorithm} is paid per device and has no baseline.`);
  }
  const calendar = baselineCalendar(event, zone, rules);
  const { rows, slots } = calendar;
  const plan = baselinePlan(rules, calendar);
  const workspace = {
    sheet: createSheet(calendar),
    eligible: createDayList(rows),
    chosen: createDayList(rows),
    baselineWh: new Float64Array(slots),
    usedWh: new Float64Array(slots),
    placebos: createPlaceboList(plan),
    scratchDays: createDayList(rows),
    scratchWh: new Float64Array(slots),
  };
  return {
    event,
    rules,
    wattConversionRate,
    calendar,
    plan,
    workspace,
    receiptEvent: {
      id: event.id,
      algorithm: event.algorithm,
      start: isoSeconds(event.start),
      end: isoSeconds(event.end),
      zone,
      localDate: calendar.dates[0] as string,
      dayType: calendar.dayType,
    },
    receiptRules: settlementRules(rules),
    intervalStarts: Array.from({ length: slots }, (_, slot) =>
      isoSeconds(event.start + slot * calendar.intervalSeconds),
    ),
  };
}

/**
 * Settles one member: baseline, noise, verdict, points, standing. The days, intervals and errors stay in the
 * prepared event's buffers until the next member, for `createReceipt`. Independent of the order in which
 * readings arrived. Source: decisions, Baseline and settlement; Watts, points, money.
 */
export function settleFigures(prepared: PreparedEvent, member: MemberInput): SettlementFigures {
  const measured = measureFigures(prepared, member);
  if ('pending' in measured) {
    const { event, rules } = prepared;
    return {
      state: 'PENDING',
      pending: measured.pending,
      ...standingWithoutResult({ algorithm: event.algorithm, ...member, rules }),
    };
  }
  return payFigures(prepared, measured, member);
}

/** Baseline, use and noise of one home, which don't depend on the member's standing; or why there are none. */
export function measureFigures(
  prepared: PreparedEvent,
  home: HomeReadings & Pick<MemberInput, 'mayReadZero' | 'zeroVerdict'>,
): MeasuredFigures | { readonly pending: PendingReason } {
  const { rules, calendar, plan, workspace } = prepared;
  const { sheet, eligible, chosen } = workspace;
  const unfit = meterUnfit(home.source.intervalMinutes, rules.settlementIntervalMinutes);
  if (unfit !== null) {
    sheet.states.fill(DAY.unread);
    eligible.count = 0;
    return { pending: unfit };
  }
  const zeroWaits = {
    pending: { code: home.zeroVerdict === 'outage' ? 'PowerOutage' : 'UnconfirmedZero' },
  } as const;
  const isZeroConfirmed = home.zeroVerdict === 'used_nothing';
  if (
    !fillSheet(sheet, calendar, plan, home, {
      uploadsPay: rules.payFromUploads,
      mayEstimateZero: isZeroConfirmed,
    })
  ) {
    eligible.count = 0;
    return zeroWaits;
  }
  listEligible(sheet, eligible);
  chooseDays(plan, sheet, eligible, 0, chosen);
  const eventMissing = sheet.states[0] === DAY.missing;
  if (eventMissing || chosen.count === 0) {
    const days = { eligible: eligible.count, needed: plan.minimum };
    return {
      pending: noIntervalData(countMissingDays(sheet, calendar, home.source), eventMissing, days, rules),
    };
  }

  if (home.mayReadZero !== true && !isZeroConfirmed && isUnconfirmedZero(prepared, home.source))
    return zeroWaits;

  const { placebos, scratchDays, scratchWh } = workspace;
  measurePlacebos(plan, sheet, eligible, scratchDays, scratchWh, placebos);
  const adjustment = adjustDay(plan, sheet, chosen, 0, placebos.trials, 0);
  const baselineWh = averageDays(sheet, plan.slots, chosen, adjustment, workspace.baselineWh);
  const usedWh = usedInWindow(sheet, plan.slots, 0, workspace.usedWh);
  if (baselineWh === 0) return { pending: { code: 'ZeroBaseline' } };
  return {
    baselineWh,
    usedWh,
    noise: summariseNoise(placebos, plan.noiseMinimum),
    provenance: leastTrusted(sheet, chosen),
    adjustment,
  };
}

/** Verdict, points and standing of a home that was measured. */
export function payFigures(
  { event, rules, wattConversionRate, receiptEvent }: PreparedEvent,
  { baselineWh, usedWh, noise, provenance, adjustment }: MeasuredFigures,
  { left, away, standing }: Pick<MemberInput, 'left' | 'away' | 'standing'>,
): SettledFigures {
  const { reductionWh, reductionShare, toleranceWh, verdict, deadBandWh, carry, pay, before, after } = assess(
    {
      algorithm: event.algorithm,
      eventId: event.id,
      localDate: receiptEvent.localDate,
      baselineWh,
      usedWh,
      noise,
      provenance,
      left,
      away,
      standing,
      rules,
      wattConversionRate,
    },
  );
  return {
    state: 'SETTLED',
    provenance,
    adjustment,
    baselineWh,
    usedWh,
    reductionWh,
    reductionShare,
    noise,
    toleranceWh,
    verdict,
    deadBandWh,
    carry,
    pay,
    before,
    after,
  };
}

/** A member's own file pays nothing, so nothing has to be confirmed. */
function isUnconfirmedZero({ event, calendar, workspace }: PreparedEvent, source: WindowSource): boolean {
  const { sheet } = workspace;
  return (
    PROVENANCES[sheet.provenance[0] as number] !== 'upload' &&
    hasUnusualZero(sheet, calendar) &&
    source.deliveredSince?.(event.start, event.end, event.end + ZERO_CONFIRMED_AFTER_SECONDS) === false
  );
}

function isoSeconds(epochSeconds: number): string {
  return new Date(epochSeconds * 1000).toISOString().replace('.000Z', 'Z');
}

function leastTrusted(sheet: MemberSheet, chosen: DayList): Provenance {
  let worst = sheet.provenance[0] as number;
  for (let i = 0; i < chosen.count; i += 1)
    worst = Math.max(worst, sheet.provenance[chosen.rows[i] as number] as number);
  return PROVENANCES[worst] ?? 'upload';
}
