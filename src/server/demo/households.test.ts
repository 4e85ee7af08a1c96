import { afterAll, beforeAll, expect, it } from 'vitest';
import { localInstant, Neighbourhood } from '../../../tests/support/neighbourhood.ts';
import { testDb, type TestDatabase } from '../../../tests/support/testDb.ts';
import { deviceConnections, devices, eventDevices } from '../devices/tables.ts';
import type { OutboundAnswer } from '../platform/http/outbound.ts';
import { PartnerFault } from '../platform/http/partnerFault.ts';
import { utilityAuthorizations } from '../utility/tables.ts';
import { tellHouseholds } from './households.ts';
import { batteryTold } from './queries/events.ts';

let database: TestDatabase;
let place: Neighbourhood;
beforeAll(async () => {
  database = await testDb();
  place = await Neighbourhood.on(database.db, '2026-03-03T20:00:00Z');
});
afterAll(() => database.close());

/** The sandbox, or one that is away, and what it was told. */
function tools(answers: () => OutboundAnswer) {
  const told: unknown[] = [];
  const warnings: unknown[] = [];
  return {
    told,
    warnings,
    db: database.db,
    log: { warn: (...said: unknown[]) => void warnings.push(said) },
    partners: { sandboxUrl: 'http://localhost:1', secret: () => 'key' } as never,
    outbound: {
      call: async (_partner: string, { url, body }: { url: string; body?: string | Uint8Array }) => {
        told.push([url, JSON.parse(String(body))]);
        return answers();
      },
    },
  };
}
const done = (): OutboundAnswer => ({
  status: 204,
  headers: {},
  body: Buffer.alloc(0),
  json: () => null,
  ok: done,
});

it('households of the sandbox hear of the event that they joined, once it runs, and not of others', async () => {
  const joined = await place.household();
  const [left, declined] = [await place.household(), await place.household()];
  const event = await place.event('2026-03-03', 18, 19);
  for (const [nr, { memberId, brandId }] of [joined, left, declined].entries())
    await database.db.insert(utilityAuthorizations).values({
      id: place.newId(),
      brand: brandId,
      memberId,
      utilityId: place.utilityId,
      createdAt: place.clock.now(),
      enrollmentId: `enr ${nr}`,
    });
  for (const [connectionConfigId, externalAccount, endedAt] of [
    ['basalt', 'basalt-1', null],
    ['slate', 'slate-1', place.clock.now()],
  ] as const)
    await database.db.insert(deviceConnections).values({
      memberId: joined.memberId,
      id: place.newId(),
      brand: joined.brandId,
      connectionConfigId,
      status: endedAt === null ? 'connected' : 'ended',
      externalAccount,
      connectedAt: place.clock.now(),
      endedAt,
    });
  await place.join(joined, event);
  await place.join(left, event);

  const sandbox = tools(done);
  const tell = (at: Date, since = at) => tellHouseholds(sandbox, since.getTime(), at);
  await tell(place.clock.now());
  expect(sandbox.told).toEqual([]);
  await place.goTo('2026-03-03', 18);
  await place.leave(left, event);
  const during = localInstant('2026-03-03', 18.5);
  const words = [
    'http://localhost:1/control/enrollments/enr%200/joined',
    { from: event.start.toISOString(), to: event.end.toISOString(), devices: ['basalt-1'] },
  ];
  await tell(during);
  expect(sandbox.told).toEqual([words]);
  // An hour later it hears it again, a day later no more; but it does after a day's break.
  await tell(localInstant('2026-03-03', 19.5));
  await tell(localInstant('2026-03-04', 19.5));
  expect(sandbox.told).toEqual([words, words]);
  await tell(localInstant('2026-03-04', 19.5), during);
  expect(sandbox.told).toEqual([words, words, words]);
});

it('a sandbox that does not answer is only noted', async () => {
  const away = tools(() => {
    throw new PartnerFault('sandbox', 'unreachable');
  });
  const at = localInstant('2026-03-03', 18.5);
  await tellHouseholds(away, at.getTime(), at);
  expect(away.warnings).toHaveLength(1);
});

it('what events told a battery is known for as long as its home’s meter may see it', async () => {
  const { memberId, brandId } = await place.household();
  const [connectionId, deviceId] = [place.newId(), place.newId()];
  const now = place.clock.now();
  const event = await place.event('2026-03-05', 18, 19);
  await database.db.insert(deviceConnections).values({
    memberId,
    id: connectionId,
    brand: brandId,
    connectionConfigId: 'basalt',
    status: 'connected',
    externalAccount: 'basalt-2',
    connectedAt: now,
  });
  await database.db.insert(devices).values({
    memberId,
    id: deviceId,
    brand: brandId,
    connectionId,
    externalId: 'battery',
    deviceConfigId: 'basalt-battery',
    deviceType: 'battery',
    displayName: 'Home battery',
    state: { online: true, on: true },
    stateAt: now,
    addedAt: now,
  });
  const from = event.start.getTime() / 1_000;
  await database.db.insert(eventDevices).values({
    memberId,
    eventId: event.id,
    deviceId,
    brand: brandId,
    connectionId,
    target: 30,
    shifted: [
      { from: from + 3, to: from + 600 },
      { from: from + 900, to: null },
    ],
  });
  const between = (first: string, last: string) =>
    batteryTold(database.db, memberId, localInstant(first, 0), localInstant(last, 0));
  const told = [{ from: from + 3, to: from + 600, reserve: 30 }];
  expect(await between('2026-03-05', '2026-03-06')).toEqual(told);
  expect(await between('2026-03-07', '2026-03-08')).toEqual(told);
  expect(await between('2026-03-04', '2026-03-05')).toEqual([]);
  expect(await between('2026-03-09', '2026-03-10')).toEqual([]);
});
