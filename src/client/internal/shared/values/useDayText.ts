import { useIntl } from 'react-intl';

/** A day of the calendar, `YYYY-MM-DD`, as the locale writes it. */
export function useDayText(): (day: string) => string {
  const intl = useIntl();
  return (day) => intl.formatDate(`${day}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
}
