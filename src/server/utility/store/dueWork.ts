import { isNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { isAnyDue } from '../../platform/db/isAnyDue.ts';
import { rows } from '../../platform/db/sql.ts';
import { utilityAuthorizations, utilityAuthRequests, utilityPartners } from '../tables.ts';

type DueWork = {
  readonly job: 'exchange' | 'poll' | 'fetch' | 'revoke' | 'drops' | 'status';
  readonly id: string;
};

export const isWorkDue = (now: Date): SQL => {
  const { pollDueAt, fetchDueAt, revokeDueAt, endedAt } = utilityAuthorizations;
  return sql.join(
    [
      isAnyDue(utilityAuthRequests.dueAt, now, isNull(utilityAuthRequests.outcome)),
      isAnyDue(pollDueAt, now, isNull(endedAt)),
      isAnyDue(fetchDueAt, now, isNull(endedAt)),
      isAnyDue(revokeDueAt, now),
      isAnyDue(utilityPartners.dropsDueAt, now),
      isAnyDue(utilityPartners.statusDueAt, now),
    ],
    sql` or `,
  );
};

/** One statement for all due work of the room, each branch with its own index. */
export function findDueWork(db: Db, now: Date, limit: number): Promise<DueWork[]> {
  const at = now.toISOString();
  return rows<DueWork>(
    db,
    sql`(select 'exchange' as job, id from utility_auth_requests where due_at <= ${at} and outcome is null order by due_at limit ${limit})
      union all (
        select 'poll', id from utility_authorizations where ended_at is null and poll_due_at <= ${at} order by poll_due_at limit ${limit}
      )
      union all (
        select 'fetch', id from utility_authorizations where ended_at is null and fetch_due_at <= ${at} order by fetch_due_at limit ${limit}
      )
      union all (select 'revoke', id from utility_authorizations where revoke_due_at <= ${at} order by revoke_due_at limit ${limit})
      union all (select 'drops', utility_id from utility_partners where drops_due_at <= ${at} order by drops_due_at limit ${limit})
      union all (select 'status', utility_id from utility_partners where status_due_at <= ${at} order by status_due_at limit ${limit})
      limit ${limit}`,
  );
}
