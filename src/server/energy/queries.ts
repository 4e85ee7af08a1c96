import type { EnergyPeriod } from '../../domain/energy/periods.ts';
import { CHANNELS } from '../../domain/meter/readings.ts';
import type { EventType } from '../../domain/events/types.ts';
import { programRules, type ProgramRules } from '../../domain/programs/rules.ts';
import type { DayEntry } from '../meter/service.ts';
import type { Db } from '../platform/db/db.ts';
import { statement } from '../platform/db/sql.ts';
import { TOOK_PART } from '../readmodels/memberEvents.ts';
import { readingCount } from '../readmodels/readingCount.ts';

/** An event that the member took part in. Instants are milliseconds since 1970. */
export interface EnergyEventRow {
  readonly id: string;
  readonly type: EventType;
  readonly start: number;
  readonly end: number;
  /** Less used than usual, watt-hours; negative: more. Null: no result, or an event without a baseline. */
  readonly savedWh: number | null;
}

/** A meter with the packed days around a period. */
export interface EnergyMeterRow extends Record<string, unknown> {
  readonly id: string;
  readonly timeZone: string;
  /** The first reading and the end of the last one, epoch seconds, all periods included; null: none. */
  readonly knownFrom: number | null;
  readonly knownTo: number | null;
  /** The span of days that was read, in days since 1970. */
  readonly firstDay: number;
  readonly lastDay: number;
  /** The last day of which anything is in the archive; null: nothing is. */
  readonly archivedTo: number | null;
  readonly importDays: readonly DayEntry[] | null;
  readonly importReadings: Uint8Array | null;
  readonly exportDays: readonly DayEntry[] | null;
  readonly exportReadings: Uint8Array | null;
  readonly events: readonly EnergyEventRow[] | null;
  /** Where days before the period are read: events that baselines leave out, as settlement knows them; epoch seconds. */
  readonly joined: readonly (readonly [start: number, end: number])[] | null;
  /** First and last days away. */
  readonly vacations: readonly (readonly [from: string, to: string])[] | null;
}

const [IMPORT, EXPORT] = CHANNELS;

const epochDay = (day: string) => `(${day} - date '1970-01-01')`;

const packed = (channel: string, prefix: string) => `left join lateral (
     select string_agg(d.readings, ''::bytea) as "${prefix}Readings",
       json_agg(
         json_build_array(
           ${epochDay('d.utc_day')}, d.start_second, d.interval_seconds, d.version, length(d.readings), d.runs
         )
       ) as "${prefix}Days"
     from (
       select * from reading_days_of(m.id, '${channel}', s.first_day, s.last_day) d
       order by d.utc_day
     ) d
   ) ${prefix} on true`;

/** The start of a day's readings and their end, epoch seconds. */
const gridStart = `${epochDay('d.utc_day')}::int8 * 86400 + d.start_second`;
const gridEnd = `${gridStart} + d.interval_seconds * ${readingCount('d')}`;
const archivedStart = `${epochDay('sp.archived_from')}::int8 * 86400 + sp.archived_from_second`;
const bound = (edge: string, which: 'first' | 'latest') => `(
       select ${edge} from ${which}_reading_day(sp.id, '${IMPORT}') d
     )`;

/**
 * The days of the period, with those around it that its zone may reach into, and from which a long reading reaches in.
 * Without a date it is the period of the last reading, which the zone may put into the one before or after.
 * @param asked selects member, brand, period, day and days before.
 */
export const energySql = (
  asked: string,
): string => `with asked (member_id, brand, period, day, days_before) as (${asked}),
   meters as materialized (
     select sp.id, sp.time_zone, sp.verified, sp.created_at, sp.archived_to,
       least(${archivedStart}, ${bound(gridStart, 'first')}) as known_from,
       ${bound(gridEnd, 'latest')} as known_to
     from asked a
     join service_points sp on sp.member_id = a.member_id and sp.brand = a.brand
   ), span as (
     select date_trunc(a.period, (a.day - a.around)::timestamp)::date - 2 - a.days_before as first_day,
       (date_trunc(a.period, (a.day + a.around)::timestamp) + ('1 ' || a.period)::interval)::date + 1 as last_day,
       a.member_id, a.brand, a.days_before
     from (
       select a.member_id, a.brand, a.period, a.days_before,
         coalesce(
           a.day,
           (select (to_timestamp(max(m.known_to) - 1) at time zone 'UTC')::date from meters m)
         ) as day,
         case when a.day is null then 1 else 0 end as around
       from asked a
     ) a
   )
   select m.id, m.time_zone as "timeZone", m.known_from as "knownFrom", m.known_to as "knownTo",
     ${epochDay('s.first_day')} as "firstDay", ${epochDay('s.last_day')} as "lastDay",
     ${epochDay('m.archived_to')} as "archivedTo", "importDays", "importReadings", "exportDays", "exportReadings", seen.events,
     case
       when s.days_before > 0
         then (
           select json_agg(
             json_build_array(extract(epoch from p.start_at)::int8, extract(epoch from e.end_at)::int8)
           )
           from participations p
           join events e on e.id = p.event_id
           where p.member_id = s.member_id and p.joined_at is not null
             and (e.status <> 'CANCELLED' or e.cancelled_at > e.start_at)
             and p.start_at >= s.first_day::timestamp at time zone 'UTC'
             and p.start_at < (s.last_day + 1)::timestamp at time zone 'UTC'
         )
     end as joined,
     (
       select json_agg(json_build_array(v.starts_on, v.ends_on)) from vacations v
       where v.member_id = s.member_id and v.ends_on >= s.first_day and v.starts_on <= s.last_day
     ) as vacations
   from meters m
   cross join span s
   ${packed(IMPORT, 'import')}
   ${packed(EXPORT, 'export')}
   cross join lateral (
     select json_agg(
       json_build_object(
         'id', e.id, 'type', e.type, 'start', (extract(epoch from e.start_at) * 1000)::int8,
         'end', (extract(epoch from e.end_at) * 1000)::int8,
         'savedWh', case when p.settlement in ('SETTLED', 'RESTATED') then p.reduction_wh end
       ) order by e.start_at, e.id
     ) as events
     from participations p
     join events e on e.id = p.event_id
     where p.member_id = s.member_id and p.brand = s.brand and ${TOOK_PART} and e.status <> 'CANCELLED'
       and p.start_at >= s.first_day::timestamp at time zone 'UTC'
       and p.start_at < (s.last_day + 1)::timestamp at time zone 'UTC'
   ) seen
   where m.known_from is not null
   order by m.verified desc, m.created_at desc, m.id desc`;

const select = statement<EnergyMeterRow>(
  'energy_of_period',
  energySql('select $1::uuid, $2::text, $3::text, $4::date, $5::int'),
);

export interface EnergyScope {
  readonly brandId: string;
  readonly memberId: string;
}

/** The program that a home is in. */
interface HomeProgram {
  readonly name: string;
  readonly rules: ProgramRules;
}

const program = statement<HomeProgram & Record<string, unknown>>(
  'energy_program',
  `select g.name, g.rules
   from enrolments en
   join programs g on g.id = en.program_id
   where en.member_id = $1 and en.brand = $2`,
);

/** Null: it is in none. */
export async function readHomeProgram(
  db: Db,
  { brandId, memberId }: EnergyScope,
): Promise<HomeProgram | null> {
  const [row] = await program(db, [memberId, brandId]);
  return row === undefined ? null : { name: row.name, rules: programRules(row.rules) };
}

/**
 * The member's meters that have readings, in settlement order, with the packed days and the events of a period, in one
 * statement.
 * @param date a day of the period; null: the day of the last reading.
 * @param daysBefore how many days before the period are read as well.
 */
export function readEnergy(
  db: Db,
  { brandId, memberId }: EnergyScope,
  period: EnergyPeriod,
  date: string | null,
  daysBefore = 0,
): Promise<readonly EnergyMeterRow[]> {
  return select(db, [memberId, brandId, period, date, daysBefore]);
}
