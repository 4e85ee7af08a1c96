import { statement, instant } from '../platform/db/sql.ts';
import type { Db } from '../platform/db/db.ts';
import { deviceControl, deviceType } from '../../domain/devices/deviceTypes.ts';
import type { DeviceReading } from '../../domain/events/deviceCommand.ts';
import type { Fed, Stretch } from '../../domain/events/deviceInEvent.ts';
import {
  deviceChange,
  deviceOutcome,
  type DeviceChange,
  type DeviceOutcome,
} from '../../domain/events/deviceOutcome.ts';
import type { DeviceAdvance, DeviceParticipation, EventHistory } from '../../domain/events/deviceStates.ts';
import { countedStretches, sumSeconds } from '../../domain/events/shiftedTime.ts';
import type { EventStatus, EventType } from '../../domain/events/types.ts';
import type { deviceLog } from './tables.ts';

/** An entry of a device's log, with what kind of event it is about. */
export interface DeviceLogLine {
  readonly id: string;
  readonly at: Date;
  readonly eventId: string | null;
  readonly eventType: EventType | null;
  readonly history: EventHistory | null;
  readonly happened: (typeof deviceLog.$inferSelect)['happened'];
}

type Row = Omit<DeviceLogLine, 'at'> & { at: string };

/** $1 member, $2 device, $3 limit, $4 offset. */
const list = statement<Row & Record<string, unknown>>(
  'device_log_page',
  `select l.id, l.at, l.event_id as "eventId", e.type as "eventType", l.history, l.happened
   from device_log l left join events e on e.id = l.event_id
   where l.member_id = $1 and l.device_id = $2
   order by l.at desc, l.id desc limit $3 offset $4`,
);

const count = statement<{ total: number }>(
  'device_log_count',
  `select count(*)::int as total from device_log where member_id = $1 and device_id = $2`,
);

/** The same with each event as one entry, placed at its latest entry. */
const listByEvent = statement<Row & Record<string, unknown>>(
  'device_log_page_by_event',
  `with listed as (
     select coalesce(event_id, id) as id, max(at) as at from device_log
     where member_id = $1 and device_id = $2 group by 1 order by 2 desc, 1 desc limit $3 offset $4
   )
   select l.id, l.at, l.event_id as "eventId", e.type as "eventType", l.history, l.happened
   from listed join device_log l on l.member_id = $1 and l.device_id = $2 and coalesce(l.event_id, l.id) = listed.id
   left join events e on e.id = l.event_id
   order by listed.at desc, listed.id desc, l.at desc, l.id desc`,
);

const countByEvent = statement<{ total: number }>(
  'device_log_count_by_event',
  `select count(distinct coalesce(event_id, id))::int as total from device_log where member_id = $1 and device_id = $2`,
);

export interface LogPage {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  /** Counts an event as one, however many entries it has. */
  readonly byEvent: boolean;
}

/** A page of a device's log, latest first. */
export async function deviceLogPage(
  db: Db,
  memberId: string,
  deviceId: string,
  { page, perPage, byEvent }: LogPage,
): Promise<{ total: number; logs: DeviceLogLine[] }> {
  const [counted] = await (byEvent ? countByEvent : count)(db, [memberId, deviceId]);
  const found = await (byEvent ? listByEvent : list)(db, [memberId, deviceId, perPage, (page - 1) * perPage]);
  return { total: counted?.total ?? 0, logs: found.map((row) => ({ ...row, at: instant(row.at) })) };
}

/** A device in an event, for the log's sentence. Times without a name of their own are epoch seconds. */
type InEventRow = {
  readonly eventId: string;
  readonly eventType: EventType;
  readonly startAt: string;
  readonly endAt: string;
  readonly status: EventStatus;
  readonly deviceType: string;
  readonly troubled: boolean;
  readonly advance: DeviceAdvance | null;
  readonly participation: DeviceParticipation | null;
  readonly before: DeviceReading | null;
  readonly target: number | null;
  readonly shifted: readonly Stretch[] | null;
  readonly seenAt: number | null;
  readonly fed: Fed | null;
};

/** $1 member, $2 device, $3 events. */
const inEvents = statement<InEventRow>(
  'device_log_events',
  `select e.id as "eventId", e.type as "eventType", e.start_at as "startAt", e.end_at as "endAt", e.status, d.device_type as "deviceType",
     (c.status <> 'connected' or d.missing_since is not null or not (d.state ->> 'online')::boolean) as troubled,
     x.advance, x.participation, x.before, x.target, x.shifted, x.fed, extract(epoch from x.seen_at)::float8 as "seenAt"
   from events e join devices d on d.member_id = $1 and d.id = $2
   join device_connections c on c.member_id = d.member_id and c.id = d.connection_id
   left join event_devices x on x.member_id = d.member_id and x.event_id = e.id and x.device_id = d.id
   where e.id = any($3::uuid[]) order by e.start_at desc`,
);

/** How events went for a device. */
export async function deviceInEvents(
  db: Db,
  memberId: string,
  deviceId: string,
  eventIds: readonly string[],
  now: Date,
): Promise<DeviceEventOutcome[]> {
  if (eventIds.length === 0) return [];
  const found = await inEvents(db, [memberId, deviceId, [...new Set(eventIds)]]);
  return found.map((row) => toOutcome(row, now));
}

export interface DeviceEventOutcome {
  readonly eventId: string;
  readonly eventType: EventType;
  readonly start: Date;
  readonly end: Date;
  readonly outcome: DeviceOutcome;
  readonly change: DeviceChange | null;
  readonly degrees: number | null;
  readonly changedFrom: Date | null;
  readonly changedTo: Date | null;
  readonly changedSeconds: number;
  /** What a battery fed in, watt-hours, by its own count; null: it wasn't told to. */
  readonly fedWattHours: number | null;
}

function toOutcome(row: InEventRow, now: Date): DeviceEventOutcome {
  const { eventId, eventType, status, troubled, advance, participation, before, target, seenAt } = row;
  const [start, end] = [instant(row.startAt), instant(row.endAt)];
  const stretches = countedStretches({
    shifted: row.shifted ?? [],
    end: end.getTime() / 1_000,
    now: now.getTime() / 1_000,
    troubled,
    seenAt,
  });
  const only = stretches.length === 1 ? stretches[0] : undefined;
  const changedSeconds = sumSeconds(stretches);
  const done = deviceChange(deviceControl(deviceType(row.deviceType)), before, target);
  return {
    eventId,
    eventType,
    start,
    end,
    outcome: deviceOutcome({
      over: (status !== 'SCHEDULED' && status !== 'ACTIVE') || now >= end,
      advance,
      participation,
      shiftedSeconds: changedSeconds,
    }),
    change: done?.change ?? null,
    degrees: done?.degrees ?? null,
    changedFrom: only === undefined ? null : new Date(only.from * 1_000),
    changedTo: only === undefined ? null : new Date(only.to * 1_000),
    changedSeconds,
    fedWattHours: row.fed?.wh ?? null,
  };
}
