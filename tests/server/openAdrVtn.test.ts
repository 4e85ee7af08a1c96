import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { events } from '../../src/server/events/tables.ts';
import { saveGridSource } from '../../src/server/events/service.ts';
import { auditLog } from '../../src/server/audit/tables.ts';
import { setTargets } from '../../src/server/partner/vtn/administer.ts';
import { endApiKey } from '../../src/server/partner/administer.ts';
import { dropCallback } from '../../src/server/partner/service.ts';
import { openAdrReports, openAdrResources } from '../../src/server/partner/tables.ts';
import { createPartners } from '../../src/server/platform/partners.ts';
import { updateProgram } from '../../src/server/programs/programs.ts';
import { programs } from '../../src/server/programs/tables.ts';
import { projectRoot } from '../../src/server/platform/root.ts';
import { changeEndpoint } from '../../src/server/webhooks/administer.ts';
import { webhookDeliveries, webhookEndpoints } from '../../src/server/webhooks/tables.ts';
import { freePort } from '../support/freePort.ts';
import { Neighbourhood } from '../support/neighbourhood.ts';
import { partnerClient, type PartnerClient } from '../support/partnerClient.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

const BASE = '/openadr3/3.1.0';
const HINT_LENGTH = 9;

let server: TestServer;
let place: Neighbourhood;
let partner: PartnerClient;
let url: string;
beforeAll(async () => {
  const port = await freePort();
  server = await testServer({ PORT: port, PARTNER_NETWORKS: '127.0.0.0/8,::1' });
  server.clock.set('2026-03-01T20:00:00Z');
  place = await Neighbourhood.on(server.database.db, server.clock);
  partner = await partnerClient(server, ['OPENADR', 'RESULTS_READ']);
  await server.app.listen({ port: Number(port), host: '127.0.0.1' });
  url = `http://localhost:${port}/backend${BASE}`;
});
afterAll(async () => {
  receiving?.close();
  await server.close();
});

const logIn = async (secret = partner.secret ?? '', more: Readonly<Record<string, string>> = {}) => {
  const { tokenURL } = (await (await fetch(`${url}/auth/server`)).json()) as { readonly tokenURL: string };
  const answer = await fetch(tokenURL, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: secret.slice(0, HINT_LENGTH),
      client_secret: secret,
      ...more,
    }),
  });
  return {
    status: answer.status,
    body: (await answer.json()) as { readonly access_token?: string; readonly error?: string },
  };
};
const device = async (): Promise<PartnerClient> =>
  partner.with({ secret: (await logIn()).body.access_token ?? '' });
const staffClient = async () =>
  server.loggedIn(await server.addMember({ isAdmin: true, roles: ['internal_staff'] }));
/** The event is for a segment of this name. */
const target = (id: string, name: string) =>
  server.database.db
    .update(events)
    .set({ audience: { kind: 'segment', segmentId: server.core.deps.newId(), name } })
    .where(eq(events.id, id));
const give = async (
  id: string,
  targets: readonly string[],
  resources: readonly { readonly id: string; readonly targets: readonly string[] }[] = [],
) => {
  const actorId = await server.addMember({ isAdmin: true, roles: ['internal_staff'] });
  const order = { brandId: 'default', actorId, reason: 'Their chargers', id, targets, resources };
  expect(await setTargets(server.core.deps, order)).toBeNull();
};

interface Call {
  readonly authorization: string | undefined;
  readonly body: unknown;
}
const calls: Call[] = [];
let receiving: Server | null = null;
/** The address of a device that takes notifications. */
const receiver = async (): Promise<string> => {
  receiving = createServer((request, response) => {
    let text = '';
    request.on('data', (piece: Buffer) => (text += piece.toString()));
    request.on('end', () => {
      calls.push({ authorization: request.headers.authorization, body: JSON.parse(text) as unknown });
      response.writeHead(200).end();
    });
  });
  await new Promise<void>((resolve) => receiving?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(receiving.address() as AddressInfo).port}/openadr`;
};
const ven = (venName: string) => ({ objectType: 'VEN_VEN_REQUEST', venName });

describe('the OpenADR 3.1 server for devices', () => {
  it('gives a token for a key with the right, and none for another one', async () => {
    expect(await logIn()).toMatchObject({ status: 200, body: { token_type: 'Bearer', expires_in: 3_600 } });
    expect(await logIn('ebb_wrong')).toEqual({ status: 401, body: { error: 'invalid_client' } });
    expect(await logIn(undefined, { client_id: 'somebody' })).toMatchObject({ status: 401 });
    expect(await logIn(undefined, { grant_type: 'password' })).toMatchObject({ status: 400 });
    const other = await partnerClient(server, ['EVENTS_READ']);
    expect((await logIn(other.secret ?? '')).body).toEqual({ error: 'unauthorized_client' });
  });

  it('lets a token do no more than devices need, for an hour, as long as its key is good', async () => {
    const { body } = await logIn();
    const holder = partner.with({ secret: body.access_token ?? '' });
    expect((await holder.get(`${BASE}/programs`)).statusCode).toBe(200);
    expect((await holder.get(`/partner/v1/results?event_id=${place.programId}`)).statusCode).toBe(403);
    expect(await logIn(body.access_token)).toMatchObject({ status: 401 });
    expect((await holder.with({ host: 'org.localhost' }).get(`${BASE}/programs`)).statusCode).toBe(401);
    const changed = `${(body.access_token ?? '').slice(0, -1)}_`;
    expect((await partner.with({ secret: changed }).get(`${BASE}/programs`)).statusCode).toBe(401);
    const before = server.clock.now();
    server.clock.set(new Date(before.getTime() + 3_601_000));
    expect((await holder.get(`${BASE}/programs`)).statusCode).toBe(401);
    server.clock.set(before);
  });

  it('shows programs and events of whole programs, page by page; what is canceled is gone', async () => {
    const client = await device();
    const first = await place.event('2026-03-05', 18, 19);
    const second = await place.event('2026-03-06', 18, 20);
    const list = async (query: string) =>
      (await client.get(`${BASE}/events?programID=${place.programId}${query}`)).json<
        { id: string; modificationDateTime: string }[]
      >();
    expect(await list('')).toMatchObject([
      {
        id: first.id,
        objectType: 'EVENT',
        programID: place.programId,
        intervalPeriod: { start: first.start.toISOString(), duration: 'PT60M' },
        intervals: [{ id: 0, payloads: [{ type: 'SIMPLE', values: [1] }] }],
      },
      { id: second.id, intervalPeriod: { duration: 'PT120M' } },
    ]);
    expect((await list('&skip=1&limit=1')).map(({ id }) => id)).toEqual([second.id]);
    expect(await list('&targets=group-1')).toEqual([]);
    expect((await client.get(`${BASE}/events?limit=51`)).statusCode).toBe(400);
    await place.cancel(second);
    expect((await list('')).map(({ id }) => id)).toEqual([first.id]);
    expect((await client.get(`${BASE}/events/${second.id}`)).statusCode).toBe(404);
    const programs = (await client.get(`${BASE}/programs`)).json<{ id: string }[]>();
    expect(programs.map(({ id }) => id)).toContain(place.programId);
  });

  it('lets a key register, find, rename and end its own VENs, and writes it to the audit log', async () => {
    const client = await device();
    const made = await client.post(`${BASE}/vens`, ven('Cedar fleet'));
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      { objectType: 'VEN', venName: 'Cedar fleet', clientID: partner.secret?.slice(0, HINT_LENGTH) },
    ]);
    const { id } = made.json<{ id: string }>();
    expect((await client.post(`${BASE}/vens`, ven('Cedar fleet'))).statusCode).toBe(409);
    const business = { ...ven('Theirs'), objectType: 'BL_VEN_REQUEST', clientID: 'x' };
    expect((await client.post(`${BASE}/vens`, business)).statusCode).toBe(403);
    const other = await partnerClient(server, ['OPENADR']);
    expect((await other.get(`${BASE}/vens`)).json()).toEqual([]);
    expect((await other.get(`${BASE}/vens/${id}`)).statusCode).toBe(404);
    expect((await other.post(`${BASE}/vens`, ven('Cedar fleet'))).statusCode).toBe(409);
    expect((await client.get(`${BASE}/vens?venName=Cedar%20fleet`)).json()).toMatchObject([{ id }]);
    expect((await client.put(`${BASE}/vens/${id}`, ven('Cedar cars'))).json()).toMatchObject({
      venName: 'Cedar cars',
    });
    expect((await client.delete(`${BASE}/vens/${id}`)).statusCode).toBe(200);
    expect((await client.get(`${BASE}/vens/${id}`)).statusCode).toBe(404);
    const log = await server.database.db.select().from(auditLog);
    expect(log.map(({ action }) => action).filter((action) => action.startsWith('openAdrVen'))).toEqual([
      'openAdrVen.create',
      'openAdrVen.change',
      'openAdrVen.delete',
    ]);
  });

  it('lets a VEN register what it steers, once by name, and shows it to its own key alone', async () => {
    const client = await device();
    const { id: venID } = (await client.post(`${BASE}/vens`, ven('Resourceful'))).json<{ id: string }>();
    const battery = { objectType: 'VEN_RESOURCE_REQUEST', resourceName: 'Battery 7', venID };
    const made = await client.post(`${BASE}/resources`, battery);
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      { objectType: 'RESOURCE', resourceName: 'Battery 7', venID, targets: [], attributes: null },
    ]);
    const { id } = made.json<{ id: string }>();
    expect((await client.post(`${BASE}/resources`, battery)).statusCode).toBe(409);
    expect(
      (await client.post(`${BASE}/resources`, { ...battery, objectType: 'BL_RESOURCE_REQUEST' })).statusCode,
    ).toBe(403);
    const bad = await client.post(`${BASE}/resources`, { ...battery, resourceName: '' });
    expect([bad.statusCode, bad.headers['content-type']]).toEqual([
      400,
      expect.stringContaining('application/json'),
    ]);
    const other = await partnerClient(server, ['OPENADR']);
    expect((await other.get(`${BASE}/resources`)).json()).toEqual([]);
    expect((await other.get(`${BASE}/resources/${id}`)).statusCode).toBe(404);
    expect((await other.post(`${BASE}/resources`, battery)).statusCode).toBe(404);
    expect(
      (await client.get(`${BASE}/resources?venID=${venID}&resourceName=Battery%207`)).json(),
    ).toMatchObject([{ id }]);
    const changed = await client.put(`${BASE}/resources/${id}`, { ...battery, resourceName: 'Battery 8' });
    expect(changed.json()).toMatchObject({ resourceName: 'Battery 8' });
    expect((await client.delete(`${BASE}/resources/${id}`)).statusCode).toBe(200);
    expect((await client.get(`${BASE}/resources/${id}`)).statusCode).toBe(404);
    expect((await client.delete(`${BASE}/vens/${venID}`)).statusCode).toBe(200);
  });

  it('says how it notifies, refuses what is for businesses, and takes objects with fields that it doesn’t know', async () => {
    const client = await device();
    expect((await client.get(`${BASE}/notifiers`)).json()).toEqual({ WEBHOOK: true });
    for (const path of [`/programs`, '/events'])
      for (const answer of [
        await client.post(`${BASE}${path}`, { programName: 'Theirs' }),
        await client.put(`${BASE}${path}/${place.programId}`, { programName: 'Theirs' }),
        await client.delete(`${BASE}${path}/${place.programId}`),
      ])
        expect([answer.statusCode, answer.json<object>()]).toMatchObject([403, { status: 403 }]);
    const unknown = await client.get(`${BASE}/notifiers/mqtt/topics/programs`);
    expect([unknown.statusCode, unknown.headers['content-type']]).toEqual([
      404,
      expect.stringContaining('application/json'),
    ]);
    expect(unknown.json()).toMatchObject({ type: 'about:blank', title: 'Not Found', status: 404 });
    const made = await client.post(`${BASE}/vens`, {
      ...ven('Newer device'),
      firmware: 7,
      attributes: [{ type: 'MODEL', values: ['B7'], source: 'label' }],
    });
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      { venName: 'Newer device', attributes: [{ type: 'MODEL', values: ['B7'] }] },
    ]);
    expect(made.body).not.toContain('label');
    await client.delete(`${BASE}/vens/${made.json<{ id: string }>().id}`);
  });

  it('shows an event for a segment only to those who were given its name and ask for it', async () => {
    const client = await device();
    const event = await place.event('2026-03-11', 18, 19);
    await target(event.id, 'EV drivers');
    const list = async (from: PartnerClient, query: string) =>
      (await from.get(`${BASE}/events?programID=${place.programId}${query}`))
        .json<{ id: string; targets: string[] | null }[]>()
        .filter(({ id }) => id === event.id);
    expect(await list(client, '')).toEqual([]);
    expect(await list(client, '&targets=EV%20drivers')).toEqual([]);
    expect((await client.get(`${BASE}/events/${event.id}`)).statusCode).toBe(404);

    const { id: venID } = (await client.post(`${BASE}/vens`, ven('Chargers'))).json<{ id: string }>();
    const resource = { objectType: 'VEN_RESOURCE_REQUEST', resourceName: 'Charger 1', venID };
    const { id: resourceId } = (await client.post(`${BASE}/resources`, resource)).json<{ id: string }>();
    await give(venID, [], [{ id: resourceId, targets: ['EV drivers'] }]);
    expect(await list(client, '')).toEqual([]);
    expect(await list(client, '&targets=EV%20drivers&targets=Others')).toMatchObject([
      { targets: ['EV drivers'] },
    ]);
    expect((await client.get(`${BASE}/events/${event.id}`)).json()).toMatchObject({
      targets: ['EV drivers'],
    });
    expect((await client.get(`${BASE}/resources?targets=EV%20drivers`)).json()).toMatchObject([
      { id: resourceId, targets: ['EV drivers'] },
    ]);
    const other = await partnerClient(server, ['OPENADR']);
    expect(await list(other, '&targets=EV%20drivers')).toEqual([]);
    expect((await other.get(`${BASE}/events/${event.id}`)).statusCode).toBe(404);
    expect((await client.delete(`${BASE}/vens/${venID}`)).statusCode).toBe(200);
  });

  it('keeps a new name when staff give targets, and refuses targets that were chosen before another change', async () => {
    const client = await device();
    const made = (await client.post(`${BASE}/vens`, ven('First name'))).json<{
      id: string;
      modificationDateTime: string;
    }>();
    const actorId = await server.addMember({ isAdmin: true, roles: ['internal_staff'] });
    const changedAt = new Date(made.modificationDateTime);
    const order = {
      brandId: 'default',
      actorId,
      reason: 'Their chargers',
      id: made.id,
      resources: [],
      changedAt,
    };
    const chosen = { ...order, targets: ['EV drivers'] };
    server.clock.set(new Date(server.clock.now().getTime() + 1_000));
    await client.put(`${BASE}/vens/${made.id}`, ven('Second name'));
    expect(await setTargets(server.core.deps, chosen)).toMatchObject({ refusal: { code: 'STALE' } });
    const again = { ...chosen, changedAt: server.clock.now() };
    expect(await setTargets(server.core.deps, again)).toBeNull();
    expect((await client.get(`${BASE}/vens/${made.id}`)).json()).toMatchObject({
      venName: 'Second name',
      targets: ['EV drivers'],
    });
    await client.delete(`${BASE}/vens/${made.id}`);
  });

  it('keeps the reports of a key about events that it may read', async () => {
    const client = await device();
    const event = await place.event('2026-03-12', 18, 19);
    const report = (more: object = {}) => ({
      eventID: event.id,
      clientName: 'Cedar fleet',
      resources: [
        {
          resourceName: 'AGGREGATED_REPORT',
          intervals: [{ id: 0, payloads: [{ type: 'USAGE', values: [1.2] }] }],
        },
      ],
      ...more,
    });
    const made = await client.post(`${BASE}/reports`, report());
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      { objectType: 'REPORT', eventID: event.id, reportName: null, resources: report().resources },
    ]);
    const { id } = made.json<{ id: string }>();
    const found = async (query: string) =>
      (await client.get(`${BASE}/reports?${query}`)).json<{ id: string }[]>().map((each) => each.id);
    expect(await found(`eventID=${event.id}`)).toEqual([id]);
    expect(await found(`programID=${place.programId}&clientName=Cedar%20fleet`)).toEqual([id]);
    expect(await found('clientName=Somebody')).toEqual([]);
    const changed = await client.put(`${BASE}/reports/${id}`, report({ reportName: 'Corrected' }));
    expect(changed.json()).toMatchObject({ reportName: 'Corrected' });
    const hidden = await place.event('2026-03-13', 18, 19);
    await target(hidden.id, 'Nothing of theirs');
    expect((await client.post(`${BASE}/reports`, report({ eventID: hidden.id }))).statusCode).toBe(404);
    expect((await client.put(`${BASE}/reports/${id}`, report({ eventID: hidden.id }))).statusCode).toBe(409);
    expect((await client.post(`${BASE}/reports`, report({ resources: 'none' }))).statusCode).toBe(400);
    const other = await partnerClient(server, ['OPENADR']);
    expect((await other.get(`${BASE}/reports/${id}`)).statusCode).toBe(404);
    expect((await client.delete(`${BASE}/reports/${id}`)).statusCode).toBe(200);
    expect(await found(`eventID=${event.id}`)).toEqual([]);
  });

  it('keeps the points of a report and shows them to staff, and names what is no point', async () => {
    const client = await partnerClient(server, ['OPENADR']);
    await client.post(`${BASE}/vens`, { objectType: 'VEN_VEN_REQUEST', venName: 'Yard of points' });
    const event = await place.event('2026-04-14', 18, 19);
    const report = (...values: readonly unknown[]) => ({
      eventID: event.id,
      clientName: 'Cedar fleet',
      resources: [
        { resourceName: 'Battery 7', intervals: [{ id: 0, payloads: [{ type: 'DATA_QUALITY', values }] }] },
      ],
    });
    const points = [{ x: 1, y: 2.5 }, { x: null, y: 3 }, 'GOOD'];
    const made = await client.post(`${BASE}/reports`, report(...points));
    expect([made.statusCode, made.json()]).toMatchObject([201, report(...points)]);
    const { id } = made.json<{ id: string }>();
    expect((await client.get(`${BASE}/reports/${id}`)).json()).toMatchObject(report(...points));
    const { data } = await (
      await staffClient()
    ).graphql(`query { staff { openAdrVens(search: "yard of points") { edges { node {
      reports { edges { node { payloads { values } } } } } } } } }`);
    expect(JSON.stringify(data)).toContain(JSON.stringify({ values: ['(1, 2.5)', '(–, 3)', 'GOOD'] }));
    const refused = await client.post(`${BASE}/reports`, report({ x: 1 }, { x: 1, y: 'two' }));
    const at = 'resources.0.intervals.0.payloads.0.values';
    expect([refused.statusCode, refused.json<{ errors: { field: string }[] }>().errors]).toMatchObject([
      400,
      [{ field: `${at}.0.y` }, { field: `${at}.1.y` }],
    ]);
  });

  it('calls subscribers with their token when an event that they may read is made or canceled, and no more after the end', async () => {
    const client = await device();
    const callbackUrl = await receiver();
    const subscription = (more: object = {}) => ({
      clientName: 'Cedar fleet',
      programID: place.programId,
      objectOperations: [
        { objects: ['EVENT'], operations: ['CREATE', 'DELETE'], callbackUrl, bearerToken: 'cedar-token' },
      ],
      ...more,
    });
    expect(
      (
        await client.post(
          `${BASE}/subscriptions`,
          subscription({
            objectOperations: [
              { objects: ['EVENT'], operations: ['CREATE'], callbackUrl: 'ftp://x.example/' },
            ],
          }),
        )
      ).statusCode,
    ).toBe(400);
    const made = await client.post(`${BASE}/subscriptions`, subscription());
    expect(made.statusCode).toBe(201);
    expect(made.body).not.toContain('cedar-token');
    const { id } = made.json<{ id: string }>();
    const forAll = await client.post(`${BASE}/subscriptions`, subscription({ programID: null }));
    expect(forAll.json()).not.toHaveProperty('programID');
    await client.delete(`${BASE}/subscriptions/${forAll.json<{ id: string }>().id}`);
    expect((await client.get(`${BASE}/subscriptions?objects=EVENT`)).json()).toMatchObject([{ id }]);
    expect((await client.get(`${BASE}/subscriptions?objects=VEN`)).json()).toEqual([]);

    const event = await place.event('2026-03-16', 18, 19);
    await server.worker.runUntilIdle();
    expect(calls.splice(0)).toMatchObject([
      {
        authorization: 'Bearer cedar-token',
        body: { objectType: 'EVENT', operation: 'CREATE', targets: null, object: { id: event.id } },
      },
    ]);
    await target(event.id, 'EV drivers');
    await place.cancel(event);
    await server.worker.runUntilIdle();
    expect(calls.splice(0)).toEqual([]);

    await client.put(`${BASE}/subscriptions/${id}`, subscription({ programID: null }));
    const next = await place.event('2026-03-17', 18, 19);
    await server.worker.runUntilIdle();
    await place.cancel(next);
    await server.worker.runUntilIdle();
    expect(calls.splice(0).map(({ body }) => body)).toMatchObject([
      { operation: 'CREATE', object: { id: next.id } },
      { operation: 'DELETE', object: { id: next.id } },
    ]);
    expect((await client.delete(`${BASE}/subscriptions/${id}`)).statusCode).toBe(200);
    await place.event('2026-03-18', 18, 19);
    await server.worker.runUntilIdle();
    expect(calls).toEqual([]);
  });

  it('calls no address that staff ended or whose key has ended, and gives up what waits for it', async () => {
    const owner = await partnerClient(server, ['OPENADR']);
    const actorId = await server.addMember({ isAdmin: true, roles: ['internal_staff'] });
    const staff = { brandId: 'default', actorId, reason: 'They moved' };
    const to = (name: string) => ({
      objects: ['EVENT'],
      operations: ['CREATE'],
      callbackUrl: `http://127.0.0.1:9/${name}`,
    });
    const subscribe = (...names: readonly string[]) =>
      owner.post(`${BASE}/subscriptions`, { clientName: 'Yard', objectOperations: names.map(to) });
    await subscribe('east', 'west');
    await subscribe('north');
    const addresses = async () =>
      (await owner.get(`${BASE}/subscriptions`))
        .json<{ objectOperations: { callbackUrl: string }[] }[]>()
        .map(({ objectOperations }) => objectOperations.map(({ callbackUrl }) => callbackUrl.slice(-5)));
    const { db } = server.database;
    const end = async (name: string) => {
      const rows = await db.select().from(webhookEndpoints);
      const id = rows.find(({ url: address }) => address.endsWith(name))?.id ?? '';
      const deps = { ...server.core.deps, dropCallback };
      expect(await changeEndpoint(deps, { ...staff, id, step: 'END' })).toBeNull();
    };
    const states = async () =>
      (await db.select().from(webhookDeliveries))
        .filter(({ url: address }) => address.startsWith('http://127.0.0.1:9/'))
        .map(({ url: address, state, dueAt }) => [address.slice(-5), state, dueAt === null])
        .sort();
    await end('east');
    await end('north');
    expect(await addresses()).toEqual([['/west']]);
    await place.event('2026-03-23', 18, 19);
    await server.worker.runUntilIdle();
    expect(await states()).toEqual([['/west', 'WAITING', false]]);
    expect(await endApiKey(server.core.deps, { ...staff, id: owner.keyId })).toBeNull();
    expect(await states()).toEqual([['/west', 'FAILED', true]]);
  });

  it('shows staff that the key of an address has expired, whatever its state was, in the list and by itself', async () => {
    const owner = await partnerClient(server, ['OPENADR'], { name: 'Brief partner', validDays: 1 });
    const staff = await staffClient();
    const to = (name: string) => ({
      objects: ['EVENT'],
      operations: ['CREATE'],
      callbackUrl: `http://127.0.0.1:9/brief/${name}`,
    });
    await owner.post(`${BASE}/subscriptions`, {
      clientName: 'Yard',
      objectOperations: [to('one'), to('two')],
    });
    const read = async () => {
      const { data } = await staff.graphql<{
        readonly staff: {
          readonly webhookEndpoints: { readonly edges: readonly { node: { id: string } }[] };
        };
      }>(`query { staff { webhookEndpoints(search: "brief", orderBy: { field: URL }) {
        edges { node { id url state } } } } }`);
      return data?.staff.webhookEndpoints.edges.map(({ node }) => node) ?? [];
    };
    const [one, two] = await read();
    await staff.graphql(
      'mutation ($input: SetWebhookStateInput!) { setWebhookState(input: $input) { __typename } }',
      { input: { id: two?.id, step: 'PAUSE', reason: 'They move' } },
    );
    expect(await read()).toMatchObject([{ state: 'ON' }, { state: 'PAUSED' }]);
    const before = server.clock.now();
    server.clock.set(new Date(before.getTime() + 86_400_000));
    expect(await read()).toMatchObject([{ state: 'KEY_EXPIRED' }, { state: 'KEY_EXPIRED' }]);
    const { data } = await staff.graphql(
      'query ($id: ID!) { node(id: $id) { ... on WebhookEndpoint { state } } }',
      { id: one?.id },
    );
    expect(data).toEqual({ node: { state: 'KEY_EXPIRED' } });
    server.clock.set(before);
  });

  it('lets subscribers know that a program is switched off, with its coming events, and what is canceled after it', async () => {
    const owner = await partnerClient(server, ['OPENADR']);
    const callbackUrl = 'http://127.0.0.1:9/off';
    const both = { objects: ['PROGRAM', 'EVENT'], operations: ['CREATE', 'UPDATE', 'DELETE'], callbackUrl };
    await owner.post(`${BASE}/subscriptions`, { clientName: 'Yard', objectOperations: [both] });
    const coming = await place.event('2026-03-25', 18, 19);
    const canceled = await place.event('2026-03-26', 18, 19);
    await server.worker.runUntilIdle();
    const { db } = server.database;
    const actorId = await server.addMember({ isAdmin: true, roles: ['internal_staff'] });
    const change = async (more: { readonly active?: boolean; readonly name?: string }) => {
      const [row] = await db.select().from(programs).where(eq(programs.id, place.programId));
      const version = row?.version ?? 0;
      const order = { brandId: 'default', actorId, reason: 'For a test', id: place.programId, version };
      const given = { name: undefined, active: undefined, rules: undefined, ...more };
      expect(await updateProgram(server.core.deps, { ...order, ...given })).toHaveProperty('id');
      await server.worker.runUntilIdle();
    };
    const heard = async () => {
      const rows = await db.delete(webhookDeliveries).returning();
      return rows
        .filter(({ url: address }) => address === callbackUrl)
        .map(({ data }) => data as { operation: string; objectType: string; object: { id: string } })
        .filter(({ object }) => [place.programId, coming.id, canceled.id].includes(object.id))
        .map(({ operation, objectType, object }) => [operation, objectType, object.id])
        .sort();
    };
    await heard();
    await change({ active: false });
    expect(await heard()).toEqual(
      [
        ['DELETE', 'EVENT', coming.id],
        ['DELETE', 'EVENT', canceled.id],
        ['DELETE', 'PROGRAM', place.programId],
      ].sort(),
    );
    await change({ name: 'Renamed while it is off' });
    expect(await heard()).toEqual([]);
    await place.cancel(canceled);
    await server.worker.runUntilIdle();
    expect(await heard()).toEqual([['DELETE', 'EVENT', canceled.id]]);
    await change({ active: true });
    expect(await heard()).toEqual([
      ['CREATE', 'EVENT', coming.id],
      ['CREATE', 'PROGRAM', place.programId],
    ]);
  });

  it('answers each command of its chapter', async () => {
    const guide = readFileSync(join(projectRoot(), 'src/server/operations/partners.md'), 'utf8');
    const chapter = /## Let devices follow by OpenADR\n(.*?)\n## /s.exec(guide)?.[1] ?? '';
    const commands = [...chapter.matchAll(/^ {4}curl (?:[^\\\n]|\\\n)*/gm)].map(([line]) => line);
    expect(commands).toHaveLength(5);
    const secret = partner.secret ?? '';
    let token = '';
    for (const command of commands) {
      const path = /"\$VTN([^"]*)"/.exec(command)?.[1] ?? '';
      const form = [...command.matchAll(/-d (\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]);
      const json = /-d '(.*)'/.exec(command)?.[1];
      const values: Readonly<Record<string, string>> = { $ID: secret.slice(0, HINT_LENGTH), $KEY: secret };
      const answer = await fetch(`${url}${path}`, {
        ...(form.length > 0 && {
          method: 'POST',
          body: new URLSearchParams(form.map(([name = '', value = '']) => [name, values[value] ?? value])),
        }),
        ...(json !== undefined && { method: 'POST', body: json }),
        headers: {
          ...(command.includes('$TOKEN') && { authorization: `Bearer ${token}` }),
          ...(json !== undefined && { 'content-type': 'application/json' }),
        },
      });
      expect([command, answer.status]).toEqual([command, json === undefined ? 200 : 201]);
      const body = (await answer.json()) as { readonly access_token?: string };
      token = body.access_token ?? token;
    }
  });

  it('is followed by our own VEN over HTTP: it registers, sees what is for it, hears of a change and reports', async () => {
    const clientId = (partner.secret ?? '').slice(0, HINT_LENGTH);
    const followerPort = await freePort();
    const follower = await testServer(
      { PORT: followerPort, PARTNER_NETWORKS: '127.0.0.0/8,::1' },
      {
        partners: createPartners({
          oidcIssuers: {},
          smsUrl: null,
          captchaScriptUrl: null,
          captchaVerifyUrl: null,
          sandbox: null,
          given: { [`vtn:${clientId}`]: partner.secret ?? '' },
        }),
      },
    );
    await follower.app.listen({ port: Number(followerPort), host: '127.0.0.1' });
    follower.clock.set(server.clock.now());
    const theirs = await Neighbourhood.on(follower.database.db, follower.clock);
    const client = await device();
    const { id: venID } = (await client.post(`${BASE}/vens`, ven(`Ebbwatt ${clientId}`))).json<{
      id: string;
    }>();
    await give(venID, ['EV drivers']);
    const programs = (await client.get(`${BASE}/programs`)).json<{ programName: string }[]>();
    const source = await saveGridSource(follower.core.deps, {
      brandId: 'default',
      actorId: null,
      reason: 'For a test',
      id: null,
      version: null,
      programId: theirs.programId,
      name: 'Upstream',
      kind: 'OPENADR',
      active: true,
      baseUrl: url,
      clientId,
      vtnProgram: programs[0]?.programName ?? '',
      scheduledAlgorithm: 'participation_reduction',
      realTimeAlgorithm: 'participation_reduction_rt',
      segment: null,
    });
    expect(source).toHaveProperty('id');
    const forAll = await place.event('2026-03-09', 17, 18);
    const forUs = await place.event('2026-03-10', 17, 18);
    const forUsToo = await place.event('2026-03-20', 17, 18);
    const forOthers = await place.event('2026-03-19', 17, 18);
    for (const { id } of [forUs, forUsToo]) await target(id, 'EV drivers');
    await target(forOthers.id, 'Pool owners');
    const move = (at: number) => {
      for (const each of [server, follower]) each.clock.set(new Date(at));
    };
    const found = async ({ start }: { readonly start: Date }) =>
      (await follower.database.db.select().from(events)).find(
        ({ startAt }) => startAt.getTime() === start.getTime(),
      );
    move(follower.clock.now().getTime() + 120_000);
    await follower.worker.runUntilIdle();
    expect(await found(forAll)).toMatchObject({ status: 'SCHEDULED', endAt: forAll.end });
    expect(await found(forUs)).toMatchObject({ status: 'SCHEDULED' });
    expect(await found(forOthers)).toBeUndefined();
    expect(
      await server.database.db.select().from(openAdrResources).where(eq(openAdrResources.venId, venID)),
    ).toMatchObject([{ name: 'Ebbwatt homes' }]);

    await place.cancel(forAll);
    await server.worker.runUntilIdle();
    await follower.worker.runUntilIdle();
    expect(await found(forAll)).toMatchObject({ status: 'CANCELLED' });
    expect(await found(forUsToo)).toMatchObject({ status: 'SCHEDULED' });
    await place.cancel(forUsToo);
    await server.worker.runUntilIdle();
    await follower.worker.runUntilIdle();
    expect(await found(forUsToo)).toMatchObject({ status: 'CANCELLED' });
    const subscribedTo = async () =>
      (await (await device()).get(`${BASE}/subscriptions`))
        .json<{ clientName: string; targets: string[] | null }[]>()
        .filter(({ clientName }) => clientName.startsWith('Ebbwatt'))
        .map(({ targets }) => targets?.join() ?? 'for all')
        .sort();
    expect(await subscribedTo()).toEqual(['EV drivers', 'for all']);

    move(forUs.end.getTime() + 60_000);
    await follower.worker.runUntilIdle();
    move(forUs.end.getTime() + 8 * 86_400_000);
    await follower.worker.runUntilIdle();
    expect(
      await server.database.db.select().from(openAdrReports).where(eq(openAdrReports.eventId, forUs.id)),
    ).toMatchObject([{ clientName: 'Ebbwatt', resources: [{ resourceName: 'AGGREGATED_REPORT' }] }]);

    const check = async (targets: readonly string[]) => {
      await give(venID, targets);
      move(follower.clock.now().getTime() + 3_700_000);
      await follower.worker.runUntilIdle();
    };
    await check(['EV drivers', 'Cedar']);
    expect(await subscribedTo()).toEqual(['EV drivers,Cedar', 'for all']);
    await check([]);
    expect(await subscribedTo()).toEqual(['for all']);
    await check(['EV drivers']);
    expect(await subscribedTo()).toEqual(['EV drivers', 'for all']);
    await follower.close();
  });
});
