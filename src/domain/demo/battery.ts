import { BATTERY_RANGE, batteryFeedWatts, batteryWattHours, batteryWatts } from './deviceShares.ts';
import type { HomeMoment, Household } from './household.ts';

const HOUR_MS = 3_600_000;
const STEP_MS = 300_000;
/** Each noon's charge makes up for the evening before, so these days before and after tell all. */
const DAYS = 2;
/** Less is a rounding difference. */
const LEAST_WH = 0.001;

/** Percent, and watts; negative: it feeds in. */
export interface BatteryState {
  readonly percent: number;
  readonly watts: number;
}

/** What a battery was told from an instant on, milliseconds since 1970. */
export interface BatteryOrder {
  readonly at: number;
  /** Whether it may charge and feed as usual. */
  readonly on: boolean;
  /** The charge down to which it feeds in, percent; absent: it does as usual. */
  readonly feedsTo?: number | undefined;
}

/** A battery in its home. */
export interface HomeBattery {
  readonly home: Household;
  /** Oldest first. */
  readonly history: readonly BatteryOrder[];
  /** The home's day and hour at an instant, milliseconds since 1970. */
  readonly momentAt: (at: number) => HomeMoment;
}

interface BatteryStep {
  readonly from: number;
  readonly to: number;
  /** Of the home's day, when it begins. */
  readonly hour: number;
  /** Watt-hours. */
  readonly took: number;
  /** Watt-hours at its end. */
  readonly held: number;
}

interface Course {
  readonly from: number;
  readonly until: number;
  /** Watt-hours when it begins. */
  readonly held: number;
}

/** A battery's course between two instants, in small steps. */
function* course(battery: HomeBattery, { from: begin, until, held: first }: Course): Generator<BatteryStep> {
  const { home, history, momentAt } = battery;
  const whole = batteryWattHours(home);
  const beginHour = momentAt(begin).hour;
  let held = first;
  for (let from = begin, to = begin; from < until; from = to) {
    const next = history.find(({ at }) => at > from)?.at ?? until;
    to = Math.min(from - (from % STEP_MS) + STEP_MS, until, next);
    const hour = (beginHour + (from - begin) / HOUR_MS) % 24;
    const moved = held + (power(battery, { at: from, hour, held }) * (to - from)) / HOUR_MS;
    const { feedsTo = BATTERY_RANGE.low * 100 } = orderAt(history, from);
    const [least, most] = [(whole * feedsTo) / 100, whole * BATTERY_RANGE.high];
    const after = Math.min(Math.max(held, most), Math.max(Math.min(held, least), moved));
    yield { from, to, hour, took: after - held, held: after };
    held = after;
  }
}

/** It follows its home's day, until a command makes it feed in down to its reserve, or keeps it from charging. */
function power(
  { home, history, momentAt }: HomeBattery,
  { at, hour, held }: { readonly at: number; readonly hour: number; readonly held: number },
): number {
  const whole = batteryWattHours(home);
  const { on, feedsTo } = orderAt(history, at);
  if (feedsTo !== undefined)
    return held > (whole * feedsTo) / 100 ? -batteryFeedWatts(home, momentAt(at)) : 0;
  const usual = batteryWatts(home, hour);
  const goesOn = usual < 0 ? held > whole * BATTERY_RANGE.low : held < whole * BATTERY_RANGE.high;
  return on && goesOn ? usual : 0;
}

function orderAt(history: HomeBattery['history'], instant: number): Pick<BatteryOrder, 'on' | 'feedsTo'> {
  return history.findLast(({ at }) => at <= instant) ?? { on: true };
}

/** A battery at an instant. */
export function batteryState(battery: HomeBattery, at: number): BatteryState {
  const whole = batteryWattHours(battery.home);
  const { hour } = battery.momentAt(at);
  let held = whole * BATTERY_RANGE.low;
  const from = at - (hour + 24 * DAYS) * HOUR_MS;
  for (const step of course(battery, { from, until: at, held })) held = step.held;
  return { percent: (held / whole) * 100, watts: power(battery, { at, hour, held }) };
}

/** What it has fed in on command up to an instant, watt-hours. */
export function fedOnCommand(battery: HomeBattery, until: number): number {
  const { home, history } = battery;
  return history.reduce((fed, { at, feedsTo }, index) => {
    if (feedsTo === undefined || at >= until) return fed;
    const end = Math.min(until, history[index + 1]?.at ?? until);
    const percent = batteryState(battery, at).percent - batteryState(battery, end).percent;
    return fed + (percent / 100) * batteryWattHours(home);
  }, 0);
}

/**
 * What its home's meter sees of a battery's commands: the watt-hours that it takes more (or, below zero, less) than it
 * usually would, by the start of each of the meter's intervals, epoch seconds.
 */
export function batteryAtMeter(battery: HomeBattery, intervalSeconds: number): ReadonlyMap<number, number> {
  const { home, history, momentAt } = battery;
  const seen = new Map<number, number>();
  for (const { from, until } of toldSpans(history)) {
    const { percent } = batteryState({ ...battery, history: [] }, from);
    const held = (percent / 100) * batteryWattHours(home);
    // The meter's intervals begin with the home's hours.
    const offset = Math.round(momentAt(from).hour * 3_600 - from / 1_000);
    for (const step of course(battery, { from, until, held })) {
      const more = step.took - (batteryWatts(home, step.hour) * (step.to - step.from)) / HOUR_MS;
      if (Math.abs(more) < LEAST_WH) continue;
      const start = Math.floor((step.from / 1_000 + offset) / intervalSeconds) * intervalSeconds - offset;
      seen.set(start, (seen.get(start) ?? 0) + more);
    }
  }
  return seen;
}

/** The times around commands after which a battery does again what it usually does. */
function toldSpans(history: readonly BatteryOrder[]): { readonly from: number; readonly until: number }[] {
  const spans: { from: number; until: number }[] = [];
  for (const [index, { at, on, feedsTo }] of history.entries()) {
    if (on && feedsTo === undefined) continue;
    const until = (history[index + 1]?.at ?? at) + DAYS * 24 * HOUR_MS;
    const last = spans.at(-1);
    if (last !== undefined && at <= last.until) last.until = Math.max(last.until, until);
    else spans.push({ from: at, until });
  }
  return spans;
}
