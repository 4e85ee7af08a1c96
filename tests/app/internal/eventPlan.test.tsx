import { eq } from 'drizzle-orm';
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
