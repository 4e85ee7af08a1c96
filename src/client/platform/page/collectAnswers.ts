import type { QueryClient } from '@tanstack/react-query';
import type { Answers } from './pageData.ts';

/** The page's REST answers. */
export function collectAnswers(queries: QueryClient): Answers {
  const good = queries.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' });
  return good.map(({ queryKey, state }) => [queryKey, state.data]);
}
