import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount } from '../../sandbox/devices/readyDevices.ts';
import { testDb, type TestDatabase } from '../../../tests/support/testDb.ts';
import { deviceConfig } from '../../domain/devices/deviceConfigs.ts';
import { readDevices } from '../devices/service.ts';
import { members } from '../session/tables.ts';
import { createIds } from '../platform/ids.ts';
import { rows } from '../platform/db/sql.ts';
import { DEMO_ACCOUNTS, PARTNER_DEVICES, type DemoPartner } from './deviceCast.ts';
import { makeDevices } from './devices.ts';
import type { DemoMember } from './record.ts';

const now = new Date('2026-11-21T17:00:00Z');
const newId = createIds({ now: () => now });
const person: DemoMember = {
  brandId: 'default',
  memberId: newId(),
  role: 'demo',
  email: 'demo@default.example',
  name: 'Dana Reyes',
  meterNumber: 'm',
  eventUse: 0.4,
  silentSince: null,
  readUntil: 0,
  home: {
    seed: 's',
    zone: 'America/Los_Angeles',
    intervalSeconds: 900,
    size: 1,
    southern: false,
    solar: false,
  },
};

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
  await database.db.insert(members).values({
    id: person.memberId,
    brand: 'default',
    email: person.email,
    emailKey: person.email,
    timeZone: 'America/Los_Angeles',
    country: 'US',
    createdAt: now,
  });
  await makeDevices(database.db, [person], { now, newId, bilingual: false });
});
afterAll(() => database.close());

it.each(Object.keys(PARTNER_DEVICES) as DemoPartner[])(
  "the devices at %s match the sandbox's account for the same address",
  (partner) => {
    const { account, devices } = createAccount(partner, person.email);
    expect(
      PARTNER_DEVICES[partner].map(({ type, name }, index) => [`${account.id}-${index + 1}`, type, name]),
    ).toEqual(devices.map(({ id, kind, name }) => [id, kind, name]));
  },
);

it('the demonstration member has devices of known types, one of them in trouble', async () => {
  const devices = await readDevices(database.db, person.memberId);
  expect(devices).toHaveLength(
    DEMO_ACCOUNTS.filter(({ role }) => role === 'demo').reduce(
      (sum, { partner }) => sum + PARTNER_DEVICES[partner].length,
      0,
    ),
  );
  expect(devices.filter(({ deviceConfigId }) => deviceConfig(deviceConfigId) === null)).toEqual([]);
  expect(
    devices
      .filter(({ trouble }) => trouble !== null)
      .map(({ displayName, trouble }) => [displayName, trouble]),
  ).toEqual([['Downstairs', 'authorization']]);
});

it("has 35 days of each device's use, up to the last whole hour", async () => {
  const counted = await rows<{ hours: number; last: string }>(
    database.db,
    sql`select count(*)::int as hours, max(hour_start)::text as last from device_hours group by device_id`,
  );
  expect(new Set(counted.map(({ hours }) => hours))).toEqual(new Set([35 * 24]));
  expect(counted.map(({ last }) => last).filter((last) => last.startsWith('2026-11-21 16:00'))).toHaveLength(
    counted.length - 1,
  );
});
