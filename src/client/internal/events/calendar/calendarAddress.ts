import { CALENDAR_VIEWS, type CalendarView } from '../../../../domain/events/eventCalendar.ts';
import { toLocalDate } from '../../../../domain/meter/zone.ts';

/** What the calendar shows, by its address; this month by default. */
export interface Shown {
  readonly view: CalendarView;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly program: string | null;
}

export function parseShown(query: URLSearchParams, zone: string, now: number): Shown {
  const day = query.get('day') ?? '';
  return {
    view: CALENDAR_VIEWS.find((view) => view === query.get('view')) ?? 'month',
    day: isDay(day) ? day : toLocalDate(zone, now / 1000),
    program: query.get('program'),
  };
}

function isDay(text: string): boolean {
  if (!/^2\d{3}-\d\d-\d\d$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && toLocalDate('UTC', at / 1000) === text;
}
