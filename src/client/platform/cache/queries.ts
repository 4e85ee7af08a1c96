import { QueryClient } from '@tanstack/react-query';
import { RequestFailure } from '../transport/failure.ts';
import { staleTimeOf } from './freshness.ts';

/** Reads that travel in the page by themselves, so that they do not travel in it twice. */
export const IN_PAGE = { inPage: true } as const;

/** The cache of REST reads. What a failure means was settled by the funnel: only a call without an answer is repeated. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Whether there is a network the call itself finds out: what the browser believes is wrong often enough, and nobody would be told.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: (query) => staleTimeOf(query.queryKey),
        retry: (count, error) => count < 2 && error instanceof RequestFailure && error.kind === 'unreachable',
      },
    },
  });
}
