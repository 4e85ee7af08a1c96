import { graphql } from 'react-relay/hooks';
import type { overviewLoaderQuery as Query } from '../../../../codegen/relay/overviewLoaderQuery.graphql.ts';
import type { figuresQuery as FiguresQuery } from '../../../../codegen/relay/figuresQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { figuresQuery, parseWeeks } from './figures/figuresQuery.ts';

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
  const weeks = parseWeeks(request.url.searchParams.get('weeks'));
  const [overview, figures] = await Promise.all([
    preloadQuery<Query>(request, overviewLoaderQuery, {}),
    preloadQuery<FiguresQuery>(request, figuresQuery, { weeks }),
  ]);
  return { overview, figures };
}
