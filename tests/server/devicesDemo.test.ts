import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDevices } from '../../src/server/demo/devices.ts';
import { connectDemoDevices } from '../../src/server/demo/deviceTokens.ts';
import { EMPTY_RECORD, type DemoMember } from '../../src/server/demo/record.ts';
import { writeRecord } from '../../src/server/demo/store/world.ts';
import { members } from '../../src/server/session/tables.ts';
import { connectedHome, deviceList, type ConnectedHome } from '../support/connectedHome.ts';

let world: ConnectedHome;
beforeAll(async () => {
  world = await connectedHome();
});
afterAll(() => world.close());

it("the demonstration's devices work in the sandbox beside it for hours", async () => {
  const { db } = world.server.database;
  const { deps } = world.server.core;
  const { memberId, browser } = await world.addMember();
  const email = 'demo@default.example';
  await db.update(members).set({ email, emailKey: email }).where(eq(members.id, memberId));
  const person: DemoMember = {
    brandId: 'default',
    memberId,
    role: 'demo',
    email,
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
  await makeDevices(db, [person], { now: world.server.clock.now(), newId: deps.newId, bilingual: false });
  await writeRecord(db, { ...EMPTY_RECORD, members: [person] }, world.server.clock.now());
  const before = await deviceList(browser);
  await connectDemoDevices(deps);
  for (let hour = 0; hour < 3; hour += 1) {
    world.pass(3_700_000);
    await world.settle();
  }
  const after = await deviceList(browser);
  expect(after.map((device) => [device.device_id, device.display_name, device.trouble])).toEqual(
    before.map((device) => [device.device_id, device.display_name, device.trouble]),
  );
  const heater = world.clouds.named('quartz', 'Fan', email);
  await world.clouds.byHand(heater.id, { on: false });
  world.pass(16 * 60_000);
  await world.settle();
  expect((await deviceList(browser)).find(({ display_name: name }) => name === 'Fan')?.state.on).toBe(false);
});
