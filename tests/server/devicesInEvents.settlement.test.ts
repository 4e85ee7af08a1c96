import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALGORITHMS, type Algorithm } from '../../src/domain/events/algorithms.ts';
import type { RealTimeReceipt } from '../../src/domain/settlement/realTime.ts';
import { realTimeDifferences } from '../../src/domain/settlement/recomputeRealTime.ts';
import { startVacation } from '../../src/server/events/service.ts';
import { standings } from '../../src/server/settlement/tables.ts';
import { readBalances } from '../../src/server/ledger/service.ts';
import { transaction } from '../../src/server/platform/db/transaction.ts';
import { countBreaches, readParticipation, readReceipts, soundBooks } from '../support/books.ts';
import { COOLING, DeviceWorld, ON } from '../support/deviceWorld.ts';
import { localInstant, saving } from '../support/neighbourhood.ts';
import { testDb, type TestDatabase } from '../support/testDb.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
});
afterAll(async () => {
  expect(await countBreaches(database.db)).toEqual(soundBooks);
  await database.close();
});

const BEFORE = '2026-03-04T01:55:00Z';
const START = localInstant('2026-03-03', 18);
const END = localInstant('2026-03-03', 19);
const ORGANISATION = '0190a1b2-0000-7000-8000-00000000000a';

/** A home with a thermostat (0.8 points a quarter) and a car (1 point), in an event from 18 to 19, with a streak of 4; the meter saves half a kilowatt-hour. */
async function home(algorithm: Algorithm) {
  const world = await DeviceWorld.on(database.db, BEFORE);
  const { place } = world;
  const household = await place.household({ organisationId: ORGANISATION });
  await place.deliver(household, {
    use: saving({ '2026-03-03': 500 }),
    from: '2026-02-01',
    to: '2026-03-03',
  });
  await database.db
    .insert(standings)
    .values({ memberId: household.memberId, brand: 'default', recent: [], streak: 0 });
  const event = await place.event('2026-03-03', 18, 19, { algorithm });
  await place.join(household, event);
  const [thermostat, car] = [
    await world.device(household, 'thermostat', COOLING, 'Hall'),
    await world.device(household, 'ev', ON, 'Blue car'),
  ];
  return { world, place, household, event, thermostat, car };
}

/** An event two days earlier that left a streak of 4. */
async function streakOfFour(
  place: DeviceWorld['place'],
  { memberId }: { readonly memberId: string },
): Promise<void> {
  const earlier = await place.event('2026-03-01', 18, 19, {
    despite: ['in-the-past', 'overlaps', 'day-limit', 'week-limit'],
  });
  await database.db.execute(
    `insert into participations (member_id, event_id, brand, start_at, opt, standing_after) values ('${memberId}', '${earlier.id}', 'default', '2026-03-02T02:00:00Z', 'in', '{"recent":[],"streak":4}')`,
  );
}

// Two devices in four quarters: 4 × 0.8 + 4 × 1 = 7.2, that is 7 points; half a kilowatt-hour at 300 points is 150; taking part is 5.
const PAYS: Readonly<Record<Algorithm, { points: number; owner: 'member' | 'organisation' }>> = {
  participation_reduction: { points: 155, owner: 'member' },
  reduction: { points: 150, owner: 'member' },
  participation_reduction_org: { points: 155, owner: 'organisation' },
  device_participation: { points: 7, owner: 'member' },
  participation_reduction_rt: { points: 12, owner: 'member' },
  reduction_rt: { points: 7, owner: 'member' },
  participation_reduction_rt_break_streaks: { points: 12, owner: 'member' },
  participation_reduction_org_rt: { points: 12, owner: 'organisation' },
};

describe('EVT-06: points of each algorithm, with devices', () => {
  it.each(ALGORITHMS)('%s', async (algorithm) => {
    const { world, place, household, event } = await home(algorithm);
    await world.until(new Date(END.getTime() + 5000), 900);
    await place.settle();
    const { points, owner } = PAYS[algorithm];
    expect(await readParticipation(database.db, household, event)).toMatchObject({
      settlement: 'SETTLED',
      points,
      watts: points * 100,
    });
    expect((await readBalances(database.db, household)).watts).toBe(owner === 'member' ? points * 100 : 0);
  });
});

describe('a result paid for devices', () => {
  it('lists each device on the receipt, with its quarters and rate', async () => {
    const { world, place, household, event, car } = await home('participation_reduction_rt');
    await world.until(new Date(START.getTime() + 1_000_000), 500);
    car.at.state = ON;
    await world.deliverWebhook(car);
    await world.until(new Date(END.getTime() + 5000), 900);
    await place.settle();
    const receipt = (await readReceipts(database.db, household, event)).at(-1)?.receipt as RealTimeReceipt;
    expect([...receipt.devices].sort((one, other) => other.deviceType.localeCompare(one.deviceType))).toEqual(
      [
        {
          deviceId: expect.any(String),
          deviceType: 'thermostat',
          displayName: 'Hall',
          quarters: 4,
          rateTenths: 8,
        },
        { deviceId: car.id, deviceType: 'ev', displayName: 'Blue car', quarters: 2, rateTenths: 10 },
      ],
    );
    expect(receipt.devicePoints).toBe(5);
  });

  it('EVT-26: a member who leaves keeps the points earned so far, and loses the streak only where the algorithm says so', async () => {
    for (const [algorithm, streakAfter] of [
      ['participation_reduction_rt', 4],
      ['participation_reduction_rt_break_streaks', 0],
    ] as const) {
      const { world, place, household, event } = await home(algorithm);
      await streakOfFour(place, household);
      await world.until(new Date(START.getTime() + 600_000));
      await place.leave(household, event);
      await world.run();
      await world.until(new Date(END.getTime() + 5000), 900);
      await place.settle();
      const receipt = (await readReceipts(database.db, household, event)).at(-1)?.receipt as RealTimeReceipt;
      expect(receipt).toMatchObject({
        left: true,
        devicePoints: 2,
        participationPoints: 0,
        streakBefore: 4,
        streakAfter,
      });
    }
  });

  it('VAC-02: a member who goes on vacation meanwhile keeps the points earned so far and the streak', async () => {
    const { world, place, household, event } = await home('participation_reduction_rt_break_streaks');
    await streakOfFour(place, household);
    await world.until(new Date(START.getTime() + 600_000));
    await transaction(database.db, (tx) =>
      startVacation(
        tx,
        { memberId: household.memberId, today: '2026-03-03', now: place.clock.now() },
        { firstDay: null, lastDay: '2026-03-10' },
        place.newId,
      ),
    );
    await world.run();
    await world.until(new Date(END.getTime() + 5000), 900);
    await place.settle();
    const receipt = (await readReceipts(database.db, household, event)).at(-1)?.receipt as RealTimeReceipt;
    expect(receipt).toMatchObject({
      left: true,
      away: true,
      devicePoints: 2,
      participationPoints: 0,
      streakBefore: 4,
      streakAfter: 4,
    });
    expect(realTimeDifferences(receipt)).toEqual([]);
  });

  it('waits for devices that were never restored, however long ago the event ended', async () => {
    const { world, place, household, event } = await home('participation_reduction_rt');
    await world.until(new Date(START.getTime() + 60_000));
    // The server is down from here until well past the end.
    place.clock.advance(2 * 3_600_000);
    expect(await place.settle()).toMatchObject({ settled: 0 });
    await world.run();
    place.clock.advance(15_000);
    expect(await place.settle()).toMatchObject({ settled: 1 });
    expect(await readParticipation(database.db, household, event)).toMatchObject({
      settlement: 'SETTLED',
      points: 12,
    });
  });

  it('waits until the devices are restored, but at most ten minutes for an overdue retry', async () => {
    const { world, place, household, event, car } = await home('reduction_rt');
    await world.until(new Date(END.getTime() - 60_000), 900);
    car.at.refuses = 'failed';
    await world.until(END, 60);
    expect(await place.settle()).toMatchObject({ settled: 0 });
    expect(await readParticipation(database.db, household, event)).toMatchObject({
      settlement: 'PENDING',
      pendingReason: null,
    });
    // No step runs any more: the result doesn't wait forever.
    place.clock.advance(300_000);
    expect(await place.settle()).toMatchObject({ settled: 0 });
    place.clock.advance(331_000);
    expect(await place.settle()).toMatchObject({ settled: 1 });
    expect(await readParticipation(database.db, household, event)).toMatchObject({ points: 7 });
  });

  it("pays nothing for devices that were already off, didn't obey, or were turned on before the quarter began", async () => {
    const { world, place, household, event, thermostat, car } = await home('device_participation');
    thermostat.at.state = { ...COOLING, mode: 'off', on: false };
    car.at.deaf = true;
    await world.until(new Date(END.getTime() + 5000), 900);
    await place.settle();
    expect(await readParticipation(database.db, household, event)).toMatchObject({
      settlement: 'SETTLED',
      points: 0,
    });
  });
});
