import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../platform/config.ts';
import { openServer } from '../platform/db/open.ts';
import type { Db } from '../platform/db/db.ts';
import { CommandFault, type CommandUsage } from '../platform/operator/command.ts';
import { usageFault } from '../platform/operator/arguments.ts';
import { projectRoot } from '../platform/root.ts';
import { backUpEmbedded, backUpServer, sizeOf } from './backUp.ts';
import type { Manifest } from './manifest.ts';

export { hasEmbedded } from './backUp.ts';
export { restoreEmbedded, restoreServer, type Restore } from './restore.ts';

export const backupUsage: CommandUsage = {
  name: 'backup',
  usage: 'FOLDER',
  summary:
    'Writes the whole database to a new folder, with a manifest: counts, sums of the books, hashes, and the ' +
    'fingerprint of the key.',
};

export const restoreUsage: CommandUsage = {
  name: 'restore',
  usage: 'FOLDER [--replace] [--live]',
  summary:
    'Restores a backup into an empty database and compares it with the manifest. The copy sends nothing and does no ' +
    'jobs until go-live; --live makes it the real one at once, --replace removes what is there first.',
};

export const goLiveUsage: CommandUsage = {
  name: 'go-live',
  usage: '--reason TEXT',
  summary:
    'Makes a restored copy the real one: from now on it sends messages, calls partners and does its jobs.',
};

export const maskUsage: CommandUsage = {
  name: 'mask',
  usage: '',
  summary:
    'Takes personal data out of a restored copy, for tests and staging: names, addresses, numbers, tokens, notes and ' +
    'messages. It refuses the real one.',
};

export interface BackupOrder {
  /** Absolute. */
  readonly folder: string;
  readonly signal: AbortSignal;
  print(line: string): void;
}

/** Backs up the configured database. `embedded` is the open embedded one; null: a server. */
export async function backUp(
  { databaseUrl, databaseDirectUrl, dataDir }: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>,
  embedded: Db | null,
  { folder, signal, print }: BackupOrder,
): Promise<void> {
  const order = { folder, product: productVersion(), signal };
  if (databaseUrl === null) {
    if (embedded === null) throw new Error('The embedded database is not open.');
    return report(await backUpEmbedded(embedded, dataDir, order), folder, print);
  }
  // A pooler has no snapshots that several connections share.
  const url = databaseDirectUrl ?? databaseUrl;
  const database = openServer({ url, poolSize: 2, log: { warn: () => undefined } });
  try {
    report(await backUpServer(database, url, order), folder, print);
  } finally {
    await database.close();
  }
}

function report(manifest: Manifest, folder: string, print: BackupOrder['print']): void {
  const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
  const megabytes = Math.ceil(sizeOf(manifest) / 2 ** 20);
  print(
    `${folder}: ${Object.keys(manifest.tables).length} tables, ${rows} rows, ${megabytes} MB, as of ${manifest.takenAt}.`,
  );
  print(keySentence(manifest));
}

/** What the operator does with the key of a backup. */
export function keySentence({ key: { fingerprint, isKept } }: Manifest): string {
  if (isKept)
    return 'Its key is in the database and so in the backup: keep the backup as you would keep the key.';
  return fingerprint === null
    ? 'Nothing in it is sealed yet, so any SECRET_KEY will do.'
    : `Its SECRET_KEY isn’t in the backup: keep it apart. Its fingerprint is ${fingerprint.slice(0, 12)}….`;
}

export function describeRestored(manifest: Manifest): string {
  const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
  return `Restored as of ${manifest.takenAt}: ${rows} rows and all sums are as they were backed up.`;
}

function productVersion(): string {
  const { version } = JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

/** The folder that a command names. Throws a CommandFault with the usage. */
export function folderArgument(
  args: readonly string[],
  usage: CommandUsage,
  switches: readonly string[] = [],
): string {
  const unknown = args.find((arg) => arg.startsWith('--') && !switches.includes(arg));
  if (unknown !== undefined) throw usageFault(`We don’t know ${unknown}.`, usage);
  const [folder, ...more] = args.filter((arg) => !arg.startsWith('--'));
  if (folder === undefined || more.length > 0) throw usageFault('Name one folder.', usage);
  return folder;
}

export const noEmbedded = (dataDir: string): CommandFault =>
  new CommandFault(
    `There’s no database in ${dataDir}. Set DATA_DIR to its folder, or DATABASE_URL to a server.`,
  );
