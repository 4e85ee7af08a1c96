import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { toEventType, type Algorithm } from '../../src/domain/events/algorithms.ts';
import { programRules } from '../../src/domain/programs/rules.ts';
import { createAntiForgery } from '../../src/server/platform/http/antiForgery.ts';
import type { Secrets } from '../../src/server/platform/secrets.ts';

export const BENCH_BRAND = 'default';
const PROGRAM = '00000000-0000-7000-8000-0000000000c1';
const UTILITY = '00000000-0000-7000-8000-0000000000c2';
const ZONE = 'America/Los_Angeles';

/** The id of the n-th home's member, counted from 1, and the same in SQL. */
const memberId = (n: number): string => `00000000-0000-7000-9100-${n.toString(16).padStart(12, '0')}`;
const MEMBER_SQL = "('00000000-0000-7000-9100-' || lpad(to_hex(n), 12, '0'))::uuid";

/** Homes in one program, each with `devicesEach` devices of one partner. Inserted by SQL, because the inserting isn't measured. */
export async function makeHomes(
  client: pg.Client,
  { homes, devicesEach }: { readonly homes: number; readonly devicesEach: number },
): Promise<void> {
  const rules = programRules({ zone: ZONE, country: 'US' });
  await client.query(
    `insert into utilities (id, brand, acronym, name, short_name, country, time_zone, connection, created_at)
    values ($1, $2, 'BENCH', 'Bench', 'Bench', 'US', $3, 'OAUTH', now())`,
    [UTILITY, BENCH_BRAND, ZONE],
  );
  await client.query(
    'insert into programs (id, brand, utility_id, name, rules, created_at) values ($1, $2, $3, $4, $5, now())',
    [PROGRAM, BENCH_BRAND, UTILITY, 'Bench', rules],
  );
  await client.query(
    `insert into members (id, brand, email, email_key, first_name, time_zone, country, created_at)
     select ${MEMBER_SQL}, $1, 'bench' || n || '@home.example', 'bench' || n || '@home.example', 'Bench', $2, 'US', now() from generate_series(1, $3::int) n`,
    [BENCH_BRAND, ZONE, homes],
  );
  await client.query(
    `insert into utility_connections (member_id, brand, utility_id, program_id, widget_state, ever_reached_auth_done, enrolled_at)
     select ${MEMBER_SQL}, $1, $2, $3, 'MarketEnrolled', true, now() - interval '1 year' from generate_series(1, $4::int) n`,
    [BENCH_BRAND, UTILITY, PROGRAM, homes],
  );
  await client.query(
    `insert into device_connections (member_id, id, brand, connection_config_id, status, external_account, connected_at)
     select ${MEMBER_SQL}, ${MEMBER_SQL}, $1, 'slate', 'connected', 'bench-' || n, now() - interval '1 month' from generate_series(1, $2::int) n`,
    [BENCH_BRAND, homes],
  );
  const state = { online: true, on: true, mode: 'cool', temperature: 245, setpoint: 240, watts: 1_800 };
  await client.query(
    `insert into devices (member_id, id, brand, connection_id, external_id, device_config_id, device_type, display_name, state, state_at, added_at)
     select ${MEMBER_SQL}, gen_random_uuid(), $1, ${MEMBER_SQL}, 'd' || n || '-' || d, 'slate', 'thermostat', 'Thermostat ' || d, $2, now() - interval '1 hour', now() - interval '1 month'
     from generate_series(1, $3::int) n cross join generate_series(1, $4::int) d`,
    [BENCH_BRAND, state, homes, devicesEach],
  );
}

interface BenchEvent {
  readonly id: string;
  readonly algorithm: Algorithm;
  readonly start: Date;
  readonly end: Date;
  readonly status: 'SCHEDULED' | 'ACTIVE' | 'CLOSED';
}

/** An event that every home joined. */
export async function makeEvent(
  client: pg.Client,
  { id, algorithm, start, end, status }: BenchEvent,
): Promise<void> {
  await client.query(
    `insert into events (id, brand, program_id, type, algorithm, start_at, end_at, status, due_at, rules, created_at)
     select $1, brand, id, $2, $3, $4, $5, $6, $7, rules, now() from programs where id = $8`,
    [
      id,
      toEventType(algorithm),
      algorithm,
      start,
      end,
      status,
      status === 'SCHEDULED' ? start : status === 'ACTIVE' ? end : null,
      PROGRAM,
    ],
  );
  await client.query(
    `insert into participations (member_id, event_id, brand, start_at, opt, joined_at)
     select member_id, $1, brand, $2::timestamptz, 'in', $2::timestamptz - interval '1 hour' from utility_connections where program_id = $3`,
    [id, start, PROGRAM],
  );
}

/** A logged-in member. */
export interface Visitor {
  readonly cookie: string;
}

/** Sessions of the first homes, or of the members that `idOf` numbers, with the cookies that their browsers would have. */
export async function logEverybodyIn(
  client: pg.Client,
  secrets: Secrets,
  count: number,
  idOf: (n: number) => string = memberId,
): Promise<Visitor[]> {
  const antiForgery = createAntiForgery(secrets);
  const sessions = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    token: randomUUID(),
    member: idOf(index + 1),
  }));
  await client.query(
    `insert into sessions (token_hash, id, brand, member_id, created_at, last_seen_at, expires_at, agent)
     select s.hash, s.id, $4, s.member, now(), now(), now() + interval '1 day', 'bench' from unnest($1::text[], $2::uuid[], $3::uuid[]) s (hash, id, member)`,
    [
      sessions.map(({ token }) => createHash('sha256').update(token).digest('base64url')),
      sessions.map(({ id }) => id),
      sessions.map(({ member }) => member),
      BENCH_BRAND,
    ],
  );
  return sessions.map(({ id, token }) => ({
    cookie: `ebbwatt_session=${token}; ebbwatt_csrf=${antiForgery.issue(id, BENCH_BRAND)}`,
  }));
}
