import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { MESSAGE_COUNTS, openMessageDay } from './queries.ts';
import { messageDays } from './tables.ts';

const firstOpen = (now: Date): SQL => sql`${openMessageDay(now)}::date`;

/** The day after the last one that is summed. */
const next = sql`coalesce((select max(day) + 1 from message_days), '-infinity'::date)`;

export const areMessagesOpen = (now: Date): SQL => sql`exists (
  select from sent_messages m
  where m.created_at >= ${next}::timestamp at time zone 'UTC' and m.created_at < ${firstOpen(now)}::timestamp at time zone 'UTC'
)`;

/** Sums the days that are settled and not summed yet. */
export async function closeMessageDays(tx: Db, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into ${messageDays} (brand, day, channel, sent, failed, dropped)
    select m.brand, (m.created_at at time zone 'UTC')::date, m.channel, ${sql.raw(MESSAGE_COUNTS)}
    from sent_messages m
    where m.created_at >= ${next}::timestamp at time zone 'UTC' and m.created_at < ${firstOpen(now)}::timestamp at time zone 'UTC'
    group by 1, 2, 3
    on conflict do nothing`);
}
