import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toGlobalId } from 'graphql-relay';
import { apiKeys } from '../../src/server/partner/tables.ts';
import { partnerClient } from '../support/partnerClient.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const path = '/partner/v1/key';
const DAY = 86_400_000;

describe('keys of the partner API', () => {
  it('unknown paths of the partner API answer problem details too', async () => {
    const client = await partnerClient(server, ['EVENTS_READ']);
    const answer = await client.get('/partner/v1/nothing');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      404,
      expect.stringContaining('application/problem+json'),
    ]);
    expect(answer.json()).toMatchObject({ type: 'about:blank', status: 404, code: 'NOT_FOUND' });
  });

  it('say what they may do, for their own brand', async () => {
    const client = await partnerClient(server, ['EVENTS_READ', 'PROGRAMS_READ'], { name: 'Grid desk' });
    const answer = await client.get(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      name: 'Grid desk',
      brand: 'default',
      rights: ['EVENTS_READ', 'PROGRAMS_READ'],
    });
    const abroad = await partnerClient(server, ['EVENTS_READ'], { brand: 'org' });
    expect((await abroad.get(path)).json()).toMatchObject({ brand: 'org' });
    expect((await abroad.with({ host: 'localhost' }).get(path)).statusCode).toBe(401);
  });

  it('are refused with problem details when they are wrong, expired or ended', async () => {
    const client = await partnerClient(server, ['EVENTS_READ'], { validDays: 2 });
    const none = await client.with({ secret: null }).get(path);
    expect(none.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'www-authenticate': 'Bearer realm="partner"',
    });
    expect(none.json()).toMatchObject({
      type: 'about:blank',
      title: 'Unauthorized',
      status: 401,
      code: 'NO_KEY',
      request_id: none.headers['x-request-id'],
    });
    server.clock.set(new Date(server.clock.now().getTime() + 2 * DAY));
    const over = await client.get(path, { 'accept-language': 'fr-CA' });
    expect(over.statusCode).toBe(401);
    expect(over.headers['www-authenticate']).toContain('invalid_token');

    const staff = await server.loggedIn(
      await server.addMember({ isAdmin: true, roles: ['internal_staff'] }),
      'localhost',
      { secondFactor: true },
    );
    const next = await partnerClient(server, ['EVENTS_READ']);
    expect((await next.get(path)).statusCode).toBe(200);
    const end = (reason: string) =>
      staff.graphql<{ endApiKey: { __typename: string; code?: string } }>(
        `mutation ($input: EndApiKeyInput!) {
          endApiKey(input: $input) { __typename ... on Refusal { code } ... on ApiKeyEnded { apiKey { state } } }
        }`,
        { input: { id: toGlobalId('ApiKey', next.keyId), reason } },
      );
    expect((await end('')).data?.endApiKey).toMatchObject({ code: 'INVALID' });
    expect((await end('Left')).data?.endApiKey).toMatchObject({ apiKey: { state: 'ENDED' } });
    expect((await next.get(path)).statusCode).toBe(401);
    expect((await end('Left')).data?.endApiKey).toMatchObject({ code: 'NOT_ALLOWED' });
  });

  it('keep their last use to the minute, and no secret', async () => {
    const client = await partnerClient(server, ['EVENTS_READ']);
    const row = async () =>
      (await server.database.db.select().from(apiKeys)).find(({ id }) => id === client.keyId);
    expect((await row())?.lastUsedAt).toBeNull();
    await client.get(path);
    const first = server.clock.now();
    expect((await row())?.lastUsedAt).toEqual(first);
    server.clock.set(new Date(first.getTime() + 59_000));
    await client.get(path);
    expect((await row())?.lastUsedAt).toEqual(first);
    server.clock.set(new Date(first.getTime() + 60_000));
    await client.get(path);
    expect((await row())?.lastUsedAt).toEqual(new Date(first.getTime() + 60_000));
    expect((await row())?.hint).toMatch(/^ebb_.{5}$/);
    expect((await row())?.hash).toMatch(/^[\w-]{43}$/);
  });

  it('have a rate limit each, which the headers name', async () => {
    const client = await partnerClient(server, ['EVENTS_READ']);
    const first = await client.get(path);
    expect(first.headers).toMatchObject({
      'ratelimit-policy': '"key";q=120;w=120',
      ratelimit: '"key";r=119;t=1',
    });
    for (let call = 1; call < 120; call++) await client.get(path);
    const refused = await client.get(path);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers).toMatchObject({ 'retry-after': '1', ratelimit: '"key";r=0;t=1' });
    expect(refused.json()).toMatchObject({ status: 429, code: 'TOO_MANY' });
    expect((await (await partnerClient(server, ['EVENTS_READ'])).get(path)).statusCode).toBe(200);
    server.clock.set(new Date(server.clock.now().getTime() + 1_000));
    expect((await client.get(path)).statusCode).toBe(200);
  });
});
