import type { Deps } from '../platform/context.ts';
import type { DueSource, JobDefinition } from '../platform/jobs/jobs.ts';
import { archiveOf } from './attach.ts';
import type { ArchiveKind } from './kind.ts';
import { newestMonth } from './months.ts';
import { beginDueMonths, moveMonths } from './move.ts';
import { deleteOldMonths, removeOrphans } from './retention.ts';
import { dueBrands, IS_NEVER_DUE, isArchiveDue } from './store.ts';

const JOB = 'archive.move';

/** After this a job ends; what is left is due again. */
const LONGEST_MS = 10 * 60_000;

interface ArchiveJob {
  readonly kind: string;
  readonly brand: string;
}

/** Moves the months of a brand, then deletes what it keeps no longer. */
export function archiveJob(
  { brands, newId }: Pick<Deps, 'brands' | 'newId'>,
  kinds: readonly ArchiveKind[],
): JobDefinition<ArchiveJob> {
  return {
    name: JOB,
    expireInSeconds: 3_600,
    concurrency: 1,
    run: async ({ kind: name, brand }, { db, clock, signal }) => {
      const { store } = archiveOf(db);
      const kind = kinds.find((each) => each.name === name);
      const config = brands.byId(brand)?.config;
      if (store === null || kind === undefined || config === undefined) return;
      const until = performance.now() + LONGEST_MS;
      const mayStop = (): boolean => signal.aborted || performance.now() > until;
      const deps = { db, store, clock, newId, mayStop };
      await beginDueMonths(deps, kind, brand);
      if (!(await moveMonths(deps, kind, brand))) return;
      await deleteOldMonths(deps, kind, brand, config);
      await removeOrphans(deps, kind, brand);
    },
  };
}

/** Once a month for each kind and brand, and while months are on their way. */
export function archiveDue(
  { db: home, brands }: Pick<Deps, 'db' | 'brands'>,
  kinds: readonly ArchiveKind[],
): DueSource {
  const ids = brands.all.map(({ id }) => id);
  const isThere = (): boolean => archiveOf(home).store !== null;
  return {
    name: 'archive',
    isDue: (now) =>
      isThere()
        ? kinds.map((kind) => isArchiveDue(kind.name, newestMonth(now, kind.afterDays), ids.length))
        : [IS_NEVER_DUE],
    find: async (db, now, limit) => {
      if (!isThere()) return [];
      const due = await Promise.all(
        kinds.map(async (kind) => {
          const found = await dueBrands(db, kind.name, newestMonth(now, kind.afterDays), ids);
          return found.map((brand) => ({
            job: JOB,
            data: { kind: kind.name, brand },
            key: `${JOB}:${kind.name}:${brand}`,
          }));
        }),
      );
      return due.flat().slice(0, limit);
    },
  };
}
