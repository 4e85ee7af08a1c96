import { intervalDataGap } from './intervalData.ts';
import type { IntervalDataGap } from './intervalData.ts';

/** How fresh the readings of a home are: `meter_status.current_meter_data`. Source: SET-01, HOM-16. */
export type MeterFreshness = 'current' | 'none' | IntervalDataGap;

/** Utilities deliver a day late, and a day is complete only when it is over. */
const USUAL_DELAY_DAYS = 1;

/** `daysBehind`: whole days without readings before today; null: there are none at all. */
export function meterFreshness(daysBehind: number | null): MeterFreshness {
  if (daysBehind === null) return 'none';
  return daysBehind <= USUAL_DELAY_DAYS ? 'current' : intervalDataGap(daysBehind);
}
