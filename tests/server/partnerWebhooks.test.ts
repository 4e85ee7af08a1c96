import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alerts } from '../../src/server/alerts/tables.ts';
import { changeEndpoint, createEndpoint, resendDelivery } from '../../src/server/webhooks/administer.ts';
import { webhookDeliveries, webhookEndpoints } from '../../src/server/webhooks/tables.ts';
import { Neighbourhood } from '../support/neighbourhood.ts';
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
beforeAll(async () => {
  receiver = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      calls.push({ headers: request.headers, body: Buffer.concat(pieces).toString() });
      response.statusCode = answer;
      response.end(answer === 204 ? undefined : 'not now');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`;
  server = await testServer({ PARTNER_NETWORKS: '127.0.0.0/8' });
  server.clock.set('2026-03-01T20:00:00Z');
  partner = await partnerClient(server, ['EVENTS_WRITE'], { validDays: 365 });
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
});

const add = async () => {
  const made = await createEndpoint(server.core.deps, {
    ...staff,
    url,
    kinds: ['EVENT_SCHEDULED', 'EVENT_CANCELLED'],
  });
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
      changeEndpoint(server.core.deps, { ...staff, id, step });
    await change('PAUSE');
    await schedule();
    await pass(1);
    expect(calls).toEqual([]);
    expect(await change('PAUSE')).toMatchObject({ refusal: { code: 'STALE' } });
    await change('RESUME');
    await pass(0);
    expect(calls).toHaveLength(1);
    await change('END');
    await schedule();
    expect(await log()).toHaveLength(1);
  });

  it('that fail for three days alert staff and pause by themselves', async () => {
    await add();
    await schedule();
    answer = 500;
    await pass(0);
    for (let hours = 0; hours < 80; hours += 8) await pass(8);
    expect(await endpoint()).toMatchObject({ pausedBecause: 'FAILING' });
    const found = (await server.database.db.select().from(alerts)).filter(
      ({ rule }) => rule === 'WEBHOOK_FAILING',
    );
    expect(found).toMatchObject([{ state: 'OPEN', brand: 'default', facts: { name: new URL(url).host } }]);
  });

  it('call no private address that the operator doesn’t allow', async () => {
    const outside = await testServer();
    const made = await createEndpoint(outside.core.deps, { ...staff, url, kinds: ['EVENT_SCHEDULED'] });
    expect(made).toMatchObject({ refusal: { fields: [{ field: 'url' }] } });
    await outside.close();
  });
});
