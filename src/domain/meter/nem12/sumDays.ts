import { packEnergies } from '../energies.ts';
import { MAX_READING_MWH } from '../readings.ts';
import type { Quality, ReadingQuality } from '../readings.ts';
import type { Nem12Day, QualityStretch } from './intervalRecord.ts';

/**
 * Sums the same day of several registers per interval. If their lengths differ, the sum uses the shortest
 * common multiple, so that nothing is divided. An interval that some registers have no reading for (quality
 * N) is the sum of the others: after a meter exchange the old register ends where the new one begins. It is
 * missing only where no register covers all of it, and estimated when any of its readings is. Source:
 * decisions, Meter data ("Quality is combined per interval").
 */
export function sumDays(
  days: readonly Nem12Day[],
  refuse: (day: Nem12Day, fault: string) => never,
): Nem12Day {
  const first = days[0] as Nem12Day;
  if (days.length === 1) return first;
  const intervalMinutes = days.reduce((all, day) => leastCommonMultiple(all, day.intervalMinutes), 1);
  const count = 1440 / intervalMinutes;
  const qualities = new Array<ReadingQuality>(count).fill('actual');
  const sums = new Array<number>(count).fill(0);
  const covered = new Uint8Array(1440);
  for (const day of days) {
    const each = intervalMinutes / day.intervalMinutes;
    for (const { from, count: length, quality } of day.stretches) {
      if (quality === 'missing') continue;
      covered.fill(1, from * day.intervalMinutes, (from + length) * day.intervalMinutes);
      for (let i = from; i < from + length; i += 1) {
        const slot = Math.floor(i / each);
        if (quality === 'estimated') qualities[slot] = quality;
        sums[slot] = (sums[slot] as number) + (day.values[i] as number);
      }
    }
  }
  const missing = sums.map((_, slot) =>
    covered.subarray(slot * intervalMinutes, (slot + 1) * intervalMinutes).includes(0),
  );
  sums.forEach((sum, slot) => {
    if (sum > MAX_READING_MWH)
      refuse(
        first,
        `the registers of this day add up to more than a reading can hold in interval ${slot + 1}`,
      );
  });
  return {
    ...first,
    intervalMinutes,
    values: packEnergies(sums.map((sum, slot) => (missing[slot] ? 0 : sum))),
    stretches: toStretches(qualities.map((quality, slot) => (missing[slot] ? 'missing' : quality))),
    issuedAt: Math.max(...days.map((day) => day.issuedAt)),
  };
}

/** Whether two records have energy for the same time. */
export function overlap(a: Nem12Day, b: Nem12Day): boolean {
  const minutes = minutesRead(a);
  return minutesRead(b).some((read, minute) => read === 1 && minutes[minute] === 1);
}

function minutesRead({ stretches, intervalMinutes }: Nem12Day): Uint8Array {
  const minutes = new Uint8Array(1440);
  for (const { from, count, quality } of stretches) {
    if (quality !== 'missing') minutes.fill(1, from * intervalMinutes, (from + count) * intervalMinutes);
  }
  return minutes;
}

export function toStretches(qualities: readonly Quality[]): QualityStretch[] {
  const stretches: { from: number; count: number; quality: Quality }[] = [];
  qualities.forEach((quality, from) => {
    const last = stretches[stretches.length - 1];
    if (last?.quality === quality) last.count += 1;
    else stretches.push({ from, count: 1, quality });
  });
  return stretches;
}

function leastCommonMultiple(a: number, b: number): number {
  let multiple = a;
  while (multiple % b !== 0) multiple += a;
  return multiple;
}
