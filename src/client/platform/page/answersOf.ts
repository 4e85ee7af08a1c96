import type { QueryClient } from '@tanstack/react-query';
import type { Answers } from './pageData.ts';

/** What the REST reads of a page brought, but for those that travel in the page by themselves. */
export function answersOf(queries: QueryClient): Answers {
  const good = queries
    .getQueryCache()
    .findAll({ predicate: ({ state, meta }) => state.status === 'success' && meta?.['inPage'] !== true });
  return good.map(({ queryKey, state }) => [queryKey, state.data]);
}
