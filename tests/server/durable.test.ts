import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realDisk, type Disk } from '../../src/server/platform/db/durableFolder.ts';
import type { OpenDatabase } from '../../src/server/platform/db/open.ts';
import { openEmbedded } from '../../src/server/platform/db/openEmbedded.ts';
import { rows } from '../../src/server/platform/db/sql.ts';
import { losableWrite, transaction } from '../../src/server/platform/db/transaction.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { systemSettings } from '../../src/server/platform/tables.ts';
import { migratedFolder } from '../support/migratedFolder.ts';

let folder: string;
let database: OpenDatabase;
/** What reached the disk since the last call, in order. */
const log: string[] = [];
const watched: Disk = {
  write: (file, bytes, offset, length, position, path) => {
    if (path.includes('/pg_wal/')) log.push('write');
    return realDisk.write(file, bytes, offset, length, position, path);
  },
  sync: (file, path) => {
    realDisk.sync(file, path);
    if (path.includes('/pg_wal/')) log.push('sync');
  },
};
const seen = (): string[] => log.splice(0);
const setting = (key: string) => ({ key, value: {}, updatedAt: new Date() });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ebbwatt-durable-'));
  await migratedFolder(join(folder, 'db'));
  database = await openEmbedded(join(folder, 'db'), { log: createLog('silent'), disk: watched });
}, 240_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the embedded database in a folder', () => {
  it('has fsync on', async () => {
    expect(await rows(database.db, sql`show fsync`)).toEqual([{ fsync: 'on' }]);
  });

  it('acknowledges no write before its log was synced', async () => {
    seen();
    for (let index = 0; index < 50; index += 1) {
      await database.db.insert(systemSettings).values(setting(`single-${index}`));
      const reached = seen();
      expect(reached.filter((each) => each === 'sync')).toHaveLength(1);
      expect(reached.at(-1)).toBe('sync');
    }
    await transaction(database.db, async (tx) => {
      for (let index = 0; index < 5; index += 1)
        await tx.insert(systemSettings).values(setting(`together-${index}`));
      expect(seen()).not.toContain('sync');
    });
    expect(seen().at(-1)).toBe('sync');
  });

  it('syncs nothing for reading', async () => {
    seen();
    await rows(database.db, sql`select count(*) from system_settings`);
    expect(seen()).toEqual([]);
  });

  it('does not wait for the disk where losing a write is harmless, and saves it with the next commit', async () => {
    seen();
    await losableWrite(database.db, (tx) => tx.insert(systemSettings).values(setting('losable')));
    expect(seen()).toEqual([]);
    await database.db.insert(systemSettings).values(setting('kept'));
    expect(seen().at(-1)).toBe('sync');
  });

  it('waits for the disk again after a write that did not', async () => {
    await losableWrite(database.db, (tx) => tx.insert(systemSettings).values(setting('losable again')));
    expect(await rows(database.db, sql`show synchronous_commit`)).toEqual([{ synchronous_commit: 'on' }]);
  });
});
