import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { events, eventTemplates } from '../../../src/server/events/tables.ts';
import { programs } from '../../../src/server/programs/tables.ts';
import { Neighbourhood } from '../../support/neighbourhood.ts';
import {
  choose,
  confirm,
  fill,
  layOut,
  listed,
  opens,
  panel,
  press,
  reads,
  review,
  said,
  value,
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

it('is made, begins an event, is changed, and put away', async () => {
  const page = await app.open('/internal/events/templates', { as: await app.newStaff(['internal_events']) });
  await opens('Event templates');
  await press('New event template');
  await opens('New event template');
  await choose('Programs', 'Evening Savers');
  await fill({ Name: 'Hot evening', Start: '18:00', End: '20:00', 'Promised to the grid, kW': '40' });
  await press('Review change');
  expect((await review()).changes).toEqual([
    'Name: Hot evening',
    'Programs: Evening Savers',
    'Who to invite: Everyone in the program',
    'Hours: 18:00–20:00',
    'How it pays: Participation and reduction',
    'Promised to the grid, kW: 40',
  ]);
  await confirm('Save template', 'Every hot week');
  await opens('Hot evening');

  await press('Schedule an event');
  await opens('Schedule an event');
  const form = () => panel('The event');
  expect(value('Promised to the grid, kW', form())).toBe('40');
  await fill({ 'Promised to the grid, kW': '' }, form());
  await fill({ Template: 'Hot evening' }, form());
  expect(value('Promised to the grid, kW', form())).toBe('40');
  await fill({ Day: '06/29/2026' }, form());
  await press('Review change');
  await confirm('Schedule the event', 'A hot day');
  await said('The event is scheduled.');
  expect(
    await app.server.database.db.select().from(events).where(eq(events.programId, hood.programId)),
  ).toMatchObject([
    { startAt: new Date('2026-06-30T01:00:00Z'), endAt: new Date('2026-06-30T03:00:00Z'), nominatedKw: 40 },
  ]);

  await page.go('/internal/events/templates');
  await opens('Event templates');
  await listed('Event templates', ['Hot evening']);
  await press('Hot evening');
  await opens('Hot evening');
  await fill({ End: '19:00' });
  await press('Review change');
  expect((await review()).changes).toEqual(['Hours: 18:00–20:00 → 18:00–19:00']);
  await confirm('Save template', 'An hour is enough');
  await reads('An hour is enough');
  await press('Put away');
  await confirm('Put away', 'The summer is over');
  await said('“Hot evening” was put away.');
  await reads('This template was put away. Forms don’t offer it.');
  expect(await app.server.database.db.select().from(eventTemplates)).toMatchObject([
    { endTime: '19:00', version: 3, archivedAt: expect.any(Date) as Date },
  ]);
});
