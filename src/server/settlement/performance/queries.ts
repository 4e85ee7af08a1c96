import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';

/** A member's settled result of an event. */
export interface SettledHome extends Record<string, unknown> {
  readonly memberId: string;
  readonly receiptVersion: number;
  readonly servicePointId: string | null;
  readonly estimateOnly: boolean;
  readonly left: boolean;
}

const homes = statement<SettledHome>(
  'event_performance_homes',
  `select member_id as "memberId", receipt_version as "receiptVersion", service_point_id as "servicePointId",
     estimate_only as "estimateOnly", left_at is not null as left
   from participations
   where event_id = $1 and settlement in ('SETTLED', 'RESTATED') and baseline_wh is not null
     and ($2::uuid is null or member_id > $2)
   order by member_id limit $3`,
);

/** Members with a settled result, by id. */
export function readSettledHomes(
  db: Db,
  eventId: string,
  after: string | null,
  limit: number,
): Promise<SettledHome[]> {
  return homes(db, [eventId, after, limit]);
}

const waiting = statement<{ reason: string | null; homes: number }>(
  'event_performance_waiting',
  `select pending_reason as reason, count(*)::int as homes
   from participations
   where event_id = $1 and joined_at is not null and settlement is not distinct from 'PENDING'
   group by pending_reason order by count(*) desc, pending_reason`,
);

/** Members without a result by reason, the most first. */
export function countHomesWithoutResult(
  db: Db,
  eventId: string,
): Promise<{ reason: string | null; homes: number }[]> {
  return waiting(db, [eventId]);
}

const toCome = statement<{ homes: number }>(
  'event_performance_to_come',
  `select count(*)::int as homes from participations
   where event_id = $1 and joined_at is not null and settlement is not distinct from 'PENDING'
     and pending_reason is distinct from 'PowerOutage'`,
);

/** Members whose result is still to come; an outage has none. */
export async function countWaiting(db: Db, eventId: string): Promise<number> {
  return (await toCome(db, [eventId]))[0]?.homes ?? 0;
}

const paid = statement<{ watts: number }>(
  'event_performance_paid',
  `select coalesce(e.paid_watts, (select sum(booked_watts) from participations where event_id = e.id), 0)::int8 as watts
   from events e where e.id = $1`,
);

/** All that an event has paid, for savings and for taking part. */
export async function readPaidWatts(db: Db, eventId: string): Promise<number> {
  return (await paid(db, [eventId]))[0]?.watts ?? 0;
}
