import { waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { placementInstances } from '../../../src/server/placements/tables.ts';
import { testList } from '../../support/staffLists.ts';
import {
  alerts,
  confirm,
  confirmWithoutReason,
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
import { saveContent, saveSegment } from '../../support/targetingSeeds.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp();
const roles = ['internal_placements', 'internal_segmentation'] as const;
const FIRST = 'A hundred points are a dollar';
const SECOND = 'New gift cards';
const stored = async (id: string) =>
  app.server.database.db.select().from(placementInstances).where(eq(placementInstances.id, id));
const idInAddress = () => window.location.pathname.split('/').at(-1) ?? '';

/** What a member reads on Rewards. */
async function seenBy(member: string): Promise<string> {
  await app.open('/rewards', { as: member });
  await waitFor(() => expect(text(document.body)).not.toContain('Loading'));
  return text(document.body);
}

let inCanada: string;
beforeAll(async () => {
  const staff = await app.server.loggedIn(await app.newStaff(roles));
  inCanada = await saveSegment(staff, { name: 'In Canada' });
  await saveContent(staff, { title: FIRST });
  await saveContent(staff, { title: SECOND, segmentId: inCanada });
});

testList(app, {
  path: '/internal/placements',
  roles,
  heading: 'Placements',
  caption: 'Content',
  columns: ['Title', 'Place', 'State', 'For', 'From', 'Until'],
  names: [FIRST, SECOND],
  row: {
    Title: SECOND,
    Place: 'Rewards: announcement',
    State: 'Live',
    For: 'In Canada',
    From: 'Right away',
    Until: 'No end',
  },
  sorts: {},
  search: { label: 'Search content', as: 'search', text: 'gift', finds: [SECOND] },
  filters: {
    label: 'State',
    each: { Live: ['?state=LIVE', [FIRST, SECOND]], Scheduled: ['?state=SCHEDULED', []] },
  },
  file: {
    head: 'id,title,place,state,segment_id,segment,language,starts,ends',
    line: /^[^,]+,[^,]+,RewardsAnnouncementBanner,LIVE,[^,]+,In Canada,,,$/,
  },
  empty: 'No content here yet.',
});

describe('content', () => {
  it('BAN-38, BAN-40: is shown as members will see it, checked, reviewed, and then seen by members of its segment alone', async () => {
    const [canadian, american] = [await app.newMember({ country: 'CA' }), await app.newMember()];
    await app.open('/internal/placements', { as: await app.newStaff(roles) });
    await press('Rewards: announcement');
    await waitFor(() => expect(value('Place')).toBe('Rewards: announcement'));
    await press('New content');
    await opens('New content');
    expect(value('Place')).toBe('Rewards: announcement');
    await fill({ Title: 'A card for the north', Text: 'Have a look', For: 'In Canada' });
    await press('Add a button');
    await fill({ 'What it says': 'Look', 'Where it goes': 'javascript:alert(1)' });
    await press('Review change');
    expect(alerts()).toEqual(['Check the fields that are marked above.']);
    expect(fault('Where it goes')).toMatch(/^Enter a page of the app/);
    await fill({ 'Where it goes': '/rewards' });
    expect(text(document.querySelector('[data-theme-part]') ?? undefined)).toContain(
      'A card for the north Have a look Look',
    );
    await press('Review change');
    expect(await review()).toEqual({
      title: 'Create this content?',
      changes: [
        'Place: Rewards: announcement',
        'Language: Every language',
        'Title: A card for the north',
        'Text: Have a look',
        'Buttons and links: Look (/rewards, Second button)',
        'For: In Canada',
        'Order: 1',
        'On: On',
      ],
      effects: ['One member in In Canada would see it.'],
    });
    expect(await confirmWithoutReason('Create content')).toBe('Say why in a few words.');
    await confirm('Create content', 'It is cold');
    await opens('A card for the north');
    await said('Saved: A card for the north');
    expect(await seenBy(canadian)).toContain('A card for the north');
    expect(await seenBy(american)).not.toContain('A card for the north');
  });

  it('goes back to an earlier version, is deleted, and comes back', async () => {
    const staff = await app.newStaff(roles);
    const tab = await app.open(
      `/internal/placements/${await saveContent(await app.server.loggedIn(staff), { title: 'The first' })}`,
      { as: staff },
    );
    const id = idInAddress();
    await opens('The first');
    await fill({ Title: 'The second' });
    await press('Review change');
    expect((await review()).changes).toEqual(['Title: The first → The second']);
    await confirm('Save', 'A try');
    await opens('The second');
    await press('Go back to version 1');
    expect(await review()).toMatchObject({
      title: 'Change The second',
      changes: ['Title: The second → The first'],
    });
    await confirm('Save', 'It was better');
    await opens('The first');
    expect(text(panel('History'))).toMatch(/Version 3Current“It was better”.*Version 2Go back.*“A try”/);
    await press('Delete this content');
    expect(await review()).toMatchObject({ title: 'Delete The first?' });
    await confirm('Delete', 'Over');
    await opens('Placements');
    await said('The first was deleted.');
    expect(await stored(id)).toEqual([]);
    await tab.go('/internal/placements?state=DELETED');
    await press('The first');
    await reads('Deleted: members don’t see it.');
    expect(pressables()).not.toContain('Delete this content');
    await press('Go back to version 2');
    expect((await review()).title).toBe('Bring back The second?');
    await confirm('Bring it back', 'Back again');
    await opens('The second');
    expect(await stored(id)).toMatchObject([{ title: 'The second', version: 5 }]);
  });

  it('INT-12: that somebody else changed meanwhile is shown beside one’s own, which is kept until it is saved or given up', async () => {
    const colleague = await app.server.loggedIn(await app.newStaff(roles));
    const id = await saveContent(colleague, { title: 'Twice' });
    await app.open(`/internal/placements/${id}`, { as: await app.newStaff(roles) });
    await opens('Twice');
    await saveContent(colleague, { title: 'Theirs', version: 1, id, segmentId: inCanada });
    await fill({ Title: 'Mine', Text: 'My own words' });
    await press('Review change');
    await review();
    await confirm('Save');
    await reads(/Theirs, version 2.*Theirs.*Yours.*Mine.*My own words/);
    expect([value('Title'), value('Text'), value('For')]).toEqual(['Mine', 'My own words', 'Everyone']);
    await press('Save mine over it');
    expect((await review()).changes).toEqual([
      'Title: Theirs → Mine',
      'Text: nothing → My own words',
      'For: In Canada → Everyone',
    ]);
    await confirm('Save', 'After all');
    await opens('Mine');
    expect(await stored(id)).toMatchObject([{ content: 'My own words', segmentId: null, version: 3 }]);

    await saveContent(colleague, { title: 'Theirs again', version: 3, id, segmentId: inCanada });
    await fill({ Title: 'Mine again' });
    await press('Review change');
    await review();
    await confirm('Save');
    await reads('Theirs, version 4');
    await press('Load theirs');
    await opens('Theirs again');
    expect([value('Title'), value('For')]).toEqual(['Theirs again', 'In Canada']);
    expect(pressables()).not.toContain('Save mine over it');
  });

  it('that waits for a later day is listed as such', async () => {
    await app.open('/internal/placements/new?place=DashboardAnnouncementBanner', {
      as: await app.newStaff(roles, { brand: 'org' }),
      brand: 'org',
    });
    await fill({ Title: 'Soon', From: '07/01/2026 09:00', Until: '06/20/2026 09:00' });
    await press('Review change');
    expect(fault('Until')).not.toBe('');
    await fill({ Until: '07/20/2026 09:00', On: true });
    await press('Review change');
    await review();
    await confirm('Create content');
    await opens('Soon');
    await press('Placements', document.querySelector('main') ?? undefined);
    await opens('Placements');
    await waitFor(() => expect(list('Content').rows).toMatchObject([{ Title: 'Soon', State: 'Scheduled' }]));
  });
});
