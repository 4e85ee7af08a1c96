import { and, lte, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether the time of a row has come. Ordered and cut off, because for an `exists` PostgreSQL reads the whole table while
 * its statistics are of a moment when many rows were due.
 */
export const isAnyDue = (time: PgColumn, now: Date, also?: SQL): SQL =>
  sql`(select true from ${time.table} where ${and(lte(time, now), also)} order by ${time} limit 1) is not null`;
