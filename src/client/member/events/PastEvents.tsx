import { Suspense, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSuspenseRestQuery } from '../../platform/cache/useRestQuery.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import { NoEventsIllustration } from '../../ui/illustrations/emptyStates.tsx';
import { NothingFoundIllustration } from '../../ui/illustrations/systemPages.tsx';
import { EventCount } from './EventCount.tsx';
import { PAST_SHOWS } from './eventsAddress.ts';
import type { EventsAddress } from './eventsAddress.ts';
import { RowsSkeleton } from './EventsSkeletons.tsx';
import { pastEvents } from './eventQueries.ts';
import { PastPage } from './PastPage.tsx';

/** Past events, latest first; the filter and the number of pages shown are kept in the URL. */
export function PastEvents({ show, pages }: EventsAddress) {
  const titleId = useId();
  const intl = useIntl();
  const app = useApp();
  const { data } = useSuspenseRestQuery(pastEvents(app, show, null));
  if (data.total === 0 && show === 'all') {
    return (
      <Card>
        <EmptyState
          illustration={<NoEventsIllustration />}
          title={<FormattedMessage id="events.past.none.title" />}
        >
          <FormattedMessage
            id="events.past.none.text"
            values={{ event: app.brand.words.reductionEvent.withArticle }}
          />
        </EmptyState>
      </Card>
    );
  }
  return (
    <section className="stack" aria-labelledby={titleId}>
      <div className="row row-apart">
        <h2 id={titleId}>
          <FormattedMessage id="events.past.title" />
        </h2>
        <p className="small muted" role="status">
          <FormattedMessage id="events.past.count" values={{ count: data.total }} />
        </p>
      </div>
      <EventCount />
      <FilterLinks
        label={intl.formatMessage({ id: 'events.filter.label' })}
        links={PAST_SHOWS.map((option) => ({
          to: paths.events({ show: option === 'all' ? undefined : option }),
          label: intl.formatMessage({ id: `events.filter.${option}` }),
          active: option === show,
        }))}
      />
      {data.total === 0 ? (
        <Card>
          <EmptyState
            illustration={<NothingFoundIllustration />}
            action={
              <ButtonLink to={paths.events()} look="secondary" replace state={{ keepScroll: true }}>
                <FormattedMessage id="events.past.nothing.all" />
              </ButtonLink>
            }
          >
            <FormattedMessage id={`events.past.nothing.${show === 'joined' ? 'joined' : 'results'}`} />
          </EmptyState>
        </Card>
      ) : (
        <Suspense key={show} fallback={<RowsSkeleton rows={3} />}>
          <PastPage show={show} after={null} page={1} pages={pages} />
        </Suspense>
      )}
    </section>
  );
}
