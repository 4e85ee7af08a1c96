import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { rows } from '../../platform/db/sql.ts';

/** A calendar month of a program, `YYYY-MM`, by the local dates of its events. */
export interface OpenMonth {
  readonly brandId: string;
  readonly programId: string;
  readonly month: string;
}

const monthSql = sql`to_char(e.start_at at time zone (e.rules ->> 'zone'), 'YYYY-MM')`;
/** For events `e`. */
export const inMonth = ({ programId, month }: OpenMonth) =>
  sql`e.program_id = ${programId} and e.month_open and ${monthSql} = ${month}`;

export const areMonthsOpen: SQL = sql`exists (select from events where month_open)`;

/** Months to settle net: over, with every event closed or cancelled. */
export async function monthsToSettle(db: Db, now: Date, limit: number): Promise<OpenMonth[]> {
  const found = await rows<{ brand: string; program_id: string; month: string }>(
    db,
    sql`select e.brand, e.program_id, ${monthSql} as month from events e where e.month_open
        group by 1, 2, 3
        having bool_and(e.status in ('CLOSED', 'CANCELLED'))
          and bool_and(to_char(${now.toISOString()}::timestamptz at time zone (e.rules ->> 'zone'), 'YYYY-MM') > ${monthSql})
        order by 3 limit ${limit}`,
  );
  return found.map(({ brand, program_id, month }) => ({ brandId: brand, programId: program_id, month }));
}

/** A result of the month that has a receipt. */
export interface MonthResultKey extends Record<string, unknown> {
  readonly memberId: string;
  readonly eventId: string;
  readonly receiptVersion: number;
  readonly organisationId: string | null;
}

export async function readMonthResults(
  db: Db,
  month: OpenMonth,
  memberIds: readonly string[],
): Promise<MonthResultKey[]> {
  return rows<MonthResultKey>(
    db,
    sql`select p.member_id as "memberId", p.event_id as "eventId", p.receipt_version as "receiptVersion",
          en.organisation_id as "organisationId"
        from participations p
        join events e on e.id = p.event_id
        join enrolments en on en.member_id = p.member_id
        where p.member_id = any(${sql.param([...memberIds])}::uuid[])
          and p.receipt_version > 0
          and ${inMonth(month)}
        order by p.member_id, p.start_at`,
  );
}

/** Marks the month settled; `watts` is its total. */
export async function closeMonth(tx: Db, month: OpenMonth, watts: number): Promise<void> {
  await tx.execute(
    sql`update events set paid_watts = coalesce(paid_watts, 0) + ${watts}
        where id = (select e.id from events e where ${inMonth(month)} order by e.start_at desc limit 1)`,
  );
  await tx.execute(sql`update events e set month_open = false where ${inMonth(month)}`);
}
