import type { PreloadedQuery } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { preloadQuery } from '../../../platform/screen/preload.ts';
import type { ScreenLoader } from '../../../platform/screen/screen.ts';

export type ListLoader<Query extends OperationType> = ScreenLoader<{ readonly list: PreloadedQuery<Query> }>;

/** The loader of a list, by the search, the filters and the sorting in the address. */
export function listLoader<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: (address: URLSearchParams) => Query['variables'],
): ListLoader<Query> {
  return async (request) => ({
    list: await preloadQuery<Query>(request, query, variables(request.url.searchParams)),
  });
}
