import { waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { toGlobalId } from 'graphql-relay';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StoredEvent } from '../../../src/server/events/service.ts';
import { events } from '../../../src/server/events/tables.ts';
import { programs } from '../../../src/server/programs/tables.ts';
import { addDays } from '../../../src/domain/meter/zone.ts';
import { Neighbourhood, saving } from '../../support/neighbourhood.ts';
import { testList } from '../../support/staffLists.ts';
import {
  confirm,
  confirmWithoutReason,
  facts,
  fields,
  fill,
  heading,
  layOut,
  list,
  listed,
  opens,
  panel,
  press,
  pressables,
  reads,
  review,
  said,
  text,
  value,
  warned,
  saved,
} from '../../support/staffPages.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp();
const roles = ['internal_events'] as const;
let hood: Neighbourhood;
const pageOf = (event: StoredEvent) =>
  `/internal/events/${encodeURIComponent(toGlobalId('StaffEvent', event.id))}`;
const stored = async (event: StoredEvent) =>
  app.server.database.db.select().from(events).where(eq(events.id, event.id));

beforeAll(async () => {
  const { database, clock } = app.server;
  hood = await Neighbourhood.on(database.db, clock);
  await database.db.update(programs).set({ name: 'Evening Savers' }).where(eq(programs.id, hood.programId));
  const home = await hood.household();
  await hood.join(home, await hood.event('2026-06-22', 18, 19));
  await hood.cancel(await hood.event('2026-06-23', 17, 19));
});

testList(app, {
  path: '/internal/events',
  roles,
  heading: 'Events',
  columns: ['Day', 'Hours', 'Time zone', 'Program', 'Status', 'Joined', 'Settled', 'Points paid'],
  names: ['Tue 2026-06-23', 'Mon 2026-06-22'],
  row: {
    Day: 'Mon 2026-06-22',
    Hours: '18:00–19:00',
    'Time zone': 'America/Los_Angeles',
    Program: 'Evening Savers',
    Status: 'Scheduled',
    Joined: '1 of 1',
    Settled: '0 of 0',
    'Points paid': '0',
  },
  sorts: { Day: ['start', ['Mon 2026-06-22', 'Tue 2026-06-23']] },
  filters: {
    label: 'Views',
    each: {
      Scheduled: ['?status=SCHEDULED', ['Mon 2026-06-22']],
      'Called off': ['?status=CANCELLED', ['Tue 2026-06-23']],
      Running: ['?status=ACTIVE', []],
    },
  },
  search: {
    label: 'Search by program or day',
    as: 'q',
    text: 'june 22',
    finds: ['Mon 2026-06-22'],
  },
  empty: 'No events yet.',
});

describe('an event', () => {
  it('INT-01, INT-08: is scheduled after its limits are shown and a review, and refused where it doesn’t fit', async () => {
    await app.open('/internal/events', { as: await app.newStaff(roles) });
    await press('Schedule an event');
    await opens('Schedule an event');
    const form = () => panel('The event');
    await fill({ Program: 'Evening Savers' }, form());
    await fill({ Day: '06/24/2026', Start: '18:05', End: '19:00' }, form());
    await reads('60-minute intervals');
    expect(pressables()).not.toContain('Review change');
    await fill({ Start: '18:00' }, form());
    await reads(/Members invited1.*2026-06-24 18:00.*Daily limit1 of 1.*Weekly limit\d of 7/);
    await press('Review change');
    const shown = await review();
    expect(shown.title).toBe('Schedule this event');
    expect(shown.effects).toEqual([
      'We’ll invite one member, who sees it right away.',
      'It pays by the program’s current rules.',
    ]);
    expect(await confirmWithoutReason('Schedule the event')).toBe('Say why in a few words.');
    await confirm('Schedule the event', 'A hot evening');
    await opens('Wednesday, June 24, 2026, 18:00–19:00');
    await said('The event is scheduled.');
    await reads(/Event scheduled“A hot evening”/, panel('History'));
  });

  it('is moved, which its page and history say; moved by someone else meanwhile it is refused', async () => {
    const event = await hood.event('2026-06-25', 18, 19);
    await app.open(pageOf(event), { as: await app.newStaff(roles) });
    await opens('Thursday, June 25, 2026, 18:00–19:00');
    await fill({ Start: '17:00' }, panel('Move the event'));
    await press('Review change', panel('Move the event'));
    expect(await review()).toMatchObject({
      title: 'Move this event',
      changes: expect.arrayContaining(['Hours: 18:00–19:00 → 17:00–19:00 (America/Los_Angeles)']) as unknown,
      effects: ['No one has joined yet.'],
    });
    await confirm('Move the event', 'Earlier');
    await opens('Thursday, June 25, 2026, 17:00–19:00');
    await reads('The event’s times have changed.');
    expect(text(panel('History'))).toContain('Event moved“Earlier”');

    await fill({ End: '20:00' }, panel('Move the event'));
    await press('Review change', panel('Move the event'));
    await review();
    await app.server.database.db.update(events).set({ version: 9 }).where(eq(events.id, event.id));
    await confirm('Move the event');
    await warned('Nothing was saved. Load the latest version');
  });

  it('INT-08: has its promise to the grid changed until it starts, which its history keeps', async () => {
    const event = await hood.event('2026-06-27', 18, 19, { nominatedKw: 5 });
    await app.open(pageOf(event), { as: await app.newStaff(roles) });
    await opens('Saturday, June 27, 2026, 18:00–19:00');
    const form = () => panel('Promise to the grid');
    expect(value('Promised to the grid, kW', form())).toBe('5');
    expect(pressables(form())).not.toContain('Review change');
    await fill({ 'Promised to the grid, kW': '0' }, form());
    await press('Review change', form());
    await confirm('Change the promise', 'A slip');
    await reads('Enter a whole number of kilowatts');
    await press('Back');
    await fill({ 'Promised to the grid, kW': '8' }, form());
    await press('Review change', form());
    expect(await review()).toEqual({
      title: 'Change the promise to the grid',
      changes: ['Promised to the grid, kW: 5 → 8'],
      effects: ['We’ll compare the result with the new promise. Members don’t see it.'],
    });
    await confirm('Change the promise', 'More homes');
    await said('The promise to the grid has changed.');
    await reads(/Promise to the grid changed“More homes”/, panel('History'));
    expect(await stored(event)).toMatchObject([{ nominatedKw: 8, version: 2 }]);
  });

  it('is copied to another day by a form that begins with all but the day', async () => {
    const event = await hood.event('2026-07-01', 18, 19, { nominatedKw: 5 });
    await app.open(pageOf(event), { as: await app.newStaff(roles) });
    await opens('Wednesday, July 1, 2026, 18:00–19:00');
    await press('Copy to another day');
    await opens('Schedule an event');
    const form = panel('The event');
    expect(['Day', 'Start', 'End', 'Promised to the grid, kW'].map((label) => value(label, form))).toEqual([
      '',
      '18:00',
      '19:00',
      '5',
    ]);
  });

  it('of a group is copied for all homes, which the form says, without what the group promised', async () => {
    const event = await hood.event('2026-07-03', 18, 19, {
      nominatedKw: 5,
      group: { set: 'a set', number: 1, of: 2 },
    });
    await app.open(pageOf(event), { as: await app.newStaff(roles) });
    await opens('Friday, July 3, 2026, 18:00–19:00');
    await press('Copy to another day');
    await reads('This copy is for all homes. Groups and what a group promised to the grid aren’t copied.');
    expect(value('Promised to the grid, kW', panel('The event'))).toBe('');
  });

  it('has its messages tried by members of staff’s choice, marked as a test', async () => {
    const { memberId } = await hood.household();
    const event = await hood.event('2026-07-14', 18, 19);
    await app.open(pageOf(event), { as: await app.newStaff(roles) });
    await opens('Tuesday, July 14, 2026, 18:00–19:00');
    const form = () => panel('Try the messages');
    expect(pressables(form())).not.toContain('Send them');
    await fill({ 'Members’ email addresses': 'unheard-of@example.org', 'The start': true }, form());
    await press('Send them', form());
    expect((await review()).effects).toEqual([
      'One member gets 2 messages each, by the channels they chose. Each is marked as a test.',
    ]);
    await confirm('Send them', 'Before the first evening');
    await reads(/unheard-of@example.org/);
    await press('Back');
    await fill({ 'Members’ email addresses': `${memberId}@example.org` }, form());
    await press('Send them', form());
    await confirm('Send them', 'Before the first evening');
    await said('2 test messages are on their way.');
    await reads(/“Before the first evening”/, panel('History'));
  });

  it('is a test only for homes of a segment of staff’s own', async () => {
    await app.open('/internal/events/new', { as: await app.newStaff(roles) });
    await opens('Schedule an event');
    const form = () => panel('The event');
    await fill({ Program: 'Evening Savers' }, form());
    await fill({ Day: '07/09/2026', Start: '18:00', End: '19:00', 'This is a test': true }, form());
    await reads(/Members invited\d+.*2026-07-09 18:00/);
    expect(text()).not.toMatch(/Daily limit|Weekly limit/);
    await press('Review change');
    expect((await review()).effects).toContain(
      'It pays nothing and counts nowhere. Members see that it’s a test, and their messages say so.',
    );
    await confirm('Schedule the event', 'To try it');
    await reads('A test is for homes of your own choice. Choose one of your segments.');
  });

  it('that pays for what devices do takes no promise, and its page says why nothing is compared', async () => {
    const event = await hood.event('2026-07-11', 18, 19, { algorithm: 'device_participation' });
    await app.open(pageOf(event), { as: await app.newStaff(roles) });
    await reads(/It has no baseline, so there’s no forecast and no comparison/, panel('What it brought'));
    expect(() => panel('Promise to the grid')).toThrow();
    await app.open('/internal/events/new', { as: await app.newStaff(roles) });
    await opens('Schedule an event');
    const form = panel('The event');
    expect(fields(form)).toContain('Promised to the grid, kW');
    await fill({ 'How it pays': 'Devices only' }, form);
    await waitFor(() => expect(fields(form)).not.toContain('Promised to the grid, kW'));
  });

  it('is called off for everyone, with a reason, after saying how many joined; once and for all', async () => {
    const event = await hood.event('2026-06-26', 18, 19);
    await hood.join(await hood.household(), event);
    await app.open(pageOf(event), { as: await app.newStaff(roles) });
    await press('Call the event off');
    expect(await review()).toEqual({
      title: 'Call this event off?',
      changes: [],
      effects: [
        'One member has joined and won’t be paid. Members see it right away.',
        'You can’t undo this.',
      ],
    });
    expect(await confirmWithoutReason('Call it off for everyone')).toBe('Say why in a few words.');
    await confirm('Call it off for everyone', 'It rains');
    await reads('This event was called off. It doesn’t pay anyone.“It rains”');
    expect(pressables()).not.toContain('Call the event off');
    expect(await stored(event)).toMatchObject([{ status: 'CANCELLED' }]);
  });

  it('that begins or is called off elsewhere meanwhile says so on its page', async () => {
    const event = await hood.event('2026-06-16', 18, 19);
    await app.open(pageOf(event), { as: await app.newStaff(roles) });
    await opens('Tuesday, June 16, 2026, 18:00–19:00');
    expect(list('Members and their results').empty).toBe('No answers yet.');
    await app.pass({ hours: 29, minutes: 1 });
    await reads('The event has started.');
    expect(text(document.body)).toContain('Running');
    expect(facts(panel('Now'))).toMatchObject({
      Joined: expect.stringMatching(/^0 of \d+$/) as unknown,
      Devices: '0',
    });
    expect(() => panel('Move the event')).toThrow();
    await press('Call the event off');
    expect((await review()).effects[1]).toBe(
      'It’s running now. We’ll set the devices we switched off back to normal.',
    );
    await press('Back');
    const [running] = await stored(event);
    await hood.cancel({ ...event, version: running?.version ?? 0 });
    await app.pass({ minutes: 1 });
    await reads('The event was called off.');
    await waitFor(() => expect(pressables()).not.toContain('Call the event off'));
    expect(document.activeElement).toBe(document.querySelector('h1'));
  });

  it('is started at once, and ends earlier or now', async () => {
    await app.open('/internal/events/new', { as: await app.newStaff(roles) });
    const form = () => panel('Start a real-time event now');
    await waitFor(form);
    await fill({ Program: 'Evening Savers', Minutes: 'x' }, form());
    await reads(/Enter a whole number from 1 to/);
    expect(pressables(form())).not.toContain('Review start');
    await fill({ Minutes: '45' }, form());
    await press('Review start', form());
    const asked = await review();
    await reads('Homes with a device that takes part');
    await reads('No device would take part right now.');
    expect(asked.effects.join()).toContain('It starts right away. You can move its end while it runs.');
    await confirm('Start it now', 'The grid asks');
    await said('The event is starting.');
    await reads('Running');
    expect(heading()).toMatch(/, June 1\d, 2026, \d\d:\d\d–\d\d:\d\d$/);
    await app.pass({ minutes: 10 });
    await press('End it now', panel('Change the end'));
    await review();
    await confirm('Change the end', 'Enough');
    await said('The event’s end time has changed.');
    await app.pass({ minutes: 6 });
    // Its results may follow at once.
    await reads(/The event has ended\.|All results are in\./);
  });

  it('says afterwards what it brought, and once nearly all homes have results, against what was expected and promised', async () => {
    const today = app.server.clock.now().toISOString().slice(0, 10);
    const day = addDays(today, 1);
    const street = await Neighbourhood.on(app.server.database.db, app.server.clock);
    const home = await street.household();
    const use = saving({ [day]: 600 });
    await street.deliver(home, { use, from: addDays(today, -50), to: addDays(today, -1) });
    const event = await street.event(day, 18, 19, { nominatedKw: 2 });
    await street.join(home, event);
    const late = await street.household();
    await street.join(late, event);
    await app.pass({ hours: 72 });
    await street.deliver(home, { use, from: today, to: addDays(day, 1) });
    await app.pass({ minutes: 5 });
    const tab = await app.open(pageOf(event), { as: await app.newStaff(roles) });
    await reads(/Delivered, on average0\.6 kW/);
    expect(facts(panel('Forecast'))).toMatchObject({
      'Expected, on average': '0.03 kW',
      'Homes likely to join': '0 of 1',
    });
    const brought = () => facts(panel('What it brought'));
    expect(brought()).toMatchObject({ 'Energy saved': '600 Wh', 'Homes with a result': '1 of 2' });
    expect(Object.keys(brought())).not.toContain('Against the forecast');
    expect(Object.keys(brought())).not.toContain('Of what was promised');
    expect(text(panel('What it brought'))).toContain('1 of 2 homes have results so far.');
    expect(text(panel('What it brought'))).toContain('Homes without a result: 1');
    expect(text(panel('What it brought'))).toContain('After it: 0 Wh less than usual.');
    expect(pressables(panel('What it brought'))).toContain('Download as CSV');

    await street.deliver(late, { use, from: addDays(today, -50), to: addDays(day, 1) });
    await app.pass({ minutes: 10 });
    await tab.load();
    await reads(/Delivered, on average1\.2 kW/);
    expect(brought()).toMatchObject({
      'Against the forecast': '+3,900%',
      'Of what was promised': '60%',
      'Homes with a result': '2 of 2',
      'Paid for chance': '0%',
    });
    expect(text(panel('What it brought'))).not.toContain('have results so far');
  });

  it('says when its messages go out, and offers to send one again only once it went out and homes lack it', async () => {
    const { clock, worker } = app.server;
    clock.set('2026-07-05T19:00:00Z');
    const event = await hood.event('2026-07-07', 18, 19);
    await worker.runUntilIdle();
    const as = await app.newStaff(roles);
    await app.open(pageOf(event), { as });
    await opens('Tuesday, July 7, 2026, 18:00–19:00');
    const messages = () => panel('Messages to homes');
    await reads('It hasn’t been sent yet. It goes out Mon 2026-07-06, 18:00.', messages());
    expect(pressables()).not.toContain('Send it again');
    clock.set('2026-07-07T01:30:00Z');
    await worker.runUntilIdle();
    await app.open(pageOf(event), { as });
    await opens('Tuesday, July 7, 2026, 18:00–19:00');
    await press('Send it again', messages());
    await reads('No home gets it.');
    expect(pressables()).toContain('Back');
    expect(pressables().filter((name) => name === 'Send it again')).toHaveLength(0);
    await press('Back');
  });
});

describe('a list', () => {
  it('of events, and of the members in one, is saved as it is searched', async () => {
    const { memberId } = await hood.household();
    const event = await hood.event('2026-07-20', 18, 19);
    await hood.join({ brandId: 'default', memberId, timeZone: 'America/Los_Angeles' }, event);
    await app.open('/internal/events?q=july%2020', { as: await app.newStaff(roles) });
    await listed('Events', ['Mon 2026-07-20']);
    const [head, ...lines] = await saved();
    expect(head).toContain('id,start,end,time_zone,program,algorithm,test,status,invited,joined');
    expect(lines).toEqual([expect.stringMatching(`^${event.id},2026-07-21T01:00:00.000Z,`)]);

    await hood.join(await hood.household(), event);
    await app.open(pageOf(event), { as: await app.newStaff(roles) });
    await fill({ 'Search by name, email or member id': memberId });
    await waitFor(() => expect(window.location.search).toBe(`?q=${memberId}`));
    await listed('Members and their results', ['Dana']);
    const [, ...homes] = await saved(panel('Members and their results'));
    expect(homes).toEqual([`${memberId},Dana,${memberId}@example.org,IN,,,,`]);
  });
});
