import { isCalendarDate } from '../format/calendarDate.ts';
import { addDays } from '../meter/zone.ts';

/** The longest vacation, in days from today. */
const LONGEST_VACATION_DAYS = 366;

export type VacationFault = 'not-a-date' | 'in-the-past' | 'too-long';

/**
 * Why a date can't be the last day of a vacation that begins today; null: it can. Both today and the same day
 * a year from now are allowed. Source: VAC-02; decisions, Events and devices.
 */
export function vacationFault(endDate: string, today: string): VacationFault | null {
  if (!isCalendarDate(endDate)) return 'not-a-date';
  if (endDate < today) return 'in-the-past';
  return endDate > addDays(today, LONGEST_VACATION_DAYS) ? 'too-long' : null;
}
