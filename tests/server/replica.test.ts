import { toGlobalId } from 'graphql-relay';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Energy } from '../../codegen/rest/types.ts';
import { sampleGreenButton } from '../../src/domain/meter/sampleFiles.ts';
import { examine } from '../../src/server/app/doctor/doctor.ts';
import { ManualClock } from '../../src/server/platform/clock.ts';
import { migrate, readMigrations } from '../../src/server/platform/db/migrate.ts';
import { migrationsFolder } from '../../src/server/platform/db/migrationsFolder.ts';
import { openServer, type OpenDatabase } from '../../src/server/platform/db/open.ts';
import { rowId } from '../../src/server/platform/graphql/nodes.ts';
import { Metrics } from '../../src/server/platform/metrics/metrics.ts';
import { WatchedReplica } from '../../src/server/platform/replica/watchedReplica.ts';
import { projectRoot } from '../../src/server/platform/root.ts';
import { runBacktest } from '../../src/server/settlement/backtest/run.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { Neighbourhood, saving } from '../support/neighbourhood.ts';
import {
  findPostgres,
  freePort,
  REPLICATED,
  startPostgres,
  startStandby,
} from '../support/postgresServer.ts';
import type { PostgresServer } from '../support/postgresServer.ts';
import { testDb, type TestDatabase } from '../support/testDb.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

const canRun = process.env['EBBWATT_DEEP'] === '1' && process.env['TEST_DATABASE_URL'] !== undefined;
const programs = findPostgres();

/** Log lines of a replica. */
class Lines {
  readonly texts: string[] = [];
  readonly warn = (first: unknown, text = first): void => void this.texts.push(String(text));
  readonly info = this.warn;
}

/** What staff see of the member list: the addresses, and how old they are. */
async function list(staff: HttpClient): Promise<{ emails: string[]; readAt: string | null }> {
  const { data, errors } = await staff.graphql<{
    staff: { readAt: string | null; members: { edges: { node: { email: string } }[] } };
  }>('{ staff { readAt members(search: "@home.example") { edges { node { email } } } } }');
  expect(errors).toEqual([]);
  return {
    emails: data?.staff.members.edges.map(({ node }) => node.email) ?? [],
    readAt: data?.staff.readAt ?? null,
  };
}

const readsFrom = async (metrics: Metrics, from: 'replica' | 'primary'): Promise<number> => {
  const text = await metrics.registry.metrics();
  return Number(new RegExp(`ebbwatt_replica_reads_total\\{from="${from}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
};

const FILE_START = Date.parse('2026-06-01T07:00:00Z') / 1000;

const upload = (member: HttpClient, point: string) =>
  member.call('/api/meter_data', {
    headers: { 'content-type': 'multipart/form-data; boundary=cut' },
    body: [
      '--cut',
      'content-disposition: form-data; name="file"; filename="hours.xml"',
      'content-type: text/xml',
      '',
      sampleGreenButton({ point, start: FILE_START, count: 48, reading: () => '<value>1000</value>' }),
      '--cut--',
      '',
    ].join('\r\n'),
  });

const energyOf = async (member: HttpClient): Promise<Energy | null> =>
  (await member.call('/api/v2/energy?period=week')).json<{ energy: Energy | null }>().energy;

// Another database with other members plays the replica, so that each answer shows which of the two gave it.
describe('reads that may be seconds old', () => {
  const PLACES = { written: '0/100', replayed: 'FFFFFFFF/0' as string | null };
  const clock = new ManualClock('2026-06-15T20:00:00Z');
  const lines = new Lines();
  const metrics = new Metrics();
  let places = PLACES;
  let standIn: TestDatabase;
  let database: TestDatabase;
  let replica: WatchedReplica;
  let server: TestServer;
  let staff: HttpClient;
  beforeAll(async () => {
    standIn = await testDb();
    database = await testDb();
    replica = new WatchedReplica({
      primary: database.db,
      replica: standIn.db,
      log: lines,
      metrics,
      clock,
      readPlaces: async () => places,
    });
    server = await testServer({}, { database, replica });
    await server.addMember({ email: 'new@home.example' });
    const other = await testServer({}, { database: standIn });
    await other.addMember({ email: 'old@home.example' });
    await other.app.close();
    staff = await server.loggedIn(
      await server.addMember({ isAdmin: true, roles: ['internal_programs', 'internal_events'] }),
    );
  });
  afterAll(async () => {
    replica.close();
    await server.close();
    await standIn.close();
  });
  const untilListed = async (which: 'old' | 'new'): Promise<void> => {
    await expect
      .poll(async () => (await list(staff)).emails, { timeout: 20_000 })
      .toEqual([`${which}@home.example`]);
  };

  it('a list and its file are the replica’s, without a time while it is seconds old at most', async () => {
    await untilListed('old');
    expect(await list(staff)).toEqual({ emails: ['old@home.example'], readAt: null });
    const { body } = await staff.call('/api/internal/members?search=home.example&order=EMAIL&direction=ASC');
    expect(body).toContain('old@home.example');
    expect(body).not.toContain('new@home.example');
  });

  it('an operation that asks for more than lists is the primary’s', async () => {
    const { data } = await staff.graphql<{ staff: { members: { edges: { node: { email: string } }[] } } }>(
      '{ staff { secondFactorRequired members(search: "@home.example") { edges { node { email } } } } }',
    );
    expect(data?.staff.members.edges.map(({ node }) => node.email)).toEqual(['new@home.example']);
  });

  it('a list says how old it is once it is more than a few seconds', async () => {
    const asOf = clock.now();
    places = { written: '0/200', replayed: '0/100' };
    await expect
      .poll(
        async () => {
          clock.advance(1_000);
          return (await list(staff)).readAt;
        },
        { timeout: 30_000 },
      )
      .not.toBeNull();
    const { readAt } = await list(staff);
    expect(Date.parse(readAt ?? '') - asOf.getTime()).toBeLessThanOrEqual(3_000);
    places = PLACES;
  });

  it('a browser that has saved something reads the primary until the replica has it, others don’t', async () => {
    places = { written: '0/100', replayed: '0/100' };
    clock.advance(1_000);
    await expect
      .poll(() => replica.read('0/101', async ({ db }) => db === database.db), { timeout: 20_000 })
      .toBe(true);
    const colleague = staff.clone();
    await staff.call('/settings', { body: { first_name: 'Ada' } });
    expect(staff.cookies.get('ebbwatt_saved')).toMatch(/^[0-9A-F]+\/[0-9A-F]+$/);
    expect((await list(staff)).emails).toEqual(['new@home.example']);
    expect((await list(colleague)).emails).toEqual(['old@home.example']);
    places = PLACES;
    await untilListed('old');
  });

  it('a replica far behind, or one that isn’t a standby any more, is not read, and the log says so once', async () => {
    lines.texts.length = 0;
    places = { written: '0/300', replayed: null };
    await untilListed('new');
    await expect.poll(() => lines.texts).toHaveLength(1);
    places = PLACES;
    await untilListed('old');
    await expect.poll(() => lines.texts).toHaveLength(2);
    places = { written: '0/400', replayed: '0/200' };
    clock.advance(61_000);
    expect((await list(staff)).emails).toEqual(['new@home.example']);
    await expect.poll(() => lines.texts, { timeout: 20_000 }).toHaveLength(3);
    expect(lines.texts).toEqual([
      'The replica is not used: reads go to the primary.',
      'The replica is used again.',
      'The replica is not used: reads go to the primary.',
    ]);
    places = PLACES;
  });

  it('what fails on the replica is read from the primary, and no one sees an error', async () => {
    const gone = openServer({
      url: `postgres://nobody@127.0.0.1:${await freePort()}/none`,
      poolSize: 1,
      log: { warn: () => undefined },
    });
    const away = new WatchedReplica({
      primary: database.db,
      replica: gone.db,
      log: lines,
      metrics: new Metrics(),
      readPlaces: async () => PLACES,
    });
    const web = await testServer({}, { database, replica: away });
    const colleague = await web.loggedIn(
      await web.addMember({ isAdmin: true, roles: ['internal_programs', 'internal_events'] }),
    );
    expect((await list(colleague)).emails).toEqual(['new@home.example']);
    expect(await energyOf(colleague)).toBeNull();
    away.close();
    await web.app.close();
    await gone.close();
  });
});

const log = { warn: () => undefined };

describe.runIf(canRun && programs !== null)('a streaming replica', { timeout: 300_000 }, () => {
  let primary: PostgresServer;
  let standby: PostgresServer;
  let database: OpenDatabase;
  let readDatabase: OpenDatabase;
  const metrics = new Metrics();
  const watched: WatchedReplica[] = [];
  let web: TestServer;
  let otherWeb: TestServer;
  let staff: HttpClient;
  beforeAll(async () => {
    primary = await startPostgres(programs ?? '', { outlivesKill: true, settings: REPLICATED });
    database = openServer({ url: primary.url, poolSize: 10, log });
    await migrate(database, readMigrations(migrationsFolder(projectRoot())));
    standby = await startStandby(programs ?? '', primary, 'Read replica');
    readDatabase = openServer({ url: standby.url, poolSize: 5, log, connectMs: 2_000 });
    const start = async (): Promise<TestServer> => {
      const replica = new WatchedReplica({
        primary: database.db,
        replica: readDatabase.db,
        log: new Lines(),
        metrics,
      });
      watched.push(replica);
      return testServer({}, { database: { ...database, url: primary.url }, replica });
    };
    web = await start();
    otherWeb = await start();
    staff = await web.loggedIn(
      await web.addMember({ isAdmin: true, roles: ['internal_programs', 'internal_events'] }),
    );
    await web.addMember({ email: 'first@home.example' });
  }, 300_000);
  afterAll(async () => {
    for (const replica of watched) replica.close();
    await web.app.close();
    await otherWeb.app.close();
    await readDatabase.close();
    await database.close();
    await standby.stop();
    await primary.stop();
  });

  const untilReplicaAnswers = async (emails: readonly string[]): Promise<void> => {
    await expect
      .poll(
        async () => {
          const before = await readsFrom(metrics, 'replica');
          const { emails: found } = await list(staff);
          return (await readsFrom(metrics, 'replica')) > before ? found : null;
        },
        { timeout: 60_000 },
      )
      .toEqual(emails);
  };

  const onStandby = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: standby.url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  const pause = () => onStandby('select pg_wal_replay_pause()');
  const resume = () => onStandby('select pg_wal_replay_resume()');

  it('answers lists; while its replay is paused they stay as they were and say since when', async () => {
    await untilReplicaAnswers(['first@home.example']);
    await pause();
    await web.addMember({ email: 'second@home.example' });
    const saved = Date.now();
    expect((await list(staff)).emails).toEqual(['first@home.example']);
    await expect.poll(async () => (await list(staff)).readAt, { timeout: 60_000 }).not.toBeNull();
    const { emails, readAt } = await list(staff);
    expect(emails).toEqual(['first@home.example']);
    expect(Date.parse(readAt ?? '')).toBeLessThanOrEqual(saved);
    await resume();
    await untilReplicaAnswers(['first@home.example', 'second@home.example']);
    await expect.poll(async () => (await list(staff)).readAt, { timeout: 60_000 }).toBeNull();
  });

  it('a member’s upload is on the energy page at once in either process, while the replica lacks it', async () => {
    const memberId = await web.addMember();
    const member = await web.loggedIn(memberId);
    const elsewhere = await web.loggedIn(memberId);
    expect(await energyOf(member)).toBeNull();
    await pause();
    expect((await upload(member, '7')).statusCode).toBe(200);
    const inOther = await otherWeb.client();
    for (const [name, value] of member.cookies) inOther.cookies.set(name, value);
    for (const browser of [member, inOther])
      expect(await energyOf(browser)).toMatchObject({ import_wh: 48_000, read_dttm: null });
    // Another browser of theirs may see it a little later.
    expect(await energyOf(elsewhere)).toBeNull();
    await resume();
    await expect.poll(() => energyOf(elsewhere), { timeout: 60_000 }).toMatchObject({ import_wh: 48_000 });
  });

  it('its death leads reads to the primary without an error, and its return is used again', async () => {
    const member = await web.loggedIn(await web.addMember());
    await untilReplicaAnswers(['first@home.example', 'second@home.example']);
    await standby.kill();
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await list(staff)).emails).toEqual(['first@home.example', 'second@home.example']);
      expect(await energyOf(member)).toBeNull();
    }
    await web.addMember({ email: 'third@home.example' });
    expect((await list(staff)).emails).toContain('third@home.example');
    await standby.restart();
    await untilReplicaAnswers(['first@home.example', 'second@home.example', 'third@home.example']);
  });

  it('a backtest reads it, but nothing that lacks what was saved before the backtest', async () => {
    web.clock.set(new Date('2026-03-03T20:00:00Z'));
    const place = await Neighbourhood.on(database.db, web.clock);
    await place.deliver(await place.household(), {
      use: saving({}, 60),
      from: '2025-12-01',
      to: '2026-03-02',
      intervalMinutes: 60,
    });
    const begin = async (): Promise<string> => {
      const { data } = await staff.graphql<{ startBacktest: { backtest: { id: string } } }>(
        `mutation { startBacktest(input: {
          utilityId: "${toGlobalId('Utility', place.utilityId)}", from: "2026-02-02", to: "2026-02-28",
          startMinute: 1080, endMinute: 1140, weekdays: [1], every: 1, settlementIntervalMinutes: 60,
          settings: [{ baselineRule: TEN_OF_TEN, sameDayAdjustment: false, deadBandPercent: 5, carryFactor: 2, pointsPerKwh: 100 }],
          reason: "To see what it costs."
        }) { ... on BacktestSaved { backtest { id } } } }`,
      );
      return data?.startBacktest.backtest.id ?? '';
    };
    const homesOf = async (id: string): Promise<number | undefined> => {
      const { data } = await staff.graphql<{
        staff: { backtest: { settings: { figures: { homes: number } | null }[] } };
      }>(`{ staff { backtest(id: "${id}") { settings { figures { homes } } } } }`);
      return data?.staff.backtest.settings[0]?.figures?.homes;
    };
    await untilReplicaAnswers(['first@home.example', 'second@home.example', 'third@home.example']);
    const known = await begin();
    const [replica] = watched as [WatchedReplica, WatchedReplica];
    // The run is over before the next look at the replica, so that this one waits for it.
    const position = async (): Promise<string> => {
      const at = await replica.position();
      await expect.poll(() => replica.read(at, async ({ db }) => db === readDatabase.db)).toBe(true);
      return at;
    };
    const already = await readsFrom(metrics, 'replica');
    await runBacktest(web.core.deps, rowId(known, 'Backtest') ?? '', {
      replica: { position, read: (seen, work) => replica.read(seen, work), age: () => replica.age() },
    });
    expect(await readsFrom(metrics, 'replica')).toBeGreaterThan(already + 1);
    expect(await homesOf(known)).toBe(1);

    await pause();
    await place.deliver(await place.household(), {
      use: saving({}, 60),
      from: '2025-12-01',
      to: '2026-03-02',
      intervalMinutes: 60,
    });
    const later = await begin();
    const before = await readsFrom(metrics, 'replica');
    await web.worker.runUntilIdle();
    expect(await homesOf(later)).toBe(2);
    expect(await readsFrom(metrics, 'replica')).toBe(before);
    await resume();
  });

  it('the doctor says whether it follows, and that another server isn’t one', async () => {
    const about = async (readUrl: string) =>
      (
        await examine({
          root: projectRoot(),
          env: {
            EBBWATT_ENV: 'test',
            DEMO: 'off',
            DATABASE_URL: primary.url,
            DATABASE_READ_URL: readUrl,
          },
        })
      )
        .filter((finding) => finding.about === 'replica')
        .map(({ outcome, text }) => [outcome, text]);
    expect(await about(standby.url)).toEqual([['ok', 'The replica follows the primary.']]);
    expect(await about(primary.url)).toEqual([['fault', expect.stringContaining('no standby')]]);
    const nowhere = `postgres://nobody@127.0.0.1:${await freePort()}/none`;
    expect(await about(nowhere)).toEqual([['warn', expect.stringContaining('doesn’t answer')]]);
  });
});
