import type {
  MemberDevice,
  MemberDeviceEntry,
  MemberDeviceState,
} from '../../../../codegen/graphql/types.ts';
import type { Db } from '../../platform/db/db.ts';
import { countedPage, LATEST_FIRST, sortedList } from '../../platform/db/sortedList.ts';
import { instant, instantOrNull, statement } from '../../platform/db/sql.ts';
import type { Page } from '../../platform/graphql/connection.ts';
import type { MemberPage, OfMember } from './memberPage.ts';

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

/** A member's devices, those that are gone last. */
export async function readDevices(db: Db, { brandId, memberId }: OfMember): Promise<MemberDevice[]> {
  return (await devices(db, [brandId, memberId])).map(({ stateAt, addedAt, ...row }) => ({
    ...row,
    stateAt: instant(stateAt),
    addedAt: instant(addedAt),
  }));
}

const isLogged = (d: string, l: string): string =>
  `${d}.brand = $1 and ${l}.member_id = $2 and coalesce(${l}.history, ${l}.happened) is not null`;

/** $1 brand, $2 member. */
const log = sortedList<
  { id: string; name: string; at: string; what: string; eventStartAt: string | null; total: number },
  'AT'
>({
  name: 'member_device_log',
  keys: { AT: { sql: 'l.at', type: 'timestamptz' } },
  id: 'l.id',
  parameters: 2,
  text: ({ keyColumn, after, orderBy, limit }) => `
    select l.id, d.display_name as name, l.at, coalesce(l.history, l.happened) as what, e.start_at as "eventStartAt",
     ${keyColumn},
     (select count(*)::int from device_log n join devices o on o.member_id = n.member_id and o.id = n.device_id
      where ${isLogged('o', 'n')}) as total
   from device_log l join devices d on d.member_id = l.member_id and d.id = l.device_id
   left join events e on e.id = l.event_id
   where ${isLogged('d', 'l')} and ${after} order by ${orderBy} limit ${limit}`,
});

/** What a member's devices did and what happened to them. */
export async function readDeviceLog(
  db: Db,
  { brandId, memberId }: OfMember,
  page: Page,
): Promise<MemberPage<MemberDeviceEntry>> {
  const { rows, totalCount } = countedPage(await log(db, [brandId, memberId], page, LATEST_FIRST));
  return {
    rows: rows.map(({ at, eventStartAt, ...row }) => ({
      ...row,
      at: instant(at),
      eventStartAt: instantOrNull(eventStartAt),
    })),
    totalCount,
  };
}
