import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyEntries } from '../../src/server/account/copy/copyEntries.ts';
import { Archive, attachArchive } from '../../src/server/archive/service.ts';
import type { StoredEvent } from '../../src/server/events/service.ts';
import { rows } from '../../src/server/platform/db/sql.ts';
import { measurePerformance } from '../../src/server/settlement/performance/measure.ts';
import { receiptsArchive } from '../../src/server/settlement/service.ts';
import { verifySettlement } from '../../src/verify/settlement.ts';
import { ARCHIVES, archiveTools, lost, type ArchivePlace, type Breakable } from '../support/archives.ts';
import { endAccount } from '../support/endAccount.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { localInstant, Neighbourhood, saving, type Household } from '../support/neighbourhood.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

const FIRST = '2024-02-27';
const SECOND = '2024-03-05';
const saved = saving({ [FIRST]: 300, [SECOND]: 500 }, 60);
/** What the utility says later about the first evening. */
const corrected = saving({ [FIRST]: 450, [SECOND]: 500 }, 60);

const HOME = `{ viewer { baselineAccuracy { days meanAbsoluteWattHours biasWattHours }
  home { lastResult { withinNoise intervals { startAt baselineWattHours usedWattHours } } } } }`;
const RESULT = `query Result($memberId: ID!, $eventId: ID!) { staff { memberResult(memberId: $memberId, eventId: $eventId) {
  settlement revision usualWattHours usedWattHours days points
  intervals { startAt usualWattHours readMilliwattHours usedWattHours } } } }`;

describe.each(ARCHIVES)('receipts in an archive %s', (_where, open) => {
  let outside: ArchivePlace;
  let store: Breakable;
  let server: TestServer;
  let tools: ReturnType<typeof archiveTools>;
  let place: Neighbourhood;
  let staff: HttpClient;
  let home: Household;
  let twin: Household;
  let first: StoredEvent;
  let second: StoredEvent;
  let before: Awaited<ReturnType<typeof look>>;

  const db = () => server.database.db;
  const asHome = (): Promise<HttpClient> => server.loggedIn(home.memberId);
  const get = async (path: string) => (await asHome()).call(path);
  /** The versions whose content is in the archive, by home and month. */
  const archived = () =>
    rows<{ home: string; month: string; versions: number }>(
      db(),
      sql`select case r.member_id when ${home.memberId}::uuid then 'home' else 'twin' end as home,
            to_char(e.start_at, 'YYYY-MM') as month, count(*)::int as versions
          from receipts r join events e on e.id = r.event_id
          where r.receipt is null group by 1, 2 order by 1, 2`,
    );
  const contents = () =>
    rows(
      db(),
      sql`select member_id, event_id, version, receipt::text as receipt, points from receipts order by 1, 2, 3`,
    );
  const copied = async (): Promise<string> => {
    const { deps } = server.core;
    const entries = copyEntries({
      ...deps,
      db: db(),
      memberId: home.memberId,
      locale: 'en-US',
      productName: 'Ebbwatt',
      wattsPerPoint: 100,
      now: server.clock.now(),
    });
    let text = '';
    for await (const { name, content } of entries)
      for await (const piece of content)
        if (name === 'events/receipts.json') text += typeof piece === 'string' ? piece : strFromU8(piece);
    return text;
  };
  const settlementFile = async (period: object): Promise<Uint8Array> => {
    const input = {
      programId: toGlobalId('Program', place.programId),
      reason: 'The utility asks.',
      ...period,
    };
    const { data } = await staff.graphql<{ makeSettlementFile: { file: { id: string } } }>(
      `mutation Make($input: MakeSettlementFileInput!) {
         makeSettlementFile(input: $input) { ... on SettlementFileSaved { file { id } } ... on Refusal { message } } }`,
      { input },
    );
    await server.worker.runUntilIdle();
    const path = `/api/internal/programs/settlement/${data?.makeSettlementFile.file.id}`;
    return new Uint8Array((await staff.call(path)).rawPayload);
  };
  const tablesOf = (file: Uint8Array): readonly string[] => {
    const entries = unzipSync(file);
    return ['intervals.csv', 'readings.csv'].map((name) => strFromU8(entries[name] ?? new Uint8Array()));
  };
  const performance = async () => {
    const now = server.clock.now().toISOString();
    await db().execute(sql`update event_performance set due_at = ${now} where event_id = ${first.id}`);
    return measurePerformance({ db: db(), clock: server.clock }, first.id);
  };
  /** All that reads receipts. */
  const look = async () => ({
    receipt: (await get(`/events/${second.id}/receipt`)).body,
    csv: (await get(`/events/${second.id}/receipt?format=csv`)).body,
    corrected: (await get(`/events/${first.id}/receipt`)).body,
    page: (await get(`/events/${second.id}`)).body,
    around: (await get(`/events/${second.id}/baseline_records`)).body,
    list: (await get('/api/v2/events')).body,
    home: await (await asHome()).graphql(HOME),
    forStaff: await staff.graphql(RESULT, {
      memberId: toGlobalId('MemberRecord', home.memberId),
      eventId: toGlobalId('StaffEvent', first.id),
    }),
    copied: await copied(),
    performance: await performance(),
  });

  beforeAll(async () => {
    outside = await open();
    store = outside.store;
    server = await testServer({}, { archive: store, daily: ['default'] });
    tools = archiveTools(server, store);
    server.clock.set(localInstant('2024-02-26', 12));
    place = await Neighbourhood.on(db(), server.clock, { restatementDays: 1_000 });
    [home, twin] = [await place.household(), await place.household()];
    const deliver = (to: Household, from: string, until: string, use = saved) =>
      place.deliver(to, { use, from, to: until, intervalMinutes: 60 });
    for (const each of [home, twin]) await deliver(each, '2023-12-15', '2024-02-25');
    first = await place.event(FIRST, 18, 19);
    for (const each of [home, twin]) await place.join(each, first);
    await place.goTo(FIRST, 20);
    server.clock.set(localInstant('2024-03-01', 12));
    second = await place.event(SECOND, 18, 19);
    for (const each of [home, twin]) await place.join(each, second);
    await place.goTo(SECOND, 20);
    server.clock.set(localInstant('2024-03-07', 12));
    for (const each of [home, twin]) await deliver(each, '2024-02-26', '2024-03-06');
    await place.settle();
    server.clock.advance(3_600_000);
    await deliver(home, FIRST, FIRST, corrected);
    await place.settle();
    server.clock.set('2026-03-15T20:00:00Z');
    staff = await server.loggedIn(
      await server.addMember({ isAdmin: true, roles: ['internal_programs', 'internal_wallet'] }),
    );
    before = await look();
  });
  afterAll(async () => {
    await server.close();
    await outside.close();
  });

  it('keep their content in the database when a run breaks off', async () => {
    const held = await contents();
    store.afterPut = lost;
    await expect(tools.work(receiptsArchive)).rejects.toThrow('The connection is lost.');
    store.afterPut = async () => undefined;
    expect(await tools.files()).toEqual([expect.stringMatching(/^default\/receipts\/2024-02\/.*\.parquet$/)]);
    expect(await contents()).toEqual(held);
    expect(held).toHaveLength(6);
  });

  it('move by the month of their event once it is two years old, and no earlier', async () => {
    await tools.work(receiptsArchive);
    expect(await archived()).toEqual([
      { home: 'home', month: '2024-02', versions: 2 },
      { home: 'twin', month: '2024-02', versions: 1 },
    ]);
    server.clock.set('2026-04-15T20:00:00Z');
    await tools.work(receiptsArchive);
    expect(await archived()).toEqual([
      { home: 'home', month: '2024-02', versions: 2 },
      { home: 'home', month: '2024-03', versions: 2 },
      { home: 'twin', month: '2024-02', versions: 1 },
      { home: 'twin', month: '2024-03', versions: 1 },
    ]);
    expect(await tools.command()).toMatch(/^default receipts 2024-02: in the archive, 1 files, 3 rows, /m);
  });

  it('are read as if nothing had moved: pages, downloads, Home, staff, the member’s copy, measurements', async () => {
    server.clock.set('2026-03-15T20:00:00Z');
    expect(JSON.parse(before.receipt)).toMatchObject({ receipt: { reductionWh: 500 } });
    expect(JSON.parse(before.corrected)).toMatchObject({ receipt: { reductionWh: 450, revision: 2 } });
    expect(before.home.data).toMatchObject({
      viewer: { baselineAccuracy: {}, home: { lastResult: { intervals: [{ usedWattHours: 500 }] } } },
    });
    expect(before.copied).toContain('"revision": 2');
    expect(await look()).toEqual(before);
  });

  it('can’t be changed where they are: only their content moves, and comes back the same', async () => {
    const change = (set: string) =>
      db().execute(sql`update receipts set ${sql.raw(set)} where member_id = ${home.memberId}`);
    const refusal = { cause: expect.objectContaining({ message: 'receipts is append-only' }) };
    await expect(change('points = 1')).rejects.toMatchObject(refusal);
    await expect(change(`receipt = '{}', archive_part = null, sha256 = null`)).rejects.toMatchObject(refusal);
    await expect(change(`archive_part = null`)).rejects.toThrow();
    await expect(change(`sha256 = 'another'`)).rejects.toMatchObject(refusal);
  });

  it('say that they can’t be reached while the store is away', async () => {
    store.isAway = true;
    expect([
      (await get(`/events/${second.id}/receipt`)).json(),
      (await get(`/events/${second.id}`)).json(),
      (await get('/api/v2/events')).json(),
    ]).toEqual(
      Array(3).fill(expect.objectContaining({ status: 502, code: 'ARCHIVE_AWAY', retry_after: 60 })),
    );
    store.isAway = false;
    expect((await get(`/events/${second.id}/receipt`)).body).toBe(before.receipt);
  });

  it.each(['isAway', 'isSilent'] as const)('leave out Home’s last result while the store %s', async (how) => {
    const member = await asHome();
    const result = async () =>
      (await member.graphql('{ viewer { home { timeZone lastResult { intervals { usedWattHours } } } } }'))
        .data;
    store[how] = true;
    expect(await result()).toEqual({ viewer: { home: { timeZone: expect.any(String), lastResult: null } } });
    store[how] = false;
    expect(await result()).toMatchObject({
      viewer: { home: { lastResult: { intervals: [{ usedWattHours: 500 }] } } },
    });
  });

  it('are in settlement files as before, which verify', async () => {
    const whole = await settlementFile({ month: '2024-02' });
    expect((await verifySettlement(whole)).faults).toEqual([]);
    expect(await tools.command('restore', '2024-02')).toBe(
      'default receipts 2024-02: 3 rows are in the database again.',
    );
    expect((await archived()).map(({ month }) => month)).toEqual(['2024-03', '2024-03']);
    const held = await settlementFile({ eventId: toGlobalId('StaffEvent', first.id) });
    expect(tablesOf(whole)).toEqual(tablesOf(held));
    expect(tablesOf(held)[0]).toContain('450');
  });

  it('come back with the same text, and move again when they are let go', async () => {
    const held = await contents();
    expect(await tools.command('move', '2024-02')).toBe('default receipts 2024-02 is in the archive again.');
    expect(await tools.files()).toHaveLength(await tools.count('archive_parts'));
    expect((await get(`/events/${first.id}/receipt`)).body).toBe(before.corrected);
    await tools.command('restore', '2024-02');
    expect(await contents()).toEqual(held);
    await tools.command('move', '2024-02');
  });

  it('are what a correction of an archived result starts from, whose own receipt moves later', async () => {
    await place.deliver(twin, { use: corrected, from: FIRST, to: FIRST, intervalMinutes: 60 });
    await place.settle();
    const receiptOf = async ({ memberId }: Household) =>
      (await (await server.loggedIn(memberId)).call(`/events/${first.id}/receipt`)).json<{
        receipt: unknown;
        versions: { change: unknown }[];
      }>();
    const [ours, twins] = [await receiptOf(home), await receiptOf(twin)];
    expect(twins.receipt).toEqual(ours.receipt);
    expect(twins.versions.map(({ change }) => change)).toEqual(ours.versions.map(({ change }) => change));
    server.clock.set('2026-05-15T20:00:00Z');
    await tools.work(receiptsArchive);
    expect(await archived()).toContainEqual({ home: 'twin', month: '2024-02', versions: 2 });
    expect((await receiptOf(twin)).receipt).toEqual(ours.receipt);
  });

  it('leave the archive with a deleted account, and stay for its neighbour', async () => {
    const inFiles = () => tools.valuesInFiles('member_id', 'default/receipts/');
    expect(await inFiles()).toEqual([home.memberId, twin.memberId].sort());
    await endAccount(server, twin.memberId);
    server.clock.advance(2 * 86_400_000);
    await server.worker.runUntilIdle();
    expect(await inFiles()).toEqual([home.memberId]);
    expect(await tools.count('archive_removals')).toBe(0);
    expect((await get(`/events/${second.id}/receipt`)).body).toBe(before.receipt);
  });

  it('are an error, and not other receipts, where a file isn’t the one that was written', async () => {
    const parts = await rows<{ id: string; path: string; bytes: number }>(
      db(),
      sql`select id, path, bytes from archive_parts where kind = 'receipts' order by month, created_at`,
    );
    const [other, own] = [parts[0], parts.at(-1)];
    const point = (part: typeof own) =>
      db().execute(
        sql`update archive_parts set path = ${part?.path}, bytes = ${part?.bytes} where id = ${own?.id}`,
      );
    await point(other);
    expect((await get(`/events/${second.id}/receipt`)).statusCode).toBe(500);
    await point(own);
    expect((await get(`/events/${second.id}/receipt`)).body).toBe(before.receipt);
  });

  it('are there again once ARCHIVE_URL is, after it was taken out too early', async () => {
    attachArchive(db(), new Archive(null, server.core.deps.log));
    expect((await get(`/events/${second.id}/receipt`)).json()).toMatchObject({ code: 'ARCHIVE_AWAY' });
    attachArchive(db(), new Archive(store, server.core.deps.log));
    expect((await get(`/events/${second.id}/receipt`)).statusCode).toBe(200);
  });
});
