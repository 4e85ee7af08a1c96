import { daysBetween, toWallClock, type LocalDate } from '../meter/zone.ts';
import type { BarLength } from './periods.ts';

/** A bar of a period that is compared. Instants are epoch seconds. */
export interface ComparedBar {
  readonly start: number;
  readonly end: number;
  /** Null: unknown, or only a part of it is known. */
  readonly wattHours: number | null;
}

export interface ComparedPeriod {
  readonly zone: string;
  readonly firstDay: LocalDate;
  readonly length: BarLength;
  /** In order, the whole period. */
  readonly bars: readonly ComparedBar[];
}

/** How much of two periods is counted: seconds, or whole days or months where the bars are as long. */
export interface ComparedShare {
  readonly unit: 'seconds' | 'days' | 'months';
  readonly counted: number;
  /** All of the longer period. */
  readonly whole: number;
}

export interface PairedBars {
  /** The coarser length of the two. */
  readonly length: BarLength;
  /** Which of the period's bars are one bar at this length: the places of the first and after the last. */
  readonly groups: readonly (readonly [from: number, to: number])[];
  /** The other period's watt-hours by group; null: unknown, or the other period has no such time. */
  readonly others: readonly (number | null)[];
  /** Over what is known in both; null: nothing is. */
  readonly sums: { readonly now: number; readonly other: number; readonly share: ComparedShare } | null;
}

/** From fine to coarse. */
const LENGTHS = ['quarter_hour', 'half_hour', 'hour', 'day', 'month'] as const satisfies readonly BarLength[];

const SECONDS: Readonly<Partial<Record<BarLength, number>>> = {
  quarter_hour: 900,
  half_hour: 1800,
  hour: 3600,
};

/**
 * Compares a period with another by the clock: hours and shorter bars with those of the same day of the period and the
 * same time of day, days with those of the same place in the period, months with the same month. Of two lengths the
 * coarser counts. What the other doesn't have, as an hour that the clock skips or repeats, or the 31st, counts on
 * neither side, and neither does what isn't wholly known on both.
 */
export function pairBars(period: ComparedPeriod, other: ComparedPeriod): PairedBars {
  const length =
    LENGTHS.indexOf(period.length) < LENGTHS.indexOf(other.length) ? other.length : period.length;
  const groups = groupBars(period, length);
  const own = groups.map((group) => addUp(period, group));
  const others = groupBars(other, length).map((group) => addUp(other, group));
  const otherPlaces = toPlaces(other, others, length);
  const byPlace = new Map(others.map((bar, index) => [otherPlaces[index] as string, bar]));
  const places = toPlaces(period, own, length);
  const matches = places.map((place) => byPlace.get(place)?.wattHours ?? null);
  const pairs = own.flatMap(({ start, end, wattHours: now }, index) => {
    const match = matches[index] ?? null;
    return now === null || match === null ? [] : [{ now, other: match, seconds: end - start }];
  });
  const total = (name: keyof (typeof pairs)[number]) => pairs.reduce((sum, pair) => sum + pair[name], 0);
  const seconds = (bars: readonly ComparedBar[]) => (bars.at(-1)?.end ?? 0) - (bars[0]?.start ?? 0);
  const share: ComparedShare =
    length === 'day' || length === 'month'
      ? { unit: `${length}s`, counted: pairs.length, whole: Math.max(own.length, others.length) }
      : { unit: 'seconds', counted: total('seconds'), whole: Math.max(seconds(own), seconds(others)) };
  return {
    length,
    groups,
    others: matches,
    sums: pairs.length === 0 ? null : { now: total('now'), other: total('other'), share },
  };
}

/** Longer bars begin at each midnight, as a period's own bars do. */
function groupBars({ zone, bars, length: own }: ComparedPeriod, length: BarLength): [number, number][] {
  if (length === own) return bars.map((_bar, index) => [index, index + 1]);
  const seconds = SECONDS[length];
  const groups: [number, number][] = [];
  let [day, midnight, group] = ['', 0, ''];
  bars.forEach(({ start }, index) => {
    const { date } = toWallClock(zone, start);
    if (date !== day) [day, midnight] = [date, start];
    const next = seconds === undefined ? date : `${date} ${Math.floor((start - midnight) / seconds)}`;
    const last = groups.at(-1);
    if (last !== undefined && next === group) last[1] = index + 1;
    else groups.push([index, index + 1]);
    group = next;
  });
  return groups;
}

function addUp({ bars }: ComparedPeriod, [from, to]: readonly [number, number]): ComparedBar {
  const [first, last] = [bars[from] as ComparedBar, bars[to - 1] as ComparedBar];
  let wattHours: number | null = 0;
  for (let bar = from; bar < to; bar += 1) {
    const part = bars[bar]?.wattHours ?? null;
    wattHours = wattHours === null || part === null ? null : wattHours + part;
  }
  return { start: first.start, end: last.end, wattHours };
}

/** Where each bar is in its period; an hour that the clock repeats is there a second time. */
function toPlaces(
  { zone, firstDay }: ComparedPeriod,
  bars: readonly ComparedBar[],
  length: BarLength,
): readonly string[] {
  const seen = new Set<string>();
  return bars.map(({ start, end }) => {
    const { date, second } = toWallClock(zone, start);
    const day = daysBetween(firstDay, date);
    const place =
      length === 'month' ? date.slice(5, 7) : length === 'day' ? `${day}` : `${day} ${second} ${end - start}`;
    const isRepeated = seen.has(place);
    seen.add(place);
    return isRepeated ? `${place} again` : place;
  });
}
