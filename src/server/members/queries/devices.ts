import type {
  MemberDevice,
  MemberDeviceEntry,
  MemberDeviceState,
} from '../../../../codegen/graphql/types.ts';
import { LATEST_ROWS } from '../../../domain/session/memberLists.ts';
import type { Db } from '../../platform/db/db.ts';
import { instant, instantOrNull, statement } from '../../platform/db/sql.ts';

/** $1 brand, $2 member. */
const devices = statement<{
  id: string;
  name: string;
  type: string;
  partner: string;
  state: MemberDeviceState;
  stateAt: string;
  isOptedIn: boolean;
  addedAt: string;
}>(
  'member_devices',
  `select d.id, d.display_name as name, d.device_type as type, k.connection_config_id as partner,
     case
       when d.removed_at is not null or k.status = 'removed' then 'REMOVED'
       when k.status = 'ended' then 'NO_ACCESS'
       when d.missing_since is not null then 'MISSING'
       when (d.state ->> 'online')::boolean is false then 'OFFLINE'
       else 'ONLINE'
     end as state,
     d.state_at as "stateAt", d.opted_in as "isOptedIn", d.added_at as "addedAt"
   from devices d join device_connections k on k.member_id = d.member_id and k.id = d.connection_id
   where d.brand = $1 and d.member_id = $2
   order by (d.removed_at is not null or k.status = 'removed'), d.added_at, d.id`,
);

/** $1 brand, $2 member. */
const log = statement<{
  id: string;
  name: string;
  at: string;
  what: string;
  eventStartAt: string | null;
}>(
  'member_device_log',
  `select l.id, d.display_name as name, l.at, coalesce(l.history, l.happened) as what, e.start_at as "eventStartAt"
   from device_log l join devices d on d.member_id = l.member_id and d.id = l.device_id
   left join events e on e.id = l.event_id
   where d.brand = $1 and l.member_id = $2 and coalesce(l.history, l.happened) is not null
   order by l.at desc, l.id desc limit ${LATEST_ROWS.deviceLog}`,
);

/** A member's devices and what they did. */
export async function readDevices(
  db: Db,
  { brandId, memberId }: { readonly brandId: string; readonly memberId: string },
): Promise<{ readonly devices: MemberDevice[]; readonly log: MemberDeviceEntry[] }> {
  const scope = [brandId, memberId];
  const [found, entries] = await Promise.all([devices(db, scope), log(db, scope)]);
  return {
    devices: found.map(({ stateAt, addedAt, ...row }) => ({
      ...row,
      stateAt: instant(stateAt),
      addedAt: instant(addedAt),
    })),
    log: entries.map(({ at, eventStartAt, ...row }) => ({
      ...row,
      at: instant(at),
      eventStartAt: instantOrNull(eventStartAt),
    })),
  };
}
