import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectPartner } from '../../src/server/demo/partner.ts';
import { removeDemonstration } from '../../src/server/demo/remove.ts';
import { EMPTY_RECORD, type DemoRecord } from '../../src/server/demo/record.ts';
import { apiKeys } from '../../src/server/partner/tables.ts';
import { transaction } from '../../src/server/platform/db/transaction.ts';
import { createPartners } from '../../src/server/platform/partners.ts';
import { projectRoot } from '../../src/server/platform/root.ts';
import { webhookDeliveries, webhookEndpoints } from '../../src/server/webhooks/tables.ts';
import { freePort } from '../support/freePort.ts';
import { Neighbourhood } from '../support/neighbourhood.ts';
import { partnerClient } from '../support/partnerClient.ts';
import { startSandbox, TEST_ROOT, type TestSandbox } from '../support/sandbox.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let sandbox: TestSandbox;
let server: TestServer;
let place: Neighbourhood;
let record: DemoRecord;
beforeAll(async () => {
  sandbox = await startSandbox();
  const port = await freePort();
  server = await testServer(
    { PORT: port, PARTNER_NETWORKS: '127.0.0.0/8' },
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
  sandbox.setNow(server.clock.now());
  place = await Neighbourhood.on(server.database.db, server.clock);
  await place.event('2026-03-05', 18, 19);
  const memberId = await server.addMember({ isAdmin: true, roles: ['internal_staff'] });
  record = {
    ...EMPTY_RECORD,
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
  await connectPartner(server.core.deps, record, sandbox.url);
  await server.app.listen({ port: Number(port), host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await sandbox.stop();
});

const endpoints = () => server.database.db.select().from(webhookEndpoints);
const log = () => server.database.db.select().from(webhookDeliveries);
const schedule = async (date: string): Promise<void> => {
  const partner = await partnerClient(server, ['EVENTS_WRITE']);
  const made = await partner.post('/partner/v1/events', {
    program_id: place.programId,
    start_at: `${date}T02:00:00Z`,
    end_at: `${date}T03:00:00Z`,
    reason: 'Peak forecast',
  });
  expect(made.statusCode).toBe(200);
  await server.worker.runUntilIdle();
};

describe('the partner of the demonstration', () => {
  it('has a key that it uses by the API, and a log with each state, once', async () => {
    const keys = () => server.database.db.select().from(apiKeys);
    const key = { name: 'Cedar dispatch desk (sandbox)' };
    expect(await keys()).toMatchObject([{ ...key, lastUsedAt: null }]);
    await sandbox.tick();
    await sandbox.desk.settled();
    expect(await keys()).toMatchObject([{ ...key, lastUsedAt: server.clock.now() }]);
    expect(new Set((await log()).map(({ state }) => state))).toEqual(
      new Set(['WAITING', 'DELIVERED', 'FAILED']),
    );
    const before = (await log()).length;
    await connectPartner(server.core.deps, record, 'http://localhost:1');
    expect(await endpoints()).toMatchObject([{ url: 'http://localhost:1/partner/webhooks' }]);
    await connectPartner(server.core.deps, record, sandbox.url);
    expect(await log()).toHaveLength(before);
  });

  it('takes what happens in the sandbox, with its signature checked, and fails when a person wants it to', async () => {
    await schedule('2026-03-11');
    expect(sandbox.world.state.receiver.calls).toMatchObject([{ signature: 'right', answer: 'fine' }]);
    await fetch(`${sandbox.url}/control/receiver`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-sandbox-key': sandbox.secret('sandbox') },
      body: JSON.stringify({ answer: 'garbage' }),
    });
    server.clock.set('2026-03-01T20:10:00Z');
    sandbox.setNow(server.clock.now());
    await schedule('2026-03-13');
    const [latest] = (await log()).toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    expect(latest).toMatchObject({ state: 'WAITING', tries: 1, answerStatus: null });
  });

  it('is where the README says', async () => {
    const readme = readFileSync(join(projectRoot(), 'src/server/operations/partners.md'), 'utf8');
    expect(readme).toContain('http://localhost:6700/partner');
    const page = await fetch(`${sandbox.url}/partner`);
    expect(await page.text()).toContain(`${sandbox.url}/partner/webhooks`);
  });

  it('goes with the demonstration, and leaves other keys', async () => {
    const nothing = { cast: [], utilities: [], programs: [], events: [], joined: [] };
    await transaction(server.database.db, (tx) =>
      removeDemonstration(tx, [], { ...nothing, brands: ['default'] }, server.clock.now()),
    );
    expect(await endpoints()).toEqual([]);
    expect(await log()).toEqual([]);
    const left = await server.database.db.select().from(apiKeys);
    expect(new Set(left.map(({ name }) => name))).toEqual(new Set(['Test partner']));
  });
});
