import { intervalDataGap } from './intervalData.ts';
import type { IntervalDataGap } from './intervalData.ts';

/** Source: SET-01, HOM-16. */
export type MeterFreshness = 'current' | 'none' | IntervalDataGap;

/** Utilities deliver a day late, and a day is complete only when it is over. */
const USUAL_DELAY_DAYS = 1;

/** `daysBehind`: whole days without readings before today; null: no readings at all. */
export function meterFreshness(daysBehind: number | null): MeterFreshness {
  if (daysBehind === null) return 'none';
  return daysBehind <= USUAL_DELAY_DAYS ? 'current' : intervalDataGap(daysBehind);
}
