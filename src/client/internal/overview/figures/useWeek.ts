import { useIntl } from 'react-intl';

/** A week by its Monday: "Mar 2". */
export function useWeek(): (monday: string) => string {
  const intl = useIntl();
  return (monday) =>
    intl.formatDate(`${monday}T00:00:00Z`, { month: 'short', day: 'numeric', timeZone: 'UTC' });
}
