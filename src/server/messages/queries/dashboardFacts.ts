import { deviceControl, DEVICE_TYPES } from '../../../domain/devices/deviceTypes.ts';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';
import { isInvited } from '../../readmodels/audience.ts';
import { isAwayAt } from '../../readmodels/vacation.ts';
import { CONNECTION_COLUMNS, CONNECTION_JOINS, type ConnectionRow } from '../../readmodels/connectionRow.ts';
import { isInTrouble } from '../../readmodels/deviceTrouble.ts';

/** What Home's next step depends on, of five subjects. */
export type DashboardRow = ConnectionRow & {
  readonly devices: number;
  readonly devicesInTrouble: number;
  readonly switched: number;
  readonly unansweredEventId: string | null;
  readonly away: boolean;
  readonly textMessagesOpen: boolean;
};

const SWITCHED_TYPES = DEVICE_TYPES.filter((type) => deviceControl(type) !== 'none');

/** $1 member, $2 brand, $3 now, $4 types of devices that events switch. */
const read = statement<DashboardRow>(
  'dashboard-facts',
  `select ${CONNECTION_COLUMNS}, coalesce(d.count, 0)::int as devices,
     coalesce(d.trouble, 0)::int as "devicesInTrouble", coalesce(d.switched, 0)::int as switched,
     (
       select e.id
       from events e
       join enrolments en on en.member_id = m.id and en.program_id = e.program_id
       where ${isInvited('e', 'en')}
         and e.status = 'SCHEDULED'
         and e.type = 'PARTICIPATION_REDUCTION'
         and e.start_at > $3::timestamptz
         and not exists (select from participations p where p.member_id = m.id and p.event_id = e.id)
         and not ${isAwayAt('m.id', 'e.start_at', 'm.time_zone')}
       order by e.start_at limit 1
     ) as "unansweredEventId",
     ${isAwayAt('m.id', '$3::timestamptz', 'm.time_zone')} as away,
     exists (
       select from phone_numbers n
       where n.member_id = m.id
         and n.verified
         and not exists (select from sms_consents s where s.brand = m.brand and s.number = n.number)
     ) as "textMessagesOpen"
   from members m ${CONNECTION_JOINS}
   left join lateral (
     select count(*) as count, count(*) filter (where ${isInTrouble('dv', 'dc')}) as trouble,
       count(*) filter (where dv.opted_in and dv.device_type = any($4::text[])) as switched
     from devices dv
     join device_connections dc on dc.member_id = dv.member_id and dc.id = dv.connection_id
     where dv.member_id = m.id and dv.removed_at is null
   ) d on true
   where m.id = $1 and m.brand = $2`,
);

/** null for an id that doesn't exist in the brand. */
export async function readDashboardFacts(
  db: Db,
  { memberId, brandId, now }: { memberId: string; brandId: string; now: Date },
): Promise<DashboardRow | null> {
  const [row] = await read(db, [memberId, brandId, now.toISOString(), SWITCHED_TYPES]);
  return row ?? null;
}
