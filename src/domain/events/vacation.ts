import { isCalendarDate } from '../format/calendarDate.ts';
import { addDays } from '../meter/zone.ts';

/** The longest time away, in days from today. */
export const LONGEST_VACATION_DAYS = 366;

export type VacationFault = 'not-a-date' | 'in-the-past' | 'too-long';

/**
 * What is wrong with the last day of a vacation that begins today, a local date; null: nothing. Today counts, and so does
 * the same day a year from now. Source: VAC-02; decisions, Events and devices.
 */
export function vacationFault(endDate: string, today: string): VacationFault | null {
  if (!isCalendarDate(endDate)) return 'not-a-date';
  if (endDate < today) return 'in-the-past';
  return endDate > addDays(today, LONGEST_VACATION_DAYS) ? 'too-long' : null;
}
