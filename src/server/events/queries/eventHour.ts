import type { HourAction } from '../../../domain/events/hourActions.ts';
import type { Db } from '../../platform/db/db.ts';
import { shortRead, statement } from '../../platform/db/sql.ts';
import { TOOK_PART } from '../../readmodels/memberEvents.ts';

/** What decides about a home's actions in an event, and what was ticked. */
export type HourRow = {
  readonly kinds: readonly string[];
  readonly deviceTypes: readonly string[];
  readonly ticked: readonly HourAction[];
};

/** $1 member, $2 event. */
const read = shortRead<HourRow>(
  'event_hour',
  `select
     array(select a.kind from member_appliances a where a.member_id = $1::uuid and a.count > 0) as kinds,
     array(
       select distinct d.device_type
       from devices d
       where d.member_id = $1::uuid and d.removed_at is null and d.opted_in
     ) as "deviceTypes",
     array(
       select t.action from event_ticks t where t.member_id = $1::uuid and t.event_id = $2::uuid
     ) as ticked`,
);

export async function readEventHour(db: Db, memberId: string, eventId: string): Promise<HourRow> {
  const [row] = await read(db, [memberId, eventId]);
  return row ?? { kinds: [], deviceTypes: [], ticked: [] };
}

/** No event lasts a day. $1 brand, $2 now. */
const count = statement<{ homes: number }>(
  'homes_taking_part',
  `select count(distinct p.member_id)::int as homes
   from events e
   join participations p on p.event_id = e.id
   where e.brand = $1
     and e.status = 'ACTIVE'
     and e.start_at > $2::timestamptz - interval '1 day'
     and e.end_at > $2::timestamptz
     and p.opt = 'in'
     and ${TOOK_PART}`,
);

/** Everybody in an event looks at the same number. */
const COUNTED_FOR_MS = 30_000;
const counted = new WeakMap<Db, Map<string, { readonly at: number; readonly homes: Promise<number> }>>();

/** How many homes of a brand take part in its running events, counted at most twice a minute. */
export function countHomesTakingPart(db: Db, brandId: string, now: Date): Promise<number> {
  const byBrand =
    counted.get(db) ?? new Map<string, { readonly at: number; readonly homes: Promise<number> }>();
  counted.set(db, byBrand);
  const known = byBrand.get(brandId);
  if (known !== undefined && Math.abs(now.getTime() - known.at) < COUNTED_FOR_MS) return known.homes;
  const homes = count(db, [brandId, now.toISOString()]).then(([row]) => row?.homes ?? 0);
  byBrand.set(brandId, { at: now.getTime(), homes });
  homes.catch(() => byBrand.delete(brandId));
  return homes;
}
