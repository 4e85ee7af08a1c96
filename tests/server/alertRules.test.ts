import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { createServer } from 'node:tls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, toLocalDate } from '../../src/domain/meter/zone.ts';
import { keysOfRole, READ_KEY } from '../../src/domain/session/staffRoles.ts';
import type { AlertRuleName } from '../../src/domain/alerts/rules.ts';
import type { AlertDeps } from '../../src/server/alerts/deps.ts';
import { readCertificateDays } from '../../src/server/alerts/certificate.ts';
import { evaluateAlerts } from '../../src/server/alerts/service.ts';
import { writeSetting } from '../../src/server/alerts/store.ts';
import { toAlertDeps } from '../../src/server/alerts/subject.ts';
import { watchWorkers } from '../../src/server/app/watchWorkers.ts';
import { JOBS as OFFER_JOBS } from '../../src/server/offers/deps.ts';
import { markReplaced } from '../../src/server/meter/store/imports.ts';
import { deliveryFaults, servicePoints } from '../../src/server/meter/tables.ts';
import { sentMessages } from '../../src/server/notifications/tables.ts';
import { migrate } from '../../src/server/platform/db/migrate.ts';
import { deleteFailingSource, writeFailingSource } from '../../src/server/platform/jobs/failingSources.ts';
import { writeWorkerBeat } from '../../src/server/platform/jobs/workerBeat.ts';
import { setStock } from '../../src/server/orders/service.ts';
import { utilityAuthorizations } from '../../src/server/utility/tables.ts';
import { events } from '../../src/server/events/tables.ts';
import { ledgerDays } from '../../src/server/money/tables.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { Neighbourhood, saving, ZONE, type Household } from '../support/neighbourhood.ts';
import { shelve } from '../support/rewardShelf.ts';
import { TEST_CERTIFICATE, TEST_CERTIFICATE_ENDS } from '../support/testCertificate.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let staff: HttpClient;
let world: Neighbourhood;
let homes: Household[];

beforeAll(async () => {
  server = await testServer();
  staff = await server.loggedIn(await server.addMember({ isAdmin: true, roles: ['internal_programs'] }));
  world = await Neighbourhood.on(server.database.db, server.clock, { budgetPoints: 1_000 });
  homes = [await world.household(), await world.household(), await world.household()];
});
afterAll(() => server.close());

async function pass(hours: number): Promise<void> {
  server.clock.advance(hours * 3_600_000);
  await server.worker.runUntilIdle();
}

const today = (): string => toLocalDate(ZONE, server.clock.now().getTime() / 1000);

interface Row {
  readonly rule: string;
  readonly title: string;
  readonly state: string;
  readonly page: string | null;
  readonly aboutId: string | null;
  readonly month: string | null;
}

async function ofRule(rule: string): Promise<readonly Row[]> {
  const { data } = await staff.graphql<{ staff: { alerts: { edges: readonly { node: Row }[] } } }>(
    '{ staff { alerts { edges { node { rule title state page aboutId month } } } } }',
  );
  return (data?.staff.alerts.edges ?? []).map(({ node }) => node).filter((row) => row.rule === rule);
}

describe('a rule of the alerts on data of its own', () => {
  it('silent meters and their utility’s silence: open when many report nothing for five days, though its feed answers, and are over when they do', async () => {
    const read = async (from: number, to: number) => {
      for (const home of homes)
        await world.deliver(home, {
          use: saving({}),
          from: addDays(today(), from),
          to: addDays(today(), to),
        });
    };
    const { db, newId } = server.core.deps;
    await read(-12, -9);
    // An empty answer is fetched, too.
    for (const { brandId, memberId } of homes)
      await db.insert(utilityAuthorizations).values({
        id: newId(),
        brand: brandId,
        memberId,
        utilityId: world.utilityId,
        createdAt: server.clock.now(),
        fetchedTo: addDays(today(), -1),
      });
    await pass(1);
    expect(await ofRule('UTILITY_SILENT')).toMatchObject([
      {
        title: expect.stringMatching(/^Cedar Power hasn’t sent readings for \d{3} hours$/),
        state: 'OPEN',
        page: 'UTILITY',
      },
    ]);
    expect(await ofRule('METERS_SILENT')).toMatchObject([
      {
        title: '100% of homes’ meters have sent nothing for five days',
        state: 'OPEN',
        page: 'UTILITIES',
        aboutId: null,
      },
    ]);
    await read(-8, -1);
    await pass(1);
    expect(await ofRule('METERS_SILENT')).toMatchObject([{ state: 'RESOLVED' }]);
    expect(await ofRule('UTILITY_SILENT')).toMatchObject([{ state: 'RESOLVED' }]);

    // Homes that moved: the old meter stays theirs or was given up, and the new one reports.
    for (const { brandId, memberId } of homes)
      for (const isGivenUp of [true, false]) {
        const id = newId();
        await db.insert(servicePoints).values({
          id,
          brand: brandId,
          memberId,
          numberHash: isGivenUp ? `released:${id}` : id,
          numberLast4: '0000',
          timeZone: ZONE,
          verified: true,
          createdAt: server.clock.now(),
        });
      }
    await pass(1);
    expect(await ofRule('METERS_SILENT')).toMatchObject([{ state: 'RESOLVED' }]);
  });

  it('a refused file: opens at once, stays until a later one is read, and is over two weeks later without one', async () => {
    const { db, newId } = server.core.deps;
    await db.insert(deliveryFaults).values({
      id: newId(),
      brand: 'default',
      utilityId: world.utilityId,
      fileName: 'monday.xml',
      sha256: 'a'.repeat(64),
      receivedAt: server.clock.now(),
      line: 0,
      code: 'not-a-meter-file',
      fault: 'This is no meter file.',
    });
    await pass(1 / 30);
    expect(await ofRule('FILE_REFUSED')).toMatchObject([
      { title: 'Cedar Power: 1 file was refused and not replaced', state: 'OPEN', page: 'UTILITY' },
    ]);
    await pass(25);
    expect(await ofRule('FILE_REFUSED')).toMatchObject([{ state: 'OPEN' }]);
    await markReplaced(db, world.utilityId, 'b'.repeat(64), server.clock.now());
    await pass(1 / 30);
    expect(await ofRule('FILE_REFUSED')).toMatchObject([{ state: 'RESOLVED' }]);

    await db.update(deliveryFaults).set({ replacedAt: null });
    await pass(1 / 30);
    expect(await ofRule('FILE_REFUSED')).toMatchObject([{ state: 'OPEN' }, { state: 'RESOLVED' }]);
    await pass(14 * 24);
    expect(await ofRule('FILE_REFUSED')).toMatchObject([{ state: 'RESOLVED' }, { state: 'RESOLVED' }]);
  });

  it('a budget: opens when nine tenths are spent, and is over when a correction takes some back', async () => {
    const event = await world.event(addDays(today(), 1), 18, 19);
    const pay = (points: number) =>
      server.core.deps.db
        .update(events)
        .set({ paidWatts: points * 100 })
        .where(eq(events.id, event.id));
    await pay(899);
    await pass(1);
    expect(await ofRule('BUDGET_NEAR')).toEqual([]);
    await pay(900);
    await pass(1);
    expect(await ofRule('BUDGET_NEAR')).toMatchObject([
      { title: expect.stringMatching(/has spent 90% of its budget$/), state: 'OPEN', page: 'PROGRAM' },
    ]);
    await pay(850);
    await pass(1);
    expect(await ofRule('BUDGET_NEAR')).toMatchObject([{ state: 'RESOLVED' }]);
  });

  it('low stock: opens for the reward, and is over when it is filled up', async () => {
    const { deps } = server.core;
    const rewardId = await shelve(deps, { stock: 6 });
    await pass(1);
    expect(await ofRule('STOCK_LOW')).toEqual([]);
    await setStock(deps.db, rewardId, 5);
    await pass(1);
    expect(await ofRule('STOCK_LOW')).toMatchObject([
      { title: 'Corner Grocer gift card: 5 are left', state: 'OPEN', page: 'REWARD' },
    ]);
    await setStock(deps.db, rewardId, 100);
    await pass(1);
    expect(await ofRule('STOCK_LOW')).toMatchObject([{ state: 'RESOLVED' }]);
  });

  it('bouncing mail: opens when five are refused within a day, and is over a day later', async () => {
    const { deps } = server.core;
    const message = (nr: number, state: 'sent' | 'failed') => ({
      id: deps.newId(),
      brand: 'default',
      key: `mail-${nr}`,
      template: 'password-changed',
      channel: 'email' as const,
      memberId: homes[0]?.memberId ?? null,
      state,
      reason: state === 'failed' ? 'smtp-550' : null,
      expiresAt: server.clock.now(),
      createdAt: server.clock.now(),
    });
    const send = (nr: number, state: 'sent' | 'failed') =>
      deps.db.insert(sentMessages).values(message(nr, state));
    for (let nr = 0; nr < 4; nr += 1) await send(nr, 'failed');
    await pass(1);
    expect(await ofRule('MAIL_BOUNCING')).toEqual([]);
    await send(4, 'failed');
    for (let nr = 5; nr < 10; nr += 1) await send(nr, 'sent');
    await pass(1);
    expect(await ofRule('MAIL_BOUNCING')).toMatchObject([{ state: 'OPEN', page: 'MAINTENANCE' }]);
    await pass(26);
    expect(await ofRule('MAIL_BOUNCING')).toMatchObject([{ state: 'RESOLVED' }]);
  });

  it('a full disk: opens at the threshold, and is over with one below what is left', async () => {
    const { deps } = server.core;
    const measured = { ...toAlertDeps(deps), config: { ...deps.config, dataDir: tmpdir() } };
    const threshold = (megabytes: number, version: number) =>
      writeSetting(
        deps.db,
        'DISK_LOW',
        null,
        { isOn: true, threshold: megabytes, emails: [], webhookUrl: null, version },
        server.clock.now(),
      );
    await threshold(100_000_000, 0);
    await evaluateAlerts(measured, ['DISK_LOW']);
    expect(await ofRule('DISK_LOW')).toMatchObject([
      { title: expect.stringMatching(/ has \d+ MB of disk left$/), state: 'OPEN', page: null },
    ]);
    await threshold(0, 1);
    await evaluateAlerts(measured, ['DISK_LOW']);
    expect(await ofRule('DISK_LOW')).toMatchObject([{ state: 'RESOLVED' }]);
  });

  it('a full disk of one machine: stays while another looks at its own, and is over an hour after it is gone', async () => {
    const { deps } = server.core;
    const of = (machine: string) => ({
      ...toAlertDeps(deps),
      machine,
      config: { ...deps.config, dataDir: tmpdir() },
    });
    const latest = async () => (await ofRule('DISK_LOW')).find(({ title }) => title.startsWith('first'));
    const setting = { isOn: true, emails: [], webhookUrl: null };
    await writeSetting(
      deps.db,
      'DISK_LOW',
      null,
      { ...setting, threshold: 100_000_000, version: 2 },
      server.clock.now(),
    );
    await evaluateAlerts(of('first'), ['DISK_LOW']);
    await writeSetting(
      deps.db,
      'DISK_LOW',
      null,
      { ...setting, threshold: 0, version: 3 },
      server.clock.now(),
    );
    await evaluateAlerts(of('second'), ['DISK_LOW']);
    expect(await latest()).toMatchObject({ state: 'OPEN' });
    server.clock.advance(61 * 60_000);
    await evaluateAlerts(of('second'), ['DISK_LOW']);
    expect(await latest()).toMatchObject({ state: 'RESOLVED' });
  });
});

describe('a rule about what runs the product', () => {
  const evaluate = (rule: AlertRuleName, change: Partial<AlertDeps> = {}) =>
    evaluateAlerts({ ...toAlertDeps(server.core.deps), ...change }, [rule]);

  it('books that aren’t zero: opens for the brand, and is over when they add up again', async () => {
    const { db } = server.database;
    const day = { brand: 'default', inWatts: 0, outWatts: 0 };
    await db.insert(ledgerDays).values([
      { ...day, day: '2025-09-30', account: 'members', inWatts: 300 },
      { ...day, day: '2025-10-01', account: 'brand:default', outWatts: 300 },
      { ...day, day: '2025-11-02', account: 'members', inWatts: 700 },
      { ...day, day: '2025-12-02', account: 'members', inWatts: 50 },
      { ...day, day: '2025-12-02', account: 'brand:default', outWatts: 50 },
    ]);
    await evaluate('BOOKS_OFF');
    const title = 'The trial balance doesn’t add up to zero';
    expect(await ofRule('BOOKS_OFF')).toMatchObject([
      { title, state: 'OPEN', page: 'MONEY', aboutId: null, month: '2025-11' },
    ]);
    await db
      .insert(ledgerDays)
      .values({ ...day, day: '2026-01-02', account: 'brand:default', outWatts: 700 });
    await evaluate('BOOKS_OFF');
    expect(await ofRule('BOOKS_OFF')).toMatchObject([{ state: 'RESOLVED' }]);
  });

  it('a late job: opens when it has waited for ten minutes, and is over when it is done', async () => {
    const { jobs, db } = server.core.deps;
    await jobs.send(db, OFFER_JOBS.payment, { paymentId: server.core.deps.newId() }, { key: 'late' });
    const wait = (minutes: number) =>
      server.database.execute(
        `update pgboss.job set start_after = now() - make_interval(mins => $1) where singleton_key = 'late'`,
        [minutes],
      );
    await wait(9);
    await evaluate('JOB_LATE');
    expect(await ofRule('JOB_LATE')).toEqual([]);
    await wait(10);
    await evaluate('JOB_LATE');
    expect(await ofRule('JOB_LATE')).toMatchObject([
      {
        title: expect.stringMatching(/ offers\.payment .*10 minutes/),
        state: 'OPEN',
        page: 'MAINTENANCE',
      },
    ]);
    await pass(1 / 30);
    expect(await ofRule('JOB_LATE')).toMatchObject([{ state: 'RESOLVED' }]);
  });

  it('a failing job: opens after a quarter of an hour of tries, stays while it is tried again, and is over when it is done', async () => {
    const { jobs, db } = server.core.deps;
    await jobs.send(db, OFFER_JOBS.payment, { paymentId: 'no id at all' }, { key: 'failing' });
    const change = (set: string) =>
      server.database.execute(`update pgboss.job set ${set} where singleton_key = 'failing'`);
    await server.worker.runUntilIdle();
    await evaluate('JOB_FAILING');
    expect(await ofRule('JOB_FAILING')).toEqual([]);
    await change("created_on = now() - interval '16 minutes'");
    await evaluate('JOB_FAILING');
    expect(await ofRule('JOB_FAILING')).toMatchObject([
      { title: 'The job offers.payment has been failing for 16 minutes', state: 'OPEN', page: 'MAINTENANCE' },
    ]);
    await change("state = 'active', retry_count = 1");
    await evaluate('JOB_FAILING');
    expect(await ofRule('JOB_FAILING')).toMatchObject([{ state: 'OPEN' }]);
    await change(
      `state = 'retry', start_after = now(), data = '{"paymentId": "${server.core.deps.newId()}"}'`,
    );
    await server.worker.runUntilIdle();
    await evaluate('JOB_FAILING');
    expect(await ofRule('JOB_FAILING')).toMatchObject([{ state: 'RESOLVED' }]);
  });

  it('a job that was given up: opens at once, and is over when the same one is done', async () => {
    const { jobs, db, newId } = server.core.deps;
    await jobs.send(db, OFFER_JOBS.payment, { paymentId: 'no id at all' }, { key: 'hopeless' });
    const change = (set: string) =>
      server.database.execute(`update pgboss.job set ${set} where singleton_key = 'hopeless'`);
    await change('retry_limit = 0');
    await server.worker.runUntilIdle();
    await evaluate('JOB_GIVEN_UP');
    expect(await ofRule('JOB_GIVEN_UP')).toMatchObject([
      { title: '1 job of offers.payment failed at every try today', state: 'OPEN', page: 'MAINTENANCE' },
    ]);
    await jobs.send(db, OFFER_JOBS.payment, { paymentId: newId() }, { key: 'hopeless' });
    await server.worker.runUntilIdle();
    await evaluate('JOB_GIVEN_UP');
    expect(await ofRule('JOB_GIVEN_UP')).toMatchObject([{ state: 'RESOLVED' }]);
  });

  it('a source of due work that can’t be asked: opens after a quarter of an hour, and is over when it can', async () => {
    const { db } = server.core.deps;
    await writeFailingSource(db, 'events.start');
    await server.database.execute("update failing_sources set since = now() - interval '16 minutes'");
    await evaluate('JOB_FAILING');
    const opened = { title: 'The job events.start has been failing for 16 minutes' };
    expect(await ofRule('JOB_FAILING')).toContainEqual(expect.objectContaining({ ...opened, state: 'OPEN' }));
    await deleteFailingSource(db, 'events.start');
    await evaluate('JOB_FAILING');
    expect(await ofRule('JOB_FAILING')).toContainEqual(
      expect.objectContaining({ ...opened, state: 'RESOLVED' }),
    );
  });

  it('no worker: opens when none has run for five minutes, or none ever has, and is over when one does', async () => {
    const { db, config } = server.core.deps;
    const web = { config: { ...config, role: 'web' as const } };
    await writeWorkerBeat(db);
    await evaluate('NO_WORKER', web);
    expect(await ofRule('NO_WORKER')).toEqual([]);
    await server.database.execute(
      "update system_settings set updated_at = now() - interval '6 minutes' where key = 'worker:beat'",
    );
    await evaluate('NO_WORKER', { config: { ...config, role: 'all' } });
    expect(await ofRule('NO_WORKER')).toEqual([]);
    await evaluate('NO_WORKER', web);
    expect(await ofRule('NO_WORKER')).toMatchObject([
      { title: expect.stringMatching(/6 minutes/), state: 'OPEN', page: null },
    ]);
    await writeWorkerBeat(db);
    await evaluate('NO_WORKER', web);
    expect(await ofRule('NO_WORKER')).toMatchObject([{ state: 'RESOLVED' }]);

    await server.database.execute("delete from system_settings where key = 'worker:beat'");
    await server.database.execute("update schema_migrations set applied_at = now() - interval '7 minutes'");
    await evaluate('NO_WORKER', web);
    expect((await ofRule('NO_WORKER')).map(({ state }) => state).sort()).toEqual(['OPEN', 'RESOLVED']);
    await writeWorkerBeat(db);
    await evaluate('NO_WORKER', web);
    expect((await ofRule('NO_WORKER')).map(({ state }) => state)).toEqual(['RESOLVED', 'RESOLVED']);
  });

  it('no worker: a web process opens it and writes, because no worker is there to', async () => {
    const { deps } = server.core;
    await writeSetting(
      deps.db,
      'NO_WORKER',
      null,
      { isOn: true, threshold: 5, emails: ['night@default.example'], webhookUrl: null, version: 0 },
      server.clock.now(),
    );
    await server.database.execute(
      "update system_settings set updated_at = now() - interval '6 minutes' where key = 'worker:beat'",
    );
    const stop = watchWorkers({ ...deps, config: { ...deps.config, role: 'web' } }, 20);
    await expect
      .poll(() => server.sentMail.at(-1)?.subject, { timeout: 60_000 })
      .toBe('Alert: No worker has been running for 6 minutes');
    stop();
    await writeWorkerBeat(deps.db);
    await evaluate('NO_WORKER', { config: { ...deps.config, role: 'web' } });
  });

  it('a certificate: opens two weeks before its end, stays while its host is down, and is over with a new one', async () => {
    const { brands, config } = server.core.deps;
    const host = createServer(TEST_CERTIFICATE, (socket) => void socket.end());
    await new Promise<void>((resolve) => host.listen(0, 'localhost', resolve));
    const { port } = host.address() as AddressInfo;
    const daysBefore = (days: number) => new Date(TEST_CERTIFICATE_ENDS.getTime() - days * 86_400_000);
    const [brand] = brands.all;
    if (brand === undefined) throw new Error('There is no brand.');
    const look = (at: Date) =>
      evaluate('CERTIFICATE_ENDS', {
        config: { ...config, environment: 'production' },
        brands: {
          ...brands,
          all: [{ ...brand, id: 'default', config: { ...brand.config, hosts: ['localhost'] } }],
        },
        certificateDays: (name) => readCertificateDays(name, at, port),
      });
    await look(daysBefore(15));
    expect(await ofRule('CERTIFICATE_ENDS')).toEqual([]);
    await look(daysBefore(14));
    expect(await ofRule('CERTIFICATE_ENDS')).toMatchObject([
      { title: expect.stringMatching(/localhost.*14 days/), state: 'OPEN', page: null },
    ]);
    await new Promise((resolve) => host.close(resolve));
    await look(daysBefore(13));
    expect(await ofRule('CERTIFICATE_ENDS')).toMatchObject([{ state: 'OPEN' }]);
    await new Promise<void>((resolve) => host.listen(port, 'localhost', resolve));
    await look(daysBefore(90));
    expect(await ofRule('CERTIFICATE_ENDS')).toMatchObject([{ state: 'RESOLVED' }]);
    host.close();
  });

  it('a waiting migration: opens when the release has one that the database lacks, and is over when it is applied', async () => {
    const known = toAlertDeps(server.core.deps).migrations();
    const next = [...known, { name: '9999_next', sql: 'select 1', hash: 'of the next release' }];
    await evaluate('MIGRATION_WAITING');
    expect(await ofRule('MIGRATION_WAITING')).toEqual([]);
    await evaluate('MIGRATION_WAITING', { migrations: () => next });
    expect(await ofRule('MIGRATION_WAITING')).toMatchObject([
      { title: expect.stringContaining('9999_next'), state: 'OPEN', page: null },
    ]);
    await migrate(server.database, next);
    await evaluate('MIGRATION_WAITING', { migrations: () => next });
    expect(await ofRule('MIGRATION_WAITING')).toMatchObject([{ state: 'RESOLVED' }]);
  });
});

describe('a rule about the whole system', () => {
  const change = (by: HttpClient, rule: string) =>
    by.graphql(
      `mutation ($input: ChangeAlertRuleInput!) { changeAlertRule(input: $input) {
        ... on AlertRuleChanged { rule { threshold } } ... on Refusal { code message } } }`,
      {
        input: {
          rule,
          version: 0,
          isOn: true,
          threshold: 30,
          emails: [],
          webhookUrl: null,
          reason: 'Calmer',
        },
      },
    );

  it('is changed by owners only; its own brand’s rules, by the role for programs', async () => {
    expect(await change(staff, 'PARTNER_DOWN')).toMatchObject({
      data: {
        changeAlertRule: {
          code: 'NOT_ALLOWED',
          message: 'Only an owner can change this rule, because it counts for all brands.',
        },
      },
    });
    expect(await change(staff, 'DISPATCH_FAILURES')).toMatchObject({
      data: { changeAlertRule: { rule: { threshold: 30 } } },
    });
    const { data } = await staff.graphql<{ staff: { alertRules: { rule: string; mayChange: boolean }[] } }>(
      '{ staff { alertRules { rule mayChange } } }',
    );
    const mayNot = data?.staff.alertRules.filter(({ mayChange }) => !mayChange).map(({ rule }) => rule);
    expect(mayNot).toEqual([
      'PARTNER_DOWN',
      'JOB_LATE',
      'JOB_FAILING',
      'JOB_GIVEN_UP',
      'NO_WORKER',
      'DISK_LOW',
      'MIGRATION_WAITING',
    ]);
    const owner = await server.loggedIn(
      await server.addMember({ isAdmin: true, roles: [...keysOfRole('owner')] }),
    );
    expect(await change(owner, 'PARTNER_DOWN')).toMatchObject({
      data: { changeAlertRule: { rule: { threshold: 30 } } },
    });
  });

  it('shows all of its webhook’s address to those who may change it, and its host to others', async () => {
    const { db } = server.core.deps;
    const setting = { isOn: true, threshold: 10, emails: [], webhookUrl: 'https://chat.example/hook/secret' };
    await writeSetting(db, 'JOB_LATE', null, { ...setting, version: 0 }, server.clock.now());
    await writeSetting(db, 'STOCK_LOW', 'default', { ...setting, version: 0 }, server.clock.now());
    const seen = async (roles: readonly string[]) => {
      const browser = await server.loggedIn(await server.addMember({ isAdmin: true, roles: [...roles] }));
      const { data } = await browser.graphql<{
        staff: { alertRules: { rule: string; webhookUrl: string | null }[] };
      }>('{ staff { alertRules { rule webhookUrl } } }');
      return data?.staff.alertRules.flatMap(({ rule, webhookUrl }) =>
        webhookUrl === null ? [] : [`${rule} ${webhookUrl}`],
      );
    };
    expect(await seen(keysOfRole('owner'))).toEqual([
      'JOB_LATE https://chat.example/hook/secret',
      'STOCK_LOW https://chat.example/hook/secret',
    ]);
    expect(await seen(['internal_programs'])).toEqual([
      'JOB_LATE chat.example',
      'STOCK_LOW https://chat.example/hook/secret',
    ]);
    expect(await seen([READ_KEY])).toEqual(['JOB_LATE chat.example', 'STOCK_LOW chat.example']);
  });
});
