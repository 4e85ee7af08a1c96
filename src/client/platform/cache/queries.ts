import { QueryClient } from '@tanstack/react-query';
import { RequestFailure } from '../transport/failure.ts';
import { subjectStaleTime } from './freshness.ts';

/** For reads that have their own place in the page data, so that they aren't included twice. */
export const IN_PAGE = { inPage: true } as const;

/**
 * The cache of REST reads. The error funnel has handled failures; only calls without an answer are retried.
 */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The call itself finds out whether there is a network: the browser's own flag is often wrong, and
        // failures would go unnoticed.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: (query) => subjectStaleTime(query.queryKey),
        retry: (count, error) => count < 2 && error instanceof RequestFailure && error.kind === 'unreachable',
      },
    },
  });
}
