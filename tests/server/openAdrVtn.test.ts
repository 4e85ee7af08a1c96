import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { events } from '../../src/server/events/tables.ts';
import { saveGridSource } from '../../src/server/events/service.ts';
import { auditLog } from '../../src/server/audit/tables.ts';
import { createPartners } from '../../src/server/platform/partners.ts';
import { projectRoot } from '../../src/server/platform/root.ts';
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
  server = await testServer({ PORT: port });
  server.clock.set('2026-03-01T20:00:00Z');
  place = await Neighbourhood.on(server.database.db, server.clock);
  partner = await partnerClient(server, ['OPENADR', 'RESULTS_READ']);
  await server.app.listen({ port: Number(port), host: '127.0.0.1' });
  url = `http://localhost:${port}/backend${BASE}`;
});
afterAll(() => server.close());

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

  it('is followed by our own VEN over HTTP: it registers, takes an event over and cancels it with ours', async () => {
    const clientId = (partner.secret ?? '').slice(0, HINT_LENGTH);
    const follower = await testServer(
      { PARTNER_NETWORKS: '127.0.0.0/8,::1' },
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
    follower.clock.set(server.clock.now());
    const theirs = await Neighbourhood.on(follower.database.db, follower.clock);
    const programs = (await (await device()).get(`${BASE}/programs`)).json<{ programName: string }[]>();
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
    const ours = await place.event('2026-03-09', 17, 18);
    const follow = async () => {
      follower.clock.set(new Date(follower.clock.now().getTime() + 120_000));
      await follower.worker.runUntilIdle();
      const found = await follower.database.db.select().from(events);
      return found.find(({ startAt }) => startAt.getTime() === ours.start.getTime());
    };
    expect(await follow()).toMatchObject({ status: 'SCHEDULED', endAt: ours.end });
    const vens = (await (await device()).get(`${BASE}/vens`)).json<{ venName: string }[]>();
    expect(vens.map(({ venName }) => venName)).toContain(`Ebbwatt ${clientId}`);
    await place.cancel(ours);
    expect(await follow()).toMatchObject({ status: 'CANCELLED' });
    await follower.close();
  });
});
