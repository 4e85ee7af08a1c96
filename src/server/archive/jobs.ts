import type { Deps } from '../platform/context.ts';
import type { DueSource, JobDefinition } from '../platform/jobs/jobs.ts';
import { archiveOf } from './attach.ts';
import type { ArchiveKind } from './kind.ts';
import { newestMonth } from './months.ts';
import { beginDueMonths, moveMonths } from './move.ts';
import { removeDeleted } from './remove.ts';
import { deleteOldMonths, removeOrphans } from './retention.ts';
import { dueBrands, IS_NEVER_DUE, isArchiveDue } from './store.ts';

const JOB = 'archive.move';

/** After this a job ends; what is left is due again. */
const LONGEST_MS = 10 * 60_000;

interface ArchiveJob {
  readonly kind: string;
  readonly brand: string;
}

/** Removes what is deleted, moves the months of a brand, then deletes what it keeps no longer. */
export function archiveJob(
  { brands, newId }: Pick<Deps, 'brands' | 'newId'>,
  kinds: readonly ArchiveKind[],
): JobDefinition<ArchiveJob> {
  return {
    name: JOB,
    expireInSeconds: 3_600,
    concurrency: 1,
    run: async ({ kind: name, brand }, { db, clock, signal }) => {
      const archive = archiveOf(db);
      const { store } = archive;
      const kind = kinds.find((each) => each.name === name);
      const config = brands.byId(brand)?.config;
      if (store === null || kind === undefined || config === undefined) return;
      const until = performance.now() + LONGEST_MS;
      const mayStop = (): boolean => signal.aborted || performance.now() > until;
      const deps = { db, store, clock, newId, mayStop };
      if (!(await removeDeleted({ ...deps, archive }, kind, brand))) return;
      await beginDueMonths(deps, kind, brand);
      if (!(await moveMonths(deps, kind, brand))) return;
      await deleteOldMonths(deps, kind, brand, config);
      await removeOrphans(deps, kind, brand);
    },
  };
}

/** Once a month for each kind and brand, while months are on their way, and when keys are deleted. */
export function archiveDue(
  { db: home, brands }: Pick<Deps, 'db' | 'brands'>,
  kinds: readonly ArchiveKind[],
): DueSource {
  const ids = brands.all.map(({ id }) => id);
  const dueMonth = ({ name: kind, afterDays }: ArchiveKind, now: Date) => ({
    kind,
    month: newestMonth(now, afterDays),
    now,
  });
  const isThere = (): boolean => archiveOf(home).store !== null;
  return {
    name: 'archive',
    isDue: (now) =>
      isThere() ? kinds.map((kind) => isArchiveDue(dueMonth(kind, now), ids)) : [IS_NEVER_DUE],
    find: async (db, now, limit) => {
      if (!isThere()) return [];
      const due = await Promise.all(
        kinds.map(async (kind) => {
          const found = await dueBrands(db, dueMonth(kind, now), ids);
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
