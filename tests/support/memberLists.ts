import { deviceConnections, deviceLog, devices } from '../../src/server/devices/tables.ts';
import { orders } from '../../src/server/orders/tables.ts';
import { referrals } from '../../src/server/referrals/tables.ts';
import { logIns } from '../../src/server/session/tables.ts';
import { privacyChoices } from '../../src/server/settings/tables.ts';
import { utilityTransitions } from '../../src/server/utility/tables.ts';
import { wheelSpins } from '../../src/server/wheel/tables.ts';
import type { TestServer } from './testServer.ts';

/** Adds log-ins of a member, two at each second. */
export async function addLogIns(server: TestServer, memberId: string, count: number): Promise<void> {
  const rows = entries(server, count).map((entry) => ({
    ...entry,
    memberId,
    outcome: 'wrong_password' as const,
    agent: '',
    network: '192.0.2.7',
  }));
  await server.database.db.insert(logIns).values(rows);
}

const entries = ({ core, clock }: TestServer, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: core.deps.newId(),
    brand: 'default',
    at: new Date(clock.now().getTime() - Math.floor(index / 2) * 1_000),
  }));

/** Five rows in each list of a member's records, two and two at the same second. */
export async function fillMemberLists(server: TestServer, memberId: string): Promise<void> {
  const { core, clock, database } = server;
  const { db } = database;
  const rows = entries(server, 5);
  const [connectionId, deviceId] = [core.deps.newId(), core.deps.newId()];
  await addLogIns(server, memberId, rows.length);
  await db
    .insert(privacyChoices)
    .values(rows.map((row) => ({ ...row, memberId, groups: ['necessary'], version: 1, objected: false })));
  await db.insert(utilityTransitions).values(
    rows.toReversed().map(({ brand, at }, index) => ({
      memberId,
      position: index + 1,
      brand,
      at,
      toState: 'MarketEnrolled',
      cause: 'webhook' as const,
    })),
  );
  await db.insert(deviceConnections).values({
    memberId,
    id: connectionId,
    brand: 'default',
    connectionConfigId: 'slate',
    status: 'connected',
    externalAccount: 'lists',
    connectedAt: clock.now(),
  });
  await db.insert(devices).values({
    memberId,
    id: deviceId,
    brand: 'default',
    connectionId,
    externalId: 'lists',
    deviceConfigId: 'slate-thermostat',
    deviceType: 'thermostat',
    displayName: 'Hallway',
    state: { online: true, on: true },
    stateAt: clock.now(),
    addedAt: clock.now(),
  });
  await db
    .insert(deviceLog)
    .values(rows.map(({ id, at }) => ({ memberId, deviceId, id, at, happened: 'offline' as const })));
  await db.insert(wheelSpins).values(
    rows.map(({ id, brand, at }) => ({
      id,
      memberId,
      brand,
      source: 'weekly' as const,
      causeKey: id,
      grantedAt: at,
    })),
  );
  await db.insert(orders).values(
    rows.map(({ id, brand, at }) => ({
      id,
      memberId,
      brand,
      key: id,
      kind: 'device' as const,
      item: 'smart_plug',
      quantity: 1,
      state: 'placed' as const,
      recipient: 'Dana',
      placedAt: at,
      changedAt: at,
    })),
  );
  for (const { id, brand, at } of rows) {
    const friendId = await server.addMember({ email: `friend-${id}@example.org` });
    await db
      .insert(referrals)
      .values({ memberId: friendId, brand, referrerId: memberId, code: 'FRIEND', joinedAt: at });
  }
}
