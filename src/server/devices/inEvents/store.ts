import { sql, type SQL } from 'drizzle-orm';
import type { DeviceInEvent, DeviceStep } from '../../../domain/events/deviceInEvent.ts';
import type { ComfortBand } from '../../../domain/devices/comfort.ts';
import type { OptValue } from '../../../domain/events/types.ts';
import type { Db } from '../../platform/db/db.ts';
import { isAnyDue } from '../../platform/db/isAnyDue.ts';
import { statement } from '../../platform/db/sql.ts';
import type { DeviceState } from '../clouds/cloud.ts';
import type { RealTimeDevice } from '../../../domain/settlement/realTime.ts';
import { eventDevices, type ShiftedTime } from '../tables.ts';

/** Columns of `event_devices x` in the domain's shape: times are epoch seconds. */
export const ROW_COLUMNS = `x.advance, x.participation, x.history, x.step, x.failures, x.tries, x.before, x.target,
  x.shifted, x.fed, extract(epoch from x.due_at)::float8 as "dueAt", extract(epoch from x.until)::float8 as until,
  extract(epoch from x.seen_at)::float8 as "seenAt"`;

/** Sets the same columns from a record `r` of `RECORD_COLUMNS`. */
const ROW_UPDATE = `advance = r.advance, participation = r.participation, history = r.history, step = r.step,
  due_at = to_timestamp(r."dueAt"), failures = r.failures, tries = r.tries, before = r.before,
  target = r.target, until = to_timestamp(r.until), seen_at = to_timestamp(r."seenAt"), shifted = r.shifted,
  fed = r.fed`;

const RECORD_COLUMNS = `"memberId" uuid, "deviceId" uuid, advance text, participation text, history text,
  step text, "dueAt" float8, failures int, tries int, before jsonb, target int, until float8, "seenAt" float8,
  shifted jsonb, fed jsonb`;

export type RowKey = {
  readonly memberId: string;
  readonly deviceId: string;
};

/** An interface as a type alias, which a statement's row type needs. */
export type Fields<T> = { readonly [Key in keyof T]: T[Key] };

/** A record for `json_to_recordset`. */
export type RowRecord = RowKey & DeviceInEvent;

/** A member's device with its row of the event, if it has one. */
export type DirectedRow = Fields<Omit<DeviceInEvent, 'shifted'>> &
  RowKey & {
    readonly brandId: string;
    readonly connectionId: string;
    readonly deviceType: string;
    readonly optedIn: boolean;
    /** Whether the member removed the device. */
    readonly removed: boolean;
    readonly connection: 'connected' | 'ended' | 'removed';
    readonly opt: OptValue | null;
    /** Null if there is no row yet. */
    readonly shifted: DeviceInEvent['shifted'] | null;
  };

const lockRows = statement(
  'event_devices_lock',
  `select 1 from event_devices where event_id = $1 and member_id = any($2::uuid[]) order by member_id, device_id for update`,
);

// The lateral join goes device by device: while an event's rows are being added, statistics mislead the
// planner.
const readDirected = statement<DirectedRow>(
  'event_devices_directed',
  `select d.member_id as "memberId", d.id as "deviceId", d.brand as "brandId",
     d.connection_id as "connectionId", d.device_type as "deviceType", d.opted_in as "optedIn",
     d.removed_at is not null as removed, c.status as connection, x.opt, ${ROW_COLUMNS}
   from devices d
   join device_connections c on c.member_id = d.member_id and c.id = d.connection_id
   left join lateral (
     select *
     from event_devices o
     where o.member_id = d.member_id and o.event_id = $1 and o.device_id = d.id offset 0
   ) x on true
   where d.member_id = any($2::uuid[]) and (x.member_id is not null or ($3 and d.removed_at is null))`,
);

/** Locks the members' rows and reads their devices; with `all`, also devices without a row. */
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
  `insert into event_devices as x (
     member_id, event_id, device_id, brand, connection_id, advance, participation, history, step, due_at,
     failures, tries, before, target, until, seen_at, shifted, fed
   )
   select r."memberId", $1, r."deviceId", r."brandId", r."connectionId", r.advance, r.participation,
     r.history, r.step, to_timestamp(r."dueAt"), r.failures, r.tries, r.before, r.target,
     to_timestamp(r.until), to_timestamp(r."seenAt"), r.shifted, r.fed
   from json_to_recordset($2::json) as r ("brandId" text, "connectionId" uuid, ${RECORD_COLUMNS})
   on conflict (member_id, event_id, device_id)
     do update set advance = excluded.advance, participation = excluded.participation,
       history = excluded.history, step = excluded.step, due_at = excluded.due_at,
       failures = excluded.failures, tries = excluded.tries, before = excluded.before,
       target = excluded.target, until = excluded.until, seen_at = excluded.seen_at,
       shifted = excluded.shifted, fed = excluded.fed`,
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
  `select distinct member_id as "memberId"
   from event_devices
   where event_id = $1 and step is not null and ($2::uuid is null or member_id > $2)
   order by member_id limit $3`,
);

/** Members with unfinished steps in the event, by id. */
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

/** A step due this late means that the clock was set back, so it becomes due now. */
export async function resetFarDueTimes(db: Db, now: Date): Promise<void> {
  await pullBack(db, [now.toISOString()]);
}

const isFarDue = (now: string): string =>
  `(select true from event_devices where due_at > ${now}::timestamptz + interval '10 minutes' order by due_at desc limit 1) is not null`;

export const areStepsDue = (now: Date): SQL =>
  sql`${isAnyDue(eventDevices.dueAt, now)} or ${sql.raw(isFarDue(`'${now.toISOString()}'`))}`;

const due = statement<{ due: number }>(
  'event_devices_count_due',
  `select (select count(*)::int from (select 1 from event_devices where due_at <= $1 order by due_at limit $2) d)
     + (${isFarDue('$1')})::int as due`,
);

/** Counts due steps up to `limit`. */
export async function countDue(db: Db, now: Date, limit: number): Promise<number> {
  return (await due(db, [now.toISOString(), limit]))[0]?.due ?? 0;
}

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
    readonly reservePercent: number | null;
    /** The last known state, and its time in epoch seconds. */
    readonly state: DeviceState;
    readonly stateAt: number;
  };

const claim = statement<ClaimedStep>(
  'event_devices_claim',
  `with due as (
     select member_id, event_id, device_id
     from event_devices o
     where due_at <= $1
       and (
         cardinality($4::text[]) = 0
         or not exists (
           select from device_connections b
           where b.member_id = o.member_id and b.id = o.connection_id and b.connection_config_id = any($4)
         )
       )
     order by due_at, connection_id limit $2 for update skip locked
   )
   update event_devices x
   set due_at = to_timestamp($3::float8)
   from due
   join devices d on d.member_id = due.member_id and d.id = due.device_id
   join device_connections c on c.member_id = d.member_id and c.id = d.connection_id
   where x.member_id = due.member_id and x.event_id = due.event_id and x.device_id = due.device_id
   returning x.member_id as "memberId", x.event_id as "eventId", x.device_id as "deviceId",
     d.connection_id as "connectionId", c.connection_config_id as "connectionConfigId",
     c.status as connection, d.removed_at is not null as removed, d.external_id as "externalId",
     d.device_type as "deviceType", d.comfort, d.reserve_percent as "reservePercent", d.state,
     extract(epoch from d.state_at)::float8 as "stateAt",
     ${ROW_COLUMNS}`,
);

/**
 * Claims due steps until `lease` (epoch seconds), except those of `busy` partners. The lease expires if the
 * worker dies.
 */
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

const planned = statement<RowKey & { eventId: string }>(
  'event_devices_aims',
  `update event_devices x
   set before = r.before, target = r.target, until = to_timestamp(r.until), fed = r.fed
   from json_to_recordset($2::json) as r ("eventId" uuid, "wasStep" text, ${RECORD_COLUMNS})
   where x.member_id = r."memberId"
     and x.event_id = r."eventId"
     and x.device_id = r."deviceId"
     and x.step = r."wasStep"
     and x.due_at = to_timestamp($1::float8)
   returning x.member_id as "memberId", x.event_id as "eventId", x.device_id as "deviceId"`,
);

/** Writes commands before they are sent; answers the keys of steps whose claim still holds. */
export async function writePlannedCommands(
  db: Db,
  lease: number,
  records: readonly (RowRecord & StepKey)[],
): Promise<ReadonlySet<string>> {
  return stepKeys(records.length === 0 ? [] : await planned(db, [lease, JSON.stringify(records)]));
}

const results = statement<RowKey & { eventId: string }>(
  'event_devices_results',
  `update event_devices x
   set ${ROW_UPDATE}
   from json_to_recordset($2::json) as r ("eventId" uuid, "wasStep" text, ${RECORD_COLUMNS})
   where x.member_id = r."memberId"
     and x.event_id = r."eventId"
     and x.device_id = r."deviceId"
     and x.step = r."wasStep"
     and x.due_at = to_timestamp($1::float8)
   returning x.member_id as "memberId", x.event_id as "eventId", x.device_id as "deviceId"`,
);

/**
 * Writes results; answers the keys of steps whose claim still holds. Rows that changed in the meantime are
 * left alone.
 */
export async function writeSteps(
  tx: Db,
  lease: number,
  records: readonly (RowRecord & StepKey)[],
): Promise<ReadonlySet<string>> {
  return stepKeys(records.length === 0 ? [] : await results(tx, [lease, JSON.stringify(records)]));
}

const states = statement(
  'devices_seen_in_events',
  `update devices d set state = r.state, state_at = $1 from json_to_recordset($2::json) as r ("memberId" uuid, "deviceId" uuid, state jsonb)
   where d.member_id = r."memberId" and d.id = r."deviceId" and d.state_at <= $1 and d.state -> 'online' = r.state -> 'online'`,
);

/** Stores the latest states. A change of `online` is left to `recordState`, which also logs it. */
export async function writeStates(
  tx: Db,
  at: Date,
  seen: readonly (RowKey & { readonly state: DeviceState })[],
): Promise<void> {
  if (seen.length > 0) await states(tx, [at.toISOString(), JSON.stringify(seen)]);
}

export function stepKey({ memberId, eventId, deviceId }: RowKey & { readonly eventId: string }): string {
  return `${eventId}:${memberId}:${deviceId}`;
}

function stepKeys(found: readonly (RowKey & { eventId: string })[]): ReadonlySet<string> {
  return new Set(found.map(stepKey));
}

const opts = statement(
  'event_devices_opt',
  `insert into event_devices (member_id, event_id, device_id, brand, connection_id, opt)
   select d.member_id, $2, d.id, d.brand, d.connection_id, $4 from devices d where d.member_id = $1 and d.id = $3
   on conflict (member_id, event_id, device_id) do update set opt = excluded.opt`,
);

/** Stores the member's decision about one device in one event. */
export async function writeOpt(
  tx: Db,
  { memberId, deviceId }: RowKey,
  eventId: string,
  opt: OptValue,
): Promise<void> {
  await opts(tx, [memberId, eventId, deviceId, opt]);
}

const open = statement<{ memberId: string }>(
  'event_devices_to_await',
  `select distinct member_id as "memberId" from event_devices
   where event_id = $1 and member_id = any($2::uuid[]) and step is not null and (step <> 'undo' or failures = 0 or due_at > $3)`,
);

/**
 * The members with unfinished steps: devices that were never restored, however long ago the event ended, and
 * failed attempts whose next try is not overdue since before `since`.
 */
export async function readMembersWithOpenSteps(
  db: Db,
  eventId: string,
  memberIds: readonly string[],
  since: Date,
): Promise<string[]> {
  return (await open(db, [eventId, [...memberIds], since.toISOString()])).map(({ memberId }) => memberId);
}

const shifted = statement<{
  memberId: string;
  deviceId: string;
  deviceType: string;
  displayName: string;
  shifted: ShiftedTime[];
  seenAt: number | null;
}>(
  'event_devices_shifted',
  `select x.member_id as "memberId", x.device_id as "deviceId", d.device_type as "deviceType",
     d.display_name as "displayName", x.shifted, extract(epoch from x.seen_at)::float8 as "seenAt"
   from event_devices x
   join devices d on d.member_id = x.member_id and d.id = x.device_id
   where x.event_id = $1 and x.member_id = any($2::uuid[]) and x.before is not null
   order by x.member_id, d.added_at, x.device_id`,
);

/**
 * When an event shifted the members' devices, for devices whose state is known. A shift that never ended
 * counts up to when the device was last seen.
 */
export async function readShiftedTimes(
  db: Db,
  eventId: string,
  memberIds: readonly string[],
): Promise<Map<string, RealTimeDevice[]>> {
  const times = new Map<string, RealTimeDevice[]>();
  for (const { memberId, deviceId, deviceType, displayName, shifted: kept, seenAt } of await shifted(db, [
    eventId,
    [...memberIds],
  ])) {
    const stretches = kept.map(({ from, to }) => ({
      start: from,
      end: to ?? Math.max(from, Math.floor(seenAt ?? from)),
    }));
    const known = times.get(memberId) ?? [];
    known.push({ deviceId, deviceType, displayName, stretches });
    times.set(memberId, known);
  }
  return times;
}
