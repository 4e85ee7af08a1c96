import type { PackedDay } from './packedDay.ts';
import { dateToDayNumber } from './zone.ts';

/** Packed days of one service point and channel by day number (days since 1970). */
export interface MeterDays {
  readonly first: number;
  readonly days: readonly (PackedDay | undefined)[];
}

/** Indexes packed days. They may come in any order; of two for the same day the last wins. */
export function indexDays(days: readonly PackedDay[]): MeterDays {
  if (days.length === 0) return { first: 0, days: [] };
  const numbers = days.map((day) => dateToDayNumber(day.utcDay));
  let first = Infinity;
  let last = -Infinity;
  for (const number of numbers) {
    first = Math.min(first, number);
    last = Math.max(last, number);
  }
  const slots = new Array<PackedDay | undefined>(last - first + 1).fill(undefined);
  days.forEach((day, i) => {
    slots[(numbers[i] as number) - first] = day;
  });
  return { first, days: slots };
}
