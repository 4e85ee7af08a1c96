import { waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { toGlobalId } from 'graphql-relay';
import { beforeAll, describe, expect, it } from 'vitest';

import { postalCoverage, programs, utilities } from '../../../src/server/programs/tables.ts';
import { programRules } from '../../../src/domain/programs/rules.ts';
import { utilityConnections, utilityWaitlist } from '../../../src/server/utility/tables.ts';
import { testList } from '../../support/staffLists.ts';
import {
  confirm,
  confirmWithoutReason,
  facts,
  fault,
  fields,
  fill,
  heading,
  layOut,
  list,
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
} from '../../support/staffPages.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp();
const roles = ['internal_programs'] as const;
type NewUtility = Partial<typeof utilities.$inferInsert>;

async function addUtility(given: NewUtility & { readonly programs?: number; readonly codes?: number } = {}) {
  const { database, clock, core } = app.server;
  const { programs: programCount = 0, codes = 0, ...columns } = given;
  const id = core.deps.newId();
  await database.db.insert(utilities).values({
    id,
    brand: 'default',
    acronym: id.slice(-12),
    name: `Utility ${id.slice(-6)}`,
    shortName: 'Short',
    country: 'US',
    timeZone: 'America/Los_Angeles',
    connection: 'OAUTH',
    createdAt: clock.now(),
    ...columns,
  });
  for (let count = 0; count < programCount; count += 1)
    await database.db.insert(programs).values({
      id: core.deps.newId(),
      brand: 'default',
      utilityId: id,
      name: `Program ${count + 1}`,
      createdAt: clock.now(),
      rules: programRules({ zone: 'America/Los_Angeles', country: 'US' }),
    });
  for (let count = 0; count < codes; count += 1)
    await database.db
      .insert(postalCoverage)
      .values({ brand: 'default', postalCode: `9410${count}`, utilityId: id, eligibility: 1 });
  return { id, page: `/internal/utilities/${encodeURIComponent(toGlobalId('Utility', id))}` };
}

const [ASH, BIRCH, CEDAR] = ['Ash Electric', 'Birch Light', 'Cedar Power'];
beforeAll(async () => {
  await addUtility({
    name: ASH,
    acronym: 'ZASH',
    timeZone: 'America/Denver',
    connection: 'ACCOUNT_NUMBER',
    programs: 1,
  });
  await addUtility({
    name: BIRCH,
    acronym: 'MBIR',
    timeZone: 'America/New_York',
    inOutage: true,
    outageBeganAt: app.server.clock.now(),
    codes: 2,
  });
  await addUtility({ name: CEDAR, acronym: 'CED', programs: 2, codes: 1 });
});

testList(app, {
  path: '/internal/utilities',
  roles,
  heading: 'Utilities',
  columns: [
    'Name',
    'Acronym',
    'Data sharing',
    'Members connect with',
    'Time zone',
    'Programs',
    'Postal codes',
  ],
  names: [ASH, BIRCH, CEDAR],
  row: {
    Name: BIRCH,
    Acronym: 'MBIR',
    'Data sharing': 'Down',
    'Members connect with': 'The utility’s login',
    'Time zone': 'America/New_York',
    Programs: '0',
    'Postal codes': '2',
  },
  sorts: {
    Acronym: ['acronym', [CEDAR, BIRCH, ASH]],
    'Data sharing': ['state', [[ASH, CEDAR], BIRCH]],
    'Members connect with': ['connection', [ASH, [BIRCH, CEDAR]]],
    'Time zone': ['timeZone', [ASH, CEDAR, BIRCH]],
    Programs: ['programs', [BIRCH, ASH, CEDAR]],
    'Postal codes': ['codes', [ASH, CEDAR, BIRCH]],
    Name: ['name', [ASH, BIRCH, CEDAR]],
  },
  search: { label: 'Search by name or acronym', as: 'q', text: 'mbir', finds: [BIRCH] },
  file: {
    head: 'name,acronym,in_outage,connection,time_zone,programs,postal_codes',
    line: /,MBIR,yes,OAUTH,America\/New_York,0,2$/,
  },
  empty: 'No utilities yet. Everything else starts with one.',
});

testList(app, {
  path: '/internal/coverage',
  roles,
  heading: 'Postal codes',
  columns: ['Postal code', 'Utility', 'Result'],
  names: ['94100', '94100', '94101'],
  row: { 'Postal code': '94101', Utility: BIRCH, Result: 'Can join and take part in events' },
  sorts: {},
  search: { label: 'Codes that begin with…', as: 'q', text: '94101', finds: ['94101'] },
  file: {
    head: 'postal_code,utility,eligibility',
    line: /^94101,[^,]+,OHM_UTILITY_ELIGIBLE$/,
  },
  empty: 'No postal codes yet, so visitors see that there’s no program for them.',
});

describe('a new utility', () => {
  it('INT-01: is reviewed with what was entered, refused with the fault at its field, saved, and opened', async () => {
    await app.open('/internal/utilities', { as: await app.newStaff(roles) });
    await press('New utility');
    await opens('New utility');
    expect(fields()).toEqual([
      'Acronym',
      'Name',
      'Short name',
      'Time zone',
      'How homes connect',
      'Members connect with',
      'Delivered by',
      'Interface address',
      'Client ID',
      'Other provider',
      'Email address of the other provider',
      'Cash-outs of its members',
      'Page for leaving another provider',
    ]);
    await fill({
      Acronym: 'DOGW',
      Name: 'Dogwood Power',
      'Short name': 'Dogwood',
      'Time zone': 'Mars/Olympus',
      'How homes connect': 'The utility’s interface',
      'Members connect with': 'Account number',
      'Delivered by': ASH,
      'Interface address': 'https://api.dogwood.example',
      'Client ID': 'ebbwatt-dogwood',
      'Other provider': 'GridShare',
      'Email address of the other provider': 'leave@gridshare.example',
      'Cash-outs of its members': 'Off: it pays them itself',
      'Page for leaving another provider': 'https://www.ebbwatt.example/leave',
    });
    await press('Review change');
    const shown = await review();
    expect(shown.title).toBe('Add this utility');
    expect(shown.changes).toEqual([
      'Acronym: DOGW',
      'Name: Dogwood Power',
      'Short name: Dogwood',
      'Time zone: Mars/Olympus',
      'How homes connect: The utility’s interface',
      'Members connect with: Account number',
      `Delivered by: ${ASH}`,
      'Interface address: https://api.dogwood.example',
      'Client ID: ebbwatt-dogwood',
      'Other provider: GridShare',
      'Email address of the other provider: leave@gridshare.example',
      'Page for leaving another provider: https://www.ebbwatt.example/leave',
      'Cash-outs of its members: Off: it pays them itself',
    ]);
    expect(shown.effects).toEqual([
      'Members see nothing yet. They can connect once it has postal codes, and events need a program.',
    ]);
    expect(await confirmWithoutReason('Add the utility')).toBe('Say why in a few words.');
    await confirm('Add the utility');
    await warned('Mars/Olympus isn’t a time zone');
    await press('Back');
    expect(fault('Time zone')).toContain('Mars/Olympus isn’t a time zone');
    await fill({ 'Time zone': 'America/Chicago' });
    await press('Review change');
    await review();
    await confirm('Add the utility', 'First one');
    await opens('Dogwood Power');
    await said('Saved: Dogwood Power');
    await reads('DOGW · US');
    expect(fields(panel('Details')).map((label) => value(label, panel('Details')))).toEqual([
      'Dogwood Power',
      'Dogwood',
      'America/Chicago',
      'The utility’s interface',
      'Account number',
      ASH,
      'https://api.dogwood.example',
      'ebbwatt-dogwood',
      'GridShare',
      'leave@gridshare.example',
      'Off: it pays them itself',
      'https://www.ebbwatt.example/leave',
    ]);
    expect(text(panel('History'))).toContain('Utility added“First one”');
    await app.server.database.db.delete(utilities).where(eq(utilities.acronym, 'DOGW'));
  });
});

describe('one utility', () => {
  it('shows its programs, codes and state; a change is reviewed line by line and is in its history', async () => {
    const { id, page } = await addUtility({
      name: 'Elm Energy',
      shortName: 'Elm',
      brand: 'us-energy',
      acronym: 'ELM',
    });
    await app.open(page, { as: await app.newStaff(roles, { brand: 'us-energy' }), brand: 'us-energy' });
    await opens('Elm Energy');
    expect(text(panel('Programs'))).toContain('No programs yet.');
    expect(text(panel('Postal codes'))).toContain('No postal codes yet');
    expect(text(panel('History'))).toContain('No changes yet.');
    const details = panel('Details');
    expect(pressables(details)).not.toContain('Review change');
    await fill({ 'Short name': 'Elms', 'Time zone': 'America/Denver' }, details);
    await fill({ 'Cash-outs of its members': 'Off: it has paused cash-outs' }, details);
    await press('Review change', details);
    expect(await review()).toEqual({
      title: 'Change Elm Energy',
      changes: [
        'Short name: Elm → Elms',
        'Time zone: America/Los_Angeles → America/Denver',
        'Cash-outs of its members: Open → Off: it has paused cash-outs',
      ],
      effects: [
        'Members see the new details right away.',
        'Its members can’t cash out from now on. Payouts they’ve already ordered go through.',
        'It has no program yet. New programs use the new time zone.',
      ],
    });
    await confirm('Save', 'They moved');
    await said('Saved: Elm Energy');
    expect(text(panel('History'))).toMatch(/Utility changed“They moved”.*3 fields changed/);
    expect(await app.server.database.db.select().from(utilities).where(eq(utilities.id, id))).toMatchObject([
      { shortName: 'Elms', timeZone: 'America/Denver', cashoutReason: 'utility_program_paused', version: 2 },
    ]);
  });

  it('that somebody else changed meanwhile is not overwritten: the latest version is loaded', async () => {
    const { id, page } = await addUtility({ name: 'Fir Energy', brand: 'us-energy' });
    await app.open(page, { as: await app.newStaff(roles, { brand: 'us-energy' }), brand: 'us-energy' });
    await opens('Fir Energy');
    await app.server.database.db
      .update(utilities)
      .set({ name: 'Fir and Pine', version: 2 })
      .where(eq(utilities.id, id));
    await fill({ 'Short name': 'Firs' }, panel('Details'));
    await press('Review change', panel('Details'));
    await review();
    await confirm('Save');
    await warned('Nothing was saved. Load the latest version and make your change again.');
    await press('Load the latest version');
    await opens('Fir and Pine');
    expect(value('Short name', panel('Details'))).toBe('Short');
  });

  it('UTL: an outage begins with an end, whose end changes, and is over', async () => {
    const { page } = await addUtility({ name: 'Gum Energy', brand: 'us-energy' });
    await app.open(page, { as: await app.newStaff(roles, { brand: 'us-energy' }), brand: 'us-energy' });
    await opens('Gum Energy');
    const until = 'Down until (America/Los_Angeles)';
    const outage = () => panel('Data-sharing outage');
    await reads('As far as we know, Gum Energy is sending data.');
    await fill({ [until]: '06/01/2026 10:00' }, outage());
    expect(fault(until, outage())).toBe('This time has passed. Leave it empty if you don’t know.');
    await fill({ [until]: '06/20/2026 10:00' }, outage());
    await press('Report an outage', outage());
    expect(await review()).toMatchObject({
      title: 'Report an outage',
      changes: ['Data sharing: Working → Down', 'Down until: June 20, 2026, 10:00 (America/Los_Angeles)'],
    });
    await confirm('Save');
    await reads('Gum Energy isn’t sending data. Expected back: June 20, 2026, 10:00 (America/Los_Angeles).');
    await fill({ [until]: '' }, outage());
    await press('Change the end', outage());
    expect((await review()).changes).toEqual([
      'Down until: June 20, 2026, 10:00 (America/Los_Angeles) → unknown',
    ]);
    await confirm('Save');
    await reads('Expected back: unknown.');
    await press('End the outage', outage());
    expect((await review()).changes).toEqual(['Data sharing: Down → Working']);
    await confirm('Save');
    await reads('As far as we know, Gum Energy is sending data.');
  });

  it('says which program new members join, and changes it', async () => {
    const { id, page } = await addUtility({ name: 'Hazel Energy', programs: 2 });
    await app.open(page, { as: await app.newStaff(roles) });
    await opens('Hazel Energy');
    const form = () => panel('New members');
    expect(value('Program for new members', form())).toBe('The oldest active program');
    await fill({ 'Program for new members': 'Program 2' }, form());
    await press('Review change', form());
    expect((await review()).changes).toEqual([
      'Program for new members: The oldest active program → Program 2',
    ]);
    await confirm('Save');
    await said('Saved: Hazel Energy');
    await waitFor(() => expect(document.querySelector('[role=dialog]')).not.toBeInTheDocument());
    expect(value('Program for new members', form())).toBe('Program 2');
    expect(pressables(form())).not.toContain('Review change');
    const { db } = app.server.database;
    const [saved] = await db.select().from(utilities).where(eq(utilities.name, 'Hazel Energy'));
    const chosen = await db
      .select()
      .from(programs)
      .where(eq(programs.id, saved?.newMembersProgramId ?? id));
    expect(chosen).toMatchObject([{ name: 'Program 2', utilityId: id }]);
    expect(text(panel('Programs'))).toContain('Program 10 members');
  });

  it('lists the homes that wait for it, and for what', async () => {
    const { id, page } = await addUtility({
      name: 'Ivy Energy',
      brand: 'us-energy',
      connectionMethod: 'FILES',
    });
    const { database, clock, core } = app.server;
    const memberId = await app.newMember({
      email: 'wait@example.org',
      postalCode: '94110',
      brand: 'us-energy',
    });
    await database.db.insert(utilityConnections).values({
      memberId,
      brand: 'us-energy',
      utilityId: id,
      postalCode: '94110',
      widgetState: 'AuthStart',
      widgetSubstate: 'AwaitingFile',
      enrollStateAt: clock.now(),
    });
    await database.db.insert(utilityWaitlist).values({
      id: core.deps.newId(),
      brand: 'us-energy',
      utilityId: id,
      email: 'visitor@example.org',
      emailKey: 'visitor@example.org',
      postalCode: '94199',
      locale: 'en-US',
      consentAt: clock.now(),
    });
    await app.open(page, { as: await app.newStaff(roles, { brand: 'us-energy' }), brand: 'us-energy' });
    await waitFor(() => expect(list('Waiting').rows).toHaveLength(2));
    expect(list('Waiting').rows).toContainEqual({
      'Email address': 'wait@example.org',
      'Postal code': '94110',
      For: 'The first meter file',
      Since: 'Mon 2026-06-15',
    });
    expect(heading()).toBe('Ivy Energy');
    expect(facts(document.body)).toEqual({});
  });
});

describe('postal codes', () => {
  it('are set for each of a brand’s utilities, of which there are more than a page has', async () => {
    const brand = 'us-energy';
    for (let place = 101; place <= 220; place += 1) await addUtility({ name: `Larch ${place}`, brand });
    await app.open('/internal/coverage', { as: await app.newStaff(roles, { brand }), brand });
    const form = () => panel('Change coverage');
    await fill({ Utility: 'Larch 220', 'Postal codes': '94103' }, form());
    await press('Review change', form());
    expect(await review()).toMatchObject({ title: 'Set one postal code for Larch 220' });
  });

  it('INT-01: are set for a utility after a review, counted, found faulty line by line, and removed', async () => {
    await addUtility({ name: 'Juniper', brand: 'home-security' });
    await app.open('/internal/coverage', {
      as: await app.newStaff(roles, { brand: 'home-security' }),
      brand: 'home-security',
    });
    const form = () => panel('Change coverage');
    await waitFor(() => expect(value('Utility', form())).toBe('Juniper'));
    await press('Review change', form());
    expect(fault('Postal codes', form())).toBe('Enter at least one postal code.');
    await fill({ 'Postal codes': '94103, 9411\n94107' }, form());
    expect(fault('Postal codes', form())).toBe('This isn’t a valid postal code: “9411” (line 1)');
    await fill({ 'Postal codes': '94103, 94110\n94107 94103', Result: 'Offers and devices only' }, form());
    await reads('3 codes, 1 repeated', form());
    await press('Review change', form());
    expect(await review()).toEqual({
      title: 'Set 3 postal codes for Juniper',
      changes: ['Postal codes: 94103, 94110, 94107', 'Result: Offers and devices only'],
      effects: [
        'People there see that there’s no program, only offers and devices.',
        'Members who are connected stay connected.',
      ],
    });
    await confirm('Set codes');
    await said('3 postal codes set.');
    await waitFor(() => expect(list('Postal codes').names).toEqual(['94103', '94107', '94110']));
    await reads('Juniper3 codes: Offers and devices only');
    expect(value('Postal codes', form())).toBe('');
    await fill({ Remove: true, 'Postal codes': '94107' }, form());
    await press('Review change', form());
    expect(await review()).toMatchObject({
      title: 'Remove one postal code from Juniper',
      changes: ['Postal codes: 94107'],
    });
    await confirm('Remove codes');
    await said('One postal code removed.');
    await waitFor(() => expect(list('Postal codes').names).toEqual(['94103', '94110']));
  });

  it('come in a file, whose faults are found line by line, as many as a state has', async () => {
    const brand = 'us-energy';
    await addUtility({ name: 'Kapok', brand });
    const { user } = await app.open('/internal/coverage', {
      as: await app.newStaff(roles, { brand }),
      brand,
    });
    const form = () => panel('Change coverage');
    await waitFor(form);
    await fill({ Utility: 'Kapok' }, form());
    const give = async (...codes: readonly string[]) => {
      const input = form().querySelector<HTMLInputElement>('input[type=file]');
      await user.upload(
        input ?? document.body,
        new File([`Zip\n${codes.join('\n')}\n`], 'zips.csv', { type: 'text/csv' }),
      );
    };
    await give('94103', '9410');
    await reads('“9410” (line 3)', form());
    await give(...Array.from({ length: 4_100 }, (_, index) => String(501 + index * 2).padStart(5, '0')));
    await reads('4,100 codes', form());
    await press('Review change', form());
    expect((await review()).title).toBe('Set 4,100 postal codes for Kapok');
    await confirm('Set codes', 'The map of Kapok');
    await reads('Kapok4,100 codes: Can join and take part in events');
  });

  it('need a utility first', async () => {
    await app.open('/internal/coverage', {
      as: await app.newStaff(roles, { brand: 'us-mobile' }),
      brand: 'us-mobile',
    });
    await reads('Add a utility first.');
  });
});
