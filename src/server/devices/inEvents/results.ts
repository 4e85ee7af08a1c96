import type { RealTimeDevice } from '../../../domain/settlement/realTime.ts';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';
import type { ShiftedTime } from '../tables.ts';

const open = statement<{ memberId: string }>(
  'event_devices_to_await',
  `select distinct member_id as "memberId" from event_devices
   where event_id = $1 and member_id = any($2::uuid[]) and step is not null and (step <> 'undo' or failures = 0 or due_at > $3)`,
);

/**
 * Those of the members whose devices are not yet at rest: what nobody has tried to put back, however long ago the event
 * ended, and what was tried in vain, unless its next try has been overdue since before `since`.
 */
export async function readMembersUnderWay(
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
  `select x.member_id as "memberId", x.device_id as "deviceId", d.device_type as "deviceType", d.display_name as "displayName", x.shifted, extract(epoch from x.seen_at)::float8 as "seenAt"
   from event_devices x join devices d on d.member_id = x.member_id and d.id = x.device_id
   where x.event_id = $1 and x.member_id = any($2::uuid[]) and x.before is not null order by x.member_id, d.added_at, x.device_id`,
);

/**
 * When the members' devices were off or shifted by us, of those whose state during the event is known. What still counts as
 * shifted, because nobody could put it back, counts to when it was last seen so.
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
