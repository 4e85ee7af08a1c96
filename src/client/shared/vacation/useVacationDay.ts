import { formatFullDate } from '../../../domain/format/dates.ts';
import { useFormats } from '../format/useFormats.ts';

/** A day of the calendar in words: "August 14, 2026". */
export function useVacationDay(): (day: string) => string {
  const { locale } = useFormats();
  return (day) => formatFullDate(new Date(`${day}T12:00:00Z`), 'UTC', locale);
}
