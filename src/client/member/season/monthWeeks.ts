import { addDays, toWeekday, type LocalDate } from '../../../domain/meter/zone.ts';

/** A month (`YYYY-MM`) in weeks that begin on this weekday (0: Sunday); null: a day of another month. */
export function monthWeeks(month: string, firstWeekday: 0 | 1): (LocalDate | null)[][] {
  const first = `${month}-01`;
  const weeks: (LocalDate | null)[][] = [];
  let day = addDays(first, -((toWeekday(first) - firstWeekday + 7) % 7));
  while (day.slice(0, 7) <= month) {
    const from = day;
    weeks.push(
      Array.from({ length: 7 }, (_, index) => addDays(from, index)).map((each) =>
        each.startsWith(month) ? each : null,
      ),
    );
    day = addDays(day, 7);
  }
  return weeks;
}

/**
 * Which of these days the key goes to, by its index; null: none. Left and right go from event to event, up and down to
 * the same weekday, the others to the month's first and last.
 */
export function moveTo(days: readonly number[], at: number, key: string): number | null {
  const from = days[at];
  if (from === undefined) return null;
  const found = (index: number) => (index >= 0 && index < days.length ? index : null);
  const isSameWeekday = (day: number) => (day - from) % 7 === 0;
  switch (key) {
    case 'ArrowLeft':
      return found(at - 1);
    case 'ArrowRight':
      return found(at + 1);
    case 'ArrowUp':
      return found(days.findLastIndex((day, index) => index < at && isSameWeekday(day)));
    case 'ArrowDown':
      return found(days.findIndex((day, index) => index > at && isSameWeekday(day)));
    case 'Home':
      return found(0);
    case 'End':
      return found(days.length - 1);
    default:
      return null;
  }
}
