import type { QueryClient } from '@tanstack/react-query';
import type { Navigator } from '../navigation/navigator.ts';
import type { Subject } from './subjects.ts';

export interface Refreshable {
  readonly queries: QueryClient;
  readonly queriesAskedAt: Map<string, number>;
  readonly navigator: Pick<Navigator, 'revalidate'>;
}

/**
 * After a write: everything that shows one of these subjects is asked again, in both caches. REST reads by their
 * subject; Relay's queries all of them, because Home alone shows nearly every subject, by running the loaders of the
 * screen that is open once more. What is on the screen stays until the new data is there.
 */
export async function refreshSubjects(app: Refreshable, subjects: readonly Subject[]): Promise<void> {
  app.queriesAskedAt.clear();
  await Promise.all([
    app.queries.invalidateQueries({
      predicate: ({ queryKey }) => subjects.some((subject) => subject === queryKey[0]),
    }),
    app.navigator.revalidate(),
  ]);
}
