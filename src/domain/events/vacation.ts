import { isCalendarDate } from '../format/calendarDate.ts';
import { addDays, type LocalDate } from '../meter/zone.ts';

/** The farthest day of a vacation, in days from today. */
const FARTHEST_VACATION_DAY = 366;

/** Days away, by the home's calendar. Both days are away. */
export interface Vacation {
  readonly firstDay: LocalDate;
  readonly lastDay: LocalDate;
}

export type VacationState = 'planned' | 'running' | 'over';

export function vacationState({ firstDay, lastDay }: Vacation, today: LocalDate): VacationState {
  if (today < firstDay) return 'planned';
  return today <= lastDay ? 'running' : 'over';
}

export type VacationFault = 'not-a-date' | 'in-the-past' | 'too-far' | 'before-first-day';

export interface VacationFaults {
  readonly firstDay: VacationFault | null;
  readonly lastDay: VacationFault | null;
}

/**
 * Faults of a vacation's days, by day; null: none. `current` is the vacation that the
 * member has: one that has begun may keep its first day. Source: VAC-02; decisions, Events and devices.
 */
export function vacationFaults(
  { firstDay, lastDay }: Vacation,
  today: LocalDate,
  current: Vacation | null,
): VacationFaults | null {
  const faults = {
    firstDay: firstDay === current?.firstDay ? null : dayFault(firstDay, today),
    lastDay: dayFault(lastDay, today) ?? (lastDay < firstDay ? 'before-first-day' : null),
  } as const;
  // The last day is compared with a valid first day only.
  const found =
    faults.firstDay !== null && faults.lastDay === 'before-first-day' ? { ...faults, lastDay: null } : faults;
  return found.firstDay === null && found.lastDay === null ? null : found;
}

function dayFault(day: string, today: LocalDate): VacationFault | null {
  if (!isCalendarDate(day)) return 'not-a-date';
  if (day < today) return 'in-the-past';
  return day > addDays(today, FARTHEST_VACATION_DAY) ? 'too-far' : null;
}
