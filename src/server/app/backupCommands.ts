import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  backUp,
  backupUsage,
  describeRestored,
  folderArgument,
  hasEmbedded,
  keySentence,
  noEmbedded,
  restoreEmbedded,
  restoreServer,
  restoreUsage,
  type Restore,
} from '../backup/service.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { claimDataFolder } from '../platform/dataFolder.ts';
import { withRoomToStart } from '../platform/db/diskSpace.ts';
import { FolderInUse, lockFolder } from '../platform/db/folderLock.ts';
import { readMigrations } from '../platform/db/migrate.ts';
import { migrationsFolder } from '../platform/db/migrationsFolder.ts';
import { openServer, type OpenDatabase } from '../platform/db/open.ts';
import { openEmbedded, reserveOf } from '../platform/db/openEmbedded.ts';
import type { Logger } from '../platform/logger.ts';
import { operatorAddress } from '../platform/operator/address.ts';
import { callOperator, connectOperator } from '../platform/operator/call.ts';
import { CommandFault } from '../platform/operator/command.ts';
import type { Order } from './operate.ts';

/** Paths are relative to the operator's folder; npm itself runs in the project's. */
const toPath = (name: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), name);

/**
 * `npm run backup` and `npm run restore`. They bring no database forward, so that a backup can be made right before an
 * upgrade, and one can be restored that this release doesn't start on yet. Returns the exit code.
 */
export async function runBackupCommand(
  root: string,
  config: Config,
  log: Logger,
  order: Order,
): Promise<number> {
  try {
    return await (order.name === 'backup'
      ? runBackup(config, log, order)
      : runRestore(root, config, log, order));
  } catch (error) {
    if (order.signal.aborted) {
      order.printError(`${order.name} was stopped. Nothing is half done.`);
      return 130;
    }
    if (!(error instanceof CommandFault) && !(error instanceof FolderInUse)) throw error;
    order.printError(error.message);
    return 1;
  }
}

async function runBackup(config: Config, log: Logger, order: Order): Promise<number> {
  const folder = toPath(folderArgument(order.args, backupUsage));
  if (config.databaseUrl !== null) {
    await backUp(config, null, { ...order, folder });
    return 0;
  }
  const server = existsSync(config.dataDir) ? await connectOperator(operatorAddress(config.dataDir)) : null;
  if (server !== null)
    return callOperator(server, {
      ...order,
      args: [folder],
      openFile: () => {
        throw new CommandFault('A backup reads no files.');
      },
    });
  if (!hasEmbedded(config.dataDir)) throw noEmbedded(config.dataDir);
  await withFolder(config, async () => {
    const database = await openEmbedded(join(config.dataDir, 'db'), { log });
    try {
      await backUp(config, database.db, { ...order, folder });
    } finally {
      await database.close();
    }
  });
  return 0;
}

async function runRestore(root: string, config: Config, log: Logger, order: Order): Promise<number> {
  const { args, signal, print } = order;
  const restore: Restore = {
    folder: toPath(folderArgument(args, restoreUsage, ['--replace', '--live'])),
    replaces: args.includes('--replace'),
    isLive: args.includes('--live'),
    secretKeys: config.secretKeys,
    migrations: readMigrations(migrationsFolder(root)),
    now: systemClock.now(),
    signal,
  };
  const manifest =
    config.databaseUrl === null
      ? await withFolder(config, () => restoreEmbedded(restore, config.dataDir, log))
      : await withServer(config.databaseDirectUrl ?? config.databaseUrl, (database, url) =>
          restoreServer(restore, url, database),
        );
  print(describeRestored(manifest));
  print(keySentence(manifest));
  print(
    restore.isLive
      ? 'It is the real one: it sends messages and calls partners as soon as it is started.'
      : 'It is a copy: it sends nothing and does no jobs until npm run go-live.',
  );
  return 0;
}

async function withServer<T>(
  url: string,
  work: (database: OpenDatabase, url: string) => Promise<T>,
): Promise<T> {
  const database = openServer({ url, poolSize: 2, log: { warn: () => undefined } });
  try {
    return await work(database, url);
  } finally {
    await database.close();
  }
}

/** Does something while no other process can use the data folder. */
async function withFolder<T>({ dataDir }: Config, work: () => Promise<T>): Promise<T> {
  claimDataFolder(dataDir);
  const lock = withRoomToStart(reserveOf(join(dataDir, 'db')), () => lockFolder(dataDir));
  try {
    return await work();
  } finally {
    lock.release();
  }
}
