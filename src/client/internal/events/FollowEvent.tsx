import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { FollowEvent_event$key } from '../../../../codegen/relay/FollowEvent_event.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useLiveQuery } from '../../platform/screen/useLiveQuery.ts';
import { eventNews } from './eventNews.ts';
import { fastestPace, type FollowedEvent } from './followPace.ts';

/** Keeps an event's page up to date and announces changes to screen readers. */
export function FollowEvent({
  event: key,
  besides = [],
  query,
}: {
  readonly event: FollowEvent_event$key;
  /** Other events on its page, by which it is refetched, too. */
  readonly besides?: readonly FollowedEvent[];
  /** Reads what the page shows of the event `$id`. */
  readonly query: GraphQLTaggedNode;
}) {
  const app = useApp();
  const intl = useIntl();
  const { id, status, startAt, endAt, version, settlement } = useFragment(
    graphql`
      fragment FollowEvent_event on StaffEvent {
        id
        status
        startAt
        endAt
        version
        settlement {
          pending
          settled
          restated
        }
      }
    `,
    key,
  );
  const { pending, settled, restated } = settlement;
  useLiveQuery(query, { id }, () =>
    fastestPace([{ status, startAt, endAt, pending }, ...besides], app.clock.now()),
  );

  const last = useRef({ status, version, pending, settled, restated });
  const [news, setNews] = useState<string | null>(null);
  useEffect(() => {
    const now = { status, version, pending, settled, restated };
    const found = eventNews(last.current, now);
    last.current = now;
    if (found === null) return;
    setNews(found);
    // The focused form may have been removed with the old state.
    if (document.activeElement === null || document.activeElement === document.body) {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
  }, [status, version, pending, settled, restated]);
  return (
    <p className="visually-hidden" role="status">
      {news !== null && intl.formatMessage({ id: `internalEvents.news.${news}` })}
    </p>
  );
}
