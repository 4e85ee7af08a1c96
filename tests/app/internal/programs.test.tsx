import { waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { toGlobalId } from 'graphql-relay';
import { beforeAll, describe, expect, it } from 'vitest';
import { gridSources } from '../../../src/server/events/signals/tables.ts';
import { programs, utilities } from '../../../src/server/programs/tables.ts';
import { utilityConnections } from '../../../src/server/utility/tables.ts';
import { Neighbourhood } from '../../support/neighbourhood.ts';
import { testList } from '../../support/staffLists.ts';
import {
  address,
  confirm,
  confirmWithoutReason,
  facts,
  fault,
  fields,
  fill,
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
  sortBy,
  text,
  value,
  warned,
} from '../../support/staffPages.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp();
const roles = ['internal_programs'] as const;
const [EVENING, MORNING] = ['Evening Savers', 'Morning Savers'];
const pageOf = (id: string) => `/internal/programs/${encodeURIComponent(toGlobalId('Program', id))}`;
const stored = async (id: string) =>
  app.server.database.db.select().from(programs).where(eq(programs.id, id));

async function newHood() {
  return Neighbourhood.on(app.server.database.db, app.server.clock);
}
async function addSource(programId: string): Promise<string> {
  const { database, clock, core } = app.server;
  const id = core.deps.newId();
  await database.db.insert(gridSources).values({
    id,
    brand: 'default',
    programId,
    kind: 'OPENADR',
    name: 'Grid',
    baseUrl: 'https://vtn.example',
    clientId: 'me',
    vtnProgram: 'Evenings',
    scheduledAlgorithm: 'participation_reduction',
    realTimeAlgorithm: 'participation_reduction_rt',
    createdAt: clock.now(),
  });
  return id;
}
const grid = () => panel('Grid signals');
/** Opens the form of a program's new source; answers with its id. */
async function openSource(): Promise<string> {
  const { programId } = await newHood();
  const id = await addSource(programId);
  await app.open(pageOf(programId), { as: await app.newStaff(roles) });
  await waitFor(grid);
  await press('Change Grid', grid());
  return id;
}
const storedSource = async (id: string) =>
  app.server.database.db.select().from(gridSources).where(eq(gridSources.id, id));
async function nameProgram(id: string, name: string) {
  await app.server.database.db.update(programs).set({ name }).where(eq(programs.id, id));
}

beforeAll(async () => {
  const hood = await newHood();
  await nameProgram(hood.programId, EVENING);
  await nameProgram(await hood.program({ pointsPerKwh: 100, budgetPoints: 5_000 }), MORNING);
  await hood.household();
});

testList(app, {
  path: '/internal/programs',
  roles,
  heading: 'Programs',
  columns: [
    'Name',
    'Utility',
    'State',
    'Members',
    'Points per kWh',
    'Events per day and week',
    'Points paid',
    'Budget',
  ],
  names: [EVENING, MORNING],
  row: {
    Name: MORNING,
    Utility: 'Cedar',
    State: 'Active',
    Members: '0',
    'Points per kWh': '100',
    'Events per day and week': '1 / 7',
    'Points paid': '0',
    Budget: '5,000',
  },
  sorts: {
    Members: ['members', [MORNING, EVENING]],
    'Points per kWh': ['points', [MORNING, EVENING]],
    Name: ['name', [EVENING, MORNING]],
  },
  search: { label: 'Search by name', as: 'q', text: 'morn', finds: [MORNING] },
  file: {
    head: 'name,utility,active,members,points_per_kwh,events_per_day,events_per_week,spent_points,budget_points',
    line: /,Cedar,yes,0,100,1,7,0,5000$/,
  },
  empty: 'No programs yet. Events need one.',
});

describe('a program', () => {
  it('INT-01, INT-08: is added by its rules, whose numbers and days are checked, after a review of each', async () => {
    await app.open('/internal/programs', { as: await app.newStaff(roles) });
    await press('New program');
    await opens('New program');
    await fill({ 'Points per kilowatt-hour': 'x', 'Added holidays': 'Easter' });
    await press('Review change');
    expect([fault('Points per kilowatt-hour'), fault('Added holidays')]).toEqual([
      'Enter a whole number.',
      'Enter dates like 2026-02-16, separated by commas.',
    ]);
    await fill({ 'Points per kilowatt-hour': '250', 'Added holidays': '2026-02-16', Name: EVENING });
    await press('Review change');
    const shown = await review();
    expect(shown.title).toBe('Add this program');
    expect(shown.changes).toEqual(
      expect.arrayContaining([
        'Utility: Cedar Power (America/Los_Angeles)',
        'Points per kilowatt-hour: 250 points',
        'Budget in points: No limit',
        'Added holidays: 2026-02-16',
      ]),
    );
    await confirm('Add the program');
    await warned('already');
    await press('Back');
    expect(fault('Name')).not.toBe('');
    await fill({ Name: 'Night Savers' });
    await press('Review change');
    expect(await confirmWithoutReason('Add the program')).toBe('Say why in a few words.');
    await confirm('Add the program', 'A new one');
    await opens('Night Savers');
    expect(text(panel('History'))).toContain('Program added“A new one”');
    await app.server.database.db.delete(programs).where(eq(programs.name, 'Night Savers'));
  });

  it('changes its rules and is made inactive after a review of what follows', async () => {
    const hood = await newHood();
    await nameProgram(hood.programId, 'Changing');
    await hood.household();
    await app.open(pageOf(hood.programId), { as: await app.newStaff(roles) });
    await opens('Changing');
    expect(facts(document.body)).toMatchObject({ Members: '1', 'Budget left': 'No limit' });
    const form = () => panel('Rules');
    await fill({ 'Most events a week': '3', 'Carry-over': 'Nothing is carried over', Active: false }, form());
    await press('Review change', form());
    expect(await review()).toMatchObject({
      changes: expect.arrayContaining([
        'Most events a week: 7 → 3',
        'Carry-over: At most twice the home’s usual error → Nothing is carried over',
      ]) as unknown,
      effects: expect.arrayContaining([
        'One member is enrolled. New events pay by the new rules.',
        'No new events and no new members until you make it active again.',
        'Events scheduled from now on no longer set evenings against each other. What members have left to make up is forgotten at the first of them.',
        'What that changes in pay for doing nothing isn’t measured yet. Measure it in Accuracy',
      ]) as unknown,
    });
    await confirm('Save', 'Fewer');
    await said('Saved: Changing');
    expect(await stored(hood.programId)).toMatchObject([
      { active: false, rules: { eventsPerWeek: 3, carryFactor: 0 } },
    ]);
  });

  it('that somebody else changed meanwhile is not overwritten', async () => {
    const hood = await newHood();
    await nameProgram(hood.programId, 'Changed');
    await app.open(pageOf(hood.programId), { as: await app.newStaff(roles) });
    await opens('Changed');
    const form = () => panel('Rules');
    await fill({ 'Most events a week': '2' }, form());
    await app.server.database.db.update(programs).set({ version: 9 }).where(eq(programs.id, hood.programId));
    await press('Review change', form());
    await review();
    await confirm('Save');
    await warned('Nothing was saved. Load the latest version');
    expect(await stored(hood.programId)).toMatchObject([{ version: 9, rules: { eventsPerWeek: 7 } }]);
  });

  it('its members are sorted independently of its other lists, searched, selected, and moved to another program', async () => {
    const hood = await newHood();
    await nameProgram(hood.programId, 'From');
    const to = await hood.program();
    await nameProgram(to, 'To');
    const [one, other] = [await hood.household(), await hood.household()];
    await app.open(pageOf(hood.programId), { as: await app.newStaff(roles) });
    await opens('From');
    const emails = [one, other].map(({ memberId }) => `${memberId}@example.org`).toSorted();
    await waitFor(() => expect(list('In the program').names.toSorted()).toEqual(emails));
    await sortBy('In the program', 'Email address');
    expect(await sortBy('In the program', 'Email address')).toBe('descending');
    expect(address()).toContain('sort=-email');
    await listed('In the program', emails.toReversed());
    await fill({ [`Select ${one.memberId}@example.org`]: true });
    await fill({ 'Move to': 'To' });
    await press('Move 1 member');
    expect(await review()).toMatchObject({
      title: 'Move to To',
      effects: ['1 member moves from From to To.', expect.any(String) as unknown],
    });
    await confirm('Move 1 member', 'They asked');
    await said('1 member moved to To.');
    await listed('In the program', [`${other.memberId}@example.org`]);
    expect(
      await app.server.database.db
        .select()
        .from(utilityConnections)
        .where(eq(utilityConnections.memberId, one.memberId)),
    ).toMatchObject([{ programId: to }]);
    await press('Can be enrolled 0');
    await reads('No one is waiting to be enrolled.');
  });

  it('takes signals of a source, whose secret the operator has to add first', async () => {
    const hood = await newHood();
    await app.open(pageOf(hood.programId), { as: await app.newStaff(roles) });
    await press('Add a source');
    await fill({ 'Source name': 'Grid', 'Connection type': 'Signed webhook', 'Client ID': 'me' }, grid());
    await press('Review change', grid());
    expect(await review()).toMatchObject({
      changes: expect.arrayContaining(['Source name: Grid', 'Connection type: Signed webhook']) as unknown,
    });
    await confirm('Save', 'They called');
    await said('Saved: Grid');
    await waitFor(() => expect(text(grid())).toContain('Address to call'));
    expect(pressables(grid())).toContain('Change Grid');
    expect(
      await app.server.database.db
        .select()
        .from(gridSources)
        .where(eq(gridSources.programId, hood.programId)),
    ).toMatchObject([{ name: 'Grid', kind: 'WEBHOOK' }]);
  });

  it('a source of signals is changed after a review', async () => {
    const id = await openSource();
    expect(fields(grid())).toEqual([
      'Source name',
      'VTN address',
      'Client ID',
      'Program name at the VTN',
      'Who to invite',
      'Accept its signals',
    ]);
    expect(value('VTN address', grid())).toBe('https://vtn.example');
    expect(pressables(grid())).not.toContain('Review change');
    await fill(
      {
        'Source name': 'Grid two',
        'Who to invite': 'Members at Gold or above',
        'Accept its signals': false,
      },
      grid(),
    );
    await press('Review change', grid());
    expect(await review()).toEqual({
      title: 'Change Grid',
      changes: [
        'Source name: Grid → Grid two',
        'State: Accepting signals → Off',
        'Who to invite: Everyone in the program → Members at Gold or above',
      ],
      effects: ['From now on, its signals schedule, start, change and call off events in this program.'],
    });
    await confirm('Save', 'They move their server');
    await said('Saved: Grid two');
    await waitFor(() => expect(fields(grid())).toEqual([]));
    expect(facts(grid())).toMatchObject({
      'Connection type': 'OpenADR 3.1 server (VTN)',
      State: 'Off',
      'Last checked': 'Never',
    });
    expect(await storedSource(id)).toMatchObject([
      { name: 'Grid two', active: false, baseUrl: 'https://vtn.example', version: 2 },
    ]);
    await press('Change Grid two', grid());
    expect(value('Who to invite', grid())).toBe('Members at Gold or above');
  });

  it('a source of signals that somebody else changed meanwhile is not overwritten', async () => {
    const id = await openSource();
    await fill({ 'Source name': 'Mine' }, grid());
    await app.server.database.db.update(gridSources).set({ version: 9 }).where(eq(gridSources.id, id));
    await press('Review change', grid());
    await review();
    await confirm('Save');
    await warned('Nothing was saved. Load the latest version');
    expect(await storedSource(id)).toMatchObject([{ name: 'Grid', version: 9 }]);
  });

  it('needs a utility first', async () => {
    expect(
      await app.server.database.db.select().from(utilities).where(eq(utilities.brand, 'us-mobile')),
    ).toEqual([]);
    await app.open('/internal/programs/new', {
      as: await app.newStaff(roles, { brand: 'us-mobile' }),
      brand: 'us-mobile',
    });
    await reads('Add a utility first.');
  });
});
