import { deviceControl, DEVICE_TYPES } from '../../domain/devices/deviceTypes.ts';
import type { Vacation } from '../../domain/events/vacation.ts';
import type { ConnectionMethod } from '../../domain/utility/connectionMethod.ts';
import { reportedStatus } from '../../domain/utility/reportedStatus.ts';
import type { Db } from '../platform/db/db.ts';
import { statement } from '../platform/db/sql.ts';
import { connectionMethodSql } from '../readmodels/connectionMethod.ts';
import { AREA_SQL, type ConnectionRow } from '../readmodels/connectionRow.ts';
import { readingCount } from '../readmodels/readingCount.ts';
import { openVacation } from '../readmodels/vacation.ts';

/** What the settings page shows besides the profile. Instants are ISO 8601 in UTC, or seconds since 1970. */
export type SettingsRow = {
  readonly utility: {
    /** Null: a utility that is not in the list. */
    readonly acronym: string | null;
    readonly shortName: string | null;
    readonly inOutage: boolean;
    readonly outageEnd: number | null;
    readonly programName: string | null;
    readonly method: ConnectionMethod | null;
    readonly widgetState: string;
    readonly widgetSubstate: string | null;
    readonly everReachedAuthDone: boolean;
    readonly enrollStateAt: number | null;
  } | null;
  readonly home: Pick<ConnectionRow, 'utilityChosen' | 'inProgram' | 'area'>;
  readonly phones: readonly { readonly number: string; readonly verified: boolean }[] | null;
  readonly subscriptions: Readonly<Record<string, boolean>> | null;
  readonly readingsUntil: number | null;
  /** The vacation that is planned or running. */
  readonly vacation: Vacation | null;
  /** The latest consent of the number that gets texts is a yes. */
  readonly smsConsent: boolean;
  /** Whether there is a device that events switch. */
  readonly switchedDevices: boolean;
};

const SWITCHED_TYPES = DEVICE_TYPES.filter((type) => deviceControl(type) !== 'none');

/** $1 member, $2 brand, $3 now, $4 types of devices that events switch. */
const read = statement<SettingsRow>(
  'settings',
  `select
     case
       when c.member_id is null then null
       else json_build_object(
         'acronym', u.acronym, 'shortName', u.short_name, 'inOutage', coalesce(u.in_outage, false),
         'outageEnd', (extract(epoch from u.outage_end_at) * 1000)::int8, 'programName', p.name,
         'method', ${connectionMethodSql('u')}, 'widgetState', c.widget_state,
         'widgetSubstate', c.widget_substate, 'everReachedAuthDone', c.ever_reached_auth_done,
         'enrollStateAt', (extract(epoch from c.enroll_state_at) * 1000)::int8
       )
     end as utility,
     json_build_object(
       'utilityChosen', coalesce(c.utility_id is not null or c.other_utility is not null, false),
       'inProgram', c.program_id is not null, 'area', ${AREA_SQL}
     ) as home,
     (
       select json_agg(
         json_build_object('number', n.number, 'verified', n.verified) order by n.added_at, n.number
       )
       from phone_numbers n
       where n.member_id = m.id and (n.expires_at is null or n.expires_at > $3::timestamptz)
     ) as phones,
     (
       select json_object_agg(s.key, s.enabled) from subscriptions s where s.member_id = m.id
     ) as subscriptions,
     (
       select max(
         extract(epoch from d.utc_day::timestamp)::int8 + d.start_second
           + d.interval_seconds * ${readingCount('d')}
       )
       from service_points sp
       cross join lateral latest_reading_day(sp.id, 'import') d
       where sp.member_id = m.id
     ) as "readingsUntil",
     ${openVacation('m.id', '$3::timestamptz', 'm.time_zone')} as vacation,
     coalesce(
       (
         select sc.given
         from sms_consents sc
         where sc.brand = m.brand
           and sc.number = (
             select pn.number
             from phone_numbers pn
             where pn.member_id = m.id and pn.verified
             order by pn.added_at, pn.number limit 1
           )
         order by sc.at desc, sc.id desc limit 1
       ),
       false
     ) as "smsConsent",
     exists (
       select from devices dv
       where dv.member_id = m.id
         and dv.removed_at is null
         and dv.opted_in
         and dv.device_type = any($4::text[])
     ) as "switchedDevices"
   from members m
   left join utility_connections c on c.member_id = m.id
   left join utilities u on u.id = c.utility_id
   left join programs p on p.id = c.program_id
   where m.id = $1 and m.brand = $2`,
);

export async function readSettingsRow(
  db: Db,
  { memberId, brandId, now }: { memberId: string; brandId: string; now: Date },
): Promise<SettingsRow | null> {
  const [row] = await read(db, [memberId, brandId, now.toISOString(), SWITCHED_TYPES]);
  if (row === undefined || row.utility === null) return row ?? null;
  const reported = reportedStatus(
    { state: row.utility.widgetState, substate: row.utility.widgetSubstate },
    row.utility.method,
  );
  return {
    ...row,
    utility: { ...row.utility, widgetState: reported.state, widgetSubstate: reported.substate },
  };
}
