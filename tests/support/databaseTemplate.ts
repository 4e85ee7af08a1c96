import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  callKeyedReads,
  distributeTable,
  requireCluster,
} from '../../src/server/platform/db/distribution/distributeTable.ts';
import { DISTRIBUTED_TABLES } from '../../src/server/platform/db/distribution/placements.ts';
import { migrate, readMigrations } from '../../src/server/platform/db/migrate.ts';
import { migrationsFolder } from '../../src/server/platform/db/migrationsFolder.ts';
import type { OpenDatabase } from '../../src/server/platform/db/open.ts';
import { PARTITIONED_TABLES } from '../../src/server/platform/db/partitions/partitionedTables.ts';
import { partitionTable } from '../../src/server/platform/db/partitions/partitionTable.ts';
import { createJobQueue } from '../../src/server/platform/jobs/queue.ts';
import { projectRoot } from '../../src/server/platform/root.ts';
import { clusterUrl } from './cluster.ts';
import { productJobs } from './productJobs.ts';

const root = projectRoot();
const migrations = readMigrations(migrationsFolder(root));
const jobs = productJobs();
/** On a PostgreSQL server, the tests run on the tables in parts. */
const inParts = process.env['EBBWATT_TEST_PARTITIONS'] === '1';
/** Changes with everything that the template is made of. */
export const templateVersion = createHash('sha256')
  .update(migrations.map(({ hash }) => hash).join())
  .update(JSON.stringify(jobs))
  .update(readFileSync(join(root, 'src/server/platform/jobs/queue.ts')))
  .update(readFileSync(join(root, 'tests/support/dumpEmbedded.ts')))
  .update(inParts ? 'in parts' : '')
  .update(clusterUrl() === undefined ? '' : JSON.stringify(DISTRIBUTED_TABLES))
  .digest('hex')
  .slice(0, 16);

/** Makes the tables, and the queues, which take longer than the tables because each has its own table. */
export async function prepareTemplate(database: OpenDatabase): Promise<void> {
  await migrate(database, migrations);
  await createJobQueue(database).prepare(jobs);
  if (inParts && database.kind === 'server')
    await database.withConnection(async (connection) => {
      for (const table of PARTITIONED_TABLES) await partitionTable(connection, table);
    });
  if (clusterUrl() !== undefined && database.kind === 'server')
    await database.withConnection(async (connection) => {
      await requireCluster(connection);
      for (const table of DISTRIBUTED_TABLES) await distributeTable(connection, table);
      await callKeyedReads(connection);
    });
}

/** The archive of an embedded database that has every table and nothing in them. */
export async function templateFile(): Promise<string> {
  const folder = join(root, 'node_modules', '.cache', 'ebbwatt-test-db');
  const file = join(folder, `${templateVersion}.tar`);
  if (!existsSync(file)) await writeTemplate(folder, file);
  return file;
}

async function writeTemplate(folder: string, file: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) if (old.endsWith('.tar')) rmSync(join(folder, old), { force: true });
  const { dumpEmbedded } = await import('./dumpEmbedded.ts');
  const dump = await dumpEmbedded(prepareTemplate);
  // Several test files may get here at once: each writes its own file, and the last rename wins.
  const own = `${file}.${randomUUID()}`;
  writeFileSync(own, dump);
  renameSync(own, file);
}
