import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import openapi from '../../codegen/rest/openapi.json' with { type: 'json' };
import type { WebhookKind } from '../../src/domain/webhooks/kinds.ts';
import { alertPage } from '../../src/server/alerts/page.ts';
import { alerts } from '../../src/server/alerts/tables.ts';
import { nominateEvent } from '../../src/server/events/schedule/scheduling.ts';
import { changeEndpoint, createEndpoint, resendDelivery } from '../../src/server/webhooks/administer.ts';
import { dropCallback } from '../../src/server/partner/service.ts';
import { transaction } from '../../src/server/platform/db/transaction.ts';
import { takeOut } from '../../src/server/utility/enrol/enrolByStaff.ts';
import { enrolHome } from '../../src/server/utility/enrol/enrolHome.ts';
import { listDeliveries } from '../../src/server/webhooks/queries.ts';
import { webhookDeliveries, webhookEndpoints, webhookNotes } from '../../src/server/webhooks/tables.ts';
import { Neighbourhood, saving } from '../support/neighbourhood.ts';
import { partnerClient, type PartnerClient } from '../support/partnerClient.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

interface Call {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

let server: TestServer;
let receiver: Server;
let url: string;
let partner: PartnerClient;
let place: Neighbourhood;
let staff: { readonly brandId: string; readonly actorId: string; readonly reason: string };
const calls: Call[] = [];
let answer = 204;
/** What happens before the partner answers. */
let during: (() => Promise<void>) | null = null;
beforeAll(async () => {
  receiver = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      calls.push({ headers: request.headers, body: Buffer.concat(pieces).toString() });
      response.statusCode = answer;
      void Promise.resolve(during?.()).then(() => response.end(answer === 204 ? undefined : 'not now'));
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`;
  server = await testServer({ PARTNER_NETWORKS: '127.0.0.0/8' });
  server.clock.set('2026-03-01T20:00:00Z');
  partner = await partnerClient(server, ['EVENTS_WRITE', 'RESULTS_READ', 'ENROLLMENTS_READ'], {
    validDays: 365,
  });
  place = await Neighbourhood.on(server.database.db, server.clock);
  staff = {
    brandId: 'default',
    actorId: await server.addMember({ isAdmin: true, roles: ['internal_staff'] }),
    reason: 'For a test',
  };
});
afterAll(async () => {
  await new Promise((resolve) => receiver.close(resolve));
  await server.close();
});
beforeEach(async () => {
  calls.length = 0;
  answer = 204;
  await server.database.db.delete(webhookDeliveries);
  await server.database.db.delete(webhookEndpoints);
  await server.database.db.delete(webhookNotes);
});

const add = async (kinds: readonly WebhookKind[] = ['EVENT_SCHEDULED', 'EVENT_CANCELLED']) => {
  const made = await createEndpoint(server.core.deps, { ...staff, url, kinds });
  if ('refusal' in made) throw new Error('The webhook was refused.');
  return made;
};
let day = 1;
const schedule = async (): Promise<string> => {
  day += 2;
  const date = new Date(Date.UTC(2026, 5, day)).toISOString().slice(0, 10);
  const made = await partner.post('/partner/v1/events', {
    program_id: place.programId,
    start_at: `${date}T02:00:00Z`,
    end_at: `${date}T03:00:00Z`,
    reason: 'Peak forecast',
  });
  return made.json<{ id: string }>().id;
};
const pass = async (hours: number): Promise<void> => {
  server.clock.set(new Date(server.clock.now().getTime() + hours * 3_600_000));
  await server.worker.runUntilIdle();
};
const ajv = new Ajv2020({ strict: false });
addFormats(ajv);
ajv.addSchema({ ...openapi, $id: 'https://contract.invalid/' });
/** The bodies that arrived, each as the contract describes it. */
const bodies = () =>
  calls.map(({ body }) => {
    const sent = JSON.parse(body) as { readonly type: string; readonly data: Record<string, unknown> };
    const pointer = `#/webhooks/${sent.type}/post/requestBody/content/application~1json/schema`;
    ajv.validate(`https://contract.invalid/${pointer}`, sent);
    expect(ajv.errors ?? []).toEqual([]);
    return sent;
  });
const log = () => server.database.db.select().from(webhookDeliveries);
const endpoint = async () => (await server.database.db.select().from(webhookEndpoints))[0];

describe('webhooks to partners', () => {
  it('tell what was chosen, signed as Standard Webhooks say', async () => {
    const { secret } = await add();
    const eventId = await schedule();
    await pass(0);
    expect(calls).toHaveLength(1);
    const [{ headers, body } = { headers: {}, body: '' }] = calls;
    expect(JSON.parse(body)).toEqual({
      type: 'event.scheduled',
      timestamp: server.clock.now().toISOString(),
      data: { event_id: eventId, program_id: place.programId },
    });
    const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    expect(headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
    );
    expect(await log()).toMatchObject([{ state: 'DELIVERED', tries: 1, answerStatus: 204, dueAt: null }]);
    expect((await endpoint())?.secret).not.toContain(secret);
  });

  it('tell that an event’s nomination changed, as its version does', async () => {
    await add(['EVENT_CHANGED']);
    const eventId = await schedule();
    const order = { ...staff, eventId, version: 1, nominatedKw: 120 };
    expect(await nominateEvent(server.core.deps, order)).toMatchObject({
      saved: true,
      event: { version: 2 },
    });
    await pass(0);
    expect(bodies()).toMatchObject([{ type: 'event.changed', data: { event_id: eventId } }]);
  });

  it('are tried again with the same id, and sent again by staff', async () => {
    await add();
    await schedule();
    answer = 503;
    await pass(0);
    expect(await log()).toMatchObject([{ state: 'WAITING', tries: 1, answerStatus: 503, answer: 'not now' }]);
    answer = 204;
    await pass(1);
    expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const [delivery] = await log();
    expect(delivery).toMatchObject({ state: 'DELIVERED', tries: 2 });
    expect((await endpoint())?.failingSince).toBeNull();
    expect(await resendDelivery(server.core.deps, { ...staff, id: delivery?.id ?? '' })).toBeNull();
    await pass(0);
    expect(calls).toHaveLength(3);
  });

  it('wait while they are paused, and go nowhere once ended', async () => {
    const { id } = await add();
    const change = (step: 'PAUSE' | 'RESUME' | 'END') =>
      changeEndpoint({ ...server.core.deps, dropCallback }, { ...staff, id, step });
    await change('PAUSE');
    await schedule();
    await pass(1);
    expect(calls).toEqual([]);
    expect(await change('PAUSE')).toMatchObject({ refusal: { code: 'STALE' } });
    await change('RESUME');
    await pass(0);
    expect(calls).toHaveLength(1);
    await change('PAUSE');
    await schedule();
    await change('END');
    await schedule();
    expect((await log()).map(({ state, dueAt, answer: why }) => [state, dueAt, why])).toEqual([
      ['DELIVERED', null, ''],
      ['FAILED', null, 'ended'],
    ]);
    expect(calls).toHaveLength(1);
  });

  it('that end during a call are not called again, and one that fails then doesn’t hide a success', async () => {
    const { id } = await add();
    const change = (step: 'RESUME' | 'PAUSE' | 'END') =>
      changeEndpoint({ ...server.core.deps, dropCallback }, { ...staff, id, step });
    await schedule();
    answer = 500;
    await pass(0);
    during = async () => {
      during = null;
      await change('PAUSE');
      await change('RESUME');
    };
    await pass(73);
    expect(await endpoint()).toMatchObject({ pausedAt: null, failingSince: server.clock.now() });
    during = async () => {
      during = null;
      await change('END');
    };
    await pass(1);
    expect(await log()).toMatchObject([{ state: 'FAILED', dueAt: null, answerStatus: 500 }]);
  });

  it('that fail for three days alert staff and pause by themselves', async () => {
    await add();
    await schedule();
    answer = 500;
    await pass(0);
    for (let hours = 0; hours < 80; hours += 8) await pass(8);
    const failing = await endpoint();
    expect(failing).toMatchObject({ pausedBecause: 'FAILING' });
    const found = (await server.database.db.select().from(alerts)).filter(
      ({ rule, subject }) => rule === 'WEBHOOK_FAILING' && subject === failing?.id,
    );
    expect(found).toMatchObject([{ state: 'OPEN', brand: 'default', facts: { name: new URL(url).host } }]);
    expect(found.map(alertPage)).toEqual(['WEBHOOKS']);
  });

  it('whose key expires are not called again, say so, and end their alert, also while they are paused', async () => {
    const device = await partnerClient(server, ['OPENADR'], { validDays: 2 });
    const objectOperations = ['on', 'paused'].map((name) => ({
      objects: ['EVENT'],
      operations: ['CREATE'],
      callbackUrl: `${url}/${name}`,
    }));
    await device.post('/openadr3/3.1.0/subscriptions', { clientName: 'Yard', objectOperations });
    const addresses = await server.database.db.select().from(webhookEndpoints);
    const paused = addresses.find((each) => each.url.endsWith('/paused'));
    const change = { ...staff, id: paused?.id ?? '', step: 'PAUSE' } as const;
    expect(await changeEndpoint({ ...server.core.deps, dropCallback }, change)).toBeNull();
    await schedule();
    answer = 503;
    await pass(0);
    await pass(30);
    const failing = addresses.find((each) => each.url.endsWith('/on'));
    const alert = async () =>
      (await server.database.db.select().from(alerts)).filter(({ subject }) => subject === failing?.id);
    expect(await alert()).toMatchObject([{ rule: 'WEBHOOK_FAILING', state: 'OPEN' }]);
    const called = calls.length;
    expect(called).toBeGreaterThan(0);
    await pass(24);
    expect(calls).toHaveLength(called);
    const given = { state: 'FAILED', dueAt: null, answerStatus: null, answer: 'expired' };
    expect(await log()).toMatchObject([given, given]);
    expect(await alert()).toMatchObject([{ state: 'RESOLVED' }]);
    const [delivery] = await log();
    expect(await resendDelivery(server.core.deps, { ...staff, id: delivery?.id ?? '' })).toMatchObject({
      refusal: { code: 'NOT_ALLOWED' },
    });
  });

  it('gather results of an event into one call for those settled and one for those settled again', async () => {
    await add(['RESULTS_SETTLED', 'RESULTS_RESTATED']);
    const homes = [await place.household(), await place.household(), await place.household()];
    const evening = '2026-03-27';
    const event = await place.event(evening, 18, 19);
    for (const home of homes) await place.join(home, event);
    const deliver = (use: number) =>
      Promise.all(
        homes.map((home) =>
          place.deliver(home, { use: saving({ [evening]: use }), from: '2026-01-10', to: evening }),
        ),
      );
    await place.goTo('2026-03-28', 9);
    await deliver(400);
    await place.settle();
    await server.worker.runUntilIdle();
    expect(calls).toEqual([]);
    await pass(0.1);
    await deliver(300);
    await place.settle();
    await pass(0.1);
    const of = { event_id: event.id, program_id: place.programId, homes: 3 };
    expect(bodies()).toMatchObject([
      { type: 'results.settled', data: of },
      { type: 'results.restated', data: of },
    ]);
    const listed = await partner.get(`/partner/v1/results?event_id=${event.id}`);
    expect(listed.json<{ data: unknown[] }>().data).toHaveLength(3);
  });

  it('name homes that came into a program or left it, in order, by the names of enrollments', async () => {
    const home = await place.household();
    const listed = await partner.get(`/partner/v1/enrollments?program_id=${place.programId}&limit=200`);
    const names = listed.json<{ data: { home: string }[] }>().data.map((each) => each.home);
    await add(['ENROLLMENTS_CHANGED']);
    const { memberId } = home;
    const { deps } = server.core;
    expect(await takeOut(deps, { ...staff, memberId })).toBeNull();
    const other = await place.program();
    const enrol = (programId: string) =>
      transaction(deps.db, (tx) =>
        enrolHome(tx, {
          brandId: 'default',
          memberId,
          utilityId: place.utilityId,
          programId,
          zip: null,
          now: deps.clock.now(),
        }),
      );
    await enrol(place.programId);
    await enrol(other);
    await pass(0.1);
    const sent = bodies() as unknown as {
      data: { program_id: string; homes: { home: string; change: string }[] };
    }[];
    const changes = (programId: string) =>
      sent.find(({ data }) => data.program_id === programId)?.data.homes.map(({ change }) => change);
    expect(sent).toHaveLength(2);
    expect(changes(place.programId)).toEqual(['left', 'enrolled', 'left']);
    expect(changes(other)).toEqual(['enrolled']);
    const own = sent.find(({ data }) => data.program_id === place.programId)?.data.homes[0]?.home;
    expect(names).toContain(own);
    expect(calls.map(({ body }) => body).join('')).not.toContain(memberId);
  });

  it('note nothing for a brand whose addresses ask for something else', async () => {
    await add(['EVENT_SCHEDULED']);
    const home = await place.household();
    await takeOut(server.core.deps, { ...staff, memberId: home.memberId });
    expect(await server.database.db.select().from(webhookNotes)).toEqual([]);
  });

  it('call no private address that the operator doesn’t allow', async () => {
    const outside = await testServer();
    const made = await createEndpoint(outside.core.deps, { ...staff, url, kinds: ['EVENT_SCHEDULED'] });
    expect(made).toMatchObject({ refusal: { fields: [{ field: 'url' }] } });
    await outside.close();
  });

  it('are found by their id or any of their texts in either case, and forgotten after 400 days', async () => {
    const { id } = await add();
    await schedule();
    answer = 503;
    await pass(0);
    const [call] = calls;
    const found = async (search: string) => {
      const page = { limit: 10, after: null };
      const order = { field: 'CREATED_AT', direction: 'DESC' } as const;
      const { rows } = await listDeliveries(
        server.database.db,
        'default',
        page,
        { state: null, search },
        order,
      );
      return rows.length;
    };
    expect(await found(String(call?.headers['webhook-id']))).toBe(1);
    expect(await found(place.programId.toUpperCase())).toBe(1);
    expect(await found('NOT NOW')).toBe(1);
    expect(await found('nowhere')).toBe(0);
    await pass(399 * 24);
    expect(await log()).toHaveLength(1);
    await changeEndpoint({ ...server.core.deps, dropCallback }, { ...staff, id, step: 'END' });
    await pass(25);
    expect(await log()).toEqual([]);
    expect(await endpoint()).toMatchObject({ id });
    await pass(400 * 24);
    expect(await endpoint()).toBeUndefined();
  });
});
