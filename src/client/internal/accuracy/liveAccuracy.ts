import { graphql } from 'react-relay/hooks';
import { useLiveQuery } from '../../platform/screen/useLiveQuery.ts';

/** Polling interval during a measurement. */
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

/** Refetches these programs every few seconds while the page is visible; does nothing for an empty list. */
export function useLiveAccuracy(ids: readonly string[]): void {
  useLiveQuery(query, { ids }, () => (ids.length === 0 ? null : EVERY_MS));
}
