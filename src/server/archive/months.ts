import { addDays } from '../../domain/meter/zone.ts';

/** The first day of the month that a day is in. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The first day of the month that is this number of months later. */
export function addMonths(month: string, months: number): string {
  const all = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(all / 12)).padStart(4, '0')}-${String((all % 12) + 1).padStart(2, '0')}-01`;
}

/** The months from one up to another, which is not included. */
export function monthsBetween(first: string, end: string): readonly string[] {
  const months: string[] = [];
  for (let month = first; month < end; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** The newest month that ended this number of days ago. */
export function newestMonth(now: Date, daysAgo: number): string {
  return addMonths(monthOf(addDays(now.toISOString().slice(0, 10), -daysAgo)), -1);
}
