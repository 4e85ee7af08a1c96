import { setTimeout as wait } from 'node:timers/promises';
import { systemClock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import { readCopyMark } from '../../platform/copy.ts';
import { missingMigrations, readMigrations } from '../../platform/db/migrate.ts';
import { migrationsFolder } from '../../platform/db/migrationsFolder.ts';
import { openServer, type OpenDatabase } from '../../platform/db/open.ts';
import type { Db } from '../../platform/db/db.ts';
import { PARTITIONED_TABLES } from '../../platform/db/partitions/partitionedTables.ts';
import { minutesWithoutWorker } from '../../platform/jobs/workerBeat.ts';
import { readPlaces } from '../../platform/replica/queries.ts';
import { positionNumber } from '../../platform/replica/replica.ts';
import { loadSecrets, SecretKeyFault } from '../../platform/secretStore.ts';
import { startFault } from '../startFault.ts';
import { fault, ok, skipped, warn, type Finding } from './finding.ts';
import {
  hasFingerprint,
  readParameters,
  readPartnerAddresses,
  readPooledSystem,
  readServerFacts,
  readSystem,
  readWholeTables,
  type PartnerAddress,
  type ServerFacts,
} from './queries.ts';

/** The oldest PostgreSQL that the migrations are written for. */
const OLDEST_SERVER = 14;
const MOST_CLOCK_SECONDS = 2;
const SILENT_MINUTES = 5;
/** What 100,000 homes have in their largest table after some hundred days. */
const MANY_ROWS = 10_000_000;

/** What was found of the database, and the partners that it names. */
interface DatabaseFindings {
  readonly findings: readonly Finding[];
  readonly partners: readonly PartnerAddress[];
}

const nothingOf = (findings: readonly Finding[]): DatabaseFindings => ({ findings, partners: [] });

/** The database server: connection, version, clock, connections, migrations, key and worker. It writes nothing. */
export async function checkDatabase(root: string, config: Config): Promise<DatabaseFindings> {
  const { databaseUrl, databaseDirectUrl: directUrl, databaseReadUrl: readUrl } = config;
  if (databaseUrl === null)
    return nothingOf([
      skipped(
        'database',
        'The embedded database is checked by each start, and by /readyz while the program runs.',
      ),
    ]);
  const database = openServer({
    url: databaseUrl,
    directUrl,
    poolSize: 1,
    log: { warn: () => undefined },
    connectMs: 5_000,
  });
  try {
    const began = systemClock.now().getTime();
    const facts = await readServerFacts(database.db);
    const found = [
      facts.version < OLDEST_SERVER
        ? fault(
            'database',
            `PostgreSQL ${facts.version} is too old.`,
            `Upgrade it to ${OLDEST_SERVER} or newer.`,
          )
        : ok('database', `PostgreSQL ${facts.version} answers.`),
      checkClock(facts.seconds - (began + systemClock.now().getTime()) / 2_000),
      checkConnections(facts, config.databasePool),
      ...(directUrl === null ? [] : await checkPooler(database)),
      ...(readUrl === null ? [] : [await checkReplica(readUrl, database.db)]),
    ];
    if (facts.isEmpty)
      return nothingOf([
        ...found,
        ok('migrations', 'The database is empty. The first start makes the tables.'),
      ]);
    const findings = [
      ...found,
      await checkMigrations(root, database.db),
      await checkKey(database.db, config),
      checkSizes(
        await readWholeTables(
          database.db,
          PARTITIONED_TABLES.map(({ name }) => name),
        ),
      ),
      ...(await checkCopy(database.db)),
      await checkWorker(database.db),
    ];
    return { findings, partners: await readPartnerAddresses(database.db) };
  } catch (error) {
    return nothingOf([
      fault(
        'database',
        startFault(error) ?? `The database doesn’t answer: ${error instanceof Error ? error.message : ''}`,
        'Check DATABASE_URL, and whether the database server runs.',
      ),
    ]);
  } finally {
    await database.close();
  }
}

export function checkClock(difference: number): Finding {
  const seconds = Math.round(difference * 10) / 10;
  return Math.abs(seconds) > MOST_CLOCK_SECONDS
    ? fault(
        'clock',
        `This machine’s clock and the database’s differ by ${Math.abs(seconds)} seconds.`,
        'Let both machines follow a time server (timedatectl set-ntp true): events start and end by these clocks.',
      )
    : ok('clock', 'This machine’s clock and the database’s agree.');
}

export function checkConnections(
  { most, reserved, used }: Pick<ServerFacts, 'most' | 'reserved' | 'used'>,
  pool: number,
): Finding {
  const free = most - reserved - used;
  const text = `${used} of ${most - reserved} connections are in use; a process opens up to ${pool}.`;
  return free < pool
    ? warn(
        'connections',
        text,
        'Raise max_connections of PostgreSQL, or lower DATABASE_POOL, before starting one more process.',
      )
    : ok('connections', text);
}

/** Whether tables have grown so large that they should be in parts. */
export function checkSizes(whole: readonly { readonly name: string; readonly rows: number }[]): Finding {
  const large = whole.filter(({ rows }) => rows >= MANY_ROWS);
  return large.length === 0
    ? ok('tables', 'No table is large enough to need partitions.')
    : warn(
        'tables',
        `In one piece: ${large.map(({ name, rows }) => `${name} with about ${Math.round(rows / 1_000_000)} million rows`).join(', ')}.`,
        'Run npm run partition at a quiet hour; the program can go on meanwhile.',
      );
}

/** What pooled connections must have, because a pooler refuses it from a client. */
const POOLED = { TimeZone: 'UTC', jit: 'off', statement_timeout: '1min' } as const;

async function checkPooler(database: OpenDatabase): Promise<readonly Finding[]> {
  const found = await readParameters(database.db, Object.keys(POOLED));
  const wrong = Object.entries(POOLED).filter(([name, value]) => found[name] !== value);
  const behind = await database.withConnection((connection) => readSystem(connection));
  if (behind !== (await readPooledSystem(database.db)))
    return [
      fault(
        'pooler',
        'DATABASE_DIRECT_URL is another database than the one behind the pooler in DATABASE_URL.',
        'Let both lead to the same server and the same database.',
      ),
    ];
  return wrong.length === 0
    ? [ok('pooler', 'Its connections have the parameters that the program needs.')]
    : wrong.map(([name, value]) =>
        fault(
          'pooler',
          `Its connections have ${name} = ${found[name] ?? 'nothing'}, not ${value}.`,
          'Set it by connect_query, as in pgbouncer.ini of the operators’ folder.',
        ),
      );
}

/** How long a replica may take to show what the primary has written. */
const CATCH_UP_MS = 5_000;

/** Whether the program could read the replica. */
async function checkReplica(url: string, primary: Db): Promise<Finding> {
  const replica = openServer({ url, poolSize: 1, log: { warn: () => undefined } });
  try {
    const { written } = await readPlaces(primary, replica.db);
    const until = performance.now() + CATCH_UP_MS;
    for (;;) {
      const { replayed } = await readPlaces(primary, replica.db);
      if (replayed === null)
        return fault(
          'replica',
          'DATABASE_READ_URL is no standby of the server in DATABASE_URL, so it is not read.',
          'Let it lead to a streaming standby of this server, and to the same database.',
        );
      if ((positionNumber(replayed) ?? 0n) >= (positionNumber(written) ?? 0n))
        return ok('replica', 'The replica follows the primary.');
      if (performance.now() > until)
        return warn(
          'replica',
          `The replica hasn’t caught up within ${CATCH_UP_MS / 1_000} seconds.`,
          'Look at pg_stat_replication on the primary, and at the processor and the disk of the replica.',
        );
      await wait(100);
    }
  } catch (error) {
    return warn(
      'replica',
      `The replica doesn’t answer: ${error instanceof Error ? error.message : ''}`,
      'Check DATABASE_READ_URL, and whether the replica runs. Until then the primary answers everything.',
    );
  } finally {
    await replica.close();
  }
}

async function checkMigrations(root: string, db: Db): Promise<Finding> {
  const missing = await missingMigrations(db, readMigrations(migrationsFolder(root)));
  return missing.length === 0
    ? ok('migrations', 'All migrations of this release are applied.')
    : warn(
        'migrations',
        `Not applied yet: ${missing.join(', ')}.`,
        'Start one process of this release: it applies them.',
      );
}

async function checkKey(db: Db, config: Config): Promise<Finding> {
  if (!(await hasFingerprint(db)))
    return ok('key', 'Nothing is sealed yet. The first start keeps the key’s fingerprint.');
  try {
    await loadSecrets(db, config.secretKeys, systemClock.now());
  } catch (error) {
    if (!(error instanceof SecretKeyFault)) throw error;
    return fault('key', error.message, 'Set SECRET_KEY to the key that was kept apart from the backups.');
  }
  return config.secretKeys.length > 1
    ? warn('key', 'SECRET_KEY names several keys.', 'Run npm run reseal, then leave only the new key.')
    : ok('key', 'The key opens what is sealed in the database.');
}

async function checkCopy(db: Db): Promise<readonly Finding[]> {
  const mark = await readCopyMark(db);
  return mark === null
    ? []
    : [
        warn(
          'copy',
          `This is a copy from ${mark.takenAt}: it sends nothing and does no jobs.`,
          'If it is to be the real one, stop the original and run npm run go-live.',
        ),
      ];
}

async function checkWorker(db: Db): Promise<Finding> {
  const minutes = await minutesWithoutWorker(db);
  return minutes > SILENT_MINUTES
    ? warn(
        'worker',
        `No worker has been at work for ${Math.round(minutes)} minutes.`,
        'Start a process with ROLE=worker: without one no event starts and no message goes out.',
      )
    : ok('worker', 'A worker is at work.');
}
