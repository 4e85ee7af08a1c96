import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../platform/db/db.ts';
import type { OpenDatabase } from '../platform/db/open.ts';
import { transaction } from '../platform/db/transaction.ts';
import { copyHashed, fillFolder, hashFile, listFolder } from './folder.ts';
import { MANIFEST, toManifest, type Contents, type Manifest, type ManifestFile } from './manifest.ts';
import { connectionOf, requireProgram, startProgram } from './postgresPrograms.ts';
import {
  askBy,
  askOn,
  beginSnapshot,
  readContents,
  readDatabase,
  readPostgresVersion,
  readTime,
  type Ask,
} from './queries.ts';

export interface BackUp {
  /** A new folder, absolute. */
  readonly folder: string;
  /** Version of the program. */
  readonly product: string;
  readonly signal: AbortSignal;
}

export const DUMP = 'database.dump';
/** The folder of the embedded database's files in a backup. */
export const FILES = 'db';

/** `pg_dump` of a server's database and a manifest of the same snapshot. */
export async function backUpServer(
  database: OpenDatabase,
  url: string,
  { folder, product, signal }: BackUp,
): Promise<Manifest> {
  return database.withConnection(async (connection) => {
    const ask = askOn(connection);
    requireProgram('pg_dump', await readPostgresVersion(ask));
    const snapshot = await beginSnapshot(connection);
    const { address, env } = connectionOf(url);
    return write({ folder, product, kind: 'server' }, ask, async (draft) => {
      const file = join(draft, DUMP);
      // Extensions that a superuser added for other uses stay out.
      const args = ['-Fc', '-e', 'pg_trgm', `--snapshot=${snapshot}`, '-f', file, '-d', address];
      await startProgram('pg_dump', args, env, signal).ended;
      return [{ name: DUMP, ...(await hashFile(file, signal)) }];
    });
  });
}

/**
 * The files of the embedded database, copied while a transaction holds its only connection: nothing is written to them
 * meanwhile, and its log repeats what isn't in the tables yet.
 */
export async function backUpEmbedded(
  db: Db,
  dataDir: string,
  { folder, product, signal }: BackUp,
): Promise<Manifest> {
  return transaction(db, async (tx) =>
    write({ folder, product, kind: 'embedded' }, askBy(tx), async (draft) => {
      const from = join(dataDir, FILES);
      const { files, folders } = await listFolder(from);
      for (const path of folders) mkdirSync(join(draft, FILES, path), { recursive: true, mode: 0o700 });
      const copied: ManifestFile[] = [];
      for (const path of files.filter((name) => name !== 'postmaster.pid'))
        copied.push({
          name: `${FILES}/${path}`,
          ...(await copyHashed(join(from, path), join(draft, FILES, path), signal)),
        });
      return copied;
    }),
  );
}

async function write(
  { folder, product, kind }: Pick<BackUp, 'folder' | 'product'> & Pick<Manifest, 'kind'>,
  ask: Ask,
  save: (draft: string) => Promise<readonly ManifestFile[]>,
): Promise<Manifest> {
  return fillFolder(folder, async (draft) => {
    const takenAt = await readTime(ask);
    const contents: Contents = await readContents(ask);
    const files = await save(draft);
    const text = toManifest({
      product,
      kind,
      takenAt,
      ...(await readDatabase(ask)),
      ...contents,
      files,
    });
    writeFileSync(join(draft, MANIFEST), text, { mode: 0o600 });
    return JSON.parse(text) as Manifest;
  });
}

/** Bytes of a backup's files. */
export const sizeOf = (manifest: Manifest): number =>
  manifest.files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Whether there is an embedded database in a data folder. */
export const hasEmbedded = (dataDir: string): boolean =>
  existsSync(join(dataDir, FILES, 'PG_VERSION')) && statSync(join(dataDir, FILES)).isDirectory();
