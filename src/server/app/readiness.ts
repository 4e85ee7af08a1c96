import { inTime } from '../platform/inTime.ts';
import { missingMigrations, type Migration } from '../platform/db/migrate.ts';
import type { OpenDatabase } from '../platform/db/open.ts';
import { ping } from '../platform/db/sql.ts';
import { readCopyMark } from '../platform/copy.ts';
import type { Readiness, ReadinessCheck } from '../platform/http/health.ts';
import type { JobWorker } from '../platform/jobs/worker.ts';

/** A check's result. */
type Finding = Omit<ReadinessCheck, 'name'>;

interface NamedCheck {
  readonly name: string;
  /** May throw or hang; both count as failed. */
  run(): Promise<Finding>;
}

const COPY_WARNING =
  'This is a copy of another database. It sends nothing and does no jobs until `npm run go-live`.';

const PATIENCE_MS = 2_000;

/** A process's checks; `worker` is null where another process runs the jobs. */
export function createReadiness(
  { db, hasSpace, lowSpace, kind }: Pick<OpenDatabase, 'db' | 'hasSpace' | 'lowSpace' | 'kind'>,
  migrations: readonly Migration[],
  worker: JobWorker | null,
): Readiness {
  const checks: NamedCheck[] = [
    { name: 'database', run: () => ping(db).then(() => ({ ok: true })) },
    {
      name: 'migrations',
      run: async () => {
        const missing = await missingMigrations(db, migrations);
        return missing.length === 0
          ? { ok: true }
          : { ok: false, reason: `Not applied yet: ${missing.join(', ')}.` };
      },
    },
    // Every process would report a full PostgreSQL server, and none would be left to answer reads.
    {
      name: 'disk',
      run: async () => {
        if (!hasSpace()) return { ok: kind === 'server', reason: 'The disk is full: nothing can be saved.' };
        const bytes = lowSpace();
        if (bytes === null) return { ok: true };
        const freeMegabytes = Math.floor(bytes / 2 ** 20);
        return { ok: true, reason: 'The disk is nearly full.', figures: { freeMegabytes } };
      },
    },
    {
      name: 'copy',
      run: async () =>
        (await readCopyMark(db)) === null ? { ok: true } : { ok: true, warning: COPY_WARNING },
    },
    ...(worker === null ? [] : [{ name: 'jobs', run: () => worker.health() }]),
  ];
  return () => Promise.all(checks.map(bounded));
}

/** A check without an answer in time has failed. */
async function bounded({ name, run }: NamedCheck): Promise<ReadinessCheck> {
  const failed = (): Finding => ({ ok: false, reason: 'The database cannot be reached.' });
  const late = (): Finding => ({ ok: false, reason: `No answer within ${PATIENCE_MS / 1_000} seconds.` });
  return { name, ...(await inTime(run().catch(failed), PATIENCE_MS, late)) };
}
