import { MemoryFS, PGlite } from '@electric-sql/pglite';
import type { OpenDatabase } from '../../src/server/platform/db/open.ts';
import { EXTENSIONS, overPglite } from '../../src/server/platform/db/openEmbedded.ts';

/** Keeps its files when the database has shut down: copies of a running one would repeat its log, and sync every file. */
class KeptFiles extends MemoryFS {
  archive: Blob | null = null;

  override async closeFs(): Promise<void> {
    this.archive = await this.dumpTar('pgdata', 'none');
    await super.closeFs();
  }
}

/** The files of a new embedded database after `prepare`, shut down, as a tar archive. */
export async function dumpEmbedded(prepare: (database: OpenDatabase) => Promise<void>): Promise<Uint8Array> {
  const files = new KeptFiles();
  const client = new PGlite({ fs: files, extensions: EXTENSIONS });
  await prepare(overPglite(client));
  await client.close();
  if (files.archive === null) throw new Error('The embedded database left no files behind.');
  return new Uint8Array(await files.archive.arrayBuffer());
}
