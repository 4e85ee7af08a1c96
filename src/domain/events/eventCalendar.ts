import { addDays, toWeekday, type LocalDate } from '../meter/zone.ts';

export const CALENDAR_VIEWS = ['month', 'week'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** The days that a calendar shows around a day: whole weeks from Monday, as the limit of events a week counts them. */
export function calendarDays(view: CalendarView, day: LocalDate): LocalDate[] {
  const first = mondayOf(view === 'month' ? `${day.slice(0, 7)}-01` : day);
  const days = Array.from({ length: 42 }, (_, i) => addDays(first, i));
  if (view === 'week') return days.slice(0, 7);
  const weeks = [0, 7, 14, 21, 28, 35].filter((at) =>
    days.slice(at, at + 7).some((date) => date.slice(0, 7) === day.slice(0, 7)),
  );
  return days.slice(0, weeks.length * 7);
}

/** A day of the period before or after. */
export function otherPeriod(view: CalendarView, day: LocalDate, step: -1 | 1): LocalDate {
  if (view === 'week') return addDays(day, step * 7);
  const first = `${day.slice(0, 7)}-01`;
  const other = addDays(first, step === 1 ? 31 : -1);
  return `${other.slice(0, 7)}-01`;
}

function mondayOf(date: LocalDate): LocalDate {
  return addDays(date, -((toWeekday(date) + 6) % 7));
}
