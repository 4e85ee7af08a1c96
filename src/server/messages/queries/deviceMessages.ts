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

const COLUMNS = `l.id, case when l.happened = 'added' then 'device_added' else 'device_deactivated' end as kind,
     (extract(epoch from l.at) * 1000)::int8 as at,
     case when l.happened = 'authorization_ended' then 'ended' else l.happened end as cause,
     d.id as "deviceId", d.display_name as "deviceName", d.device_type as "deviceType"`;
const IS_MESSAGE = `l.happened in ('added', 'removed', 'missing', 'authorization_ended')`;

/** $1 member, $2 limit. Not what the member has dismissed. A removed, unlisted or disconnected device no longer takes part. */
const read = statement<DeviceMessageRow>(
  'device-messages',
  `select ${COLUMNS}
   from device_log_of($1) l
   join devices d on d.member_id = l.member_id and d.id = l.device_id
   where ${IS_MESSAGE}
     and not exists (select from dismissals g where g.member_id = l.member_id and g.item = l.id)
   order by l.at desc, l.id desc limit $2`,
);

/** The key of what was sent about a line of the log, if anything was. */
const SENT_KEY = `(case l.happened when 'added' then 'device-added:' else 'device-trouble:' end)
  || d.connection_id || ':' || (extract(epoch from l.at) * 1000)::int8`;

/** $1 home, $2 since, $3 and $4 place, $5 limit, $6 brand, $7 reader. Also what was dismissed. */
const unsent = statement<DeviceMessageRow>(
  'device-messages-unsent',
  `select ${COLUMNS}
   from device_log_of($1) l
   join devices d on d.member_id = l.member_id and d.id = l.device_id
   where ${IS_MESSAGE} and l.at > $2::timestamptz
     and ($3::timestamptz is null or (l.at, l.id) < ($3::timestamptz, $4::uuid))
     and not exists (
       select from unnest(array['', ':sms', ':push', ':digest']) ending
       join sent_messages x on x.brand = $6 and x.key = ${SENT_KEY} || ending
       where l.happened in ('added', 'authorization_ended') and x.member_id = $7 and x.kept is not null)
   order by l.at desc, l.id desc limit $5`,
);

/** What the app said about a home's devices, and the reader's inbox doesn't have already as a message that was sent. */
export function readUnsent(
  db: Db,
  {
    brandId,
    homeId,
    readerId,
    since,
    after,
    limit,
  }: {
    readonly brandId: string;
    readonly homeId: string;
    readonly readerId: string;
    readonly since: Date;
    readonly after: { readonly sentAt: Date; readonly id: string } | null;
    readonly limit: number;
  },
): Promise<DeviceMessageRow[]> {
  const place = after === null ? [null, null] : [after.sentAt.toISOString(), after.id];
  return unsent(db, [homeId, since.toISOString(), ...place, limit, brandId, readerId]);
}

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
