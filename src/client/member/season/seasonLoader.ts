import { graphql } from 'react-relay/hooks';
import type { seasonLoaderQuery as Query } from '../../../../codegen/relay/seasonLoaderQuery.graphql.ts';
import { parseMonth, seasonMonths } from '../../../domain/events/seasons.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const seasonLoaderQuery = graphql`
  query seasonLoaderQuery($month: String) {
    viewer {
      ...Season_viewer @arguments(month: $month)
    }
  }
`;

/** All months of a season are one query. */
export function seasonArgument(search: URLSearchParams): string | null {
  const month = parseMonth(search.get('month'));
  return month === null ? null : (seasonMonths(month)[0] ?? null);
}

export async function loader(request: ScreenRequest) {
  const month = seasonArgument(request.url.searchParams);
  return { season: await preloadQuery<Query>(request, seasonLoaderQuery, { month }, 'events') };
}
