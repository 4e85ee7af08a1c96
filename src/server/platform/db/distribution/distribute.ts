import type { Connection } from '../open.ts';
import { callKeyedReads, distributeTable, isDistributed, requireCluster } from './distributeTable.ts';
import { DISTRIBUTED_TABLES } from './placements.ts';
import { quoted } from '../partitions/shape.ts';

/**
 * Moves the rows of every large table to the workers. Stopped and called again, it goes on with the table where it was. Throws
 * DistributionFault.
 * @param onTable is called after each table; `isNew` is false where it was on the workers already.
 */
export async function distribute(
  connection: Connection,
  onTable: (table: string, isNew: boolean) => void = () => undefined,
): Promise<void> {
  await requireCluster(connection);
  for (const table of DISTRIBUTED_TABLES) onTable(table.name, await distributeTable(connection, table));
  await callKeyedReads(connection);
}

/**
 * Distributes the large tables of a new database. Returns those of a database in use that aren't distributed yet: they hold
 * rows, whose move takes a command. Throws DistributionFault.
 */
export async function distributeEmpty(connection: Connection): Promise<readonly string[]> {
  await requireCluster(connection);
  const whole: string[] = [];
  for (const { name } of DISTRIBUTED_TABLES) if (!(await isDistributed(connection, name))) whole.push(name);
  if (whole.length === 0) return [];
  const [found] = await connection.query<{ isUsed: boolean }>(
    `select ${whole.map((name) => `exists (select from ${quoted(name)})`).join(' or ')} as "isUsed"`,
  );
  if (found?.isUsed === true) return whole;
  await distribute(connection);
  return [];
}
