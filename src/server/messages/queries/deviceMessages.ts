import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';

/** A line of a device's log that the member sees as a message. */
export type DeviceMessageRow = {
  readonly id: string;
  readonly kind: 'device_added' | 'device_deactivated';
  readonly cause: 'added' | 'removed' | 'missing' | 'ended';
  readonly at: number;
  readonly deviceId: string;
  readonly deviceName: string;
  readonly deviceType: string;
};

/** $1 member, $2 limit. Not what the member has dismissed. A removed, unlisted or disconnected device no longer takes part. */
const read = statement<DeviceMessageRow>(
  'device-messages',
  `select l.id, case when l.happened = 'added' then 'device_added' else 'device_deactivated' end as kind,
     (extract(epoch from l.at) * 1000)::int8 as at,
     case when l.happened = 'authorization_ended' then 'ended' else l.happened end as cause,
     d.id as "deviceId", d.display_name as "deviceName", d.device_type as "deviceType"
   from device_log l
   join devices d on d.member_id = l.member_id and d.id = l.device_id
   where l.member_id = $1 and l.happened in ('added', 'removed', 'missing', 'authorization_ended')
     and not exists (select from dismissals g where g.member_id = l.member_id and g.item = l.id)
   order by l.at desc, l.id desc limit $2`,
);

const owns = statement<{ readonly id: string }>(
  'device-message',
  'select id from device_log where member_id = $1 and id = $2',
);

export async function hasMessage(db: Db, memberId: string, id: string): Promise<boolean> {
  return (await owns(db, [memberId, id])).length > 0;
}

export function readDeviceMessages(db: Db, memberId: string, limit: number): Promise<DeviceMessageRow[]> {
  return read(db, [memberId, limit]);
}
