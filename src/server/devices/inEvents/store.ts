import type { ComfortBand } from '../../../domain/devices/comfort.ts';
import type { DeviceInEvent, DeviceStep } from '../../../domain/events/deviceInEvent.ts';
import type { OptValue } from '../../../domain/events/types.ts';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';
import type { DeviceState } from '../cloud.ts';
import {
  RECORD_COLUMNS,
  ROW_COLUMNS,
  ROW_UPDATE,
  type Fields,
  type RowKey,
  type RowRecord,
} from './rowText.ts';

/** A device of a member before an event, with its row where it has one. */
export type DirectedRow = Fields<Omit<DeviceInEvent, 'shifted'>> &
  RowKey & {
    readonly brandId: string;
    readonly connectionId: string;
    readonly deviceType: string;
    readonly optedIn: boolean;
    /** Whether the device was taken away. */
    readonly removed: boolean;
    readonly connection: 'connected' | 'ended' | 'removed';
    readonly opt: OptValue | null;
    /** Null: it has no row. */
    readonly shifted: DeviceInEvent['shifted'] | null;
  };

const lockRows = statement(
  'event_devices_lock',
  `select 1 from event_devices where event_id = $1 and member_id = any($2::uuid[]) order by member_id, device_id for update`,
);

// Device by device: while an event's rows are being made, nobody could guess from statistics how many there are.
const readDirected = statement<DirectedRow>(
  'event_devices_directed',
  `select d.member_id as "memberId", d.id as "deviceId", d.brand as "brandId", d.connection_id as "connectionId", d.device_type as "deviceType", d.opted_in as "optedIn",
     d.removed_at is not null as removed, c.status as connection, x.opt, ${ROW_COLUMNS}
   from devices d join device_connections c on c.member_id = d.member_id and c.id = d.connection_id
   left join lateral (select * from event_devices o where o.member_id = d.member_id and o.event_id = $1 and o.device_id = d.id offset 0) x on true
   where d.member_id = any($2::uuid[]) and (x.member_id is not null or ($3 and d.removed_at is null))`,
);

/** The devices of members with their rows, which are locked; with `all`, those too that have none. */
export async function claimDirected(
  tx: Db,
  eventId: string,
  memberIds: readonly string[],
  all: boolean,
): Promise<DirectedRow[]> {
  await lockRows(tx, [eventId, [...memberIds]]);
  return readDirected(tx, [eventId, [...memberIds], all]);
}

const upsert = statement(
  'event_devices_upsert',
  `insert into event_devices as x (member_id, event_id, device_id, brand, connection_id, advance, participation, history, step, due_at, failures, tries, before, target, until, seen_at, shifted)
   select r."memberId", $1, r."deviceId", r."brandId", r."connectionId", r.advance, r.participation, r.history, r.step, to_timestamp(r."dueAt"), r.failures, r.tries,
     r.before, r.target, to_timestamp(r.until), to_timestamp(r."seenAt"), r.shifted
   from json_to_recordset($2::json) as r ("brandId" text, "connectionId" uuid, ${RECORD_COLUMNS})
   on conflict (member_id, event_id, device_id) do update set advance = excluded.advance, participation = excluded.participation, history = excluded.history,
     step = excluded.step, due_at = excluded.due_at, failures = excluded.failures, tries = excluded.tries, before = excluded.before, target = excluded.target,
     until = excluded.until, seen_at = excluded.seen_at, shifted = excluded.shifted`,
);

export async function writeDirected(
  tx: Db,
  eventId: string,
  records: readonly (RowRecord & { readonly brandId: string; readonly connectionId: string })[],
): Promise<void> {
  if (records.length > 0) await upsert(tx, [eventId, JSON.stringify(records)]);
}

const openMembers = statement<{ memberId: string }>(
  'event_devices_open_members',
  `select distinct member_id as "memberId" from event_devices where event_id = $1 and step is not null and ($2::uuid is null or member_id > $2) order by member_id limit $3`,
);

/** Members with devices that are not at rest in the event, in the order of their ids. */
export async function readOpenMembers(
  tx: Db,
  eventId: string,
  after: string | null,
  limit: number,
): Promise<string[]> {
  return (await openMembers(tx, [eventId, after, limit])).map(({ memberId }) => memberId);
}

const pullBack = statement(
  'event_devices_pull_back',
  `update event_devices set due_at = $1 where due_at > $1::timestamptz + interval '10 minutes'`,
);

/** Nothing is ever due so late: where something is, the clock was set back. It is due now. */
export async function takeBackLater(db: Db, now: Date): Promise<void> {
  await pullBack(db, [now.toISOString()]);
}

const due = statement<{ due: number }>(
  'event_devices_count_due',
  `select (select count(*)::int from (select 1 from event_devices where due_at <= $1 limit $2) d) + (exists (select from event_devices where due_at > $1::timestamptz + interval '10 minutes'))::int as due`,
);

/** How many steps are due, counted up to `limit`. */
export async function countDue(db: Db, now: Date, limit: number): Promise<number> {
  return (await due(db, [now.toISOString(), limit]))[0]?.due ?? 0;
}

/** A step that was claimed, with what it takes to do it. */
export type ClaimedStep = Fields<DeviceInEvent> &
  RowKey & {
    readonly eventId: string;
    readonly step: DeviceStep;
    readonly connectionId: string;
    readonly connectionConfigId: string;
    readonly connection: 'connected' | 'ended' | 'removed';
    readonly removed: boolean;
    readonly externalId: string;
    readonly deviceType: string;
    readonly comfort: ComfortBand | null;
    /** What is known of the device, and since when, epoch seconds. */
    readonly state: DeviceState;
    readonly stateAt: number;
  };

const claim = statement<ClaimedStep>(
  'event_devices_claim',
  `with due as (
     select member_id, event_id, device_id from event_devices o
     where due_at <= $1 and (cardinality($4::text[]) = 0
       or not exists (select from device_connections b where b.member_id = o.member_id and b.id = o.connection_id and b.connection_config_id = any($4)))
     order by due_at, connection_id limit $2 for update skip locked
   )
   update event_devices x set due_at = to_timestamp($3::float8)
   from due join devices d on d.member_id = due.member_id and d.id = due.device_id
     join device_connections c on c.member_id = d.member_id and c.id = d.connection_id
   where x.member_id = due.member_id and x.event_id = due.event_id and x.device_id = due.device_id
   returning x.member_id as "memberId", x.event_id as "eventId", x.device_id as "deviceId", d.connection_id as "connectionId", c.connection_config_id as "connectionConfigId",
     c.status as connection, d.removed_at is not null as removed, d.external_id as "externalId", d.device_type as "deviceType", d.comfort, d.state,
     extract(epoch from d.state_at)::float8 as "stateAt", ${ROW_COLUMNS}`,
);

/** Claims steps that are due, but none of partners that are `busy`, until `lease` (epoch seconds): whoever dies leaves them to be taken again then. */
export function claimSteps(
  db: Db,
  now: Date,
  lease: number,
  limit: number,
  busy: readonly string[],
): Promise<ClaimedStep[]> {
  return claim(db, [now.toISOString(), limit, lease, [...busy]]);
}

interface StepKey extends RowKey {
  readonly eventId: string;
  readonly wasStep: DeviceStep;
}

const aims = statement<RowKey & { eventId: string }>(
  'event_devices_aims',
  `update event_devices x set before = r.before, target = r.target, until = to_timestamp(r.until)
   from json_to_recordset($2::json) as r ("eventId" uuid, "wasStep" text, ${RECORD_COLUMNS})
   where x.member_id = r."memberId" and x.event_id = r."eventId" and x.device_id = r."deviceId" and x.step = r."wasStep" and x.due_at = to_timestamp($1::float8)
   returning x.member_id as "memberId", x.event_id as "eventId", x.device_id as "deviceId"`,
);

/** Writes down what is about to be commanded; answers those that are still ours. */
export async function writeAims(
  db: Db,
  lease: number,
  records: readonly (RowRecord & StepKey)[],
): Promise<ReadonlySet<string>> {
  return keysOf(records.length === 0 ? [] : await aims(db, [lease, JSON.stringify(records)]));
}

const results = statement<RowKey & { eventId: string }>(
  'event_devices_results',
  `update event_devices x set ${ROW_UPDATE}
   from json_to_recordset($2::json) as r ("eventId" uuid, "wasStep" text, ${RECORD_COLUMNS})
   where x.member_id = r."memberId" and x.event_id = r."eventId" and x.device_id = r."deviceId" and x.step = r."wasStep" and x.due_at = to_timestamp($1::float8)
   returning x.member_id as "memberId", x.event_id as "eventId", x.device_id as "deviceId"`,
);

/** Writes what became of claimed steps; answers those that were still ours. What was told otherwise meanwhile stays as it was told. */
export async function writeSteps(
  tx: Db,
  lease: number,
  records: readonly (RowRecord & StepKey)[],
): Promise<ReadonlySet<string>> {
  return keysOf(records.length === 0 ? [] : await results(tx, [lease, JSON.stringify(records)]));
}

const states = statement(
  'devices_seen_in_events',
  `update devices d set state = r.state, state_at = $1 from json_to_recordset($2::json) as r ("memberId" uuid, "deviceId" uuid, state jsonb)
   where d.member_id = r."memberId" and d.id = r."deviceId" and d.state_at <= $1 and d.state -> 'online' = r.state -> 'online'`,
);

/** Keeps the latest states on the way. Who comes and goes is told by the room's own looks, with all that follows from it. */
export async function writeStates(
  tx: Db,
  at: Date,
  seen: readonly (RowKey & { readonly state: DeviceState })[],
): Promise<void> {
  if (seen.length > 0) await states(tx, [at.toISOString(), JSON.stringify(seen)]);
}

/** What tells one row from all others. */
export function keyOf({ memberId, eventId, deviceId }: RowKey & { readonly eventId: string }): string {
  return `${eventId}:${memberId}:${deviceId}`;
}

function keysOf(found: readonly (RowKey & { eventId: string })[]): ReadonlySet<string> {
  return new Set(found.map(keyOf));
}

const opts = statement(
  'event_devices_opt',
  `insert into event_devices (member_id, event_id, device_id, brand, connection_id, opt)
   select d.member_id, $2, d.id, d.brand, d.connection_id, $4 from devices d where d.member_id = $1 and d.id = $3
   on conflict (member_id, event_id, device_id) do update set opt = excluded.opt`,
);

/** Keeps the member's word for one device and one event. */
export async function writeOpt(
  tx: Db,
  { memberId, deviceId }: RowKey,
  eventId: string,
  opt: OptValue,
): Promise<void> {
  await opts(tx, [memberId, eventId, deviceId, opt]);
}
