import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  migrate,
  missingMigrations,
  readMigrations,
  type Migration,
} from '../../src/server/platform/db/migrate.ts';
import { migrationsFolder } from '../../src/server/platform/db/migrationsFolder.ts';
import { startFault } from '../../src/server/app/startFault.ts';
import { openServer, type OpenDatabase } from '../../src/server/platform/db/open.ts';
import { rows } from '../../src/server/platform/db/sql.ts';
import { projectRoot } from '../../src/server/platform/root.ts';
import { Neighbourhood } from '../support/neighbourhood.ts';
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
  (
    await rows<{ name: string }>(
      database.db,
      sql`select table_name as name from information_schema.tables where table_name like 'extra_%' order by 1`,
    )
  ).map(({ name }) => name);

describe('migrations', () => {
  it('bring a database forward, once', async () => {
    const more = [
      ...shipped,
      extra('extra-1', 'create table extra_one (id int)'),
      extra('extra-2', 'create table extra_two (id int)'),
    ];
    expect(await missingMigrations(database.db, more)).toEqual(['extra-1', 'extra-2']);
    expect((await migrate(database, more)).applied).toEqual(['extra-1', 'extra-2']);
    expect((await migrate(database, more)).applied).toEqual([]);
    expect(await tables()).toEqual(['extra_one', 'extra_two']);
    expect(await missingMigrations(database.db, more)).toEqual([]);
  });

  it('apply as a whole or not at all', async () => {
    const broken = [
      ...shipped,
      extra('extra-1', 'create table extra_one (id int); create table extra_two (id nonsense)'),
    ];
    await expect(migrate(database, broken)).rejects.toThrow(
      'The migration extra-1 failed; the database is as it was before it.',
    );
    expect(await tables()).toEqual([]);
    await migrate(database, [...shipped, extra('extra-1', 'create table extra_one (id int)')]);
    expect(await tables()).toEqual(['extra_one']);
  });

  it('leave an older program ready, and let it start, on the database of a newer one', async () => {
    const newer = [...shipped, extra('extra-1', 'create table extra_one (id int)')];
    await migrate(database, newer);
    expect(await missingMigrations(database.db, shipped)).toEqual([]);
    expect(await migrate(database, shipped)).toEqual({ applied: [], unknown: ['extra-1'] });
  });

  it('refuse a database whose applied migrations differ', async () => {
    await migrate(database, [...shipped, extra('extra-1', 'create table extra_one (id int)')]);
    await expect(
      migrate(database, [...shipped, extra('extra-1', 'create table other (id int)')]),
    ).rejects.toThrow('extra-1 was applied where this program has extra-1 with other contents');
  });

  it('only add, so that the release before runs on them; a removal says which release stopped reading it', () => {
    // The first five made the tables of the first release.
    const taking = /\bdrop\s+(?:table|column)\b|\brename\b|\bset\s+not\s+null\b|\bset\s+data\s+type\b/i;
    const breaking = shipped
      .slice(5)
      .filter(({ sql: text }) => taking.test(text) && !/^-- contract: \S/m.test(text));
    expect(breaking.map(({ name }) => name)).toEqual([]);
  });

  it.runIf(process.env['TEST_DATABASE_URL'] !== undefined)(
    'of many starts at the same time are done by one, and the others wait',
    async () => {
      const more = [...shipped, extra('extra-1', 'create table extra_one (id int); select pg_sleep(0.3)')];
      const starts: OpenDatabase[] = Array.from({ length: 6 }, () =>
        openServer({ url: database.url ?? '', poolSize: 2, log: { warn: () => undefined } }),
      );
      const applied = (await Promise.all(starts.map((start) => migrate(start, more)))).flatMap(
        (result) => result.applied,
      );
      await Promise.all(starts.map((start) => start.close()));
      expect(applied).toEqual(['extra-1']);
    },
  );
});

describe.runIf(process.env['TEST_DATABASE_URL'] !== undefined)(
  'a role that may not create extensions',
  () => {
    const name = `plain_${Date.now().toString(36)}`;
    const own = `create extension if not exists pg_trgm`;
    const admin = () => database.db;
    let opened: OpenDatabase;
    beforeAll(async () => {
      await admin().execute(sql.raw(`drop extension if exists pg_trgm cascade`));
      await admin().execute(sql.raw(`create role ${name} login password 'plain'`));
      await admin().execute(sql.raw(`grant all on schema public to ${name}`));
      await admin().execute(sql.raw(`grant all on all tables in schema public to ${name}`));
      const url = new URL(database.url ?? '');
      Object.assign(url, { username: name, password: 'plain' });
      opened = openServer({ url: url.href, poolSize: 1, log: { warn: () => undefined } });
    });
    afterAll(async () => {
      await opened.close();
      await admin().execute(sql.raw(`drop owned by ${name}; drop role ${name}`));
    });

    it('is told what to do, and goes on when a superuser has done it', async () => {
      const needed = [...shipped, extra('extra-extension', own)];
      const refused = await migrate(opened, needed).catch((error: unknown) => error);
      expect(startFault(refused)).toBe(
        'The migration extra-extension failed; the database is as it was before it. permission denied to create ' +
          'extension "pg_trgm". Let the role own the database, or a superuser run "create extension pg_trgm" in it, and start again.',
      );
      await admin().execute(sql.raw(own));
      expect((await migrate(opened, needed)).applied).toEqual(['extra-extension']);
    });
  },
);

it('programs from before carry-over carry nothing over until staff say so, and neither do their open events', async () => {
  const place = await Neighbourhood.on(database.db, '2026-03-01T20:00:00Z');
  const later = await place.program({ carryFactor: 1 });
  const event = await place.event('2026-03-03', 18, 19);
  await database.db.execute(
    sql`update programs set rules = rules - 'carryFactor' where id = ${place.programId}`,
  );
  await database.db.execute(sql`update events set rules = rules - 'carryFactor' where id = ${event.id}`);
  const carryOver = shipped.find(({ name }) => name === '0042_carry_over');
  for (const statement of carryOver?.sql.split('--> statement-breakpoint').slice(1) ?? [])
    await database.db.execute(sql.raw(statement));
  const factors = await rows<{ id: string; factor: number }>(
    database.db,
    sql`select id, (rules -> 'carryFactor')::int as factor from programs where id in (${place.programId}, ${later})
        union select id, (rules -> 'carryFactor')::int from events where id = ${event.id}`,
  );
  expect(Object.fromEntries(factors.map(({ id, factor }) => [id, factor]))).toEqual({
    [place.programId]: 0,
    [later]: 1,
    [event.id]: 0,
  });
});
