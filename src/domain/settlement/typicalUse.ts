import type { BaselineCalendar } from './calendar.ts';
import { DAY } from './dayState.ts';
import { divideHalfUp } from './exact.ts';
import { NOT_COMPLETE } from './windowSource.ts';
import type { WindowSource } from './windowSource.ts';

const MWH_PER_WH = 1000;

/**
 * A home's typical use in an event's window, whole watt-hours: the mean of at most `days` latest days of the
 * same type with readings; null without any. For estimates, never for settlement: days with events count too.
 */
export function typicalUse(calendar: BaselineCalendar, source: WindowSource, days = 10): number | null {
  const { rows, slots, starts, states, intervalSeconds, start, end } = calendar;
  const window = new Float64Array(slots);
  const flags = new Uint8Array(slots);
  let found = 0;
  let total = 0;
  for (let row = 1; row < rows && found < days; row += 1) {
    if (states[row] !== DAY.unread) continue;
    const from = starts[row] as number;
    if (source.readWindow(from, from + end - start, intervalSeconds, window, flags, 0) === NOT_COMPLETE)
      continue;
    found += 1;
    for (const mWh of window) total += mWh;
  }
  return found === 0 ? null : divideHalfUp(total, found * MWH_PER_WH);
}
