import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restOperations, type RestOperation } from '../../codegen/rest/operations.ts';
import { PARTNER_RIGHTS, type PartnerRight } from '../../src/domain/partner/rights.ts';
import { isPartnerRule } from '../../src/server/platform/access/accessRule.ts';
import { restRules } from '../../src/server/platform/access/restRules.ts';
import { partnerClient, type PartnerClient } from '../support/partnerClient.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
const holders = new Map<PartnerRight | 'none', PartnerClient>();
beforeAll(async () => {
  server = await testServer();
  for (const right of PARTNER_RIGHTS) holders.set(right, await partnerClient(server, [right]));
});
afterAll(() => server.close());

const madeUp = '0190a1b2-0000-7000-8000-0000000000ff';

function call(client: PartnerClient, { path, method, bodyType }: RestOperation) {
  const url = path.replaceAll(/\{\w+\}/g, madeUp);
  if (method === 'GET') return client.get(url);
  if (method === 'DELETE') return client.delete(url);
  if (method === 'PUT') return client.put(url, {});
  return bodyType === 'multipart/form-data'
    ? client.post(url, '--cut--\r\n', { 'content-type': 'multipart/form-data; boundary=cut' })
    : client.post(url, {});
}

const operations = restOperations.flatMap((operation) => {
  const rule = restRules[operation.id];
  return isPartnerRule(rule) ? [[operation.id, operation, rule.partner] as const] : [];
});

describe('access to the partner API', () => {
  it('has every operation under /partner and /openadr3, and no other one', () => {
    expect(
      restOperations.filter(({ path }) => /^\/(partner|openadr3)\//.test(path)).map(({ id }) => id),
    ).toEqual(operations.map(([id]) => id));
  });

  it.each(operations)('%s is open to keys with its right alone', async (_id, operation, wanted) => {
    for (const [right, client] of holders) {
      const { statusCode } = await call(client, operation);
      if (wanted === 'any' || right === wanted) expect([401, 403, 500]).not.toContain(statusCode);
      else expect(statusCode).toBe(403);
    }
  });

  it.each(operations)('%s wants a key', async (_id, operation) => {
    const [anyKey] = holders.values();
    if (anyKey === undefined) throw new Error('There is no key.');
    const answers = [
      await call(anyKey.with({ secret: null }), operation),
      await call(anyKey.with({ secret: 'ebb_wrong' }), operation),
      await call(anyKey.with({ host: 'org.localhost' }), operation),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
    expect(answers.map((answer) => answer.json<{ code: string }>().code)).toEqual([
      'NO_KEY',
      'INVALID_KEY',
      'INVALID_KEY',
    ]);
  });
});
