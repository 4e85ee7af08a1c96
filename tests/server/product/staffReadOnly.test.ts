import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { READ_KEY } from '../../../src/domain/session/staffRoles.ts';
import type { HttpClient } from '../../support/httpClient.ts';
import { testServer, type TestServer } from '../../support/testServer.ts';

let server: TestServer;
let reader: HttpClient;
let memberId: string;
beforeAll(async () => {
  server = await testServer();
  reader = await server.loggedIn(await server.addMember({ isAdmin: true, roles: [READ_KEY] }));
  memberId = toGlobalId('MemberRecord', await server.addMember());
});
afterAll(() => server.close());

it('who may only read sees what every role sees', async () => {
  const { data, errors } = await reader.graphql<{ staff: Record<string, unknown> }>(
    `query Everything($id: ID!) { staff {
      members { totalCount } member(id: $id) { help { lockedAt } } memberLedger(id: $id) { points }
      payouts { totalCount } features { key } experiments { key } staffAccounts { totalCount } events { totalCount }
      auditLog { totalCount } approvals { id } } }`,
    { id: memberId },
  );
  expect(errors).toEqual([]);
  expect(Object.entries(data?.staff ?? {}).filter(([, value]) => value === null)).toEqual([]);
  expect(data?.staff['member']).toEqual({ help: { lockedAt: null } });
});

it('who may only read changes nothing', async () => {
  const { data } = await reader.graphql<Record<string, { code: string }>>(
    `mutation Change($id: ID!) {
      lockMember(input: { id: $id, reason: "Only to see" }) { ... on Refusal { code } }
      setMaintenance(input: { on: true, reason: "Only to see" }) { ... on Refusal { code } } }`,
    { id: memberId },
  );
  expect(data).toEqual({ lockMember: { code: 'FORBIDDEN' }, setMaintenance: { code: 'FORBIDDEN' } });
});
