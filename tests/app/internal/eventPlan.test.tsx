import { eq } from 'drizzle-orm';
import { toGlobalId } from 'graphql-relay';
import { beforeAll, expect, it } from 'vitest';
import { events } from '../../../src/server/events/tables.ts';
import { programs } from '../../../src/server/programs/tables.ts';
import { Neighbourhood } from '../../support/neighbourhood.ts';
import {
  choose,
  confirm,
  confirmWithoutReason,
  fill,
  layOut,
  opens,
  panel,
  press,
  reads,
  review,
  said,
  text,
} from '../../support/staffPages.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp();
let hood: Neighbourhood;

beforeAll(async () => {
  const { database, clock } = app.server;
  hood = await Neighbourhood.on(database.db, clock);
  await database.db.update(programs).set({ name: 'Evening Savers' }).where(eq(programs.id, hood.programId));
  await hood.household();
});

it('schedules events on weekdays until a date, holidays left out, after one review', async () => {
  await app.open('/internal/events/plan', { as: await app.newStaff(['internal_events']) });
  await opens('Schedule several events');
  const form = () => panel('The events');
  await choose('Programs', 'Evening Savers');
  await fill({ 'Day, or first day': '06/29/2026', Start: '18:00', End: '19:00' }, form());
  await fill({ Wednesday: true, Friday: true }, form());
  await fill({ Until: '07/08/2026' }, form());
  const spread = 'Spread the devices’ start over, minutes';
  await fill({ 'Promised to the grid, kW': '12', [spread]: '15' }, form());
  await press('Show the events', form());
  await reads('2 events are chosen.');
  const shown = text(panel('What would be scheduled'));
  expect(shown).toContain('Wed 2026-07-01');
  expect(shown).toMatch(/Fri 2026-07-0318:00–19:00Holiday/);
  await fill({ 'Wed 2026-07-08': false }, panel('What would be scheduled'));
  await reads('One event is chosen.');
  await fill({ 'Fri 2026-07-03': true }, panel('What would be scheduled'));
  await reads('2 events are chosen.');
  await fill({ 'Fri 2026-07-03': false }, panel('What would be scheduled'));
  await press('Schedule them');
  expect(await review()).toMatchObject({
    title: 'Schedule one event',
    effects: [
      'Evening Savers: one event, one member invited to each.',
      'All of them are scheduled, or none. Each is an event of its own afterwards.',
    ],
  });
  expect(await confirmWithoutReason('Schedule them')).toBe('Say why in a few words.');
  await confirm('Schedule them', 'A hot summer');
  await reads('Enter a whole number of minutes, from 1 to 10, or nothing.');
  await press('Back');
  await fill({ [spread]: '5' }, form());
  await press('Show the events', form());
  await reads('2 events are chosen.');
  await fill({ 'Wed 2026-07-08': false }, panel('What would be scheduled'));
  await press('Schedule them');
  expect((await review()).changes).toEqual([
    'Promised to the grid, kW: 12',
    'Devices start: Within 5 minutes of the start',
  ]);
  await confirm('Schedule them', 'A hot summer');
  await said('One event is scheduled.');
  await opens('Event calendar');
  expect(
    await app.server.database.db.select().from(events).where(eq(events.programId, hood.programId)),
  ).toMatchObject([
    {
      startAt: new Date('2026-07-02T01:00:00Z'),
      status: 'SCHEDULED',
      nominatedKw: 12,
      stagger: { minutes: 5 },
    },
  ]);
});

it('schedules an event in groups with their homes and power shown, and calls off one group or all', async () => {
  const { programId } = hood;
  await app.open('/internal/events/plan', { as: await app.newStaff(['internal_events']) });
  await opens('Schedule several events');
  const form = () => panel('The events');
  await choose('Programs', 'Evening Savers');
  await fill({ 'Day, or first day': '07/22/2026', Start: '17:00', End: '18:00' }, form());
  await fill({ 'In groups, each with its own hours': true }, form());
  await fill({ Groups: '13', 'Minutes apart': '60' }, form());
  await reads('Enter a whole number from 2 to 12.', form());
  await fill({ Groups: '3' }, form());
  await press('Show the events', form());
  await reads('One event is chosen.');
  const shown = text(panel('What would be scheduled'));
  expect(shown).toMatch(/117:00–18:00\d.*218:00–19:00\d.*319:00–20:00\d/);
  expect(shown).toContain('Wed 2026-07-2217:00–20:00');
  await press('Schedule them');
  expect(await review()).toMatchObject({
    title: 'Schedule 3 events',
    effects: [
      'Evening Savers: one event in 3 groups, one member invited in all.',
      'All of them are scheduled, or none. Each group has an event of its own afterwards.',
    ],
  });
  await confirm('Schedule them', 'A soft start');
  await said('3 events are scheduled.');
  await opens('Event calendar');
  const groups = async () =>
    (await app.server.database.db.select().from(events).where(eq(events.programId, programId)))
      .filter(({ group }) => group !== null)
      .toSorted((one, other) => (one.group?.number ?? 0) - (other.group?.number ?? 0));
  const [first, second] = await groups();
  const pageOf = (id = '') => `/internal/events/${encodeURIComponent(toGlobalId('StaffEvent', id))}`;
  const as = await app.newStaff(['internal_events']);
  await app.open(pageOf(second?.id), { as });
  await opens('Wednesday, July 22, 2026, 18:00–19:00');
  await reads(/Group2 of 3/);
  await press('Call the event off');
  await review();
  await confirm('Call it off for everyone', 'Too few homes');
  await reads('This event was called off.');
  expect((await groups()).map(({ status }) => status)).toEqual(['SCHEDULED', 'CANCELLED', 'SCHEDULED']);
  await app.open(`${pageOf(first?.id)}/groups`, { as });
  await opens('Groups');
  await reads(/Group 117:00–18:00Scheduled.*Group 218:00–19:00Called off.*Group 319:00–20:00Scheduled/);
  await app.open(pageOf(first?.id), { as });
  await press('Call the event off');
  await review();
  await fill({ 'Call off all 3 groups': true });
  await confirm('Call it off for everyone', 'A mild evening');
  await reads('This event was called off.');
  expect((await groups()).map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED']);
});
