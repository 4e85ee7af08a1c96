import type pg from 'pg';
import { packShort } from '../../src/domain/meter/packedBytes.ts';
import { packRuns } from '../../src/domain/meter/packedRuns.ts';
import { programRules } from '../../src/domain/programs/rules.ts';

export const METERED_PROGRAM = '00000000-0000-7000-8000-0000000000a1';
export const METERED_UTILITY = '00000000-0000-7000-8000-0000000000a2';

/** The id of the n-th member, counted from 1. */
export const meteredMember = (n: number): string =>
  `00000000-0000-7000-9000-${n.toString(16).padStart(12, '0')}`;

/** Dates of UTC. */
export interface Days {
  readonly firstDay: string;
  readonly lastDay: string;
}

interface MeteredMembers extends Days {
  readonly brand: string;
  readonly members: number;
}

/** Members of one program with a meter in intervals of 15 minutes. Inserted by SQL, because that isn't measured. */
export async function makeMembers(
  client: pg.Client,
  { brand, members, firstDay, lastDay }: MeteredMembers,
): Promise<void> {
  const rules = programRules({ zone: 'America/Los_Angeles', country: 'US' });
  await client.query(
    `insert into utilities (id, brand, acronym, name, short_name, country, time_zone, connection, created_at)
    values ($1, $2, 'BENCH', 'Bench', 'Bench', 'US', 'America/Los_Angeles', 'OAUTH', now())`,
    [METERED_UTILITY, brand],
  );
  await client.query(
    'insert into programs (id, brand, utility_id, name, rules, created_at) values ($1, $2, $3, $4, $5, now())',
    [METERED_PROGRAM, brand, METERED_UTILITY, 'Bench', rules],
  );
  await client.query(
    `insert into members (id, brand, email, email_key, time_zone, country, created_at)
     select ('00000000-0000-7000-9000-' || lpad(to_hex(n), 12, '0'))::uuid, $1, 'm' || n, 'm' || n, 'America/Los_Angeles', 'US', now() from generate_series(1, $2::int) n`,
    [brand, members],
  );
  await client.query(
    `insert into utility_connections (member_id, brand, utility_id, program_id, widget_state, ever_reached_auth_done, enrolled_at)
     select id, brand, $2, $3, 'MarketEnrolled', true, now() - interval '1 year' from members where brand = $1`,
    [brand, METERED_UTILITY, METERED_PROGRAM],
  );
  await client.query(
    `insert into service_points (id, brand, member_id, number_hash, number_last4, time_zone, verified, created_at)
     select id, brand, id, id::text, '0000', time_zone, true, now() from members where brand = $1`,
    [brand],
  );
  // Seven kinds of days, so that no two neighbors are the same, in steps of 1 Wh, as meters count.
  for (let kind = 0; kind < 7; kind += 1) {
    const values = Uint32Array.from(
      { length: 96 },
      (_, slot) => (150 + ((slot * 7_919 + kind * 104_729) % 350)) * 1_000,
    );
    const runs = packRuns([
      { from: 0, count: 96, quality: 'actual', source: 'utility', issuedAt: '2026-06-18T00:00:00Z' },
    ]);
    await client.query(
      `insert into reading_days (service_point_id, channel, utc_day, interval_seconds, start_second, readings, runs, covered_seconds, version)
       select s.id, 'import', d::date, 900, 0, $2, $3, 86400, 1
       from service_points s cross join generate_series($4::date, $5::date, interval '1 day') d
       where s.brand = $1 and extract(doy from d)::int % 7 = $6::int`,
      [brand, packShort(values), JSON.stringify(runs), firstDay, lastDay, kind],
    );
  }
  await client.query('vacuum analyze');
}

/** Reads the packed rows of some meters by bare SQL, as settlement does, and returns their bytes. */
export async function readPackedRows(
  client: pg.Client,
  servicePoints: readonly string[],
  { firstDay, lastDay }: Days,
): Promise<number> {
  const found = await client.query<{ readings: Buffer }>({
    name: 'floor-read',
    text: `select service_point_id, utc_day, start_second, interval_seconds, readings, runs from reading_days
           where service_point_id = any($1::uuid[]) and channel = 'import' and utc_day between $2 and $3`,
    values: [servicePoints, firstDay, lastDay],
  });
  return found.rows.reduce((bytes, { readings }) => bytes + readings.length, 0);
}
