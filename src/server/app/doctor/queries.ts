import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
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
