import type { QueryClient } from '@tanstack/react-query';
import type { Answers } from '../page/pageData.ts';

/**
 * The place of an app's cache of REST reads. Home reads by GraphQL alone, so TanStack Query isn't in its first
 * load: code that reads by REST imports `appQueries`, which creates the cache.
 */
export interface RestReads {
  queries: QueryClient | null;
  /** Answers that came with the page. */
  answers: Answers;
}
