import { addDays } from '../meter/zone.ts';

/** The longest time away, in days from today. */
export const LONGEST_VACATION_DAYS = 366;

export type VacationFault = 'not-a-date' | 'in-the-past' | 'too-long';

/**
 * What is wrong with the last day of a vacation that begins today, a local date; null: nothing. Today counts, and so does
 * the same day a year from now. Source: VAC-02; decisions, Events and devices.
 */
export function vacationFault(endDate: string, today: string): VacationFault | null {
  if (!isDate(endDate)) return 'not-a-date';
  if (endDate < today) return 'in-the-past';
  return endDate > addDays(today, LONGEST_VACATION_DAYS) ? 'too-long' : null;
}

/** A day that the calendar has, as YYYY-MM-DD. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
