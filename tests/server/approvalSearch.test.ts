import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { APPROVAL_KINDS, type ApprovalKind, type Proposal } from '../../src/domain/approvals/proposal.ts';
import { readRequests } from '../../src/server/approvals/queries.ts';
import { targetingRequests } from '../../src/server/approvals/tables.ts';
import { orders } from '../../src/server/orders/tables.ts';
import { Neighbourhood } from '../support/neighbourhood.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  const { db } = server.database;
  const now = server.clock.now();
  const author = await server.addMember({ email: 'ann@example.org' });
  const member = await server.addMember({ email: 'kim@example.org' });
  const hood = await Neighbourhood.on(db, server.clock);
  const orderId = randomUUID();
  await db.insert(orders).values({
    id: orderId,
    brand: 'default',
    memberId: member,
    key: orderId,
    kind: 'swag',
    item: 'TOTE',
    title: 'Tote bag 100%',
    quantity: 1,
    state: 'placed',
    recipient: 'Lee',
    placedAt: now,
    changedAt: now,
  });
  const add = async (kind: ApprovalKind, objectId: string, proposal: object = {}) =>
    db.insert(targetingRequests).values({
      id: randomUUID(),
      brand: 'default',
      kind,
      objectId,
      version: 0,
      proposal: { kind, ...proposal } as Proposal,
      members: 1,
      authorId: author,
      reason: `Why ${kind}`,
      requestedAt: now,
      state: 'WAITING',
    });
  await add('FEATURE', 'nav_hide');
  await add('SEGMENT', randomUUID(), { name: 'Northern homes' });
  await add('CONTENT', randomUUID(), { content: { title: 'Stay cool' } });
  await add('EXPERIMENT', 'cash_icon');
  await add('OVERRIDE', member);
  await add('RATES', hood.programId);
  await add('REPLACEMENT', orderId);
});
afterAll(() => server.close());

it.each<readonly [search: string, kinds: readonly ApprovalKind[]]>([
  ['NAV_', ['FEATURE']],
  ['northern', ['SEGMENT']],
  ['stay COOL', ['CONTENT']],
  ['cash_icon', ['EXPERIMENT']],
  ['kim@example', ['OVERRIDE']],
  ['peak hours', ['RATES']],
  ['bag 100%', ['REPLACEMENT']],
  ['lee', ['REPLACEMENT']],
  ['why segment', ['SEGMENT']],
  ['ann@', ['CONTENT', 'EXPERIMENT', 'FEATURE', 'OVERRIDE', 'RATES', 'REPLACEMENT', 'SEGMENT']],
  ['navx', []],
])('a search of approvals for “%s” finds %j', async (search, kinds) => {
  const found = await readRequests(server.database.db, 'default', {
    kinds: APPROVAL_KINDS,
    objectId: null,
    onlyWaiting: false,
    search,
    limit: 100,
  });
  expect(found.map(({ kind }) => kind).toSorted()).toEqual(kinds);
});
