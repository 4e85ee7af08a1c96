import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { copyMarkText, removeCopyMark, writeCopyMark, type CopyMark } from '../platform/copy.ts';
import { isNoSpace } from '../platform/db/diskFull.ts';
import type { Migration } from '../platform/db/migrate.ts';
import { openEmbedded, reserveOf } from '../platform/db/openEmbedded.ts';
import type { OpenDatabase } from '../platform/db/open.ts';
import { syncFolder } from '../platform/db/syncFolder.ts';
import type { Logger } from '../platform/logger.ts';
import { CommandFault } from '../platform/operator/command.ts';
import { isKeyOf } from '../platform/secretStore.ts';
import { KEPT_KEY } from '../platform/settingParsers.ts';
import { DUMP, FILES, hasEmbedded } from './backUp.ts';
import { copyHashed, hashFile, listFolder, refuseChanged } from './folder.ts';
import { differences, readManifest, refuseLaterRelease, type Manifest } from './manifest.ts';
import { connectionOf, requireProgram, startProgram } from './postgresPrograms.ts';
import { PsqlSession } from './psqlSession.ts';
import { askBy, askOn, emptyDatabase, readContents, readPostgresVersion, readTables } from './queries.ts';

export interface Restore {
  /** The backup, absolute. */
  readonly folder: string;
  /** Makes it the real one at once, not a copy that sends nothing. */
  readonly isLive: boolean;
  /** Replaces a database that isn't empty. */
  readonly replaces: boolean;
  /** Of SECRET_KEY, hexadecimal; empty: none is set. */
  readonly secretKeys: readonly string[];
  readonly migrations: readonly Migration[];
  readonly now: Date;
  readonly signal: AbortSignal;
}

/** Reads a backup's manifest and refuses one that can't be restored here, before anything is written. */
function openBackup({ folder, secretKeys, migrations }: Restore, kind: Manifest['kind']): Manifest {
  const manifest = readManifest(folder);
  if (manifest.kind !== kind)
    throw new CommandFault(
      kind === 'server'
        ? `${folder} is a backup of an embedded database: restore it without DATABASE_URL, with DATA_DIR.`
        : `${folder} is a backup of a server’s database: set DATABASE_URL to an empty one.`,
    );
  refuseLaterRelease(manifest, migrations);
  refuseOtherKey(manifest, secretKeys);
  return manifest;
}

/** What a key that isn't the backup's can't open. */
const SEALED =
  'log-ins at utilities and device makers, codes of rewards, payout and tax details, second factors, the keys of ' +
  'pushes and webhooks, and messages that wait';

function refuseOtherKey({ key: { fingerprint, isKept } }: Manifest, secretKeys: readonly string[]): void {
  const namesKept = secretKeys.length === 0 || secretKeys.includes(KEPT_KEY);
  if (fingerprint === null || (isKept && namesKept)) return;
  if (secretKeys.some((key) => isKeyOf(key, fingerprint))) return;
  throw new CommandFault(
    `${secretKeys.length === 0 ? 'SECRET_KEY isn’t set' : 'SECRET_KEY isn’t the key of this backup'}. Set it to the ` +
      `key with the fingerprint ${fingerprint.slice(0, 12)}…, which is kept apart from the backups. Without it, the ` +
      `program doesn’t start, and these can’t be opened: ${SEALED}.`,
  );
}

const markOf = ({ takenAt }: Manifest, now: Date): CopyMark => ({ takenAt, madeAt: now.toISOString() });

function refuseDifferences(found: readonly string[]): void {
  if (found.length > 0)
    throw new CommandFault(
      `What was restored isn’t what was backed up, so nothing was kept:\n  ${found.slice(0, 10).join('\n  ')}`,
    );
}

/** Restores into the embedded database of a data folder, whose lock the caller holds. */
export async function restoreEmbedded(
  restore: Restore,
  dataDir: string,
  log: Pick<Logger, 'error' | 'info' | 'warn' | 'fatal'>,
): Promise<Manifest> {
  const { folder, replaces, isLive, now, signal } = restore;
  const manifest = openBackup(restore, 'embedded');
  const [target, draft, before] = ['', '.restoring', '.before-restore'].map((end) =>
    join(dataDir, `${FILES}${end}`),
  ) as [string, string, string];
  // A restore that was killed between its two last steps has moved the old one away.
  if (existsSync(before) && !existsSync(target)) renameSync(before, target);
  rmSync(before, { recursive: true, force: true });
  if (hasEmbedded(dataDir) && !replaces)
    throw new CommandFault(
      `There is a database in ${dataDir}. Restore into another DATA_DIR, or replace it with --replace.`,
    );
  try {
    await copyBack(folder, draft, manifest, signal);
    const database = await openEmbedded(draft, { log });
    try {
      refuseDifferences(differences(manifest, await readContents(askBy(database.db))));
      await (isLive ? removeCopyMark(database.db) : writeCopyMark(database.db, markOf(manifest, now)));
    } finally {
      await database.close();
      removeReserves(draft);
    }
    signal.throwIfAborted();
    await syncFolder(draft);
    if (existsSync(target)) renameSync(target, before);
    renameSync(draft, target);
    await syncFolder(target);
    rmSync(before, { recursive: true, force: true });
    return manifest;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    removeReserves(draft);
    throw isNoSpace(error)
      ? new CommandFault(
          `The disk of ${dataDir} is full. Nothing was restored; make room and run this again.`,
        )
      : error;
  }
}

function removeReserves(folder: string): void {
  for (const file of [reserveOf(folder), `${reserveOf(folder)}.start`]) rmSync(file, { force: true });
}

async function copyBack(
  folder: string,
  draft: string,
  { files }: Manifest,
  signal: AbortSignal,
): Promise<void> {
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const { folders } = existsSync(join(folder, FILES))
    ? await listFolder(join(folder, FILES))
    : { folders: [] };
  for (const path of folders) mkdirSync(join(draft, path), { recursive: true, mode: 0o700 });
  for (const file of files) {
    const from = join(folder, file.name);
    refuseChanged(
      file,
      isFile(from) ? await copyHashed(from, join(draft, file.name.slice(FILES.length + 1)), signal) : null,
    );
  }
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** Restores into a server's database in one transaction, which is kept only if everything is as it was backed up. */
export async function restoreServer(
  restore: Restore,
  url: string,
  database: OpenDatabase,
): Promise<Manifest> {
  const { folder, replaces, isLive, now, signal } = restore;
  const manifest = openBackup(restore, 'server');
  const [tables, version] = await database.withConnection(
    async (connection) =>
      [await readTables(askOn(connection)), await readPostgresVersion(askOn(connection))] as const,
  );
  if (tables.length > 0 && !replaces)
    throw new CommandFault(
      `The database in DATABASE_URL isn’t empty: it has ${tables.length} tables. Restore into an empty one ` +
        '(createdb), or replace what is there with --replace.',
    );
  if (version < manifest.postgres)
    throw new CommandFault(
      `The backup is of PostgreSQL ${manifest.postgres}, and this server of ${version}. Restore it on a server of ` +
        'the same version, or a newer one.',
    );
  for (const program of ['pg_restore', 'psql'] as const) requireProgram(program, manifest.postgres);
  for (const file of manifest.files) {
    const path = join(folder, file.name);
    refuseChanged(file, isFile(path) ? await hashFile(path, signal) : null);
  }
  const { address, env } = connectionOf(url);
  const session = new PsqlSession(address, env, signal);
  try {
    await session.run('begin');
    if (tables.length > 0) await session.run(emptyDatabase(tables));
    const args = ['-f', '-', '--no-owner', '--no-privileges', '--no-comments', join(folder, DUMP)];
    const reading = startProgram('pg_restore', args, env, signal);
    await session.take(reading.child.stdout);
    await reading.ended;
    refuseDifferences(differences(manifest, await readContents(session.ask)));
    await session.run(copyMarkText(isLive ? null : markOf(manifest, now)));
    signal.throwIfAborted();
    await session.run('commit');
  } finally {
    await session.close();
  }
  return manifest;
}
