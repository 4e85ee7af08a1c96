import { toGlobalId } from 'graphql-relay';
import { beforeAll, expect, it } from 'vitest';
import type { StoredEvent } from '../../../src/server/events/service.ts';
import { DeviceWorld } from '../../support/deviceWorld.ts';
import { localInstant } from '../../support/neighbourhood.ts';
import {
  confirm,
  confirmWithoutReason,
  facts,
  layOut,
  opens,
  panel,
  press,
  pressables,
  reads,
  review,
  said,
  text,
} from '../../support/staffPages.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp();
const DAY = '2026-06-16';
let world: DeviceWorld;
let event: StoredEvent;
const page = () => `/internal/events/${encodeURIComponent(toGlobalId('StaffEvent', event.id))}/live`;

beforeAll(async () => {
  world = await DeviceWorld.on(app.server.database.db, app.server.clock);
  const home = await world.place.household();
  await world.device(home);
  const offline = await world.device(home, 'ev');
  offline.at.refuses = 'offline';
  event = await world.place.event(DAY, 18, 19, { nominatedKw: 5 });
  await world.place.join(home, event);
});

it('counts down to the event, follows it while it runs, tries failing devices again and leads to the results', async () => {
  const { clock } = app.server;
  clock.set(new Date(localInstant(DAY, 18).getTime() - 2 * 3_600_000));
  await app.open(page(), { as: await app.newStaff(['internal_events']) });
  await opens('Event live');
  await reads('Starts in 2 h');
  expect(facts()).toMatchObject({ 'Homes taking part': '1 of 1', 'Promised to the grid': '5 kW' });
  expect(() => panel('Power by quarter of an hour')).toThrow();

  await world.until(localInstant(DAY, 18), 3600);
  await world.after(60);
  await world.after(120);
  await app.pass({ seconds: 20 });
  await reads(/Ends in 5\d:\d\d/);
  await reads('Devices deliver now0.4 kW');
  expect(text(panel('Devices that can’t be reached'))).toContain('MarlOffline01Try again');
  expect(text(panel('Opt-outs a minute'))).toContain('No home has left so far.');

  await press('Try again', panel('Devices that can’t be reached'));
  expect(await review()).toEqual({
    title: 'Try Marl again',
    changes: [],
    effects: ['One device gets the event’s command again, with three tries.', 'Offline'],
  });
  expect(await confirmWithoutReason('Try again')).toBe('Say why in a few words.');
  await confirm('Try again', 'Marl is back');
  await said('One device is being tried again.');
  await reads('Every device could be reached so far.');
  expect(pressables()).not.toContain('Try again');

  await app.pass({ hours: 1 });
  await reads('The event is over.');
  await press('See its results');
  await opens('Tuesday, June 16, 2026, 18:00–19:00');
});
