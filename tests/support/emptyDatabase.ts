import { DISTRIBUTED_TABLES } from '../../src/server/platform/db/distribution/placements.ts';
import type { Connection } from '../../src/server/platform/db/open.ts';
import { clusterUrl } from './cluster.ts';

/** Their rows are part of the template. */
const KEPT = ['public.schema_migrations', 'pgboss.version', 'pgboss.queue'];

/** Everything of `discard all` but the prepared statements, which the next file uses too. */
export const RESET_SESSION = `rollback; close all; reset all; unlisten *; select pg_advisory_unlock_all();
  discard plans; discard temp; discard sequences`;

/**
 * Empties every table that takes up space, so that the database is again like its template, whose fingerprint is
 * `shape`. False where that is not so, because a test has changed the schema.
 */
export async function emptyDatabase(connection: Connection, shape: string): Promise<boolean> {
  const filled = await connection.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.oid >= 16384 and c.relkind = 'r' and c.oid <> all ($1::regclass[])
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
        and (pg_relation_size(c.oid) > 0 or n.nspname = 'public' and c.relname = any ($2::text[]))`,
    // What a cluster's tables hold takes up space on its workers only.
    [KEPT, clusterUrl() === undefined ? [] : DISTRIBUTED_TABLES.map(({ name }) => name)],
  );
  if (filled.length > 0)
    await connection.run(`truncate ${filled.map(({ name }) => name).join()} restart identity cascade`);
  return (await fingerprint(connection)) === shape;
}

/**
 * Fingerprint of a schema: every created object has a new number, and every changed one the number of the transaction
 * that changed it. Emptying a table changes its row of pg_class alone.
 */
export async function fingerprint(connection: Connection): Promise<string> {
  const kinds = ['proc', 'trigger', 'constraint', 'attrdef'].map(
    (kind) =>
      `(select concat_ws(' ', count(*), max(oid::bigint), max(xmin::text::bigint)) from pg_${kind} where oid >= 16384) as ${kind}`,
  );
  return JSON.stringify(
    await connection.query(
      `select ${kinds.join()},
        (select concat_ws(' ', count(*), max(oid::bigint)) from pg_class where oid >= 16384) as class,
        (select concat_ws(' ', count(*), max(xmin::text::bigint)) from pg_attribute where attrelid >= 16384) as columns,
        (select count(*)::int from schema_migrations) as migrations`,
    ),
  );
}
