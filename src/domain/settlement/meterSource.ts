import type { MeterDays } from '../meter/meterDays.ts';
import type { PackedDay, QualityRun } from '../meter/packedDay.ts';
import { markers } from '../meter/energies.ts';
import { DAY_SECONDS } from '../meter/readings.ts';
import { NOT_COMPLETE, PROVENANCES } from './windowSource.ts';
import type { WindowSource } from './windowSource.ts';

/**
 * Packed import readings as a `WindowSource`, without allocating per window: it runs some thirty times per
 * member and event. Agrees with `windowSlots` (a test compares them) and adds the provenance. `eventStart`
 * (epoch seconds) selects the meter's interval, should it have changed.
 */
export function meterSource(meter: MeterDays, eventStart: number): WindowSource {
  const { first, days } = meter;
  let worst = 0;
  let anyEstimated = 0;

  /**
   * Energy from `start` to `end` in whole readings, or `NOT_COMPLETE`; records their quality and provenance.
   */
  function sum(start: number, end: number): number {
    let total = 0;
    let at = start;
    while (at < end) {
      const number = Math.floor(at / DAY_SECONDS);
      const day = days[number - first];
      if (day === undefined) return NOT_COMPLETE;
      const { values, intervalSeconds } = day;
      const { missing, continued } = markers(values);
      let index = indexIn(day, at - number * DAY_SECONDS);
      let sameRunUntil = 0;
      do {
        const value = values[index];
        if (value === undefined || value === missing || value === continued) return NOT_COMPLETE;
        if (index >= sameRunUntil) sameRunUntil = noteRun(day, index);
        total += value;
        do {
          index += 1;
          at += intervalSeconds;
        } while (values[index] === continued);
      } while (at < end && index < values.length);
    }
    return at === end ? total : NOT_COMPLETE;
  }

  /** Returns the index at which the run of this reading ends. */
  function noteRun({ runs }: PackedDay, index: number): number {
    for (const run of runs) {
      const end = run.from + run.count;
      if (run.torn !== undefined || index < run.from || index >= end) continue;
      const code = run.source === 'utility' ? 0 : PROVENANCES.indexOf(run.source);
      if (code > worst) worst = code;
      if (run.quality === 'estimated') anyEstimated = 1;
      return end;
    }
    return index;
  }

  return {
    intervalMinutes: intervalMinutesAt(meter, eventStart),
    readWindow(start, end, intervalSeconds, out, estimated, at) {
      worst = 0;
      for (let from = start, slot = at; from < end; from += intervalSeconds, slot += 1) {
        anyEstimated = 0;
        const total = sum(from, from + intervalSeconds);
        if (total === NOT_COMPLETE) return NOT_COMPLETE;
        out[slot] = total;
        estimated[slot] = anyEstimated;
      }
      return worst;
    },
    readTotal: sum,
    deliveredSince: (start, end, instant) => {
      const since = new Date(instant * 1000).toISOString().replace('.000Z', 'Z');
      for (let number = Math.floor(start / DAY_SECONDS); number * DAY_SECONDS < end; number += 1) {
        const day = days[number - first];
        const isEarlier = ({ from, count, issuedAt, torn }: QualityRun) =>
          torn === undefined && issuedAt < since && touches(day, number, { from, count }, start, end);
        if (day?.runs.some(isEarlier) === true) return false;
      }
      return true;
    },
  };
}

/** Whether a run of a day's readings lies in a time at least in part. */
function touches(
  day: PackedDay | undefined,
  number: number,
  { from, count }: Pick<QualityRun, 'from' | 'count'>,
  start: number,
  end: number,
): boolean {
  if (day === undefined) return false;
  const begins = number * DAY_SECONDS + day.startSecond + from * day.intervalSeconds;
  return begins < end && begins + count * day.intervalSeconds > start;
}

/** Index of the reading that starts at this second of the UTC day; -1 if none can. */
function indexIn({ startSecond, intervalSeconds }: PackedDay, second: number): number {
  const offset = second - startSecond;
  return offset >= 0 && offset % intervalSeconds === 0 ? offset / intervalSeconds : -1;
}

function readingSeconds({ values, intervalSeconds }: PackedDay, index: number): number {
  const { continued } = markers(values);
  let seconds = intervalSeconds;
  for (let next = index + 1; values[next] === continued; next += 1) seconds += intervalSeconds;
  return seconds;
}

/** Reading length on the event's day, or else on the latest day before it; null without any. */
function intervalMinutesAt(meter: MeterDays, eventStart: number): number | null {
  for (let number = Math.floor(eventStart / DAY_SECONDS); number >= meter.first; number -= 1) {
    const day = meter.days[number - meter.first];
    if (day === undefined) continue;
    const own = indexIn(day, eventStart - number * DAY_SECONDS);
    const { missing, continued } = markers(day.values);
    const isReading = (value: number | undefined): boolean =>
      value !== undefined && value !== missing && value !== continued;
    const index = isReading(day.values[own]) ? own : day.values.findIndex(isReading);
    if (index >= 0) return readingSeconds(day, index) / 60;
  }
  return null;
}
