import { PGlite } from '@electric-sql/pglite';
import type { OpenDatabase } from '../../src/server/platform/db/open.ts';
import { overPglite } from '../../src/server/platform/db/openEmbedded.ts';

/** The files of a new embedded database after `prepare`, as a tar archive. */
export async function dumpEmbedded(prepare: (database: OpenDatabase) => Promise<void>): Promise<Uint8Array> {
  const client = new PGlite();
  await prepare(overPglite(client));
  // The copy need not repeat what the log holds.
  await client.exec('checkpoint');
  const dump = await client.dumpDataDir('none');
  await client.close();
  return new Uint8Array(await dump.arrayBuffer());
}
