import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restOperations, type RestOperation } from '../../codegen/rest/operations.ts';
import { isPartnerRule } from '../../src/server/platform/access/accessRule.ts';
import { restRules } from '../../src/server/platform/access/restRules.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { askers, makeAskers, mayBy, type Asker } from '../support/askers.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let clients: Readonly<Record<Asker, HttpClient>>;
beforeAll(async () => {
  server = await testServer();
  clients = await makeAskers(server);
});
afterAll(() => server.close());

const madeUp = '0190a1b2-0000-7000-8000-0000000000ff';

/** Valid bodies for operations that would refuse an empty one before looking up the id. */
const bodies: Readonly<Record<string, object>> = {
  redeemReward: { points: 1_000, version: 1 },
  setOfferOption: { option_id: 'white' },
  agreeToOffer: { version: 1 },
  payOffer: { points: 0 },
  spinWheel: { member_number: '1', commitment: 'a'.repeat(64), odds_hash: 'a'.repeat(64) },
};

async function ask(
  client: HttpClient,
  { id, method, path, bodyType }: RestOperation,
): Promise<{ status: number; body: { status?: number; code?: string } }> {
  const url = path.replaceAll(/\{\w+\}/g, madeUp);
  const upload = { body: '--cut--\r\n', headers: { 'content-type': 'multipart/form-data; boundary=cut' } };
  const answer = await client
    .clone()
    .call(
      url,
      method === 'GET'
        ? {}
        : bodyType === 'multipart/form-data'
          ? upload
          : { method, body: bodies[id] ?? {} },
    );
  const isJson = /^application\/(?:problem\+)?json/.test(String(answer.headers['content-type']));
  return { status: answer.statusCode, body: isJson ? answer.json() : {} };
}

// Logging out and leaving a home are allowed, but would end the session that the other cases need.
const cases = restOperations
  .filter(({ id }) => id !== 'logout')
  .flatMap((operation) =>
    askers.map((asker) => [operation.id, asker, operation, restRules[operation.id]] as const),
  )
  .filter(([id, asker]) => id !== 'leaveHome' || asker !== 'a person of a home');

/** Those for sessions; tests/access/partnerAccess.test.ts is about the others. */
const sessionOperations = restOperations.filter(({ id }) => !isPartnerRule(restRules[id]));

describe('SES-39: REST access: every operation, every kind of caller', () => {
  it.each(cases)('%s by %s', async (_id, asker, operation, rule) => {
    const { status, body } = await ask(clients[asker], operation);
    // A session is no key.
    if (isPartnerRule(rule))
      return expect({ status, code: body.code }).toEqual({ status: 401, code: 'NO_KEY' });
    const verdict = mayBy(rule, asker);
    // The call passes the access check; its input may still be refused.
    if (verdict === 'allowed') return expect([401, 403, 500]).not.toContain(status);
    return expect({ status, code: body.code }).toEqual(
      verdict === 'stranger' ? { status: 401, code: 'UNAUTHENTICATED' } : { status: 403, code: 'FORBIDDEN' },
    );
  });

  it.each(
    sessionOperations
      .filter(({ method }) => method !== 'GET')
      .map((operation) => [operation.id, operation] as const),
  )('%s without the anti-forgery token is -303 for everybody', async (_id, operation) => {
    for (const asker of askers) {
      const client = clients[asker].clone();
      client.cookies.delete('ebbwatt_csrf');
      expect((await ask(client, operation)).body.status).toBe(-303);
    }
  });

  it.each(
    sessionOperations
      .filter(({ path }) => path.includes('{id}'))
      .map((operation) => [operation.id, operation] as const),
  )('%s of a made-up id answers 404', async (_id, operation) => {
    expect(await ask(clients.member, operation)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});
