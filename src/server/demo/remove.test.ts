import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../tests/support/testServer.ts';
import { startFault } from '../app/startFault.ts';
import { product } from '../app/product.ts';
import { createMeter } from '../meter/service.ts';
import { rows } from '../platform/db/sql.ts';
import { runCommand } from '../platform/operator/command.ts';
import { projectRoot } from '../platform/root.ts';
import { programs } from '../programs/tables.ts';
import { restateForReadings } from '../settlement/service.ts';
import { utilityConnections } from '../utility/tables.ts';
import { demoCommand } from './command.ts';
import { demonstration } from './demonstration.ts';
import { readRecord } from './queries/world.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, 120_000);
afterAll(() => server.close());

async function remove(...args: string[]): Promise<{ code: number; printed: string }> {
  const lines: string[] = [];
  const note = (line: string): void => void lines.push(line);
  const code = await runCommand([demoCommand(server.core.brands.all)], {
    name: 'demo',
    args: ['remove', ...args],
    deps: server.core.deps,
    signal: new AbortController().signal,
    print: note,
    printError: note,
    openFile: () => {
      throw new Error('It takes no files.');
    },
    settle: async () => undefined,
  });
  return { code, printed: lines.join('\n') };
}

/** Rows of each table; the audit log is counted apart, because the removal itself is logged there. */
async function counts(): Promise<Record<string, number>> {
  const { db } = server.database;
  const tables = await rows<{ name: string }>(
    db,
    sql`select table_name as name
        from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'audit_log'
        order by 1`,
  );
  const found: Record<string, number> = {};
  for (const { name } of tables)
    found[name] =
      (await rows<{ n: number }>(db, sql`select count(*)::int as n from ${sql.identifier(name)}`))[0]?.n ?? 0;
  return found;
}

describe('npm run demo -- remove', { timeout: 180_000 }, () => {
  it('reports that there is no demonstration, and production starts there', async () => {
    expect(await remove()).toEqual({ code: 0, printed: 'This database has no demonstration.' });
    await product(projectRoot()).refuseInProduction?.(server.database.db);
  });

  it("removes the demonstration and nothing else; until then production doesn't start", async () => {
    const { deps, brands } = server.core;
    const own = await server.addMember({ email: 'real@example.org', password: 'correct horse battery' });
    const before = await counts();
    const meter = createMeter({
      ...deps,
      onReadingsChanged: async (tx, changes) =>
        void (await restateForReadings(tx, changes, deps.clock.now())),
    });
    await demonstration(
      { deps, brands: brands.all.filter(({ id }) => id === 'default'), meter },
      { environment: 'test', host: 'localhost', pagesPort: 3000 },
    );

    const refused = await product(projectRoot())
      .refuseInProduction?.(deps.db)
      .then(() => null, startFault);
    expect(refused).toMatch(
      /^This database holds the demonstration: \d+ accounts with a password everyone knows\. Run /,
    );
    expect(refused).toMatch(/ Run `npm run demo -- remove`, then start again\.$/);

    const [program] = await deps.db.select({ id: programs.id, utilityId: programs.utilityId }).from(programs);
    await deps.db.insert(utilityConnections).values({
      memberId: own,
      brand: 'default',
      utilityId: program?.utilityId ?? null,
      programId: program?.id ?? null,
      widgetState: 'MarketReady',
      widgetSubstate: 'ISOReady',
    });
    const kept = await remove();
    expect([kept.code, kept.printed]).toEqual([1, expect.stringContaining('  real@example.org (default)')]);
    expect((await readRecord(deps.db)).members.length).toBeGreaterThan(10);
    await deps.db.delete(utilityConnections).where(eq(utilityConnections.memberId, own));

    expect(await remove()).toEqual({
      code: 0,
      printed: expect.stringMatching(/^Removed: \d+ accounts, 3 utilities, 3 programs and \d+ events\.$/),
    });
    expect(await counts()).toEqual(before);
    const left = await rows(deps.db, sql`select brand, action, subject, reason from audit_log`);
    expect(left).toEqual([
      {
        brand: 'default',
        action: 'demonstration.remove',
        subject: 'brand:default',
        reason: 'From the command line',
      },
    ]);
    await product(projectRoot()).refuseInProduction?.(deps.db);
    await expect(deps.db.execute(sql`delete from audit_log`)).rejects.toThrow();
  });
});

describe('the demonstration on an address that other machines reach', () => {
  it.each([
    ['0.0.0.0', true],
    ['localhost', false],
  ])('HOST=%s: warns %s', async (host, warns) => {
    const { deps } = server.core;
    const lines = await demonstration(
      {
        deps,
        // The warning is about the address alone.
        brands: [],
        meter: createMeter({ ...deps, onReadingsChanged: async () => undefined }),
      },
      { environment: 'test', host, pagesPort: 3000 },
    );
    expect(lines.some((line) => line.includes(`WARNING: other machines reach this (HOST=${host})`))).toBe(
      warns,
    );
  });
});
