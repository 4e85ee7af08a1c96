import { useEffect } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { liveEventQuery as Query } from '../../../../codegen/relay/liveEventQuery.graphql.ts';

/** Between two looks at a running event. */
const EVERY_MS = 4_000;

const query = graphql`
  query liveEventQuery($id: ID!) {
    staff {
      event(id: $id) {
        status
        endAt
        startedAt
        version
        ...Progress_event
      }
    }
  }
`;

/** Asks for the event anew every few seconds while it is live and the page is looked at. */
export function useLiveEvent(id: string, isLive: boolean): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!isLive) return undefined;
    let asking: { unsubscribe: () => void } | null = null;
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden' || asking !== null) return;
      asking = fetchQuery<Query>(environment, query, { id }, { fetchPolicy: 'network-only' }).subscribe({
        complete: () => (asking = null),
        // The next look will do.
        error: () => (asking = null),
      });
    }, EVERY_MS);
    return () => {
      clearInterval(timer);
      asking?.unsubscribe();
    };
  }, [environment, id, isLive]);
}
