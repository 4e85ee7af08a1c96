/** More is a slip of the keyboard. */
export const MOST_NOMINATED_KW = 1_000_000;

/** Homes that a forecast looks at, chosen evenly; the others are taken to be like them. */
export const FORECAST_SAMPLE = 300;

/** The latest events of a program that a forecast goes by. */
export const FORECAST_EVENTS = 20;

const DAY_MS = 86_400_000;
/** A forecast that is older is made again while the event is ahead. */
const FORECAST_DAYS = 7;

/**
 * When a forecast that is made now is to be made again, from newer readings: each week, and the last time a day before the
 * start. Null: it is the last one.
 */
export function nextForecastAt(start: Date, now: Date): Date | null {
  const last = start.getTime() - DAY_MS;
  return last <= now.getTime() ? null : new Date(Math.min(last, now.getTime() + FORECAST_DAYS * DAY_MS));
}

/** What is known without any own past counts as much as this many events. */
const PRIOR_EVENTS = 4;
/** Until a program has held events: three homes in ten join, and save a tenth. */
const PRIOR_JOINING = 0.3;
const PRIOR_SHARE = 0.1;
/** Until a program's own events say how far they differ: the result as a part of what was expected. */
const PRIOR_SPREAD = { low: 0.6, high: 1.4 } as const;
/** A range from the 10th to the 90th percentile, in standard errors. */
const NINETIETH = 1.28;

/** A home that would be invited, with its past in the program's events. */
export interface ForecastHome {
  /** Joins every event by itself. */
  readonly autoJoin: boolean;
  /** Of the program's latest events since the home is a member: how many there were, and how many it joined. */
  readonly asked: number;
  readonly joined: number;
  /** Settled results, and the sum of their reductions as parts of the baseline. */
  readonly results: number;
  readonly shareSum: number;
  /** Usual use in each interval, whole watt-hours; null: too few readings. */
  readonly usualWh: readonly number[] | null;
}

/** An event of the program that is settled. */
export interface ForecastEvent {
  readonly baselineWh: number;
  readonly reductionWh: number;
}

/** Expected power, and the range that holds it in eight of ten cases. Kilowatts. */
export interface PowerRange {
  readonly expected: number;
  readonly low: number;
  readonly high: number;
}

/** What an event is likely to bring. Plain JSON. */
export interface Forecast extends PowerRange {
  /** Homes invited, and homes expected to join. */
  readonly homes: number;
  readonly joining: number;
  /** Seconds since 1970; intervals follow one another. */
  readonly start: number;
  readonly intervalSeconds: number;
  readonly intervals: readonly PowerRange[];
  /** What it goes by: events of the program, and homes with enough readings. */
  readonly fromEvents: number;
  readonly fromHomes: number;
}

/**
 * Forecasts a reduction event from a sample of the homes it would invite: each home joins as often, and saves as large a
 * part of its usual use, as it did before, mixed with what the program's homes did by weight n ÷ (n + 4). The range comes
 * from how far the savings of the program's earlier events differed from one another, and from the sample's own error. Null without
 * readings of any home. Source: the issue on operations, Events as operations.
 */
export function forecastEvent({
  homes,
  invited,
  past,
  start,
  intervalSeconds,
}: {
  readonly homes: readonly ForecastHome[];
  /** All that would be invited, of whom `homes` are some or all. */
  readonly invited: number;
  readonly past: readonly ForecastEvent[];
  /** Seconds since 1970. */
  readonly start: number;
  readonly intervalSeconds: number;
}): Forecast | null {
  const known = homes.filter(({ usualWh }) => usualWh !== null);
  const [first] = known;
  if (first === undefined) return null;
  const asked = sum(homes, (home) => home.asked);
  const joined = sum(homes, (home) => home.joined);
  const baseline = sum(past, (event) => event.baselineWh);
  const joining = mix(joined, asked, PRIOR_JOINING);
  const share =
    baseline === 0
      ? PRIOR_SHARE
      : weigh(sum(past, (event) => event.reductionWh) / baseline, past.length, PRIOR_SHARE);
  const chance = (home: ForecastHome) => (home.autoJoin ? 1 : mix(home.joined, home.asked, joining));
  const part = ({ results, shareSum }: ForecastHome) =>
    results === 0 ? share : weigh(shareSum / results, results, share);
  const spread = spreadOf(past);
  const scale = invited / known.length;
  const toKilowatts = 3.6 / intervalSeconds;
  const range = (wattHours: (usual: readonly number[]) => number, seconds: number): PowerRange => {
    const each = known.map((home) => chance(home) * part(home) * wattHours(home.usualWh ?? []));
    const expected = sum(each, (value) => value) * scale;
    const mean = expected / scale / known.length;
    const variance = known.length < 2 ? 0 : sum(each, (value) => (value - mean) ** 2) / (known.length - 1);
    // None where every home was looked at.
    const left = Math.max(0, 1 - known.length / Math.max(1, invited));
    const error = invited * Math.sqrt((variance / known.length) * left) * NINETIETH;
    const power = toKilowatts * (intervalSeconds / seconds);
    return {
      expected: round(expected * power),
      low: round((expected - Math.hypot(expected * (1 - spread.low), error)) * power),
      high: round((expected + Math.hypot(expected * (spread.high - 1), error)) * power),
    };
  };
  const count = first.usualWh?.length ?? 0;
  return {
    homes: invited,
    joining: Math.round((sum(homes, chance) / homes.length) * invited),
    ...range((usual) => sum(usual, (value) => value), count * intervalSeconds),
    start,
    intervalSeconds,
    intervals: Array.from({ length: count }, (_, i) => range((usual) => usual[i] ?? 0, intervalSeconds)),
    fromEvents: past.length,
    fromHomes: known.length,
  };
}

/** How far a result was from its forecast, as a part of the forecast: positive means that it brought more; null without one. */
export function forecastError(expected: number, delivered: number): number | null {
  return expected <= 0 ? null : (delivered - expected) / expected;
}

/** How far the parts that events saved were from their mean: the 10th and 90th percentile, mixed with the prior. */
function spreadOf(past: readonly ForecastEvent[]): { readonly low: number; readonly high: number } {
  const each = past
    .filter(({ baselineWh }) => baselineWh > 0)
    .map(({ baselineWh, reductionWh }) => reductionWh / baselineWh);
  const mean = sum(each, (value) => value) / Math.max(1, each.length);
  if (mean <= 0) return PRIOR_SPREAD;
  const sorted = each.map((value) => value / mean).sort((x, y) => x - y);
  return {
    low: Math.min(1, weigh(percentile(sorted, 0.1), sorted.length, PRIOR_SPREAD.low)),
    high: Math.max(1, weigh(percentile(sorted, 0.9), sorted.length, PRIOR_SPREAD.high)),
  };
}

function percentile(sorted: readonly number[], part: number): number {
  const place = part * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

/** A part of a count, mixed with what is known without it. */
function mix(part: number, count: number, prior: number): number {
  return (part + PRIOR_EVENTS * prior) / (count + PRIOR_EVENTS);
}

function weigh(own: number, count: number, prior: number): number {
  return (own * count + prior * PRIOR_EVENTS) / (count + PRIOR_EVENTS);
}

function sum<T>(list: readonly T[], of: (each: T) => number): number {
  return list.reduce((total, each) => total + of(each), 0);
}

/** Watts. */
function round(kilowatts: number): number {
  return Math.round(kilowatts * 1000) / 1000;
}
