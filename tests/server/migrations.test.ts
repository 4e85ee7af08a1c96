import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isMigrated, migrate, readMigrations, type Migration } from '../../src/server/platform/db/migrate.ts';
import { migrationsFolder } from '../../src/server/platform/db/migrationsFolder.ts';
import { openServer, type OpenDatabase } from '../../src/server/platform/db/open.ts';
import { rows } from '../../src/server/platform/db/sql.ts';
import { projectRoot } from '../../src/server/platform/root.ts';
import { testDb, type TestDatabase } from '../support/testDb.ts';

const shipped = readMigrations(migrationsFolder(projectRoot()));
const extra = (name: string, text: string): Migration => ({ name, sql: text, hash: `hash of ${text}` });

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
});
afterAll(() => database.close());
afterEach(async () => {
  await database.db.execute(sql`delete from schema_migrations where position >= ${shipped.length}`);
  await database.db.execute(sql`drop table if exists extra_one, extra_two`);
});

const tables = async (): Promise<string[]> =>
  (await rows<{ name: string }>(database.db, sql`select table_name as name from information_schema.tables where table_name like 'extra_%' order by 1`)).map(({ name }) => name);

describe('migrations', () => {
  it('bring a database forward, once', async () => {
    const more = [...shipped, extra('extra-1', 'create table extra_one (id int)'), extra('extra-2', 'create table extra_two (id int)')];
    expect(await isMigrated(database.db, more)).toBe(false);
    expect((await migrate(database, more)).applied).toEqual(['extra-1', 'extra-2']);
    expect((await migrate(database, more)).applied).toEqual([]);
    expect(await tables()).toEqual(['extra_one', 'extra_two']);
    expect(await isMigrated(database.db, more)).toBe(true);
  });

  it('are there as a whole or not at all', async () => {
    const broken = [...shipped, extra('extra-1', 'create table extra_one (id int); create table extra_two (id nonsense)')];
    await expect(migrate(database, broken)).rejects.toThrow('The migration extra-1 failed; the database is as it was before it.');
    expect(await tables()).toEqual([]);
    await migrate(database, [...shipped, extra('extra-1', 'create table extra_one (id int)')]);
    expect(await tables()).toEqual(['extra_one']);
  });

  it('stop at a database that is newer than the program, or of another making', async () => {
    const newer = [...shipped, extra('extra-1', 'create table extra_one (id int)')];
    await migrate(database, newer);
    await expect(migrate(database, shipped)).rejects.toThrow('The database is newer than this program: it has the migration extra-1');
    await expect(migrate(database, [...shipped, extra('extra-1', 'create table other (id int)')])).rejects.toThrow('extra-1 was applied where this program has extra-1 with other contents');
    expect(await isMigrated(database.db, shipped)).toBe(false);
  });

  it.runIf(process.env['TEST_DATABASE_URL'] !== undefined)('of many starts at the same time are done by one, and the others wait', async () => {
    const more = [...shipped, extra('extra-1', 'create table extra_one (id int); select pg_sleep(0.3)')];
    const starts: OpenDatabase[] = Array.from({ length: 6 }, () => openServer({ url: database.url ?? '', poolSize: 2, log: { warn: () => undefined } }));
    const applied = (await Promise.all(starts.map((start) => migrate(start, more)))).flatMap((result) => result.applied);
    await Promise.all(starts.map((start) => start.close()));
    expect(applied).toEqual(['extra-1']);
  });
});
