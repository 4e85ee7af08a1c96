import { graphql } from 'react-relay/hooks';
import type { overviewLoaderQuery as Query } from '../../../../codegen/relay/overviewLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

/** Parts whose role key the viewer lacks are null. */
export const overviewLoaderQuery = graphql`
  query overviewLoaderQuery {
    staff {
      ...Attention_staff
      ...NextEvents_staff
      auditLog(first: 6) {
        edges {
          node {
            ...History_entries
          }
        }
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return { overview: await preloadQuery<Query>(request, overviewLoaderQuery, {}) };
}
