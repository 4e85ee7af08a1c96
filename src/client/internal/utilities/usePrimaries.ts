import { graphql, useFragment } from 'react-relay/hooks';
import type { usePrimaries_utilities$key } from '../../../../codegen/relay/usePrimaries_utilities.graphql.ts';
import type { NamedUtility } from '../shared/form/useChosenUtility.ts';

/** The utilities that may deliver to the customers of another: all but that one itself, and those that others deliver for. */
export function usePrimaries(key: usePrimaries_utilities$key, ownId: string | null): readonly NamedUtility[] {
  const { edges } = useFragment(
    graphql`
      fragment usePrimaries_utilities on UtilityConnection {
        edges {
          node {
            id
            name
            primaryUtility {
              id
            }
          }
        }
      }
    `,
    key,
  );
  return edges
    .map(({ node }) => node)
    .filter(({ id, primaryUtility }) => id !== ownId && primaryUtility == null);
}
