import { sql } from 'drizzle-orm';
import { homeInvitations } from '../../src/server/account/tables.ts';
import { deviceConnections, deviceLog, devices } from '../../src/server/devices/tables.ts';
import { participations } from '../../src/server/events/tables.ts';
import { memberNotes } from '../../src/server/members/tables.ts';
import { servicePoints } from '../../src/server/meter/tables.ts';
import { orders } from '../../src/server/orders/tables.ts';
import { referrals } from '../../src/server/referrals/tables.ts';
import { logIns, sessions } from '../../src/server/session/tables.ts';
import { phoneNumbers, privacyChoices, subscriptions } from '../../src/server/settings/tables.ts';
import { utilityTransitions } from '../../src/server/utility/tables.ts';
import { wheelSpins } from '../../src/server/wheel/tables.ts';
import { Neighbourhood } from './neighbourhood.ts';
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
  await db
    .insert(memberNotes)
    .values(
      rows.map(({ at, ...row }) => ({ ...row, memberId, text: 'Rings back', pinned: false, createdAt: at })),
    );
  for (const { id, brand, at } of rows) {
    const friendId = await server.addMember({ email: `friend-${id}@example.org` });
    await db
      .insert(referrals)
      .values({ memberId: friendId, brand, referrerId: memberId, code: 'FRIEND', joinedAt: at });
  }
}

/** One row in each record of a member that isn't paged, an event that they left, and a meter that another member claims. */
export async function fillMemberRecords(server: TestServer, memberId: string): Promise<void> {
  const { core, clock, database } = server;
  const { db } = database;
  const [now, id] = [clock.now(), core.deps.newId()];
  const later = new Date(now.getTime() + 86_400_000);
  const common = { brand: 'default', memberId };
  await db.insert(sessions).values({
    ...common,
    id,
    tokenHash: id,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: later,
    agent: 'Firefox on Android',
  });
  await db.insert(phoneNumbers).values({ memberId, number: '+14155550142', verified: true, addedAt: now });
  await db.insert(subscriptions).values({ memberId, key: 'weekly_digest', enabled: true });
  const email = 'lives-here@example.org';
  await db
    .insert(homeInvitations)
    .values({ id, homeId: memberId, email, emailKey: email, sentAt: now, expiresAt: later });
  await db.insert(servicePoints).values({
    ...common,
    id,
    numberHash: id,
    numberLast4: '4711',
    timeZone: 'America/Los_Angeles',
    verified: true,
    createdAt: now,
  });
  await addClaims(server, memberId, 1);
  const near = await Neighbourhood.on(db, clock);
  const event = await near.event('2026-06-20', 18, 19);
  await db
    .insert(participations)
    .values({ ...common, eventId: event.id, startAt: new Date('2026-06-21T01:00:00Z'), opt: 'out' });
}

/** Adds claims of a member's meter, each by another member. */
export async function addClaims({ clock, database }: TestServer, holderId: string, count: number) {
  const { db } = database;
  const near = await Neighbourhood.on(db, clock);
  await db.execute(sql`
    with claimants as (
      insert into members select (jsonb_populate_record(m, jsonb_build_object(
        'id', gen_random_uuid(), 'email', n || m.email, 'email_key', n || m.email_key))).*
      from members m, generate_series(1, ${count}::int) n where m.id = ${holderId} returning id),
    connected as (
      insert into utility_connections (member_id, brand, utility_id, widget_state, widget_substate)
      select id, 'default', ${near.utilityId}, 'UtilityError', 'Duplicate' from claimants)
    insert into meter_claims (id, brand, member_id, utility_id, holder_brand, holder_id, kind, number_hash, number_last4,
      proof, claimed_at)
    select id, 'default', id, ${near.utilityId}, 'default', ${holderId}, 'meter', id::text, '4711', 'number', now()
    from claimants`);
}

/** Adds notes about a member, of which the oldest is pinned. */
export async function addNotes(server: TestServer, memberId: string, count: number): Promise<void> {
  await server.database.db.insert(memberNotes).values(
    entries(server, count).map(({ at, ...row }, place) => ({
      ...row,
      memberId,
      text: `Call ${count - place}`,
      pinned: place === count - 1,
      createdAt: at,
    })),
  );
}
