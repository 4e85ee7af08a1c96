import { waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { segments } from '../../../src/server/segments/tables.ts';
import { testList } from '../../support/staffLists.ts';
import {
  alerts,
  choose,
  chosen,
  confirm,
  confirmWithoutReason,
  facts,
  fault,
  fill,
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
} from '../../support/staffPages.ts';
import { saveSegment } from '../../support/targetingSeeds.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp();
const roles = ['internal_segmentation'] as const;
const BUILT_IN = [
  'Homes with a battery or an electric vehicle',
  'Homes with a device that can be controlled',
  'Homes with a thermostat',
  'Members at Gold or above',
  'Members who have never taken part',
  'Members who took part in one of the last three events',
];
const COUNTRY = 'Values of Profile: Country';
const stored = async (name: string) =>
  app.server.database.db.select().from(segments).where(eq(segments.name, name));

beforeAll(async () => {
  await app.newMember({ email: 'maple@example.org', country: 'CA' });
  const staff = await app.server.loggedIn(await app.newStaff(roles));
  await saveSegment(staff, { name: 'In Canada', description: 'For the north' });
});

testList(app, {
  path: '/internal/segments',
  roles,
  heading: 'Segments',
  columns: ['Name', 'Kind', 'State', 'What it’s for', 'Changed'],
  names: [...BUILT_IN.slice(0, 3), 'In Canada', ...BUILT_IN.slice(3)],
  row: {
    Name: 'In Canada',
    Kind: 'One attribute',
    State: 'Takes members',
    'What it’s for': 'For the north',
    Changed: 'Mon 2026-06-15, 13:00',
  },
  sorts: {},
  search: { label: 'Search segments', as: 'search', text: 'canada', finds: ['In Canada'] },
  filters: {
    label: 'Attribute',
    each: { Country: ['?attribute=country', ['In Canada']] },
  },
  file: {
    head: 'id,name,kind,active,enrolling,description,changed',
    line: /^[\da-f-]+,In Canada,[A-Z_]+,yes,yes,For the north,2026-06-15T[^,]+$/,
  },
  many: {
    page: 50,
    async fill(count) {
      const staff = await app.server.loggedIn(await app.newStaff(roles));
      for (let nr = 0; nr < count; nr += 1) await saveSegment(staff, { name: `Segment ${nr}` });
    },
  },
});

describe('a segment', () => {
  it('INT-05: is made of conditions; a faulty one is marked, the review counts members, and why someone is in it is said', async () => {
    const staff = await app.newStaff(roles, { email: 'sam@example.org' });
    await app.open('/internal/segments', { as: staff });
    await press('New segment');
    await opens('New segment');
    await fill({ Name: 'Abroad' });
    await press('Add condition');
    await fill({ Attribute: 'Profile: Country', 'How it compares': 'is not' });
    await press('Review change');
    expect(alerts()).toEqual(['Check the conditions that are marked above.']);
    await reads('Enter or choose a value.');
    await choose(COUNTRY, 'US');
    expect(chosen(COUNTRY)).toEqual(['US']);
    await press('Review change');
    expect((await review()).title).toBe('Create this segment?');
    await reads('No members now, 1 after saving.One member joins, no one leaves.');
    expect(await confirmWithoutReason('Save segment')).toBe('Say why in a few words.');
    await confirm('Save segment', 'Neighbours');
    await opens('Abroad');
    expect(facts(panel('Who’s in it'))).toEqual({
      'Members now': '1',
      Kind: 'One attribute',
      'Used by': 'Nothing yet',
    });
    await fill({ 'Member’s email or id': 'maple@example.org' });
    await press('Explain');
    await reads('In this segment.');
    await fill({ 'Member’s email or id': 'sam@example.org' });
    await press('Explain');
    await reads('Not in this segment.');
    await fill({ 'Member’s email or id': 'nobody@example.org' });
    await press('Explain');
    await reads('We don’t know this member.');
    expect(await stored('Abroad')).toMatchObject([
      {
        kind: 'ATTRIBUTE_FILTER',
        version: 1,
        tree: { attribute: 'country', operator: 'IS_NOT_ONE_OF', values: ['US'] },
      },
    ]);
  });

  it('may ask for another segment, chosen by name', async () => {
    await app.open('/internal/segments/new', { as: await app.newStaff(roles) });
    await opens('New segment');
    await fill({ Name: 'Neighbours of the north' });
    await press('Add condition');
    await fill({ Attribute: 'In another segment' });
    await fill({ 'In another segment': 'In Canada' });
    await press('Review change');
    await review();
    await confirm('Save segment');
    await opens('Neighbours of the north');
    const [canada] = await stored('In Canada');
    expect(await stored('Neighbours of the north')).toMatchObject([
      { kind: 'COMPOUND', tree: { kind: 'segment', id: canada?.id } },
    ]);
    await fill({ Name: 'Northern neighbours' }, panel('Rule'));
    await press('Review change');
    await review();
    await confirm('Save segment');
    await opens('Northern neighbours');

    await press('Segments', document.querySelector('main') ?? undefined);
    await press('In Canada');
    await opens('In Canada');
    await fill({ 'What it’s for': 'For the far north' }, panel('Rule'));
    await press('Review change');
    await review();
    await reads('It changes who gets: Northern neighbours.');
  });

  it('has a name of its own, which is refused at its field', async () => {
    await app.open('/internal/segments/new', { as: await app.newStaff(roles) });
    await fill({ Name: 'In Canada' });
    await press('Add condition');
    await fill({ Attribute: 'Events: Streak', 'Values of Events: Streak': '3' });
    await press('Review change');
    await review();
    await confirm('Save segment');
    expect(alerts()).toEqual([
      'Another segment has this name, or one that looks the same. Choose another name.',
    ]);
    expect(await stored('In Canada')).toHaveLength(1);
  });

  it('of states is chosen by name, and a condition that no one or everyone matches is said beside it while it is edited', async () => {
    await app.newMember({ country: 'US', region: 'CA', postalCode: '94103' });
    await app.open('/internal/segments/new', { as: await app.newStaff(roles) });
    await opens('New segment');
    await fill({ Name: 'Californians' });
    await press('Add condition');
    await fill({ Attribute: 'Profile: State or province (personal)' });
    const STATE = 'Values of Profile: State or province (personal)';
    await choose(STATE, 'Texas');
    expect(chosen(STATE)).toEqual(['Texas']);
    await reads('No member matches this.');
    await fill({ 'How it compares': 'is not' });
    await waitFor(() => expect(text()).not.toContain('No member matches this.'));

    const CODE = 'Values of Profile: Postal code (personal)';
    await fill({ Attribute: 'Profile: Postal code (personal)', [CODE]: '9410' });
    await reads('No member matches this.');
    await fill({ 'How it compares': 'starts with' });
    await waitFor(() => expect(text()).not.toContain('No member matches this.'));
    await fill({ Attribute: 'Profile: Signed up', 'How it compares': 'is known' });
    await reads('Every member matches this.');
  });

  it('shows after each change what is different from the version before', async () => {
    const staff = await app.newStaff(roles, { email: 'ann@example.org' });
    const id = await saveSegment(await app.server.loggedIn(staff), { name: 'Changing' });
    await app.open(`/internal/segments/${id}`, { as: staff });
    await opens('Changing');
    expect(text(panel('History'))).toContain('Version 1');
    for (const [nr, name] of [
      [2, 'Changed once'],
      [3, 'Changed twice'],
    ] as const) {
      await fill({ Name: name }, panel('Rule'));
      await press('Review change');
      await review();
      await confirm('Save segment', `Change ${nr}`);
      await opens(name);
      expect(value('Compare', panel('History'))).toMatch(`Version ${nr - 1},`);
      expect(value('With', panel('History'))).toMatch(`Version ${nr},`);
    }
    await fill({ Compare: String(value('Compare')).replace('Version 2', 'Version 1') }, panel('History'));
    expect(text(panel('History'))).toMatch(/Changing.*Reason: For the test.*Changed twice.*Reason: Change 3/);
    await press('Go back to version 1');
    await review();
    await confirm('Save segment', 'It was better');
    await opens('Changing');
    expect(await stored('Changing')).toMatchObject([{ version: 4 }]);
  });

  it('INT-12: that somebody else changed meanwhile is shown beside one’s own, which is kept until it is saved or given up', async () => {
    const staff = await app.newStaff(roles);
    const colleague = await app.server.loggedIn(await app.newStaff(roles));
    const id = await saveSegment(colleague, { name: 'Twice' });
    await app.open(`/internal/segments/${id}`, { as: staff });
    await opens('Twice');
    await saveSegment(colleague, { name: 'Theirs', country: 'US', version: 1, id });
    await fill({ Name: 'Mine', 'What it’s for': 'My own words' }, panel('Rule'));
    await press('Review change');
    await review();
    await confirm('Save segment');
    await reads(/Theirs, version 2.*Theirs.*Country is US.*Yours.*Mine.*My own words.*Country is CA/);
    expect([value('Name'), value('What it’s for')]).toEqual(['Mine', 'My own words']);
    await press('Save mine over it');
    await review();
    await confirm('Save segment', 'After all');
    await opens('Mine');
    expect(await stored('Mine')).toMatchObject([{ description: 'My own words', version: 3 }]);

    await saveSegment(colleague, { name: 'Theirs again', version: 3, id });
    await fill({ Name: 'Mine again' }, panel('Rule'));
    await press('Review change');
    await review();
    await confirm('Save segment');
    await reads('Theirs, version 4');
    await press('Load theirs');
    await opens('Theirs again');
    expect(value('Name')).toBe('Theirs again');
    expect(pressables()).not.toContain('Save mine over it');
  });

  it('is deleted after a review, unless something uses it, and can be brought back', async () => {
    const staff = await app.newStaff(roles);
    const browser = await app.server.loggedIn(staff);
    const id = await saveSegment(browser, { name: 'Not needed' });
    await app.open(`/internal/segments/${id}`, { as: staff });
    await press('Delete this segment');
    expect(await review()).toEqual({
      title: 'Delete “Not needed”?',
      changes: [],
      effects: ['Its history stays in the audit log. A segment in use can’t be deleted.'],
    });
    await confirm('Delete segment', 'Enough');
    await opens('Segments');
    await said('Deleted: Not needed');
    expect(await stored('Not needed')).toEqual([]);
    await waitFor(() => expect(list('Segments').names).not.toContain('Not needed'));

    const deleted = panel('Deleted segments');
    expect(deleted).toHaveTextContent('Not needed');
    expect(deleted).toHaveTextContent('“Enough”');
    await press('Bring back', deleted);
    expect(await review()).toEqual({
      title: 'Bring back Not needed',
      changes: [],
      effects: [
        'The segment has its name, its rule and its history again. Nothing uses it until someone chooses it.',
      ],
    });
    await confirm('Bring back', 'Needed after all');
    await opens('Not needed');
    await said('Not needed is back');
    await waitFor(() => expect(panel('History')).toHaveTextContent('Needed after all'));
    expect(await stored('Not needed')).toHaveLength(1);
  });

  it('is changed on a date that the draft keeps; what can’t be saved then is back in the form, and deleting names it', async () => {
    const staff = await app.newStaff(roles, { email: 'sue@example.org' });
    const id = await saveSegment(await app.server.loggedIn(staff), { name: 'Timed' });
    const MOMENT = 'Date and time (America/Los_Angeles)';
    const tab = await app.open(`/internal/segments/${id}`, { as: staff });
    await opens('Timed');
    const typed = async (words: string) => {
      await fill({ 'What it’s for': words }, panel('Rule'));
      await press('Review change');
      return review();
    };
    await typed('For the summer');
    await reads('No one joins, no one leaves.');
    await fill({ 'On a date': true });
    await confirm('Schedule', 'Summer');
    expect(fault(MOMENT)).toBe('Enter a date and a time.');
    await fill({ [MOMENT]: '06/20/2026 18:00' });
    await app.pass({ seconds: 2 });
    await tab.load();
    await reads(/Your draft of .* is back/);
    await press('Review change');
    await review();
    expect(value(MOMENT)).toBe('06/20/2026 18:00');
    await confirm('Schedule', 'Summer');
    await said('Scheduled for June 20, 2026, 18:00');
    await reads(/June 20, 2026, 18:00Scheduled“Summer”Scheduled by sue@example.org.*For the summer/);
    expect(await stored('Timed')).toMatchObject([{ description: '', version: 1 }]);

    expect((await typed('At once')).effects).toEqual([
      'A change is scheduled that starts from what’s saved now, so it won’t be saved at its time. You can open it in the form.',
    ]);
    await confirm('Save segment', 'Sooner');
    await reads(/June 20, 2026, 18:00Not saved: something changed before“Summer”/);
    await press('Open in the form');
    await review();
    await fill({ 'On a date': true, [MOMENT]: '06/21/2026 18:00' });
    await confirm('Schedule', 'Once more');
    await reads(/June 21, 2026, 18:00Scheduled“Once more”/);
    await press('Delete this segment');
    expect((await review()).effects).toContain(
      'A scheduled change won’t be saved. It’s here again if you bring the segment back.',
    );
    await press('Back');
    await press('Take back');
    expect((await review()).effects).toEqual(['It won’t be saved. Nothing changes for members.']);
    await confirm('Take back', 'Not this year');
    await reads(/June 21, 2026, 18:00Taken back“Once more”/);
  });

  it('of the product has a rule, and nothing to change', async () => {
    await app.open('/internal/segments', { as: await app.newStaff(roles) });
    await press('Members at Gold or above');
    await opens('Members at Gold or above');
    expect(text(panel('Rule'))).toContain('Tier');
    expect(pressables()).not.toContain('Review change');
    expect(pressables()).not.toContain('Delete this segment');
  });
});
