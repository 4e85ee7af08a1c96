import { deviceType } from '../../../domain/devices/deviceTypes.ts';
import { inDisplayOrder } from '../../../domain/devices/displayOrder.ts';
import type { Db } from '../../platform/db/db.ts';
import { gatherReads } from '../../platform/db/gatherReads.ts';
import { shortRead } from '../../platform/db/sql.ts';
import type { EventDeviceRow } from './eventDevices.ts';
import {
  MEMBER_EVENT_COLUMNS,
  MEMBER_EVENT_JOINS,
  PROGRAM_PAY,
  hasDevice,
  latestPaid,
  mayMemberSee,
  type MemberEventRow,
  type MemberScope,
  type PayFactsRow,
} from '../../readmodels/memberEvents.ts';

/** Everything an event's page shows one member: the event, the basis of its pay, and the member's devices in it. */
export interface EventPage {
  readonly event: MemberEventRow;
  readonly pay: PayFactsRow;
  /** In display order. */
  readonly devices: readonly EventDeviceRow[];
}

type PageRow = MemberEventRow &
  PayFactsRow & {
    readonly devices:
      | readonly (Omit<EventDeviceRow, 'deviceType'> & { readonly deviceType: string })[]
      | null;
  };

/**
 * Members' event pages. `from` gives rows `asked` of member_id, brand, event_id and now, and `more` further columns of
 * them. What the pay depends on is looked up while there is something to be paid.
 */
export const eventPageSql = (from: string, more = ''): string => `select ${more} ${MEMBER_EVENT_COLUMNS},
    s.recent, s.streak, en.ever_reached_auth_done as "everReachedAuthDone", ${hasDevice} as "hasDevice",
    case
      when e.status <> 'CANCELLED' and e.end_at > asked.now
        then ${latestPaid('en.member_id')}
    end as results, ${PROGRAM_PAY} as "programPay",
    (
      select json_agg(
        json_build_object(
          'eventId', e.id, 'deviceId', d.id, 'displayName', d.display_name, 'deviceType', d.device_type,
          'optedIn', d.opted_in,
          'troubled',
            c.status <> 'connected' or d.missing_since is not null or not (d.state ->> 'online')::boolean,
          'opt', v.opt, 'advance', v.advance, 'participation', v.participation, 'history', v.history,
          'canFeed', coalesce((d.state ->> 'canFeed')::boolean, false), 'shifted', v.shifted,
          'fed', v.fed, 'seenAt', extract(epoch from v.seen_at)::float8
        )
        order by d.added_at, d.id
      )
      from devices d
      join device_connections c on c.member_id = d.member_id and c.id = d.connection_id
      left join event_devices v on v.member_id = d.member_id and v.event_id = e.id and v.device_id = d.id
      where d.member_id = en.member_id
        and (
          v.advance is not null
          or (d.removed_at is null and e.status in ('SCHEDULED', 'ACTIVE') and e.end_at > asked.now)
        )
    ) as devices
  from (${from}) asked
  join enrolments en on en.member_id = asked.member_id and en.brand = asked.brand
  join events e on e.brand = asked.brand and e.id = asked.event_id ${MEMBER_EVENT_JOINS}
  left join standings s on s.member_id = en.member_id
  left join program_pay pp on pp.program_id = en.program_id
  where ${mayMemberSee}`;

interface Asked extends MemberScope {
  readonly eventId: string;
  readonly now: Date;
}

/** $1 members, $2 brands, $3 events, $4 instants. `nr` is the place of the row's request, from 1. */
const read = shortRead<PageRow & { nr: number }>(
  'event_pages',
  eventPageSql(
    'select * from unnest($1::uuid[], $2::text[], $3::uuid[], $4::timestamptz[]) with ordinality a (member_id, brand, event_id, now, nr)',
    'asked.nr::int4 as nr,',
  ),
);

async function readPages(db: Db, asked: readonly Asked[]): Promise<(EventPage | null)[]> {
  const rows = await read(db, [
    asked.map(({ memberId }) => memberId),
    asked.map(({ brandId }) => brandId),
    asked.map(({ eventId }) => eventId),
    asked.map(({ now }) => now.toISOString()),
  ]);
  const found = new Map(rows.map((row) => [row.nr, row]));
  return asked.map((_, index) => {
    const row = found.get(index + 1);
    return row === undefined ? null : toPage(row);
  });
}

const toPage = (row: PageRow): EventPage => ({
  event: row,
  pay: row,
  devices: inDisplayOrder(
    (row.devices ?? []).map((device) => ({ ...device, deviceType: deviceType(device.deviceType) })),
  ),
});

const gathered = new WeakMap<Db, (asked: Asked) => Promise<EventPage | null>>();

/**
 * Null for an event that does not exist for this member. `together`: under load one statement reads the pages of several
 * requests, as when everyone opens an event in its first minute; not in a transaction, which is one request's own.
 */
export async function readEventPage(db: Db, asked: Asked, together: boolean): Promise<EventPage | null> {
  if (!together) return (await readPages(db, [asked]))[0] ?? null;
  let reader = gathered.get(db);
  if (reader === undefined) {
    reader = gatherReads((many) => readPages(db, many));
    gathered.set(db, reader);
  }
  return reader(asked);
}
