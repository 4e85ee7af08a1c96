import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { rows, statement } from '../../platform/db/sql.ts';
import { inMonth, type OpenMonth } from '../store/months.ts';

// A member's results and vacations depend on each other, so these reads lock the member's row.

// Each batch reads about as many rows as it claims, whatever the planner last knew of how many are due: no order that
// would have to be sorted, no join that could lead through other members, a subquery that stays one (`offset 0`).
const claimOf = (whose: '' | 'and p.member_id = $4::uuid'): string =>
  `with due as materialized (
     select p.member_id
     from participations p
     where p.event_id = $1 and p.settlement is not null and p.settle_due_at <= $2 ${whose}
       and not exists (
         select from participations q
         where q.member_id = p.member_id and q.start_at < p.start_at and q.settle_due_at <= $2 offset 0
       )
     limit $3
     for no key update skip locked
   )
   select id as member_id from members where id = any(array(select member_id from due)) for no key update skip locked`;
const claim = statement<{ member_id: string }>('results-claim', claimOf(''));
const claimOne = statement<{ member_id: string }>('result-claim', claimOf('and p.member_id = $4::uuid'));

/**
 * Locks members whose result of the event is due, and their member rows, because a member's results depend on
 * each other. Skips members that others have locked, and members with an earlier due result. With `memberId` only that member's.
 */
export async function claimResults(
  tx: Db,
  eventId: string,
  now: Date,
  limit: number,
  memberId?: string,
): Promise<string[]> {
  const due = [eventId, now.toISOString(), limit];
  const found = memberId === undefined ? await claim(tx, due) : await claimOne(tx, [...due, memberId]);
  return found.map((row) => row.member_id);
}

/**
 * Locks the next members with a result in the month, ordered by id; waits for members that others are
 * settling.
 */
export async function claimMonthMembers(
  tx: Db,
  month: OpenMonth,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const found = await rows<{ id: string }>(
    tx,
    sql`select m.id from members m
        where exists (select from participations p join events e on e.id = p.event_id
                      where p.member_id = m.id and p.receipt_version > 0 and ${inMonth(month)})
          and (${after}::uuid is null or m.id > ${after}::uuid)
        order by m.id limit ${limit} for no key update`,
  );
  return found.map(({ id }) => id);
}

/** Serializes settlement and vacations of these members until the transaction ends. */
export async function lockMembers(tx: Db, memberIds: readonly string[]): Promise<void> {
  await tx.execute(
    sql`select from members where id = any(${sql.param([...memberIds])}::uuid[]) order by id for no key update`,
  );
}
