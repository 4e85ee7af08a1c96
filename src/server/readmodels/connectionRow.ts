import type { ConnectionMethod } from '../../domain/utility/connectionMethod.ts';
import { ZIP_ELIGIBILITY, type ZipEligibilityCode } from '../../domain/signup/zipEligibility.ts';
import { connectionMethodSql } from './connectionMethod.ts';
import { coveringSql } from './coveringSql.ts';
import { readingCount } from './readingCount.ts';

/** What decides whether a home can take part in events. */
export type TakingPartRow = {
  readonly utilityChosen: boolean;
  /** Null: no utility was ever chosen. */
  readonly everReachedAuthDone: boolean | null;
  /** The connection's state as the market reports it; null: no utility was ever chosen. */
  readonly widgetState: string | null;
  readonly widgetSubstate: string | null;
  /** The chosen utility's connection method; null: none chosen, or one not listed. */
  readonly connectionMethod: ConnectionMethod | null;
  readonly inProgram: boolean;
  /** What the home's postal code allows; null: no postal code. */
  readonly area: ZipEligibilityCode | null;
};

/** What a home's utility connection is shown from. Instants are milliseconds since 1970. */
export type ConnectionRow = TakingPartRow & {
  readonly timeZone: string;
  readonly postalCode: string | null;
  /** When the market last reported. */
  readonly enrollStateAt: number | null;
  /** The chosen utility; null: none, or one not listed. */
  readonly utility: {
    readonly acronym: string;
    readonly shortName: string;
    readonly inOutage: boolean;
    readonly outageEnd: number | null;
  } | null;
  /** The end of the latest reading, seconds since 1970. */
  readonly readingsUntil: number | null;
};

/**
 * What the postal code of a member `m` allows a home with the connection `c`, by its own utility if that one serves the
 * area, or else by the one that allows most.
 */
export const AREA_SQL = `case
  when m.postal_code is not null then coalesce(
    (
      select pc.eligibility
      from postal_coverage pc
      where ${coveringSql('pc', 'm.brand', 'm.postal_code')}
      order by pc.utility_id is distinct from c.utility_id, pc.eligibility <> 1, pc.eligibility = 0
      limit 1
    ),
    ${ZIP_ELIGIBILITY.OHM_PERKS_ELIGIBLE}
  )
end`;

/** Its columns, of a member `m`, the connection `c` and its utility `cu`. */
export const TAKING_PART_COLUMNS = `c.ever_reached_auth_done as "everReachedAuthDone", c.widget_state as "widgetState",
   c.widget_substate as "widgetSubstate", ${connectionMethodSql('cu')} as "connectionMethod",
   c.program_id is not null as "inProgram", ${AREA_SQL} as area,
   coalesce(c.utility_id is not null or c.other_utility is not null, false) as "utilityChosen"`;

/** Its columns, of a member `m` with `CONNECTION_JOINS`. */
export const CONNECTION_COLUMNS = `m.time_zone as "timeZone", m.postal_code as "postalCode", ${TAKING_PART_COLUMNS},
   (extract(epoch from c.enroll_state_at) * 1000)::int8 as "enrollStateAt",
   case when cu.id is null then null else json_build_object('acronym', cu.acronym, 'shortName', cu.short_name, 'inOutage', cu.in_outage,
     'outageEnd', (extract(epoch from cu.outage_end_at) * 1000)::int8) end as utility,
   meter.until as "readingsUntil"`;

/** The connection `c`, its utility `cu`, and the end of its readings. */
export const CONNECTION_JOINS = `left join utility_connections c on c.member_id = m.id
 left join utilities cu on cu.id = c.utility_id
 left join lateral (
   select max(extract(epoch from d.utc_day::timestamp)::int8 + d.start_second + d.interval_seconds * ${readingCount('d')}) as until
   from service_points sp cross join lateral latest_reading_day(sp.id, 'import') d
   where sp.member_id = m.id
 ) meter on true`;
