import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { rows } from '../../platform/db/sql.ts';
import { isInvited } from '../../readmodels/audience.ts';
import { isAwayAt } from '../../readmodels/vacation.ts';

/** How many events of a program a member is in that are not over. */
export interface JoinedEvents {
  readonly memberId: string;
  readonly coming: number;
  readonly running: number;
}

export async function readJoinedEvents(
  db: Db,
  programId: string,
  memberIds: readonly string[],
  now: Date,
): Promise<JoinedEvents[]> {
  return rows<{ memberId: string; coming: number; running: number }>(
    db,
    sql`select p.member_id as "memberId", count(*) filter (where e.start_at > ${now.toISOString()})::int as coming,
          count(*) filter (where e.start_at <= ${now.toISOString()})::int as running
        from participations p join events e on e.id = p.event_id
        where p.member_id = any(${sql.param([...memberIds])}::uuid[]) and e.program_id = ${programId} and p.opt = 'in'
          and e.status in ('SCHEDULED', 'ACTIVE') and e.end_at > ${now.toISOString()}
        group by p.member_id`,
  );
}

/** Takes members out of the program's coming events. Declined and running events stay. */
export async function leaveComingEvents(
  tx: Db,
  programId: string,
  memberIds: readonly string[],
  now: Date,
): Promise<void> {
  await tx.execute(
    sql`delete from participations p using events e
        where p.member_id = any(${sql.param([...memberIds])}::uuid[]) and e.id = p.event_id and e.program_id = ${programId} and p.opt = 'in'
          and e.status = 'SCHEDULED' and e.start_at > ${now.toISOString()}`,
  );
}

/** Joins members to the program's coming events that need not ask. */
export async function joinComingEvents(
  tx: Db,
  programId: string,
  memberIds: readonly string[],
  now: Date,
): Promise<void> {
  await tx.execute(
    sql`insert into participations (member_id, event_id, brand, start_at, opt, joined_at)
        select en.member_id, e.id, en.brand, e.start_at, 'in', ${now.toISOString()}
        from enrolments en join events e on e.program_id = en.program_id
        where en.member_id = any(${sql.param([...memberIds])}::uuid[]) and en.program_id = ${programId}
          and e.status = 'SCHEDULED' and e.start_at > ${now.toISOString()}
          and (en.auto_join or e.type = 'PARTICIPATION_REDUCTION_RT') and ${sql.raw(isInvited('e', 'en'))}
          and not ${sql.raw(isAwayAt('en.member_id', 'e.start_at', 'en.time_zone'))}
        on conflict do nothing`,
  );
}
