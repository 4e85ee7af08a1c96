import { useIntl } from 'react-intl';

/** "June 3" to "June 9", from two calendar days. */
export function useDays(): (from: string, to: string) => { readonly from: string; readonly to: string } {
  const intl = useIntl();
  // Noon in UTC, formatted in UTC, is always that day.
  const text = (day: string, year: boolean) =>
    intl.formatDate(`${day}T12:00:00Z`, {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'long',
      ...(year ? { year: 'numeric' } : {}),
    });
  return (from, to) => ({
    from: text(from, from.slice(0, 4) !== to.slice(0, 4)),
    to: text(to, from.slice(0, 4) !== to.slice(0, 4)),
  });
}
