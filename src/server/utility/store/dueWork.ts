import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { rows } from '../../platform/db/sql.ts';

type DueWork = {
  readonly job: 'exchange' | 'poll' | 'fetch' | 'revoke' | 'drops' | 'status';
  readonly id: string;
};

export const isWorkDue = (now: Date): SQL => {
  const at = now.toISOString();
  return sql`exists (select from utility_auth_requests where due_at <= ${at} and outcome is null)
    or exists (select from utility_authorizations where ended_at is null and poll_due_at <= ${at})
    or exists (select from utility_authorizations where ended_at is null and fetch_due_at <= ${at})
    or exists (select from utility_authorizations where revoke_due_at <= ${at})
    or exists (select from utility_partners where drops_due_at <= ${at})
    or exists (select from utility_partners where status_due_at <= ${at})`;
};

/** One statement for all due work of the room, each branch with its own index. */
export function findDueWork(db: Db, now: Date, limit: number): Promise<DueWork[]> {
  const at = now.toISOString();
  return rows<DueWork>(
    db,
    sql`(select 'exchange' as job, id from utility_auth_requests where due_at <= ${at} and outcome is null limit ${limit})
      union all (select 'poll', id from utility_authorizations where ended_at is null and poll_due_at <= ${at} limit ${limit})
      union all (select 'fetch', id from utility_authorizations where ended_at is null and fetch_due_at <= ${at} limit ${limit})
      union all (select 'revoke', id from utility_authorizations where revoke_due_at <= ${at} limit ${limit})
      union all (select 'drops', utility_id from utility_partners where drops_due_at <= ${at} limit ${limit})
      union all (select 'status', utility_id from utility_partners where status_due_at <= ${at} limit ${limit})
      limit ${limit}`,
  );
}
