import { useEffect } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { liveAccuracyQuery as Query } from '../../../../codegen/relay/liveAccuracyQuery.graphql.ts';

/** Between two looks at a measurement under way. */
const EVERY_MS = 3_000;

const query = graphql`
  query liveAccuracyQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on ProgramAccuracy {
        id
        state
        ...Measurements_programs
        ...rows_program @alias(as: "rows")
      }
    }
  }
`;

/** Asks for these programs anew every few seconds while the page is looked at; for none, it does nothing. */
export function useLiveAccuracy(ids: readonly string[]): void {
  const environment = useRelayEnvironment();
  const wanted = ids.join(' ');
  useEffect(() => {
    if (wanted === '') return undefined;
    let asking: { unsubscribe: () => void } | null = null;
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden' || asking !== null) return;
      asking = fetchQuery<Query>(environment, query, { ids: wanted.split(' ') }, { fetchPolicy: 'network-only' }).subscribe({
        complete: () => (asking = null),
        // The next look will do.
        error: () => (asking = null),
      });
    }, EVERY_MS);
    return () => {
      clearInterval(timer);
      asking?.unsubscribe();
    };
  }, [environment, wanted]);
}
