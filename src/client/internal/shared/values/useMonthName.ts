import { useIntl } from 'react-intl';

/** "June 2026" for a month's first day. */
export function useMonthName(): (month: string) => string {
  const intl = useIntl();
  return (month) =>
    intl.formatDate(`${month}T00:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' });
}
