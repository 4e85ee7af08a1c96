import type { DeviceFailureReason } from '../../../domain/events/deviceRetry.ts';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';
import { failureReason, mayBeRetried } from '../../readmodels/deviceFailures.ts';
import { ROW_COLUMNS, type DirectedRow } from './store.ts';

const readGivenUp = statement<DirectedRow>(
  'event_devices_given_up',
  `select d.member_id as "memberId", d.id as "deviceId", d.brand as "brandId",
     d.connection_id as "connectionId", d.device_type as "deviceType", d.opted_in as "optedIn",
     false as removed, c.status as connection, x.opt, ${ROW_COLUMNS}
   from event_devices x
   join devices d on d.member_id = x.member_id and d.id = x.device_id
   join device_connections c on c.member_id = d.member_id and c.id = d.connection_id
   join participations p on p.member_id = x.member_id and p.event_id = x.event_id
   where x.event_id = $1 and c.connection_config_id = $2 and ${failureReason} = $3 and ${mayBeRetried}
   order by x.member_id, x.device_id limit $4 for update of x`,
);

/** Locks a partner's devices that an event gave up for a reason and that may be commanded once more. */
export function claimGivenUp(
  tx: Db,
  { eventId, connectionConfigId, reason, limit }: GivenUpDevices & { readonly limit: number },
): Promise<DirectedRow[]> {
  return readGivenUp(tx, [eventId, connectionConfigId, reason, limit]);
}

export interface GivenUpDevices {
  readonly eventId: string;
  readonly connectionConfigId: string;
  readonly reason: DeviceFailureReason;
}
