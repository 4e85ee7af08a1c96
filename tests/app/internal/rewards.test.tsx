import { waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { promoCodes, rewards } from '../../../src/server/rewards/tables.ts';
import { shelve } from '../../support/rewardShelf.ts';
import { testList } from '../../support/staffLists.ts';
import {
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
  warned,
} from '../../support/staffPages.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp();
const roles = ['internal_rewards'] as const;
const [GROCER, MUSEUM, OLD] = ['Corner Grocer gift card', 'Museum day', 'Old lamp'];
const words = (title: string) => ({ 'en-US': { title, text: 'For the week.', terms: '' } });
const stored = async (item: string) =>
  app.server.database.db.select().from(rewards).where(eq(rewards.item, item));

beforeAll(async () => {
  const { deps } = app.server.core;
  await shelve(deps, { place: 1 });
  await shelve(deps, {
    texts: words(MUSEUM),
    type: 'DONATION',
    item: 'MUSEUM',
    place: 2,
    startsAt: new Date('2026-07-01T07:00:00Z'),
    stock: 3,
  });
  await shelve(deps, {
    texts: words(OLD),
    type: 'SWAG',
    item: 'OLD',
    place: 3,
    endsAt: new Date('2026-02-01T08:00:00Z'),
  });
});

testList(app, {
  path: '/internal/rewards',
  roles,
  heading: 'Rewards',
  columns: ['Title', 'Type', 'State', 'Price', 'Left', 'From', 'Until', 'Fulfilled by', 'Position'],
  names: [GROCER, MUSEUM, OLD],
  row: {
    Title: MUSEUM,
    Type: 'Donation',
    State: 'Upcoming',
    Price: '$10.00 to $25.00',
    Left: '3',
    From: 'Wed 2026-07-01',
    Until: 'no end',
    'Fulfilled by': 'Alder',
    Position: '2',
  },
  sorts: {},
  file: {
    head: 'title,type,state,lowest_points,highest_points,stock,starts,ends,service,place',
    line: /,[A-Z_]+,UPCOMING,1000,2500,3,2026-07-01T[^,]+,,ALDER,2$/,
  },
  search: { label: 'Search by title', as: 'q', text: 'USEUM', finds: [MUSEUM] },
  filters: {
    label: 'Type',
    each: {
      Donation: ['?type=DONATION', [MUSEUM]],
      Swag: ['?type=SWAG', [OLD]],
      Coupon: ['?type=COUPON', []],
    },
  },
});

describe('a reward', () => {
  it('MKT-02, MKT-08: is checked, shown as members will see it, reviewed, added, changed until it ends, and in the catalogue of its day', async () => {
    const tab = await app.open('/internal/rewards', { as: await app.newStaff(roles) });
    await press('New reward');
    await opens('New reward');
    await press('Review change');
    expect([fault('Title'), fault('Item number'), fault('Amounts in points')]).toEqual([
      'Enter a title.',
      'Enter the service’s item number.',
      'Enter whole points without commas, each amount once.',
    ]);
    await fill({
      Title: 'Harbor Lamp gift card',
      'Item number': 'LAMP-1',
      Description: 'Light for the long evenings.',
      'Amounts in points': '1500 3000',
    });
    const preview = () => text(panel('What members see'));
    expect(preview()).toMatch(/Harbor Lamp gift cardfrom \$15\.00.*\$15\.00 \$30\.00/);
    await press('Review change');
    expect(await review()).toEqual({
      title: 'Add this reward?',
      changes: [
        'Type: Gift card',
        'Fulfilled by: Alder',
        'Item number: LAMP-1',
        'Title: Harbor Lamp gift card',
        'Description: Light for the long evenings.',
        'Choice of amount: From a list',
        'Amounts in points: 1,500 3,000',
        'From: 2026-06-15 13:00',
        'Position: 0',
      ],
      effects: ['Members see it as soon as it starts.'],
    });
    expect(await confirmWithoutReason('Add the reward')).toBe('Say why in a few words.');
    await confirm('Add the reward', 'New partner in town');
    await opens('Harbor Lamp gift card');
    expect(text(panel('History'))).toContain('Reward added“New partner in town”');

    await fill({ From: '01/01/2026 00:00', Until: '01/02/2026', 'Amounts in points': '1500 4000' });
    await press('Review change');
    expect(fault('Until')).not.toBe('');
    await fill({ Until: '01/02/2026 00:00' });
    await press('Review change');
    expect((await review()).changes).toEqual([
      'Amounts in points: 1,500 3,000 → 1,500 4,000',
      'From: 2026-06-15 13:00 → 2026-01-01 00:00',
      'Until: none → 2026-01-02 00:00',
    ]);
    await confirm('Save', 'It is over');
    await said('Saved: Harbor Lamp gift card');
    await reads('Ended');
    expect(await stored('LAMP-1')).toMatchObject([{ amounts: [1_500, 4_000], version: 2 }]);
    await tab.go('/internal/rewards?show=ENDED');
    await waitFor(() => expect(list('Rewards').names).toContain('Harbor Lamp gift card'));
    await tab.go('/internal/rewards/catalogue?at=2026-01-01T12:00');
    await reads(/Harbor Lamp gift card/);
    await tab.load('/internal/rewards/catalogue');
    await reads(GROCER);
    expect(text(document.body)).not.toContain('Harbor Lamp gift card');
    await fill({ 'Day and time': '07/02/2026 12:00' });
    await reads(MUSEUM);
    expect(tab.address()).toBe('/internal/rewards/catalogue?at=2026-07-02T12%3A00');
  });

  it('that somebody else changed meanwhile is not overwritten', async () => {
    await shelve(app.server.core.deps, { item: 'TWICE', texts: words('Twice'), brand: 'org' });
    await app.open('/internal/rewards', { as: await app.newStaff(roles, { brand: 'org' }), brand: 'org' });
    await press('Twice');
    await opens('Twice');
    await app.server.database.db.update(rewards).set({ version: 7 }).where(eq(rewards.item, 'TWICE'));
    await fill({ Title: 'Mine' });
    await press('Review change');
    await review();
    await confirm('Save');
    await warned('Nothing was saved. Load the latest version');
    expect(await stored('TWICE')).toMatchObject([{ version: 7, texts: words('Twice') }]);
  });
});

describe('promo codes', () => {
  it('are checked, added, limited and ended, each after a review', async () => {
    const codes = () =>
      app.server.database.db.select().from(promoCodes).where(eq(promoCodes.brand, 'default'));
    await app.open('/internal/rewards/promo-codes', { as: await app.newStaff(roles) });
    await reads('No promo codes yet.');
    await press('Review change');
    expect(fault('Code')).toBe('Use 4 to 40 letters, digits and hyphens.');
    await reads('Enter points, or choose a reward.');
    await fill({ Code: 'fair-1', Points: '2000', 'How many members can use it': '0' });
    await press('Review change');
    expect(fault('How many members can use it')).not.toBe('');
    await fill({ 'How many members can use it': '50' });
    await press('Review change');
    expect(await review()).toEqual({
      title: 'Add this promo code?',
      changes: [
        'Code: FAIR-1',
        'Points: 2,000',
        'How many members can use it: 50',
        'From: 2026-06-15 13:00',
        'Until: no end',
      ],
      effects: ['Anyone with the code can use it from its start date.'],
    });
    await confirm('Add the code', 'Street fair');
    await said('Saved: FAIR-1');
    await reads('FAIR-12,000 pointsOn0');
    expect(await codes()).toMatchObject([{ code: 'FAIR-1', points: 2_000, remaining: 50 }]);
    // A code that there is already is refused at its field.
    await fill({ Code: 'FAIR-1', Points: '5' });
    await press('Review change');
    await review();
    await confirm('Add the code');
    await press('Back');
    expect(fault('Code')).not.toBe('');

    await press('End FAIR-1');
    expect(await review()).toEqual({
      title: 'End FAIR-1 now?',
      changes: [],
      effects: ['No one can use it anymore. Members keep what it gave them.'],
    });
    await confirm('End the code', 'The fair is over');
    await said('FAIR-1 has ended.');
    await reads('FAIR-12,000 pointsEnded0');
    expect(pressables()).not.toContain('End FAIR-1');
  });
});
