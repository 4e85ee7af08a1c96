import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useRestQuery } from '../../platform/cache/useRestQuery.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { eventCount } from './eventQueries.ts';

/** How often the member has taken part (EVT-12). Empty before the first time, or when the count did not load. */
export function EventCount() {
  const { data } = useRestQuery(eventCount(useApp()));
  const count = data?.HistoricalEventsCount ?? 0;
  return count === 0 ? null : (
    <p className="muted">
      <FormattedMessage id="events.count" values={{ count }} />{' '}
      <Link to={paths.season()}>
        <FormattedMessage id="events.count.season" />
      </Link>
    </p>
  );
}
