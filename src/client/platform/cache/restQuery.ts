import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf, ArgsOf, ReadArgs, ReadPath, RestClient } from '../transport/restClient.ts';
import type { Subject } from './subjects.ts';

/**
 * The options of one read, the same for a loader's `prefetchRest` and a component's `useRestQuery` or
 * `useSuspenseRestQuery`:
 *
 *     export const upcomingEvents = (app: AppServices) => restQuery(app, 'events', '/api/v2/upcoming_events');
 *
 * The subject decides the freshness window and which writes refresh it.
 */
export function restQuery<Path extends ReadPath>(
  app: { readonly rest: RestClient },
  subject: Subject,
  path: Path,
  ...args: ReadArgs<Path>
) {
  const [init] = args;
  return queryOptions({
    queryKey: [subject, path, init ?? null] as const,
    queryFn: ({ signal }): Promise<AnswerOf<Path, 'get'>> =>
      app.rest.read(path, ...([init, { signal }] as unknown as ArgsOf<Path, 'get'>)),
  });
}
