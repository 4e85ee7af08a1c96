import { lt, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { statement } from '../db/sql.ts';
import { givenUpJobs } from '../tables.ts';

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

/** Jobs of one kind that failed at each try within a day, and that no later one with the same key has made good. */
export interface GivenUpJobs extends Record<string, unknown> {
  readonly job: string;
  readonly count: number;
}

const DAY = `interval '1 day'`;

const givenUp = statement<GivenUpJobs>(
  'jobs-given-up',
  `select g.job, count(*)::int as count
   from given_up_jobs g
   where g.at > now() - ${DAY} and not exists (
     select from pgboss.job f
     join pgboss.job d on d.name = f.name and d.singleton_key = f.singleton_key
     where f.name = g.job and f.id = g.id and d.state = 'completed' and d.completed_on > g.at
   )
   group by g.job order by g.job`,
);

export const readGivenUpJobs = (db: Db): Promise<readonly GivenUpJobs[]> => givenUp(db, []);

export const forgetGivenUpJobs = async (db: Db): Promise<void> =>
  void (await db.delete(givenUpJobs).where(lt(givenUpJobs.at, sql.raw(`now() - ${DAY}`))));
