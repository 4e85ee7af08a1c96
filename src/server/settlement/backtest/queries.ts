import type { Db } from '../../platform/db/db.ts';
import { rows, statement, withValues } from '../../platform/db/sql.ts';
import type { MatchStatement } from '../../segments/service.ts';

/**
 * The homes of a backtest in a random order that says nothing of them: the brand's members with a meter, of a utility or of
 * all, and of a segment or of all.
 */
export async function findHomes(
  db: Db,
  backtestId: string,
  { brandId, utilityId, match }: { brandId: string; utilityId: string | null; match: MatchStatement | null },
): Promise<string[]> {
  const values: unknown[] = match === null ? [brandId] : [...match.values];
  values.push(backtestId, utilityId);
  const [id, utility] = [`$${values.length - 1}::uuid`, `$${values.length}::uuid`];
  const found = await rows<{ id: string }>(
    db,
    withValues(
      `select m.id
       from members m ${match?.joins ?? ''}
       where ${match?.where ?? 'm.brand = $1'}
         and ${match?.conditions.join(' and ') ?? 'true'}
         and exists (select from service_points sp where sp.member_id = m.id)
         and (
           ${utility} is null
           or exists (select from utility_connections uc where uc.member_id = m.id and uc.utility_id = ${utility})
         )
       order by md5(m.id::text || ${id}::text)`,
      values,
    ),
  );
  return found.map((row) => row.id);
}

/** What a member did in a period that doesn't show the usual use. */
export interface OwnDays {
  /** Events that the member took part in, epoch seconds. */
  readonly otherEvents: readonly (readonly [start: number, end: number])[];
  /** Vacations, first and last local date. */
  readonly away: readonly (readonly [from: string, to: string])[];
}

/** $1 members, $2 and $3 time range. */
const ownDays = statement<{
  id: string;
  events: OwnDays['otherEvents'] | null;
  away: OwnDays['away'] | null;
}>(
  'backtest-own-days',
  `select m.id, others.events, away.days as away
   from unnest($1::uuid[]) as m (id)
   left join lateral (
     select json_agg(
       json_build_array(extract(epoch from e.start_at)::int8, extract(epoch from e.end_at)::int8)
     ) as events
     from participations q
     join events e on e.id = q.event_id
     where q.member_id = m.id
       and q.joined_at is not null
       and q.start_at between $2::timestamptz and $3::timestamptz
       and (e.status <> 'CANCELLED' or e.cancelled_at > e.start_at)
   ) others on true
   left join lateral (
     select json_agg(json_build_array(v.starts_on, v.ends_on)) as days
     from vacations v
     where v.member_id = m.id
       and v.ends_on >= $2::timestamptz::date - 1
       and v.starts_on <= $3::timestamptz::date + 1
   ) away on true`,
);

export async function readOwnDays(
  db: Db,
  memberIds: readonly string[],
  from: Date,
  to: Date,
): Promise<Map<string, OwnDays>> {
  const found = await ownDays(db, [[...memberIds], from.toISOString(), to.toISOString()]);
  return new Map(found.map(({ id, events, away }) => [id, { otherEvents: events ?? [], away: away ?? [] }]));
}
