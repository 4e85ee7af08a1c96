import { QueryClient } from '@tanstack/react-query';
import { RequestFailure } from '../transport/failure.ts';
import { subjectStaleTime } from './freshness.ts';
import type { RestReads } from './restReads.ts';

/** An app's cache of REST reads, created by its first use. */
export function appQueries({ restReads }: { readonly restReads: RestReads }): QueryClient {
  if (restReads.queries === null) {
    restReads.queries = createQueries();
    for (const [key, data] of restReads.answers) restReads.queries.setQueryData(key, data);
  }
  return restReads.queries;
}

/** The error funnel has handled failures; only calls without an answer are retried. */
function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The call itself finds out whether there is a network: the browser's own flag is often wrong, and
        // failures would go unnoticed.
        networkMode: 'always',
        refetchOnReconnect: true,
        // Screens seen before can be read without a connection.
        gcTime: typeof window === 'undefined' ? Infinity : 60 * 60_000,
        staleTime: (query) => subjectStaleTime(query.queryKey),
        retry: (count, error) => count < 2 && error instanceof RequestFailure && error.kind === 'unreachable',
      },
    },
  });
}
