import type { QueryClient } from '@tanstack/react-query';
import type { Answers } from './pageData.ts';

/** The page's REST answers, except those that have their own place in the page data. */
export function collectAnswers(queries: QueryClient): Answers {
  const good = queries
    .getQueryCache()
    .findAll({ predicate: ({ state, meta }) => state.status === 'success' && meta?.['inPage'] !== true });
  return good.map(({ queryKey, state }) => [queryKey, state.data]);
}
