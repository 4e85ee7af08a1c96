import { statement } from '../db/sql.ts';

/** What of one job waits to be run now. */
export interface Backlog extends Record<string, unknown> {
  readonly job: string;
  readonly waiting: number;
  /** The delay of the one that waits longest, by the machine's clock. */
  readonly lateSeconds: number;
}

/** By job. */
export const readBacklogs = statement<Backlog>(
  'jobs-backlogs',
  `select name as job, count(*)::int as waiting,
     round(extract(epoch from now() - min(start_after)), 1)::float8 as "lateSeconds"
   from pgboss.job
   where state < 'active' and start_after <= now()
   group by name order by name`,
);
