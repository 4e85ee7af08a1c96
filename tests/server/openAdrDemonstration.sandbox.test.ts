import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toGlobalId } from 'graphql-relay';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EMPTY_RECORD, type DemoRecord } from '../../src/server/demo/record.ts';
import { writeRecord } from '../../src/server/demo/store/world.ts';
import { makeTargeting } from '../../src/server/demo/targeting/makeTargeting.ts';
import { connectVen } from '../../src/server/demo/ven.ts';
import type { StoredEvent } from '../../src/server/events/service.ts';
import { events } from '../../src/server/events/tables.ts';
import { apiKeys, openAdrReports } from '../../src/server/partner/tables.ts';
import { createPartners } from '../../src/server/platform/partners.ts';
import { freePort } from '../support/freePort.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { Neighbourhood } from '../support/neighbourhood.ts';
import { startSandbox, TEST_ROOT, type TestSandbox } from '../support/sandbox.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

const CARS = 'Electric cars in Evening Savers';
const KEY = 'Northside Aggregation (sandbox)';

let folder: string;
let sandboxPort: number;
let port: string;
let sandbox: TestSandbox;
let server: TestServer;
let place: Neighbourhood;
let staff: HttpClient;
let record: DemoRecord;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ebbwatt-sandbox-'));
  [port, sandboxPort] = [await freePort(), Number(await freePort())];
  sandbox = await startSandbox({ port: sandboxPort, folder });
  server = await testServer(
    { PORT: port, PARTNER_NETWORKS: '127.0.0.0/8,::1' },
    {
      partners: createPartners({
        oidcIssuers: {},
        smsUrl: null,
        captchaScriptUrl: null,
        captchaVerifyUrl: null,
        given: {},
        sandbox: { url: sandbox.url, root: TEST_ROOT },
      }),
    },
  );
  server.clock.set('2026-03-01T20:00:00Z');
  place = await Neighbourhood.on(server.database.db, server.clock);
  const memberId = await server.addMember({ isAdmin: true, roles: ['internal_staff'] });
  staff = await server.loggedIn(memberId, 'localhost', { secondFactor: true });
  record = {
    ...EMPTY_RECORD,
    brands: ['default'],
    programs: [{ brandId: 'default', programId: place.programId, zone: 'America/Los_Angeles' }],
    members: [
      {
        brandId: 'default',
        memberId,
        role: 'staff',
        email: 'staff@default.example',
        name: 'Staff',
        home: null,
        meterNumber: '',
        eventUse: 0,
        silentSince: null,
        readUntil: 0,
      },
    ],
  };
  const { brands, deps } = server.core;
  await writeRecord(deps.db, { ...record, tendedAt: server.clock.now().getTime() }, server.clock.now());
  await makeTargeting({ deps }, brands.forHost('localhost'), {
    id: place.programId,
    name: 'Evening Savers',
  });
});
afterAll(async () => {
  await server.close();
  await sandbox.stop();
  rmSync(folder, { recursive: true, force: true });
});

const connect = () => connectVen(server.core.deps, record);
/** The device looks at the VTN, some minutes later by both clocks. */
const look = async (minutes = 2): Promise<void> => {
  server.clock.set(new Date(server.clock.now().getTime() + minutes * 60_000));
  sandbox.setNow(server.clock.now());
  await sandbox.tick();
  await sandbox.ven.settled();
};
const restart = async (where: string | null): Promise<void> => {
  await sandbox.stop();
  sandbox = await startSandbox({ port: sandboxPort, folder: where });
  await connect();
  await look();
};
const goodKeys = () =>
  server.database.db
    .select({ id: apiKeys.id, hint: apiKeys.hint, name: apiKeys.name })
    .from(apiKeys)
    .where(isNull(apiKeys.endedAt));
const reportsOf = (event: StoredEvent) =>
  server.database.db.select().from(openAdrReports).where(eq(openAdrReports.eventId, event.id));

interface Seen {
  readonly id: string;
  readonly clientId: string;
}
/** The devices in staff's list. */
const seen = async () => {
  const answer = await staff.graphql<{
    readonly staff: { readonly openAdrVens: { readonly edges: readonly { readonly node: Seen }[] } };
  }>(`{ staff { openAdrVens(first: 10) { edges { node {
    id name keyName clientId targets reportCount resources { name targets } } } } } }`);
  return answer.data?.staff.openAdrVens.edges.map(({ node }) => node) ?? [];
};

describe('the OpenADR device of the demonstration', () => {
  it('registers what it steers as soon as the product is there, and reports each event that is over, once', async () => {
    const held = await place.event('2026-03-05', 18, 19);
    const later = await place.event('2026-03-09', 18, 19);
    await connect();
    await place.goTo('2026-03-05', 18);
    await place.goTo('2026-03-05', 19);
    await look();
    expect(await seen()).toEqual([]);
    await server.app.listen({ port: Number(port), host: '127.0.0.1' });
    await look();
    await look();
    expect(await seen()).toMatchObject([
      {
        name: 'Northside fleet',
        keyName: KEY,
        targets: [],
        reportCount: 1,
        resources: [
          { name: 'ev-chargers-east', targets: [] },
          { name: 'water-heaters-north', targets: [] },
        ],
      },
    ]);
    const measured = [{ id: 0, payloads: [{ type: 'USAGE' }, { type: 'BASELINE' }] }];
    expect(await reportsOf(held)).toMatchObject([
      {
        clientName: 'Northside fleet',
        resources: [
          { resourceName: 'water-heaters-north', intervals: measured },
          { resourceName: 'ev-chargers-east', intervals: measured },
        ],
      },
    ]);
    expect(await reportsOf(later)).toEqual([]);
  });

  it('is given a target by staff, and then follows events for that segment', async () => {
    await server.worker.runUntilIdle();
    expect(await seen()).toMatchObject([
      { targets: [], resources: [{ name: 'ev-chargers-east', targets: [CARS] }, { targets: [] }] },
    ]);
    const forCars = await place.event('2026-03-07', 18, 19);
    await server.database.db
      .update(events)
      .set({ audience: { kind: 'segment', segmentId: server.core.deps.newId(), name: CARS } })
      .where(eq(events.id, forCars.id));
    await place.goTo('2026-03-07', 18);
    await place.goTo('2026-03-07', 19);
    await look();
    expect(await reportsOf(forCars)).toHaveLength(1);
  });

  it('finds itself again after a restart, and follows a product that moved', async () => {
    const before = await seen();
    const keys = await goodKeys();
    await restart(folder);
    expect(await seen()).toEqual(before);
    expect(await goodKeys()).toEqual(keys);
    const { config } = server.core.deps;
    await connectVen({ ...server.core.deps, config: { ...config, port: config.port + 1 } }, record);
    expect(sandbox.world.state.ven.account).toMatchObject({
      url: `http://localhost:${config.port + 1}/backend/openadr3/3.1.0`,
      clientId: keys[0]?.hint,
    });
    await connect();
  });

  it('gets another key where the sandbox has lost its own, and is the same device with it', async () => {
    const [before] = await seen();
    const [old] = await goodKeys();
    await restart(null);
    const keys = await goodKeys();
    expect(keys).toMatchObject([{ name: KEY }]);
    expect(keys).not.toMatchObject([{ id: old?.id }]);
    expect(await seen()).toEqual([{ ...before, clientId: keys[0]?.hint }]);
    const held = await place.event('2026-03-08', 18, 19);
    await place.goTo('2026-03-08', 18);
    await place.goTo('2026-03-08', 19);
    await look();
    expect(await reportsOf(held)).toHaveLength(1);
  });

  it('stays away once staff have ended its key', async () => {
    const [key] = await goodKeys();
    const ended = await staff.graphql<{ endApiKey: { readonly __typename: string } }>(
      `mutation ($input: EndApiKeyInput!) { endApiKey(input: $input) { __typename } }`,
      { input: { id: toGlobalId('ApiKey', key?.id ?? ''), reason: 'No more devices' } },
    );
    expect(ended.data?.endApiKey.__typename).toBe('ApiKeyEnded');
    const held = await place.event('2026-03-10', 18, 19);
    await place.goTo('2026-03-10', 18);
    await place.goTo('2026-03-10', 19);
    await look();
    await restart(null);
    await look(60);
    expect(await goodKeys()).toEqual([]);
    expect(await reportsOf(held)).toEqual([]);
  });
});
