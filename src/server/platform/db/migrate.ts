import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from './db.ts';
import type { Connection, OpenDatabase } from './open.ts';
import { callKeyedReads, isCluster } from './distribution/distributeTable.ts';
import { abandonCopies } from './partitions/partitionTable.ts';
import { prepareAlone } from './prepareAlone.ts';
import { rows } from './sql.ts';

/** One migration, generated or written by hand. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly hash: string;
}

export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly tag: string }[];
}

/** Reads the migrations of a folder in the order of its journal. */
export function readMigrations(folder: string): Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as Journal;
  return [...journal.entries]
    .sort((a, b) => a.idx - b.idx)
    .map(({ tag }) => {
      const sql = readFileSync(join(folder, `${tag}.sql`), 'utf8');
      return { name: tag, sql, hash: createHash('sha256').update(sql).digest('hex') };
    });
}

/** The outcome of a migration run, by the migrations' names. */
export interface Migrated {
  readonly applied: readonly string[];
  /** Added by a newer release. */
  readonly unknown: readonly string[];
}

/**
 * Migrates the database to this release. Safe for simultaneous starts. Each migration is one transaction.
 * A newer release may have added migrations that this one doesn't know (`unknown`). They only add, so this release still
 * runs. Throws MigrationError if the database's migrations differ from the code's.
 */
export async function migrate(database: OpenDatabase, migrations: readonly Migration[]): Promise<Migrated> {
  return prepareAlone(database, () =>
    database.withConnection((connection) => applyAll(connection, migrations)),
  );
}

async function applyAll(connection: Connection, migrations: readonly Migration[]): Promise<Migrated> {
  const [table] = await connection.query<{ isThere: boolean }>(
    `select to_regclass('schema_migrations') is not null as "isThere"`,
  );
  // A full disk takes no statement that could write, and has nothing to migrate.
  if (table?.isThere !== true)
    await connection.run(
      `create table if not exists schema_migrations (
       position integer primary key,
       name text not null unique,
       hash text not null,
       applied_at timestamptz not null default now()
     )`,
    );
  const done = await connection.query<{ name: string; hash: string }>(
    'select name, hash from schema_migrations order by position',
  );
  done.forEach((past, position) => {
    const known = migrations[position];
    if (known === undefined) return;
    if (known.name !== past.name || known.hash !== past.hash) {
      throw new MigrationError(
        `The database was made by other migrations than this program's: ${past.name} was applied where ` +
          `this program has ${known.name}${known.name === past.name ? ' with other contents' : ''}.`,
      );
    }
  });
  if (done.length > 0 && done.length < migrations.length) await abandonCopies(connection);
  const applied: string[] = [];
  const onCluster = await isCluster(connection);
  // Those of distributed tables need nothing but the rows of their own shard.
  if (onCluster) await connection.run('set citus.enable_unsafe_triggers = on');
  for (const [position, { name, sql, hash }] of migrations.entries()) {
    if (position < done.length) continue;
    try {
      await connection.run('begin');
      await connection.run(sql);
      await connection.query('insert into schema_migrations (position, name, hash) values ($1, $2, $3)', [
        position,
        name,
        hash,
      ]);
      await connection.run('commit');
    } catch (error) {
      await connection.run('rollback').catch(() => undefined);
      throw new MigrationError(`The migration ${name} failed; the database is as it was before it.`, {
        cause: error,
      });
    }
    applied.push(name);
  }
  if (onCluster) await callKeyedReads(connection);
  return { applied, unknown: done.slice(migrations.length).map(({ name }) => name) };
}

/**
 * Migrations of this program that the database lacks. A newer release's migrations don't count, so older processes
 * keep running during a rolling upgrade.
 */
export async function missingMigrations(
  db: Db,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  const applied = new Map(
    (await rows<{ name: string; hash: string }>(db, sql`select name, hash from schema_migrations`)).map(
      ({ name, hash }) => [name, hash],
    ),
  );
  return migrations.filter(({ name, hash }) => applied.get(name) !== hash).map(({ name }) => name);
}
