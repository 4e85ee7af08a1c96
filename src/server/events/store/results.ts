import type { ZeroVerdict } from '../../../domain/settlement/pending.ts';
import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { rows, statement } from '../../platform/db/sql.ts';
import { lockMembers } from '../queries/claims.ts';
import type { ChangedReadings, ResultFacts, ResultRecord, ResultState } from '../memberView/result.ts';
import type { StoredEvent } from '../schedule/storedEvent.ts';
import { participations, resultsSeen, type StoredStanding } from '../tables.ts';
import { eventHours } from './eventHours.ts';

/** For events `e`. Ordered and cut off, which keeps the planner from reading all participations for a join. */
const hasDueResults = (now: Date): SQL =>
  sql`e.status = 'ENDED' and (
        select true
        from participations p
        where p.event_id = e.id and p.settlement is not null and p.settle_due_at <= ${now.toISOString()}
        order by p.settle_due_at limit 1
      ) is not null`;

export const areResultsDue = (now: Date): SQL =>
  sql`exists (select from events e where ${hasDueResults(now)})`;

/**
 * Ended events with due results, earliest first, because an earlier result affects the standing of a later
 * one.
 */
export async function eventsToSettle(
  db: Db,
  now: Date,
  limit: number,
): Promise<{ id: string; brandId: string }[]> {
  const found = await rows<{ id: string; brand: string }>(
    db,
    sql`select e.id, e.brand from events e where ${hasDueResults(now)} order by e.start_at limit ${limit}`,
  );
  return found.map(({ id, brand }) => ({ id, brandId: brand }));
}

interface FactsRow extends Record<string, unknown> {
  member_id: string;
  time_zone: string;
  has_left: boolean;
  left_for_vacation: boolean;
  receipt_version: number;
  service_point_id: string | null;
  organisation_id: string | null;
  zero_verdict: ZeroVerdict | null;
  ever_reached_auth_done: boolean | null;
  before: StoredStanding | null;
  next_id: string | null;
  next_before: StoredStanding | null;
  next_open: boolean | null;
  others: [number, number][] | null;
  away: [string, string][] | null;
}

const facts = statement<FactsRow>(
  'results-facts',
  `select p.member_id, en.time_zone, p.left_at is not null as has_left,
     case
       when p.left_at is null then false
       else exists (
         select from vacations v
         where v.member_id = p.member_id
           and (p.left_at at time zone en.time_zone)::date between v.starts_on and v.ends_on
       )
     end as left_for_vacation,
     p.receipt_version, p.service_point_id, p.zero_verdict, en.organisation_id, en.ever_reached_auth_done,
     prev.standing_after as before, next.event_id as next_id, next.standing_before as next_before,
     next.open as next_open, others.hours as others, away.days as away
   from participations p
   join enrolments en on en.member_id = p.member_id
   left join lateral (
     select q.standing_after
     from participations q
     where q.member_id = p.member_id and q.start_at < p.start_at and q.standing_after is not null
     order by q.start_at desc limit 1
   ) prev on true
   left join lateral (
     select q.event_id, q.standing_before, e.status = 'ENDED' as open
     from participations q
     join events e on e.id = q.event_id
     where q.member_id = p.member_id and q.start_at > p.start_at and q.standing_before is not null
     order by q.start_at limit 1
   ) next on true
   left join lateral (
     select ${eventHours} as hours
     from participations q
     join events e on e.id = q.event_id
     where q.member_id = p.member_id
       and q.event_id <> p.event_id
       and q.joined_at is not null
       and q.start_at > p.start_at - $3 * interval '1 day'
       and q.start_at < $4::timestamptz
       and (e.status <> 'CANCELLED' or e.cancelled_at > e.start_at)
   ) others on true
   left join lateral (
     select json_agg(json_build_array(v.starts_on, v.ends_on)) as days
     from vacations v
     where v.member_id = p.member_id
       and v.ends_on > (p.start_at - $3 * interval '1 day')::date
       and v.starts_on <= p.start_at::date + 1
   ) away on true
   where p.event_id = $1 and p.member_id = any($2::uuid[])`,
);

/**
 * Facts about claimed members, read after the claim; other events and vacations count within the program's
 * look-back.
 */
export async function readResultFacts(
  tx: Db,
  { id, end, rules: { lookBackDays, postEventToHours } }: StoredEvent,
  memberIds: readonly string[],
): Promise<ResultFacts[]> {
  const until = new Date(end.getTime() + postEventToHours * 3_600_000);
  const found = await facts(tx, [id, [...memberIds], lookBackDays + 2, until.toISOString()]);
  return found.map((row) => ({
    memberId: row.member_id,
    timeZone: row.time_zone,
    left: row.has_left,
    leftForVacation: row.left_for_vacation,
    receiptVersion: row.receipt_version,
    servicePointId: row.service_point_id,
    organisationId: row.organisation_id,
    zeroVerdict: row.zero_verdict,
    everReachedAuthDone: row.ever_reached_auth_done,
    before: row.before,
    next:
      row.next_id === null || row.next_before === null
        ? null
        : { eventId: row.next_id, before: row.next_before, open: row.next_open === true },
    otherEvents: row.others ?? [],
    away: row.away ?? [],
  }));
}

const readOne = statement<{
  settlement: ResultState['settlement'];
  receipt_version: number;
  service_point_id: string | null;
}>(
  'results-one',
  `select settlement, receipt_version, service_point_id from participations where member_id = $1 and event_id = $2 and brand = $3`,
);

/** Null for a member of another brand, or without an answer to the event. */
export async function readResultState(
  db: Db,
  { brandId, memberId }: { readonly brandId: string; readonly memberId: string },
  eventId: string,
): Promise<ResultState | null> {
  const [row] = await readOne(db, [memberId, eventId, brandId]);
  return row
    ? {
        settlement: row.settlement,
        receiptVersion: row.receipt_version,
        servicePointId: row.service_point_id,
      }
    : null;
}

const write = statement(
  'results-write',
  `update participations p
   set settlement = r."settlement", pending_reason = r."pendingReason", settle_due_at = r."settleDueAt",
     service_point_id = r."servicePointId", receipt_version = r."receiptVersion",
     baseline_wh = r."baselineWh", used_wh = r."usedWh", reduction_wh = r."reductionWh",
     reduction_points = r."reductionPoints", points = r."points", watts = r."watts",
     booked_watts = r."bookedWatts", estimate_only = r."estimateOnly", within_noise = r."withinNoise",
     standing_before = r."standingBefore", standing_after = r."standingAfter", settled_at = r."settledAt"
   from json_to_recordset($2::json) as r (
     "memberId" uuid, "settlement" text, "pendingReason" text, "settleDueAt" timestamptz,
     "servicePointId" uuid, "receiptVersion" int, "baselineWh" bigint, "usedWh" bigint, "reductionWh" bigint,
     "reductionPoints" bigint, "points" bigint, "watts" bigint, "bookedWatts" bigint, "estimateOnly" boolean,
     "withinNoise" boolean, "standingBefore" jsonb, "standingAfter" jsonb, "settledAt" timestamptz
   )
   where p.event_id = $1 and p.member_id = r."memberId"`,
);

export async function writeResults(tx: Db, eventId: string, records: readonly ResultRecord[]): Promise<void> {
  await write(tx, [eventId, JSON.stringify(records)]);
}

const postpone = statement(
  'results-postpone',
  `update participations
   set settle_due_at = $3::timestamptz,
     pending_reason = case when settlement = 'PENDING' then coalesce($4, pending_reason) end
   where event_id = $1 and member_id = any($2::uuid[])`,
);

/**
 * Leaves results as they are and tries them again at `until`; null: only on request. `reason` is recorded for
 * pending ones.
 */
export async function postponeResults(
  tx: Db,
  eventId: string,
  memberIds: readonly string[],
  until: Date | null,
  reason: ResultRecord['pendingReason'] = null,
): Promise<void> {
  await postpone(tx, [eventId, [...memberIds], until?.toISOString() ?? null, reason]);
}

/**
 * Saves what staff found about a zero that waits, or waited, and settles it again now. Returns what was found before;
 * undefined: no zero waits there.
 */
export async function saveZeroVerdict(
  tx: Db,
  result: { readonly brandId: string; readonly memberId: string; readonly eventId: string },
  verdict: ZeroVerdict,
  now: Date,
): Promise<ZeroVerdict | null | undefined> {
  await lockMembers(tx, [result.memberId]);
  const [found] = await rows<{ before: ZeroVerdict | null }>(
    tx,
    sql`with waiting as (
          select p.member_id, p.event_id, p.zero_verdict
          from participations p
          join events e on e.id = p.event_id
          where p.member_id = ${result.memberId} and p.event_id = ${result.eventId} and p.brand = ${result.brandId}
            and e.status = 'ENDED' and p.settlement = 'PENDING'
            and p.pending_reason in ('UnconfirmedZero', 'PowerOutage')
        )
        update participations p
        set zero_verdict = ${verdict}, settle_due_at = ${now.toISOString()},
          pending_reason = case ${verdict} when 'outage' then 'PowerOutage' end
        from waiting w
        where p.member_id = w.member_id and p.event_id = w.event_id
        returning w.zero_verdict as before`,
  );
  return found?.before;
}

/** Has one result settled again now. False: there is none. */
export async function demandResult(
  tx: Db,
  {
    brandId,
    memberId,
    eventId,
  }: { readonly brandId: string; readonly memberId: string; readonly eventId: string },
  now: Date,
): Promise<boolean> {
  await lockMembers(tx, [memberId]);
  const found = await rows<{ one: number }>(
    tx,
    sql`update participations
        set settle_due_at = ${now.toISOString()}
        where member_id = ${memberId} and event_id = ${eventId} and brand = ${brandId} and settlement is not null
        returning 1 as one`,
  );
  return found.length > 0;
}

/** Schedules these results to be settled again now. This transaction has claimed their members. */
export async function requeueResults(
  tx: Db,
  results: readonly { readonly memberId: string; readonly eventId: string }[],
  now: Date,
): Promise<void> {
  await tx.execute(
    sql`update participations p
        set settle_due_at = ${now.toISOString()}
        from json_to_recordset(${JSON.stringify(results)}::json) as r ("memberId" uuid, "eventId" uuid)
        where p.member_id = r."memberId" and p.event_id = r."eventId" and p.settlement is not null`,
  );
}

/**
 * Requeues the results whose event, look-back or hours after the event overlap changed readings, unless
 * another meter settled them or the event has closed. Returns their number.
 */
export async function requeueTouchedResults(
  tx: Db,
  changes: readonly ChangedReadings[],
  now: Date,
): Promise<number> {
  if (changes.length === 0) return 0;
  await lockMembers(tx, [...new Set(changes.map(({ memberId }) => memberId))]);
  const [row] = await rows<{ count: number }>(
    tx,
    sql`with touched as (
          update participations p
          set settle_due_at = ${now.toISOString()}
          from events e,
            json_to_recordset(${JSON.stringify(changes)}::json) as c (
              "memberId" uuid, "servicePointId" uuid, "start" bigint, "end" bigint
            )
          where p.member_id = c."memberId"
            and e.id = p.event_id
            and e.status = 'ENDED'
            and e.due_at > ${now.toISOString()}
            and p.settlement is not null
            and (p.service_point_id is null or p.service_point_id = c."servicePointId")
            and e.end_at + case
              when (e.rules ->> 'postEventAdjustment')::boolean then (e.rules ->> 'postEventToHours')::int
              else 0
            end * interval '1 hour' > to_timestamp(c."start")
            and e.start_at - ((e.rules ->> 'lookBackDays')::int + 2) * interval '1 day'
              < to_timestamp(c."end")
          returning 1
        )
        select count(*)::int as count
        from touched`,
  );
  return row?.count ?? 0;
}

/** Notes when a person of the home, its owner or another, first saw a result. */
export async function markResultSeen(
  db: Db,
  {
    brandId,
    memberId,
    personId,
    eventId,
    now,
  }: {
    readonly brandId: string;
    /** The home. */
    readonly memberId: string;
    readonly personId: string;
    readonly eventId: string;
    readonly now: Date;
  },
): Promise<void> {
  const result = and(
    eq(participations.memberId, memberId),
    eq(participations.brand, brandId),
    eq(participations.eventId, eventId),
    inArray(participations.settlement, ['SETTLED', 'RESTATED']),
  );
  if (personId === memberId) {
    await db
      .update(participations)
      .set({ resultSeenAt: now })
      .where(and(result, isNull(participations.resultSeenAt)));
    return;
  }
  const found = await db.select({ eventId: participations.eventId }).from(participations).where(result);
  if (found.length > 0)
    await db
      .insert(resultsSeen)
      .values({ homeId: memberId, eventId, memberId: personId, seenAt: now })
      .onConflictDoNothing();
}
