import { PGlite } from '@electric-sql/pglite';
import { migrate, type Migration } from '../../src/server/platform/db/migrate.ts';
import { overPglite } from '../../src/server/platform/db/openEmbedded.ts';

/** The files of a new embedded database with these migrations, as a tar archive. */
export async function dumpEmbedded(migrations: readonly Migration[]): Promise<Uint8Array> {
  const client = new PGlite();
  await migrate(overPglite(client), migrations);
  // The copy need not repeat what the log holds.
  await client.exec('checkpoint');
  const dump = await client.dumpDataDir('none');
  await client.close();
  return new Uint8Array(await dump.arrayBuffer());
}
