import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What a driver answers to a raw statement, as far as both drivers agree. */
export interface DriverResult<Row> {
  rows: Row[];
}

interface DriverResultHKT extends PgQueryResultHKT {
  type: DriverResult<this['row']>;
}

/**
 * The one database type of the program. PGlite, a PostgreSQL pool and an open transaction on either are all a `Db`,
 * so a store takes a `Db` and need not know which it got.
 */
export type Db = PgDatabase<DriverResultHKT, Record<string, never>>;
