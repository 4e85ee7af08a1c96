import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The part of a raw statement's result that both drivers return alike. */
export interface DriverResult<Row> {
  rows: Row[];
}

interface DriverResultHKT extends PgQueryResultHKT {
  type: DriverResult<this['row']>;
}

/**
 * The program's only database type. PGlite, a PostgreSQL pool and an open transaction on either are all a `Db`, so a
 * store works with any of them.
 */
export type Db = PgDatabase<DriverResultHKT, Record<string, never>>;
