import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './db/db.ts';
import { rows } from './db/sql.ts';
import { SealFault, type Secrets } from './secrets.ts';

/** A column whose texts are sealed, so that a rotation of SECRET_KEY can seal them again. */
export interface SealedColumn {
  readonly table: PgTable;
  /** Unique, and what the place is made from. */
  readonly id: PgColumn;
  readonly column: PgColumn;
  readonly purpose: string;
  /** The place of a row's seal; its id by default. */
  readonly place?: (id: string) => string;
}

export interface Resealed {
  readonly sealed: number;
  /** Ids of rows that no key opens. */
  readonly unreadable: readonly string[];
}

const BATCH = 2_000;

/**
 * Seals a column's texts with the newest key, a batch at a time, each saved as soon as it is done. Texts that are sealed
 * with it already stay as they are, so that it can be stopped and run again; one that changes meanwhile stays, too.
 */
export async function reseal(
  db: Db,
  secrets: Secrets,
  { table, id, column, purpose, place = (text) => text }: SealedColumn,
  signal: AbortSignal,
): Promise<Resealed> {
  let sealed = 0;
  const unreadable: string[] = [];
  for (let after: string | null = null; ;) {
    signal.throwIfAborted();
    const found: readonly { id: string; text: string }[] = await rows<{ id: string; text: string }>(
      db,
      sql`select ${id} as id, ${column} as text from ${table}
        where ${column} is not null ${after === null ? sql`` : sql`and ${id} > ${after}`}
        order by ${id} limit ${BATCH}`,
    );
    const changed = found.flatMap(({ id: row, text }) => {
      try {
        const again = secrets.reseal(purpose, place(row), text);
        return again === null ? [] : [{ row, text, again }];
      } catch (error) {
        if (!(error instanceof SealFault)) throw error;
        unreadable.push(row);
        return [];
      }
    });
    if (changed.length > 0)
      await db.execute(
        sql`update ${table} set ${sql.identifier(column.name)} = c.again
          from (select * from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as r ("row" text, "text" text, again text)) c
          where ${id}::text = c."row" and ${column} = c."text"`,
      );
    sealed += changed.length;
    after = found.at(-1)?.id ?? null;
    if (after === null || found.length < BATCH) return { sealed, unreadable };
  }
}
