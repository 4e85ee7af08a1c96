import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useQuarterRefresh } from '../../shared/events/useQuarterRefresh.ts';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { cx } from '../../ui/cx.ts';
import { eventsAddress } from './eventsAddress.ts';
import { PastSkeleton, UpcomingSkeleton } from './EventsSkeletons.tsx';
import { PastEvents } from './PastEvents.tsx';
import { UpcomingEvents } from './UpcomingEvents.tsx';
import styles from './EventsScreen.module.css';

/** `/events`: running and upcoming events, then past ones. */
export default function EventsScreen() {
  const intl = useIntl();
  const [query] = useSearchParams();
  const address = eventsAddress(query);
  useQuarterRefresh();
  useDocumentTitle(intl.formatMessage({ id: 'events.title' }));
  return (
    <div className="columns columns-loose columns-narrow-first">
      <h1 className="columns-whole" tabIndex={-1}>
        <FormattedMessage id="events.title" />
      </h1>
      <div className={cx('stack', styles['next'])}>
        <PartBoundary>
          <Suspense fallback={<UpcomingSkeleton />}>
            <UpcomingEvents />
          </Suspense>
        </PartBoundary>
      </div>
      <PartBoundary>
        <Suspense fallback={<PastSkeleton />}>
          <PastEvents {...address} />
        </Suspense>
      </PartBoundary>
    </div>
  );
}
