import type { Connection } from '../open.ts';
import { isPartitioned } from '../partitions/partitionTable.ts';
import { quoted, readShape } from '../partitions/shape.ts';
import { KEYED_READS, type DistributedTable } from './placements.ts';

/** Why tables can't be distributed, as a sentence. */
export class DistributionFault extends Error {
  override readonly name = 'DistributionFault';
}

/** Whether the database has Citus, on whatever node. */
export async function isCluster(connection: Connection): Promise<boolean> {
  return (await connection.query("select from pg_extension where extname = 'citus'")).length > 0;
}

/** Throws DistributionFault where the connection isn't a coordinator's with at least one worker. */
export async function requireCluster(connection: Connection): Promise<void> {
  if (!(await isCluster(connection)))
    throw new DistributionFault(
      'The database has no extension citus. Create it in a database of the same name on the coordinator and each worker.',
    );
  const [found] = await connection.query<{ isCoordinator: boolean; workers: number }>(
    `select citus_is_coordinator() as "isCoordinator",
       (select count(*)::int from pg_dist_node where isactive and shouldhaveshards) as workers`,
  );
  if (found?.isCoordinator !== true)
    throw new DistributionFault('The database in DATABASE_URL isn’t the coordinator’s.');
  if (found.workers === 0)
    throw new DistributionFault('The coordinator knows no worker. Add each with citus_add_node.');
}

/** Whether the table's rows are on the workers. */
export async function isDistributed(connection: Connection, table: string): Promise<boolean> {
  const found = await connection.query('select from pg_dist_partition where logicalrelid = to_regclass($1)', [
    quoted(table),
  ]);
  return found.length > 0;
}

/**
 * Moves a table's rows to the workers, by its key; writers of the table wait meanwhile. Its triggers come along, or what takes
 * their place: each works with rows of one key. Its foreign keys are dropped: a worker doesn't have the tables that stay with
 * the coordinator. Returns false if it was distributed already. `connection` has no statement timeout, and is at a coordinator.
 */
export async function distributeTable(
  connection: Connection,
  { name: table, key, triggers = {} }: DistributedTable,
): Promise<boolean> {
  if (await isDistributed(connection, table)) return false;
  if (await isPartitioned(connection, table))
    throw new DistributionFault(`${table} is in parts on this server, which workers don’t take over.`);
  const shape = await readShape(connection, table);
  if (shape === null) throw new DistributionFault(`There’s no table ${table} with a primary key.`);
  if (shape.dependents.length > 0)
    throw new DistributionFault(
      `${table} can’t be distributed while something else refers to it: ${shape.dependents.join(', ')}.`,
    );
  await connection.run('begin');
  try {
    await connection.run('set local citus.enable_unsafe_triggers = on');
    // Rows that move were written long ago: nothing may happen by them again.
    for (const { name } of shape.triggers)
      await connection.run(`drop trigger ${quoted(name)} on ${quoted(table)}`);
    for (const { name } of shape.foreignKeys)
      await connection.run(`alter table ${quoted(table)} drop constraint ${quoted(name)}`);
    await connection.query('select create_distributed_table($1, $2)', [quoted(table), key]);
    for (const { name, definition } of shape.triggers) await connection.run(triggers[name] ?? definition);
    await connection.run('commit');
  } catch (error) {
    await connection.run('rollback').catch(() => undefined);
    throw error;
  }
  await connection.query('select truncate_local_data_after_distributing_table($1)', [quoted(table)]);
  return true;
}

/**
 * Gives functions that read one key of a distributed table a form that a cluster can run: a call that asks a shard, where one
 * server puts their text into the statement. Returns their names.
 */
export async function callKeyedReads(connection: Connection): Promise<readonly string[]> {
  const found = await connection.query<{ name: string; call: string; result: string; text: string }>(
    `select p.proname as name, p.prosrc as text, pg_get_function_result(p.oid) as result,
       format('%I(%s)', p.proname, pg_get_function_arguments(p.oid)) as call
     from pg_proc p join pg_language l on l.oid = p.prolang
     where p.pronamespace = 'public'::regnamespace and l.lanname = 'sql' and p.proname = any ($1) order by 1`,
    [Object.keys(KEYED_READS)],
  );
  for (const { call, result, text } of found)
    await connection.run(
      `create or replace function ${call} returns ${result} language plpgsql stable parallel unsafe as $keyed$
       #variable_conflict use_column
       begin return query ${text}; end $keyed$`,
    );
  return found.map(({ name }) => name);
}
