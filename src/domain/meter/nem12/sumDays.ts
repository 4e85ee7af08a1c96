import { MAX_READING_MWH, MISSING } from '../readings.ts';
import type { Quality } from '../readings.ts';
import type { Nem12Day, QualityStretch } from './intervalRecord.ts';

const RANK: Readonly<Record<Quality, number>> = { actual: 0, estimated: 1, missing: 2 };

/**
 * Adds up the same day of several registers. Where their intervals differ in length the sum has the shortest length
 * that all of them fit into, so that nothing is divided. Each sum is as good as the worst of what is in it.
 */
export function sumDays(days: readonly Nem12Day[], refuse: (day: Nem12Day, fault: string) => never): Nem12Day {
  const first = days[0] as Nem12Day;
  if (days.length === 1) return first;
  const intervalMinutes = days.reduce((all, day) => leastCommonMultiple(all, day.intervalMinutes), 1);
  const count = 1440 / intervalMinutes;
  const values = new Uint32Array(count);
  const qualities = new Array<Quality>(count).fill('actual');
  const sums = new Array<number>(count).fill(0);
  for (const day of days) {
    const each = intervalMinutes / day.intervalMinutes;
    for (const { from, count: length, quality } of day.stretches) {
      for (let i = from; i < from + length; i += 1) {
        const slot = Math.floor(i / each);
        if (RANK[quality] > RANK[qualities[slot] as Quality]) qualities[slot] = quality;
        if (quality !== 'missing') sums[slot] = (sums[slot] as number) + (day.values[i] as number);
      }
    }
  }
  sums.forEach((sum, slot) => {
    if (sum > MAX_READING_MWH) refuse(first, `the registers of this day add up to more than one reading can be in interval ${slot + 1}`);
    values[slot] = qualities[slot] === 'missing' ? MISSING : sum;
  });
  return { ...first, intervalMinutes, values, stretches: stretchesOf(qualities), issuedAt: Math.max(...days.map((day) => day.issuedAt)) };
}

function stretchesOf(qualities: readonly Quality[]): QualityStretch[] {
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
