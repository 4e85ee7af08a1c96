import { statement, instant } from '../platform/db/sql.ts';
import type { Db } from '../platform/db/db.ts';
import type { EventHistory } from '../../domain/events/deviceStates.ts';
import type { EventType } from '../../domain/events/types.ts';
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

/** A page of a device's log, latest first; `page` counts from 1. */
export async function deviceLogPage(
  db: Db,
  memberId: string,
  deviceId: string,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ total: number; logs: DeviceLogLine[] }> {
  const [counted] = await count(db, [memberId, deviceId]);
  const found = await list(db, [memberId, deviceId, perPage, (page - 1) * perPage]);
  return { total: counted?.total ?? 0, logs: found.map((row) => ({ ...row, at: instant(row.at) })) };
}
