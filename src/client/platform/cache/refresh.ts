import type { Navigator } from '../navigation/navigator.ts';
import type { Store } from '../store.ts';
import type { RestReads } from './restReads.ts';
import type { Subject } from './subjects.ts';

export interface Refreshable {
  readonly restReads: RestReads;
  readonly queriesAskedAt: Map<string, number>;
  readonly changedSubjects: Store<readonly Subject[]>;
  readonly navigator: Pick<Navigator, 'revalidate'>;
}

/**
 * After a write: refetches everything that shows one of these subjects, in both caches. REST reads by
 * subject; all Relay queries, because Home alone shows nearly every subject, by rerunning the open screen's
 * loaders. Parts outside the loaders listen to `changedSubjects`. The screen keeps showing the old data
 * meanwhile.
 */
export async function refreshSubjects(app: Refreshable, subjects: readonly Subject[]): Promise<void> {
  app.queriesAskedAt.clear();
  app.changedSubjects.set(subjects);
  await Promise.all([
    app.restReads.queries?.invalidateQueries({
      predicate: ({ queryKey }) => subjects.some((subject) => subject === queryKey[0]),
    }),
    app.navigator.revalidate(),
  ]);
}
