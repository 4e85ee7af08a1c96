import type { EnergyUnit } from '../../../domain/format/energy.ts';
import { niceScale } from './scale.ts';
import type { Scale } from './scale.ts';

/** One settlement interval, in time order. Energy in watt-hours; null where there is none. */
export interface UsageInterval {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly usedWh: number | null;
  readonly baselineWh: number | null;
  /** Whether it is part of the event. */
  readonly inEvent: boolean;
  /** Whether the utility estimated it. */
  readonly estimated: boolean;
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** Everything the drawing needs, in a box of WIDTH × HEIGHT. */
export interface UsageGeometry {
  /** Energy in the unit, per interval as long as the first. */
  readonly scale: Scale;
  /** One path for each run without a gap. */
  readonly usage: readonly string[];
  readonly baseline: readonly string[];
  /** Between usage and baseline, in the event, where less was used. */
  readonly saved: readonly Rect[];
  readonly estimated: readonly Rect[];
  readonly windows: readonly Rect[];
  /** Intervals without a reading, described in words. */
  readonly gaps: readonly Span[];
  /** 0 to 1 along the axis. */
  at(instant: Date): number;
}

export const WIDTH = 600;
export const HEIGHT = 200;

export function usageGeometry(intervals: readonly UsageInterval[], unit: EnergyUnit = 'kWh'): UsageGeometry {
  const start = intervals[0]?.startsAt.getTime() ?? 0;
  const end = intervals.at(-1)?.endsAt.getTime() ?? 1;
  const at = (instant: Date) => (instant.getTime() - start) / Math.max(1, end - start);
  const x = (instant: Date) => round(at(instant) * WIDTH);
  const length = ({ startsAt, endsAt }: UsageInterval) => Math.max(1, endsAt.getTime() - startsAt.getTime());
  const reference = intervals[0] === undefined ? 1 : length(intervals[0]);
  const energy = (interval: UsageInterval, wattHours: number) =>
    (wattHours * reference) / length(interval) / (unit === 'kWh' ? 1000 : 1);

  const energies = intervals.flatMap((interval) =>
    [interval.usedWh, interval.baselineWh].flatMap((wh) => (wh === null ? [] : [energy(interval, wh)])),
  );
  const scale = niceScale(Math.max(0, ...energies) * 1.05);
  const y = (amount: number) => round(HEIGHT - (Math.max(0, amount) / scale.top) * HEIGHT);
  const column = (interval: UsageInterval, top: number, bottom: number): Rect => ({
    x: x(interval.startsAt),
    y: top,
    width: round(x(interval.endsAt) - x(interval.startsAt)),
    height: round(Math.max(0, bottom - top)),
  });

  return {
    scale,
    usage: steps(intervals, (interval) => interval.usedWh),
    baseline: steps(intervals, (interval) => interval.baselineWh),
    saved: intervals.flatMap((interval) => {
      const { usedWh, baselineWh, inEvent } = interval;
      if (!inEvent || usedWh === null || baselineWh === null || usedWh >= baselineWh) return [];
      return [column(interval, y(energy(interval, baselineWh)), y(energy(interval, usedWh)))];
    }),
    estimated: intervals.flatMap((interval) =>
      interval.estimated && interval.usedWh !== null
        ? [column(interval, y(energy(interval, interval.usedWh)), HEIGHT)]
        : [],
    ),
    windows: runs(intervals, (interval) => interval.inEvent).map(({ from, to }) => ({
      x: x(from),
      y: 0,
      width: round(x(to) - x(from)),
      height: HEIGHT,
    })),
    gaps: runs(intervals, (interval) => interval.usedWh === null),
    at,
  };

  function steps(all: readonly UsageInterval[], value: (interval: UsageInterval) => number | null): string[] {
    const paths: string[] = [];
    let path = '';
    let before: UsageInterval | undefined;
    for (const interval of all) {
      const wattHours = value(interval);
      const joins = before !== undefined && before.endsAt.getTime() === interval.startsAt.getTime();
      if (path !== '' && (wattHours === null || !joins)) {
        paths.push(path);
        path = '';
      }
      if (wattHours !== null) {
        const level = y(energy(interval, wattHours));
        path += path === '' ? `M${x(interval.startsAt)} ${level}` : `V${level}`;
        path += `H${x(interval.endsAt)}`;
      }
      before = interval;
    }
    if (path !== '') paths.push(path);
    return paths;
  }
}

/** Neighboring intervals that have something in common, as one span. */
function runs(intervals: readonly UsageInterval[], belongs: (interval: UsageInterval) => boolean): Span[] {
  const spans: { from: Date; to: Date }[] = [];
  let open: { from: Date; to: Date } | undefined;
  for (const interval of intervals) {
    if (!belongs(interval)) {
      open = undefined;
    } else if (open !== undefined && open.to.getTime() === interval.startsAt.getTime()) {
      open.to = interval.endsAt;
    } else {
      open = { from: interval.startsAt, to: interval.endsAt };
      spans.push(open);
    }
  }
  return spans;
}

const round = (value: number): number => Math.round(value * 100) / 100;
