import { DEVICE_TYPES, deviceControl } from '../../../domain/devices/deviceTypes.ts';
import type { DeviceFailureReason } from '../../../domain/events/deviceRetry.ts';
import { LIVE_STEP_SECONDS } from '../../../domain/events/livePower.ts';
import type { Db } from '../../platform/db/db.ts';
import { instant, statement } from '../../platform/db/sql.ts';
import { failureReason, isGivenUp, mayBeRetried } from '../../readmodels/deviceFailures.ts';

/** A thermostat draws on by turns, so what it drew before says nothing about what it saves. */
const WITHOUT_POWER = DEVICE_TYPES.filter((type) => !['switch', 'charge'].includes(deviceControl(type)));

/**
 * The times in which an event's devices were off or shifted, with the watts that this saves by the rules of
 * `savedSoFar`. An open one counts until now, of a device in trouble until it was last seen. $1 event, $2 now, $3 types
 * without a figure.
 */
const stretches = `own as (
    select extract(epoch from start_at)::float8 as start,
      least(extract(epoch from end_at), extract(epoch from $2::timestamptz))::float8 as latest
    from events where id = $1
  ),
  reached as (
    select x.shifted, (x.fed ->> 'wh')::float8 as fed_wh,
      case when d.device_type = any($3::text[]) then null else (x.before ->> 'watts')::float8 end as watts,
      case
        when c.status <> 'connected' or d.missing_since is not null or not (d.state ->> 'online')::boolean
          then least(own.latest, coalesce(extract(epoch from x.seen_at)::float8, 0))
        else own.latest
      end as until
    from own
    join event_devices x on x.event_id = $1
    join devices d on d.member_id = x.member_id and d.id = x.device_id
    join device_connections c on c.member_id = d.member_id and c.id = d.connection_id
    where x.shifted <> '[]'
  ),
  stretches as (
    select s."from", coalesce(s."to", r.until) as "to", s."to" is null as is_open,
      case
        when r.fed_wh is null then r.watts
        else r.fed_wh * 3600 / greatest(60, sum(greatest(0, coalesce(s."to", r.until) - s."from")) over (partition by r.number))
      end as watts
    from (select *, row_number() over () as number from reached) r
    cross join lateral jsonb_to_recordset(r.shifted) as s ("from" float8, "to" float8)
  )`;

const slots = statement<{ start: number; kilowatts: number }>(
  'event_live_slots',
  `with ${stretches}
   select slot.start::float8 as start,
     (
       coalesce((
         select sum(s.watts * greatest(0, least(s."to", slot.stop) - greatest(s."from", slot.start)))
         from stretches s
         where s."from" < slot.stop and s."to" > slot.start
       ), 0) / (slot.stop - slot.start) / 1000
     )::float8 as kilowatts
   from own
   cross join lateral (
     select at as start, least(at + ${LIVE_STEP_SECONDS}, own.latest) as stop
     from generate_series(own.start::numeric, own.latest::numeric - 1, ${LIVE_STEP_SECONDS}) as at
   ) slot
   order by slot.start`,
);

/** What devices delivered in each step so far, by its start in epoch seconds. */
export async function readDeviceKilowatts(
  db: Db,
  eventId: string,
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  const found = await slots(db, [eventId, now.toISOString(), WITHOUT_POWER]);
  return new Map(found.map(({ start, kilowatts }) => [start, kilowatts]));
}

export type DevicesNow = {
  readonly devices: number;
  readonly withoutPower: number;
  readonly kilowatts: number;
};

const current = statement<DevicesNow>(
  'event_live_now',
  `with ${stretches}
   select count(*)::int as devices, (count(*) filter (where watts is null))::int as "withoutPower",
     (coalesce(sum(watts), 0) / 1000)::float8 as kilowatts
   from stretches where is_open`,
);

/** The devices that are off or shifted now. */
export async function readDevicesNow(db: Db, eventId: string, now: Date): Promise<DevicesNow> {
  const [row] = await current(db, [eventId, now.toISOString(), WITHOUT_POWER]);
  return row ?? { devices: 0, withoutPower: 0, kilowatts: 0 };
}

const optOuts = statement<{ at: string; homes: number }>(
  'event_live_opt_outs',
  `select date_trunc('minute', left_at)::text as at, count(*)::int as homes
   from participations
   where event_id = $1 and opt = 'out' and left_at is not null
   group by 1 order by 1`,
);

/** Homes that left while the event ran, by minute. */
export async function countOptOuts(db: Db, eventId: string): Promise<{ at: Date; homes: number }[]> {
  return (await optOuts(db, [eventId])).map(({ at, homes }) => ({ at: instant(at), homes }));
}

/** The contract's `DeviceFailure` without the maker's name. */
export type FailureRow = {
  readonly connectionConfigId: string;
  readonly reason: DeviceFailureReason;
  readonly retrying: number;
  readonly givenUp: number;
  readonly canRetry: number;
};

const failures = statement<FailureRow>(
  'event_live_failures',
  `select c.connection_config_id as "connectionConfigId", ${failureReason} as reason,
     (count(*) filter (where not (${isGivenUp})))::int as retrying,
     (count(*) filter (where ${isGivenUp}))::int as "givenUp",
     (count(*) filter (where ${mayBeRetried}))::int as "canRetry"
   from event_devices x
   join devices d on d.member_id = x.member_id and d.id = x.device_id
   join device_connections c on c.member_id = d.member_id and c.id = d.connection_id
   join participations p on p.member_id = x.member_id and p.event_id = x.event_id
   where x.event_id = $1 and ${failureReason} is not null
   group by 1, 2 order by count(*) desc, 1, 2`,
);

/** Devices that can't be reached, by partner and reason, the most first. */
export function readFailures(db: Db, eventId: string): Promise<FailureRow[]> {
  return failures(db, [eventId]);
}

/** Homes whose meters a live page looks at. */
const MOST_METERS = 300;

const taking = statement<{ memberId: string; homes: number }>(
  'event_live_homes',
  `with homes as materialized (
     select member_id from participations where event_id = $1 and opt = 'in'
   )
   select member_id as "memberId", (select count(*)::int from homes) as homes
   from homes order by md5(member_id::text) limit ${MOST_METERS}`,
);

/** Homes that take part, chosen evenly, the same ones each time; `homes` is how many there are in all. */
export function sampleHomesTakingPart(
  db: Db,
  eventId: string,
): Promise<{ memberId: string; homes: number }[]> {
  return taking(db, [eventId]);
}
