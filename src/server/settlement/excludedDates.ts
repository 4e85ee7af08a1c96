import { toLocalDate } from '../../domain/meter/zone.ts';
import type { BaselineCalendar } from '../../domain/settlement/calendar.ts';
import type { ExcludedDates } from '../../domain/settlement/sheet.ts';
import type { ResultFacts } from '../events/service.ts';

const NOTHING: ExcludedDates = new Map();

/** Local dates with another event or a vacation, which baselines leave out. */
export function excludedDates(
  { otherEvents, away }: Pick<ResultFacts, 'otherEvents' | 'away'>,
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
