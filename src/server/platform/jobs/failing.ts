import type { Db } from '../db/db.ts';
import { statement } from '../db/sql.ts';

/** Jobs of one kind that have failed and wait to be tried again, or are being tried. */
export interface FailingJobs {
  readonly job: string;
  readonly count: number;
  /** How long ago the oldest one was queued, by the machine's clock. */
  readonly seconds: number;
}

const failing = statement<{ job: string; count: number; seconds: number }>(
  'jobs-failing',
  `select name as job, count(*)::int as count,
     round(extract(epoch from now() - min(created_on)))::float8 as seconds
   from pgboss.job
   where (state < 'active' and state = 'retry' and started_on is not null) or (state = 'active' and retry_count > 0)
   group by name order by name`,
);

export const readFailingJobs = (db: Db): Promise<readonly FailingJobs[]> => failing(db, []);
