import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { Connection } from '../../platform/db/open.ts';
import { rows } from '../../platform/db/sql.ts';

export interface ServerFacts extends Record<string, unknown> {
  readonly version: number;
  readonly seconds: number;
  readonly most: number;
  readonly used: number;
  readonly reserved: number;
  readonly isEmpty: boolean;
}

/** What the database server says of itself. */
export async function readServerFacts(db: Db): Promise<ServerFacts> {
  const [facts] = await rows<ServerFacts>(
    db,
    sql`select current_setting('server_version_num')::int / 10000 as version,
        extract(epoch from clock_timestamp())::float8 as seconds,
        current_setting('max_connections')::int as most,
        current_setting('superuser_reserved_connections')::int as reserved,
        (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
        to_regclass('schema_migrations') is null as "isEmpty"`,
  );
  if (facts === undefined) throw new Error('The database server says nothing of itself.');
  return facts;
}

/** Whether a start has kept the fingerprint of its key. */
export async function hasFingerprint(db: Db): Promise<boolean> {
  const found = await rows(db, sql`select from server_secrets where name = 'fingerprint'`);
  return found.length > 0;
}

/** Tables of the list that are in one piece, with about how many rows they have. */
export async function readWholeTables(
  db: Db,
  tables: readonly string[],
): Promise<{ name: string; rows: number }[]> {
  return rows<{ name: string; rows: number }>(
    db,
    sql`select relname as name, reltuples::float8 as rows from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace
          and relname = any(${sql.param([...tables])}::text[])
        order by reltuples desc`,
  );
}

/** Parameters of a connection, by their names. */
export async function readParameters(
  db: Db,
  names: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const found = await rows<{ name: string; value: string }>(
    db,
    sql`select name, current_setting(name) as value from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as n (name)`,
  );
  return Object.fromEntries(found.map(({ name, value }) => [name, value]));
}

const SYSTEM = 'select system_identifier::text || current_database() as name from pg_control_system()';

/** Which server, and which database on it, a connection leads to. */
export async function readSystem(connection: Connection): Promise<string> {
  const [found] = await connection.query<{ name: string }>(SYSTEM);
  return found?.name ?? '';
}

export async function readPooledSystem(db: Db): Promise<string> {
  const [found] = await rows<{ name: string }>(db, sql.raw(SYSTEM));
  return found?.name ?? '';
}

export interface PartnerAddress extends Record<string, unknown> {
  readonly name: string;
  readonly url: string;
  /** The name of its partner secret. */
  readonly secret: string;
}

/** Partners that staff entered: utilities and grid sources. */
export function readPartnerAddresses(db: Db): Promise<PartnerAddress[]> {
  return rows<PartnerAddress>(
    db,
    sql`select 'utility:' || partner_client_id as name, partner_url as url, 'utility:' || partner_client_id as secret
        from utilities where partner_url is not null and partner_client_id is not null
        union
        select 'vtn:' || name, base_url, 'vtn:' || client_id
        from grid_sources where kind = 'OPENADR' and active and base_url is not null
        order by name`,
  );
}
