import { FormattedMessage } from 'react-intl';
import { useRestQuery } from '../../platform/cache/useRestQuery.ts';
import { useApp } from '../../platform/screen/app.ts';
import { eventCount } from './eventQueries.ts';

/** How often the member took part so far (EVT-12). Says nothing before the first time, and nothing where it did not come. */
export function EventCount() {
  const { data } = useRestQuery(eventCount(useApp()));
  const count = data?.HistoricalEventsCount ?? 0;
  return count === 0 ? null : (
    <p className="muted">
      <FormattedMessage id="events.count" values={{ count }} />
    </p>
  );
}
