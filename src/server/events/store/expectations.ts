import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';

export const areExpectationsDue: SQL = sql`exists (
  select from events where expects_pay and status in ('ACTIVE', 'ENDED')
)`;

const due = statement<{ id: string }>(
  'events_expecting_pay',
  `select id from events where expects_pay and status in ('ACTIVE', 'ENDED') order by start_at limit $1`,
);

export async function readEventsExpectingPay(db: Db, limit: number): Promise<string[]> {
  return (await due(db, [limit])).map(({ id }) => id);
}

export interface ToldPay {
  readonly memberId: string;
  readonly low: number;
  readonly high: number;
}

const tell = statement(
  'participations_told',
  `update participations p set told_low = r.low, told_high = r.high
   from json_to_recordset($2::json) as r ("memberId" uuid, low int, high int)
   where p.event_id = $1 and p.member_id = r."memberId"`,
);

export async function writeToldPay(db: Db, eventId: string, told: readonly ToldPay[]): Promise<void> {
  if (told.length > 0) await tell(db, [eventId, JSON.stringify(told)]);
}

const done = statement('event_expectations_kept', 'update events set expects_pay = false where id = $1');

export async function writeExpectationsKept(db: Db, eventId: string): Promise<void> {
  await done(db, [eventId]);
}
