import { afterAll, beforeAll, expect, it } from 'vitest';
import { staggerSeconds } from '../../src/domain/events/stagger.ts';
import { findEvent } from '../../src/server/events/service.ts';
import { DeviceWorld } from '../support/deviceWorld.ts';
import { localInstant } from '../support/neighbourhood.ts';
import { testDb, type TestDatabase } from '../support/testDb.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
});
afterAll(() => database.close());

const DAY = '2026-03-03';
const START = localInstant(DAY, 18);

it('commands each home’s devices at the home’s own second after the start, and restores all at the end', async () => {
  const world = await DeviceWorld.on(database.db, '2026-03-04T01:55:00Z');
  const homes = await Promise.all(Array.from({ length: 6 }, () => world.place.household()));
  const event = await world.place.event(DAY, 18, 19, { staggerMinutes: 10 });
  const plugs = [];
  for (const home of homes) {
    await world.place.join(home, event);
    plugs.push(await world.device(home));
  }
  const { stagger } = (await findEvent(database.db, 'default', event.id)) ?? { stagger: null };
  if (stagger === null) throw new Error('The event has no stagger.');
  expect(stagger.minutes).toBe(10);
  await world.until(START);
  for (let seconds = 0; seconds < 660; seconds += 60) {
    for (const plug of plugs) {
      const isDue = staggerSeconds(stagger, plug.memberId) <= seconds;
      expect([plug.memberId, world.clouds.commandsTo(plug.id).length]).toEqual([
        plug.memberId,
        isDue ? 1 : 0,
      ]);
    }
    await world.after(60);
  }
  await world.until(localInstant(DAY, 19), 600);
  expect(plugs.map(({ at }) => at.held)).toEqual(plugs.map(() => null));
});
