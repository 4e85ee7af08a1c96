import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Neighbourhood, type Household } from '../../../../tests/support/neighbourhood.ts';
import { testDb, type TestDatabase } from '../../../../tests/support/testDb.ts';
import type { DeviceState } from '../../devices/clouds/cloud.ts';
import { deviceConnections, devices } from '../../devices/tables.ts';
import { vacations } from '../tables.ts';
import { previewEvent } from '../service.ts';

let database: TestDatabase;
let place: Neighbourhood;
beforeAll(async () => {
  database = await testDb();
  place = await Neighbourhood.on(database.db, '2026-03-02T20:00:00Z');
});
afterAll(() => database.close());

interface Device {
  readonly type: string;
  readonly state?: Partial<DeviceState>;
  readonly optedIn?: boolean;
  readonly removed?: boolean;
  readonly ended?: boolean;
}

async function addDevices({ memberId }: Household, ...list: readonly Device[]): Promise<void> {
  const at = place.clock.now();
  for (const { type, state = {}, optedIn = true, removed = false, ended = false } of list) {
    const connectionId = randomUUID();
    await database.db.insert(deviceConnections).values({
      memberId,
      id: connectionId,
      brand: 'default',
      connectionConfigId: connectionId,
      status: ended ? 'ended' : 'connected',
      externalAccount: connectionId,
      connectedAt: at,
    });
    const id = randomUUID();
    await database.db.insert(devices).values({
      memberId,
      id,
      brand: 'default',
      connectionId,
      externalId: id,
      deviceConfigId: type,
      deviceType: type,
      displayName: type,
      state: { online: true, on: true, ...state },
      stateAt: at,
      optedIn,
      addedAt: at,
      removedAt: removed ? at : null,
    });
  }
}

const preview = (programId: string, given: { algorithm?: 'participation_reduction_rt' } = {}) =>
  previewEvent(place, {
    brandId: 'default',
    programId,
    start: null,
    end: new Date(place.clock.now().getTime() + 1_800_000),
    changing: null,
    ...given,
  });
const REAL_TIME = { algorithm: 'participation_reduction_rt' } as const;

describe('the preview of a real-time event', () => {
  it('counts homes, devices by kind and what they draw, of those that would take part at this moment', async () => {
    const [first, second, away, bare] = [
      await place.household(),
      await place.household(),
      await place.household(),
      await place.household(),
    ];
    await addDevices(
      first,
      { type: 'thermostat', state: { watts: 2_000 } },
      { type: 'thermostat', state: { on: false, watts: 2_500 } },
      { type: 'ev', state: { watts: 7_200 } },
      { type: 'refrigerator', state: { watts: 150 } },
    );
    await addDevices(
      second,
      // Its draw isn't reported: it counts like the other one that runs.
      { type: 'thermostat' },
      { type: 'ev', state: { online: false, watts: 7_200 } },
      { type: 'ev', optedIn: false, state: { watts: 7_200 } },
      { type: 'ev', removed: true, state: { watts: 7_200 } },
      { type: 'ev', ended: true, state: { watts: 7_200 } },
    );
    await addDevices(away, { type: 'ev', state: { watts: 7_200 } });
    await database.db.insert(vacations).values({
      id: randomUUID(),
      memberId: away.memberId,
      startsOn: '2026-03-01',
      endsOn: '2026-03-09',
    });
    await addDevices(bare, { type: 'monitor', state: { watts: 900 } });

    expect(await preview(place.programId, REAL_TIME)).toMatchObject({
      membersAsked: 4,
      realTime: {
        homes: 2,
        devices: [
          { type: 'thermostat', devices: 3, kilowatts: 4 },
          { type: 'ev', devices: 1, kilowatts: 7.2 },
        ],
        kilowatts: 11.2,
      },
    });
  });

  it('is nothing for an event of the meter', async () => {
    expect(await preview(place.programId)).toMatchObject({ realTime: null });
  });
});
