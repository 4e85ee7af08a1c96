import { deviceType, type DeviceType } from '../../../domain/devices/deviceTypes.ts';
import { inDisplayOrder } from '../../../domain/devices/displayOrder.ts';
import type { Fed, Stretch } from '../../../domain/events/deviceInEvent.ts';
import type {
  DeviceAdvance,
  DeviceParticipation,
  EventHistory,
} from '../../../domain/events/deviceStates.ts';
import type { OptValue } from '../../../domain/events/types.ts';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';

/** A member's device and its state in an event. Times are epoch seconds. */
export type EventDeviceRow = {
  readonly eventId: string;
  readonly deviceId: string;
  readonly displayName: string;
  readonly deviceType: DeviceType;
  readonly optedIn: boolean;
  /** Offline, no longer in the account, or its authorization has ended. */
  readonly troubled: boolean;
  readonly opt: OptValue | null;
  readonly advance: DeviceAdvance | null;
  readonly participation: DeviceParticipation | null;
  readonly history: EventHistory | null;
  readonly shifted: readonly Stretch[] | null;
  /** When it was last seen off or shifted. */
  readonly seenAt: number | null;
  /** Whether its partner can make it feed in. */
  readonly canFeed: boolean;
  /** What a battery fed in. */
  readonly fed: Fed | null;
};

/**
 * Of an event to come or running every device that the member has, of a past one those that were in it. $1
 * member, $2 events, $3 now.
 */
const read = statement<Omit<EventDeviceRow, 'deviceType'> & { readonly deviceType: string }>(
  'event_devices_of_member',
  `select e.id as "eventId", d.id as "deviceId", d.display_name as "displayName",
     d.device_type as "deviceType", d.opted_in as "optedIn",
     (
       c.status <> 'connected' or d.missing_since is not null or not (d.state ->> 'online')::boolean
     ) as troubled,
     coalesce((d.state ->> 'canFeed')::boolean, false) as "canFeed",
     x.opt, x.advance, x.participation, x.history, x.shifted, x.fed,
     extract(epoch from x.seen_at)::float8 as "seenAt"
   from events e
   join devices d on d.member_id = $1
   join device_connections c on c.member_id = d.member_id and c.id = d.connection_id
   left join event_devices x on x.member_id = d.member_id and x.event_id = e.id and x.device_id = d.id
   where e.id = any($2::uuid[])
     and (
       x.advance is not null
       or (d.removed_at is null and e.status in ('SCHEDULED', 'ACTIVE') and e.end_at > $3::timestamptz)
     )
   order by d.added_at, d.id`,
);

/** The devices of each event in display order, in one statement; events without any are not in the map. */
export async function eventDevices(
  db: Db,
  memberId: string,
  eventIds: readonly string[],
  now: Date,
): Promise<Map<string, EventDeviceRow[]>> {
  const found = new Map<string, EventDeviceRow[]>();
  if (eventIds.length === 0) return found;
  for (const row of await read(db, [memberId, [...eventIds], now.toISOString()])) {
    const of = found.get(row.eventId) ?? [];
    of.push({ ...row, deviceType: deviceType(row.deviceType) });
    found.set(row.eventId, of);
  }
  for (const [id, rows] of found) found.set(id, inDisplayOrder(rows));
  return found;
}
