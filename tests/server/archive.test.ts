import { sql } from 'drizzle-orm';
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workOnDeletion } from '../../src/server/account/deletion/endAccount.ts';
import { copyReadings } from '../../src/server/account/queries/copyReadings.ts';
import { insertDeletion } from '../../src/server/account/store/deletions.ts';
import { Archive, attachArchive, type ArchiveKind } from '../../src/server/archive/service.ts';
import { readHome } from '../../src/server/members/queries/home.ts';
import { readingsArchive, readMeters } from '../../src/server/meter/service.ts';
import { rows } from '../../src/server/platform/db/sql.ts';
import { ARCHIVES, archiveTools, lost, type ArchivePlace, type Breakable } from '../support/archives.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { localInstant, Neighbourhood, type Household, type Use } from '../support/neighbourhood.ts';
import { operatorsCommands } from '../support/operatorsCommands.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

/** Watt-hours that differ from hour to hour and from day to day. */
const use: Use = (date, second) => 200 + ((Number(date.slice(-2)) * 37 + (second / 3600) * 53) % 400);
const given: Use = (_date, second) => (second >= 10 * 3600 && second < 15 * 3600 ? 150 : 0);
const EVENT_DAY = '2024-08-06';
/** What the utility says later about the evening of the event. */
const corrected: Use = (date, second) => (second === 18 * 3600 ? 90 : use(date, second));

describe.each(ARCHIVES)('an archive %s', (_where, open) => {
  let outside: ArchivePlace;
  let store: Breakable;
  let tools: ReturnType<typeof archiveTools>;
  let server: TestServer;
  let place: Neighbourhood;
  let staff: HttpClient;
  let home: Household;
  let twin: Household;
  let before: Awaited<ReturnType<typeof look>>;
  let daysBefore: number;

  const db = () => server.database.db;
  const count: typeof tools.count = (table) => tools.count(table);
  const files = () => tools.files();
  const command = (...args: string[]) => tools.command(...args);
  /** The job of one brand, with its own way of keeping. */
  const work = (kind: ArchiveKind = readingsArchive) => tools.work(kind);
  /** The meters of which a file of the store has rows. */
  const metersInFiles = () => tools.valuesInFiles('service_point_id');
  const meterOf = async ({ memberId }: Household): Promise<string> =>
    (await rows<{ id: string }>(db(), sql`select id from service_points where member_id = ${memberId}`))[0]
      ?.id ?? '';
  const endAccount = async ({ memberId }: Household): Promise<void> => {
    const { clock, core } = server;
    const { deps } = core;
    const [id, now] = [deps.newId(), clock.now()];
    await insertDeletion(db(), { id, memberId, brand: 'default', askedAt: now, dueAt: now });
    const job = { clock, db: db(), log: deps.log };
    await workOnDeletion(deps, id, job);
    clock.advance(60_000);
    await workOnDeletion(deps, id, job);
  };
  const deliver = (to: Household, from: string, until: string, used = use): Promise<void> =>
    place.deliver(to, { use: used, given, from, to: until, intervalMinutes: 60 });

  const energy = async (query: string) =>
    (await server.loggedIn(home.memberId)).call(`/api/v2/energy${query}`);
  const backtest = async (): Promise<unknown> => {
    const begun = await staff.graphql<{ startBacktest: { backtest: { id: string } } }>(
      `mutation { startBacktest(input: {
        utilityId: "${toGlobalId('Utility', place.utilityId)}", from: "2024-05-06", to: "2024-06-14",
        startMinute: 1080, endMinute: 1140, weekdays: [1, 4], every: 1, settlementIntervalMinutes: 60,
        settings: [{ baselineRule: TEN_OF_TEN, sameDayAdjustment: false, deadBandPercent: 5, carryFactor: 2, pointsPerKwh: 100 }],
        reason: "To see what it costs."
      }) { ... on BacktestSaved { backtest { id } } } }`,
    );
    await server.worker.runUntilIdle();
    const found = await staff.graphql(
      `{ staff { backtest(id: "${begun.data?.startBacktest.backtest.id ?? ''}") { state settings { figures { homes evenings settled biasPercent phantomPercent } } } } }`,
    );
    return found.data;
  };
  const copied = async (): Promise<unknown[]> => {
    const all: unknown[] = [];
    for await (const page of copyReadings(db(), 'current', home.memberId)) all.push(...page);
    return all;
  };
  const around = async () => {
    const memberIds = [home.memberId, twin.memberId];
    const found = await readMeters(db(), { memberIds, channel: 'import', firstDay: 19_700, lastDay: 20_400 });
    return memberIds.map((id) =>
      found
        .get(id)
        ?.flatMap(({ days }) => days.days.map((day) => day && { ...day, values: [...day.values] })),
    );
  };
  /** All that is read of old evenings. */
  const look = async () => ({
    month: (await energy('?period=month&date=2024-03-10')).json<unknown>(),
    year: (await energy('?period=year&date=2025-01-01')).json<unknown>(),
    latest: (await energy('?period=week')).json<unknown>(),
    csv: (await energy('/readings?period=month&date=2024-02-01&format=csv')).body,
    copied: await copied(),
    meters: await place.meter.meters(db(), home),
    forStaff: (await readHome(db(), { ...home, now: server.clock.now() })).meters,
    around: await around(),
    backtest: await backtest(),
  });
  const receiptOf = async ({ memberId }: Household): Promise<unknown> => {
    const [latest] = await rows<{ version: number; intervals: unknown }>(
      db(),
      sql`select version, receipt -> 'intervals' as intervals from receipts
          where member_id = ${memberId} order by version desc limit 1`,
    );
    return latest;
  };

  beforeAll(async () => {
    outside = await open();
    store = outside.store;
    server = await testServer({}, { archive: store, daily: ['default'] });
    tools = archiveTools(server, store);
    server.clock.set(localInstant('2024-08-05', 12));
    place = await Neighbourhood.on(db(), server.clock, { restatementDays: 900 });
    [home, twin] = [await place.household(), await place.household()];
    for (const each of [home, twin]) await deliver(each, '2023-12-01', '2024-08-04');
    const event = await place.event(EVENT_DAY, 18, 19);
    for (const each of [home, twin]) await place.join(each, event);
    await place.goTo(EVENT_DAY, 20);
    server.clock.set(localInstant('2024-08-08', 12));
    for (const each of [home, twin]) await deliver(each, '2024-08-05', '2024-08-07');
    await place.settle();
    server.clock.set('2026-06-15T20:00:00Z');
    for (const each of [home, twin]) await deliver(each, '2024-08-08', '2026-06-14');
    staff = await server.loggedIn(await server.addMember({ isAdmin: true, roles: ['internal_programs'] }));
    // The twin’s evening is corrected while it is in the database, the home’s when it has moved.
    await deliver(twin, EVENT_DAY, EVENT_DAY, corrected);
    await place.settle();
    const { log } = server.core.deps;
    attachArchive(db(), new Archive(null, log));
    daysBefore = await count('reading_days');
    before = await look();
    attachArchive(db(), new Archive(store, log));
  });
  afterAll(async () => {
    await server.close();
    await outside.close();
  });

  it('loses nothing when a run breaks off, and a later one removes what it left', async () => {
    store.afterPut = lost;
    await expect(work()).rejects.toThrow('The connection is lost.');
    store.afterPut = async () => undefined;
    const [left, ...others] = await files();
    expect([left, others]).toEqual([expect.stringMatching(/^default\/readings\/2023-12\/.*\.parquet$/), []]);
    expect(await count('reading_days')).toBe(daysBefore);
    server.clock.set('2026-06-17T20:00:00Z');
    await server.worker.runUntilIdle();
    expect(await files()).not.toContain(left);
    expect(await files()).toHaveLength(await count('archive_parts'));
    server.clock.set('2026-06-15T20:00:00Z');
  });

  it('holds the months that are older than the newest 400 days, and nothing more', async () => {
    // December 2023 to April 2025 of two homes and both directions, in UTC days.
    expect(daysBefore - (await count('reading_days'))).toBe(2 * 2 * 517);
    const [meter] = await rows(
      db(),
      sql`select archived_from::text, archived_from_second, archived_to::text from service_points where member_id = ${home.memberId}`,
    );
    expect(meter).toEqual({
      archived_from: '2023-12-01',
      archived_from_second: 8 * 3600,
      archived_to: '2025-04-30',
    });
    expect(await command()).toMatch(/^default readings 2023-12: in the archive, 1 files, 124 rows, /);
  });

  it('is read as if nothing had moved: energy, downloads, the member’s copy, meters, backtests', async () => {
    const after = await look();
    expect(after.copied).toHaveLength(2 * 928);
    expect(after).toEqual(before);
  });

  it('asks the store for nothing while the days that are read haven’t moved', async () => {
    store.isAway = true;
    expect((await energy('?period=week')).statusCode).toBe(200);
    store.isAway = false;
  });

  it('says that it can’t be reached, instead of showing days as missing', async () => {
    store.isAway = true;
    const answer = await energy('?period=month&date=2024-03-10');
    expect([answer.statusCode, answer.json<{ error: string; code: string }>()]).toEqual([
      502,
      {
        status: 502,
        error:
          'We keep older records elsewhere, and can’t get to them right now. Please try again in a few minutes.',
        code: 'ARCHIVE_AWAY',
        retry_after: 60,
      },
    ]);
    store.isAway = false;
    expect((await energy('?period=month&date=2024-03-10')).statusCode).toBe(200);
  });

  it('takes a correction of an archived evening as the database would, and its result follows', async () => {
    await deliver(home, EVENT_DAY, EVENT_DAY, corrected);
    await place.settle();
    expect(await receiptOf(home)).toEqual(await receiptOf(twin));
    expect(await receiptOf(home)).toMatchObject({ version: 2 });
    const versions = await rows<{ n: number }>(
      db(),
      sql`select count(*)::int as n from reading_day_versions v join service_points p on p.id = v.service_point_id
          group by p.member_id`,
    );
    expect(versions).toEqual([{ n: versions[0]?.n }, { n: versions[0]?.n }]);
    // The same file again changes nothing.
    const days = await count('reading_days');
    await deliver(home, EVENT_DAY, EVENT_DAY, corrected);
    expect(await count('reading_days')).toBe(days);
    const withCorrection = await copied();
    // The next month’s run moves it again, beside the day that it corrects.
    server.clock.set('2026-07-20T20:00:00Z');
    await work();
    expect(await count('reading_days')).toBeLessThan(days);
    expect(await copied()).toEqual(withCorrection);
  });

  it('gives a month back to the database, where it stays until it is let go', async () => {
    const days = await count('reading_days');
    const seen = (await energy('?period=month&date=2024-08-10')).json<unknown>();
    expect(await command('restore', '2024-08')).toBe(
      'default readings 2024-08: 124 rows are in the database again.',
    );
    expect(await count('reading_days')).toBe(days + 124);
    expect((await energy('?period=month&date=2024-08-10')).json<unknown>()).toEqual(seen);
    server.clock.set('2026-08-20T20:00:00Z');
    await work();
    expect(await command('restore', '2024-08')).toBe('default readings 2024-08 is in the database already.');
    expect(await command('move', '2024-08')).toBe('default readings 2024-08 is in the archive again.');
    expect((await energy('?period=month&date=2024-08-10')).json<unknown>()).toEqual(seen);
    expect(await files()).toHaveLength(await count('archive_parts'));
    expect(await command('restore', '2019-01')).toBe('The archive has nothing of 2019-01.');
  });

  it('is listed, restored and moved by the commands of the operators’ chapter', async () => {
    const said: string[] = [];
    for (const line of operatorsCommands('Archive').split('\n'))
      said.push(
        await command(
          ...line
            .replace(/^npm run archive(?: -- )?/, '')
            .split(' ')
            .filter(Boolean),
        ),
      );
    expect(said).toEqual([
      expect.stringMatching(/^default readings 2025-03: in the archive, 1 files, 124 rows, 0\.\d MB$/m),
      'default readings 2025-03: 124 rows are in the database again.',
      'default readings 2025-03 is in the archive again.',
    ]);
  });

  it('is not asked for a month that was restored a while ago', async () => {
    await command('restore', '2024-03');
    await db().execute(
      sql`update archive_months set changed_at = now() - interval '2 minutes' where month = '2024-03-01'`,
    );
    store.isAway = true;
    expect((await energy('?period=day&date=2024-03-15')).statusCode).toBe(200);
    store.isAway = false;
    await command('move', '2024-03');
  });

  it('deletes the months that a brand keeps no longer, and writes that down', async () => {
    server.clock.set('2026-09-20T20:00:00Z');
    await work({ ...readingsArchive, keptYears: () => 2 });
    expect(await files()).toHaveLength(await count('archive_parts'));
    expect((await files()).filter((path) => path < 'default/readings/2024-09')).toEqual([]);
    const { energy: read } = (await energy('?period=week')).json<{ energy: { readings: unknown } }>();
    expect(read.readings).toMatchObject({ start_dttm: '2024-09-01T00:00:00.000Z' });
    const logged = await rows(
      db(),
      sql`select brand, reason, before from audit_log where action = 'archive.delete'`,
    );
    expect(logged).toEqual([
      {
        brand: 'default',
        reason: 'They’re kept for 2 years.',
        before: {
          kind: 'readings',
          months: ['12', '01', '02', '03', '04', '05', '06', '07', '08'].map(
            (month, index) => `${index === 0 ? 2023 : 2024}-${month}`,
          ),
        },
      },
    ]);
  });

  it('loses what it has of an account that is deleted, and nothing of its neighbour’s', async () => {
    const [homes, twins] = [await meterOf(home), await meterOf(twin)];
    expect(await metersInFiles()).toEqual([homes, twins].sort());
    const seen = async () => [
      (await energy('?period=month&date=2024-10-10')).json<unknown>(),
      (await energy('/readings?period=year&date=2025-01-01&format=csv')).body,
      await copied(),
    ];
    const held = await seen();
    await command('restore', '2024-11');
    await command('restore', '2024-10');
    // The account goes while a file with its readings is on its way.
    store.afterPut = async () => {
      store.afterPut = async () => undefined;
      await endAccount(twin);
    };
    expect(await command('move', '2024-10')).toBe('default readings 2024-10 is in the archive again.');
    expect(await count('archive_removals')).toBe(2);

    store.isAway = true;
    await expect(work()).rejects.toThrow('The store doesn’t answer.');
    store.isAway = false;
    store.afterPut = lost;
    await expect(work()).rejects.toThrow('The connection is lost.');
    store.afterPut = async () => undefined;
    expect(await metersInFiles()).toContain(twins);
    await work();
    expect(await metersInFiles()).toEqual([homes]);
    expect(await seen()).toEqual(held);
    // What broke off left a file, for which the removal waits.
    expect(await count('archive_removals')).toBe(2);
    server.clock.advance(86_400_000);
    await server.worker.runUntilIdle();
    expect(await count('archive_removals')).toBe(0);
    expect(await files()).toHaveLength(await count('archive_parts'));
    expect(await seen()).toEqual(held);
  });

  it('has no files left when the last account is deleted', async () => {
    await endAccount(home);
    await server.worker.runUntilIdle();
    expect([await files(), await count('archive_parts'), await count('archive_removals')]).toEqual([
      [],
      0,
      0,
    ]);
  });
});
