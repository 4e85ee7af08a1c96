import { MEMBER_TROUBLES, type MemberTrouble } from '../../../domain/session/memberTroubles.ts';
import { connectionView } from '../../../domain/utility/connectionView.ts';
import type { Db } from '../../platform/db/db.ts';
import { instantOrNull, statement } from '../../platform/db/sql.ts';
import { isInTrouble } from '../../readmodels/deviceTrouble.ts';
import { readingCount } from '../../readmodels/readingCount.ts';
import type { ConnectionRow } from '../../readmodels/memberRecords.ts';

/** One thing that is wrong, and since when or when last. */
export interface TroubleRow {
  readonly trouble: MemberTrouble;
  readonly at: Date | null;
  readonly count: number;
}

/** Utilities deliver a day's readings within two days. */
const SILENT_AFTER_DAYS = 3;

/** Product: wrong passwords in the hour before a log-in from the same network, from which on staff look at it. */
const GUESSES = 4;

/** $1 brand, $2 member, $3 now. */
const found = statement<{ trouble: MemberTrouble; at: string | null; count: number }>(
  'member_troubles',
  `select 'DELETION' as trouble, min(d.asked_at) as at, count(*)::int as count
     from account_deletions d where d.brand = $1 and d.member_id = $2 and d.state in ('waiting', 'ending')
   union all
   select 'LOG_IN', max(l.at), count(*)::int
     from log_ins l join sessions s on s.id = l.id
     where l.brand = $1 and l.member_id = $2 and l.outcome = 'in' and s.expires_at > $3::timestamptz and (
       select count(*) from log_ins w
       where w.member_id = l.member_id and w.outcome = 'wrong_password' and w.network is not distinct from l.network
         and w.at between l.at - interval '1 hour' and l.at
     ) >= ${GUESSES}
   union all
   select 'CONNECTION', (select max(t.at) from utility_transitions t where t.member_id = $2), count(*)::int
     from utility_connections c where c.brand = $1 and c.member_id = $2
   union all
   select 'METER_CLAIMED', null, (
       (select count(*) from service_points p where p.brand = $1 and p.member_id = $2 and p.number_hash like 'released:%'
          and not exists (
            select from service_points o where o.member_id = $2 and o.verified and o.number_hash not like 'released:%'
          ))
       + (select count(*) from utility_connections c
          where c.brand = $1 and c.member_id = $2 and 'Duplicate' in (c.widget_state, c.widget_substate))
     )::int
   union all
   select 'METER_SILENT', max(last.until), (count(last.until)
       filter (where last.until < $3::timestamptz - interval '${SILENT_AFTER_DAYS} days'))::int
     from utility_connections c cross join lateral (
       select max(d.utc_day::timestamp at time zone 'UTC'
         + make_interval(secs => d.start_second + d.interval_seconds * ${readingCount('d')})) as until
       from service_points p cross join lateral latest_reading_day(p.id, 'import') d
       where p.member_id = c.member_id and p.number_hash not like 'released:%'
     ) last
     where c.brand = $1 and c.member_id = $2 and c.program_id is not null
   union all
   select 'RESULTS_WAIT', min(p.start_at), count(*)::int
     from participations p join events e on e.id = p.event_id
     where p.brand = $1 and p.member_id = $2 and e.status = 'ENDED' and p.settlement = 'PENDING'
       and p.pending_reason <> 'PowerOutage'
   union all
   select 'ORDER_FAILED', max(o.failed_at), count(*)::int
     from orders o where o.brand = $1 and o.member_id = $2 and o.state = 'failed'
   union all
   select 'ORDER_LATE', min(o.promised_at), count(*)::int
     from orders o where o.brand = $1 and o.member_id = $2 and o.state in ('placed', 'accepted') and o.promised_at < $3::timestamptz
   union all
   select 'ORDER_HELD', min(o.placed_at), count(*)::int
     from orders o where o.brand = $1 and o.member_id = $2 and o.state = 'placed' and o.held_for is not null
   union all
   select 'CASHOUT_BLOCKED', min(a.blocked_at), count(*)::int
     from cashout_accounts a where a.brand = $1 and a.member_id = $2 and a.blocked_at is not null
   union all
   select 'MESSAGES_FAILED', max(s.created_at), count(*)::int
     from sent_messages s
     where s.brand = $1 and s.member_id = $2 and s.state = 'failed'
       and s.created_at > $3::timestamptz - interval '30 days'
   union all
   select 'PHONE_UNCONFIRMED', min(n.added_at), count(*)::int
     from phone_numbers n join members m on m.id = n.member_id
     where m.brand = $1 and n.member_id = $2 and not n.verified
   union all
   select 'DEVICES', null, count(*)::int
     from devices d join device_connections k on k.member_id = d.member_id and k.id = d.connection_id
     where d.brand = $1 and d.member_id = $2 and d.removed_at is null and k.status <> 'removed' and ${isInTrouble('d', 'k')}`,
);

/** What is wrong with a member's account or home. */
export async function readTroubles(
  db: Db,
  {
    brandId,
    memberId,
    connection,
    now,
  }: {
    readonly brandId: string;
    readonly memberId: string;
    readonly connection: ConnectionRow | null;
    readonly now: Date;
  },
): Promise<TroubleRow[]> {
  const rows = await found(db, [brandId, memberId, now.toISOString()]);
  const isConnectionFine =
    connection === null ||
    connectionView(connection.rawStatus, connection.rawSubstatus, { locationKnown: true }).status !== 'Issue';
  return MEMBER_TROUBLES.flatMap((trouble) => {
    const row = rows.find((each) => each.trouble === trouble);
    if (row === undefined || row.count === 0 || (trouble === 'CONNECTION' && isConnectionFine)) return [];
    return [{ trouble, count: row.count, at: instantOrNull(row.at) }];
  });
}
