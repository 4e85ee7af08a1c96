import type { Stretch } from '../../../domain/events/deviceInEvent.ts';
import type { HourAction } from '../../../domain/events/hourActions.ts';
import type { Db } from '../../platform/db/db.ts';
import { shortRead, statement } from '../../platform/db/sql.ts';
import { TOOK_PART } from '../../readmodels/memberEvents.ts';

/** What decides about a home's actions in an event, and what was ticked. */
export type HourRow = {
  readonly appliances: readonly { readonly kind: string; readonly count: number }[];
  readonly deviceTypes: readonly string[];
  readonly ticked: readonly HourAction[];
  /** The devices that the event has reached; instants are epoch seconds. */
  readonly reached: readonly {
    readonly deviceType: string;
    readonly wattsBefore: number | null;
    readonly fedWh: number | null;
    readonly shifted: readonly Stretch[];
    readonly seenAt: number | null;
    readonly troubled: boolean;
  }[];
};

/** $1 member, $2 event. */
const read = shortRead<HourRow>(
  'event_hour',
  `select
     (
       select coalesce(json_agg(json_build_object('kind', a.kind, 'count', a.count) order by a.kind), '[]')
       from member_appliances a
       where a.member_id = $1::uuid and a.count > 0
     ) as appliances,
     array(
       select distinct d.device_type
       from devices d
       where d.member_id = $1::uuid and d.removed_at is null and d.opted_in
     ) as "deviceTypes",
     array(
       select t.action from event_ticks t where t.member_id = $1::uuid and t.event_id = $2::uuid
     ) as ticked,
     (
       select coalesce(
         json_agg(
           json_build_object(
             'deviceType', d.device_type, 'wattsBefore', (x.before ->> 'watts')::float8,
             'fedWh', (x.fed ->> 'wh')::float8, 'shifted', x.shifted,
             'seenAt', extract(epoch from x.seen_at)::float8,
             'troubled',
               c.status <> 'connected' or d.missing_since is not null or not (d.state ->> 'online')::boolean
           )
         ),
         '[]'
       )
       from event_devices x
       join devices d on d.member_id = x.member_id and d.id = x.device_id
       join device_connections c on c.member_id = d.member_id and c.id = d.connection_id
       where x.member_id = $1::uuid and x.event_id = $2::uuid and x.advance is not null
     ) as reached`,
);

export async function readEventHour(db: Db, memberId: string, eventId: string): Promise<HourRow> {
  const [row] = await read(db, [memberId, eventId]);
  return row ?? { appliances: [], deviceTypes: [], ticked: [], reached: [] };
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

/**
 * A device that takes part by itself, with what it used in the event's hour of the day on the days before, watt-hours, and
 * what it fed in during its latest events, watt-hours an hour.
 */
export type HabitRow = {
  readonly name: string;
  readonly deviceType: string;
  readonly usedWh: readonly number[];
  readonly fedWh: readonly number[];
};

/** $1 member, $2 the event's start. */
const habits = statement<HabitRow>(
  'device_habits_at_hour',
  `select d.display_name as name, d.device_type as "deviceType",
     array(
       select h.watt_hours
       from generate_series(1, 14) day
       cross join lateral device_hours_of(d.member_id, d.id,
         date_trunc('hour', $2::timestamptz) - day * interval '24 hours',
         date_trunc('hour', $2::timestamptz) - day * interval '24 hours') h
     ) as "usedWh",
     array(
       select (x.fed ->> 'wh')::float8 * 3600 / extract(epoch from e.end_at - e.start_at)::float8
       from event_devices x
       join events e on e.id = x.event_id
       where x.member_id = d.member_id and x.device_id = d.id and x.fed is not null and e.end_at < $2::timestamptz
       order by e.start_at desc limit 8
     ) as "fedWh"
   from devices d
   where d.member_id = $1 and d.removed_at is null and d.opted_in
   order by d.added_at, d.id`,
);

export function readDeviceHabits(db: Db, memberId: string, start: Date): Promise<HabitRow[]> {
  return habits(db, [memberId, start.toISOString()]);
}
