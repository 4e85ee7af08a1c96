import { toLocalDate } from '../meter/zone.ts';
import type { BaselineCalendar } from './calendar.ts';
import type { EventHours, ExcludedDates } from './sheet.ts';

const NOTHING: ExcludedDates = new Map();

/** When a home wasn't as usual. */
export interface UnusualDays {
  /** Other events that the member took part in. */
  readonly otherEvents: readonly EventHours[];
  /** First and last days away. */
  readonly away: readonly (readonly [from: string, to: string])[];
}

/** Local dates with another event or a vacation, which baselines leave out. */
export function excludedDates(
  { otherEvents, away }: UnusualDays,
  calendar: Pick<BaselineCalendar, 'dates' | 'zone'>,
): ExcludedDates {
  if (otherEvents.length === 0 && away.length === 0) return NOTHING;
  const excluded = new Map<string, 'event' | 'vacation'>();
  for (const [from, to] of away) {
    for (const date of calendar.dates) if (date >= from && date <= to) excluded.set(date, 'vacation');
  }
  for (const [start] of otherEvents) excluded.set(toLocalDate(calendar.zone, start), 'event');
  return excluded;
}
