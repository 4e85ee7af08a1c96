import {
  deviceControl,
  deviceType,
  DEVICE_TYPES,
  type DeviceType,
} from '../../../domain/devices/deviceTypes.ts';
import type { Db } from '../../platform/db/db.ts';
import { rows, withValues } from '../../platform/db/sql.ts';
import { isAwayAt } from '../../readmodels/vacation.ts';
import type { MatchStatement } from '../../segments/service.ts';

/** What a real-time event would control at this moment. */
export interface RealTimeReach {
  /** Homes with at least one of the devices. */
  readonly homes: number;
  /** By kind, the most first. */
  readonly devices: readonly {
    readonly type: DeviceType;
    readonly devices: number;
    readonly kilowatts: number;
  }[];
  /** What they draw now, as far as it can be turned off or shifted. */
  readonly kilowatts: number;
}

/** Whom of a program: those of a segment, or an SQL condition on `enrolments en`. */
export type Asked = { readonly match: MatchStatement } | { readonly condition: string };

interface KindRow extends Record<string, unknown> {
  /** Null: all kinds together. */
  readonly type: string | null;
  readonly homes: number;
  readonly devices: number;
  readonly watts: number;
  /** Running devices with and without a reported draw. */
  readonly measured: number;
  readonly unmeasured: number;
}

const FIXED = DEVICE_TYPES.filter((type) => deviceControl(type) === 'none');

/** Devices that are online, connected and switched to take part, of members who aren't away. */
export async function realTimeReach(
  db: Db,
  programId: string,
  asked: Asked,
  now: Date,
): Promise<RealTimeReach> {
  const known = 'match' in asked ? asked.match.values : [];
  const values = [...known, programId, now.toISOString(), FIXED];
  const [program, at, fixed] = [1, 2, 3].map((place) => `$${known.length + place}`);
  const invited =
    'match' in asked
      ? `select m.id as member_id, en.time_zone from members m ${asked.match.joins}
         join enrolments en on en.member_id = m.id
         where ${asked.match.where} and ${asked.match.conditions.join(' and ')} and en.program_id = ${program}::uuid`
      : `select en.member_id, en.time_zone from enrolments en
         where en.program_id = ${program}::uuid and ${asked.condition}`;
  const found = await rows<KindRow>(
    db,
    withValues(
      `with ready as (
         select d.member_id, d.device_type, (d.state ->> 'watts')::float8 as watts,
           (d.state ->> 'on')::boolean is distinct from false as runs
         from (${invited}) i
         join devices d on d.member_id = i.member_id
         join device_connections c on c.member_id = d.member_id and c.id = d.connection_id
         where not ${isAwayAt('i.member_id', `${at}::timestamptz`, 'i.time_zone')}
           and c.status = 'connected' and d.removed_at is null and d.missing_since is null and d.opted_in
           and (d.state ->> 'online')::boolean and d.device_type <> all (${fixed}::text[])
       )
       select device_type as type, count(distinct member_id)::int as homes, count(*)::int as devices,
         coalesce(sum(watts) filter (where runs), 0)::float8 as watts,
         count(watts) filter (where runs)::int as measured,
         (count(*) filter (where runs and watts is null))::int as unmeasured
       from ready group by grouping sets ((device_type), ())`,
      values,
    ),
  );
  const devices = found
    .flatMap((row) =>
      row.type === null
        ? []
        : [{ type: deviceType(row.type), devices: row.devices, kilowatts: expectedKilowatts(row) }],
    )
    .toSorted((a, b) => b.devices - a.devices || a.type.localeCompare(b.type));
  return {
    homes: found.find(({ type }) => type === null)?.homes ?? 0,
    devices,
    kilowatts: devices.reduce((sum, { kilowatts }) => sum + kilowatts, 0),
  };
}

/** Running devices whose draw isn't reported count like the others of their kind. */
function expectedKilowatts({ watts, measured, unmeasured }: KindRow): number {
  return measured === 0 ? 0 : (watts + (unmeasured * watts) / measured) / 1000;
}
