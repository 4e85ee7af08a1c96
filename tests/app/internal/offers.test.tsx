import { waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { deviceOffers } from '../../../src/server/offers/tables.ts';
import { buyOffer, holdOffer } from '../../../src/server/offers/service.ts';
import { moveOrder } from '../../../src/server/orders/service.ts';
import { offerDevice } from '../../support/offerShelf.ts';
import { testList } from '../../support/staffLists.ts';
import {
  confirm,
  confirmWithoutReason,
  facts,
  fault,
  fill,
  layOut,
  list,
  listed,
  opens,
  panel,
  press,
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
const roles = ['internal_rewards', 'internal_wallet', 'internal_programs'] as const;
const [SLATE, PLUG] = ['Slate thermostat', 'Old plug'];
const words = (title: string) => ({
  'en-US': { title, subtitle: '', text: 'Eases off.', terms: '', agreement: '' },
});
const stored = async (title: string) =>
  (await app.server.database.db.select().from(deviceOffers)).filter(
    (offer) => offer.texts['en-US']?.title === title,
  );

beforeAll(async () => {
  const { deps } = app.server.core;
  await offerDevice(deps, { remaining: 5, place: 1 });
  await offerDevice(deps, {
    texts: words(PLUG),
    deviceType: 'plug',
    connectionConfigId: 'quartz',
    pricePoints: 900,
    place: 2,
    endsAt: new Date('2026-02-01T08:00:00Z'),
  });
});

testList(app, {
  path: '/internal/offers',
  roles,
  heading: 'Device offers',
  columns: ['Title', 'Device', 'State', 'Price', 'Left', 'Reserved', 'Bought', 'Connected', 'Late', 'Until'],
  names: [SLATE, PLUG],
  row: {
    Title: SLATE,
    Device: 'Thermostat',
    State: 'On',
    Price: '$49.00',
    Left: '5',
    Reserved: '0',
    Bought: '0',
    Connected: '0',
    Late: '0',
    Until: 'no end',
  },
  sorts: { Left: ['stock', [SLATE, PLUG]], Price: ['price', [PLUG, SLATE]] },
  search: { label: 'Search by title', as: 'q', text: 'PLUG', finds: [PLUG] },
  file: {
    head: 'title,device,state,price_points,stock,reserved,bought,connected,late,ends',
    line: /,[A-Z]+,ON,4900,5,0,0,0,0,$/i,
  },
  empty: 'No offers yet. Add the first one.',
});

describe('OFR-01, OFR-06: a device offer', () => {
  it('is checked, shown as members will see it, added, reserved by a member who keeps the price, changed and ended', async () => {
    const staff = await app.newStaff(roles);
    await app.open('/internal/offers', { as: staff });
    await press('New offer');
    await opens('New offer');
    await press('Review change');
    expect(fault('Title')).toBe('Enter a title.');
    await reads('Each option needs the shop’s variant ID.');
    await fill({ 'Type of device': 'Smart plug', Partner: 'Quartz' });
    await fill({
      Title: 'Garage plug',
      Description: 'For the freezer in the garage.',
      Agreement: 'Connect it within 30 days.',
      'Variant ID 1': '418200091',
    });
    await press('Add an option');
    await fill({
      'Variant ID 2': '418200092',
      'Name 1': 'Grey',
      'Name 2': 'Blue',
      'Price in points': '1200',
      'Usual price in points': '1900',
      Left: '3',
      Position: '99',
    });
    expect(text(panel('What members see'))).toMatch(
      /Garage plug.*\$12\.00.*3 left.*Connect it within 30 days\./,
    );
    await press('Review change');
    expect(await review()).toMatchObject({
      title: 'Add this offer?',
      changes: expect.arrayContaining(['Left: 3', 'Price in points: 1,200']) as unknown,
      effects: ['Members see it as soon as it starts.'],
    });
    expect(await confirmWithoutReason('Add the offer')).toBe('Say why in a few words.');
    await confirm('Add the offer', 'Spring campaign');
    await opens('Garage plug');
    expect(text(panel('History'))).toContain('Device offer added“Spring campaign”');
    const page = window.location.pathname;

    const member = await app.newMember({ email: 'gold@example.org' });
    const theirs = await app.open('/device_offer', { as: member });
    await theirs.user.click(
      [...document.querySelectorAll('a')].find((link) => link.textContent.includes('Garage plug')) ??
        document.body,
    );
    await reads('Reserve');
    await press(
      [...document.querySelectorAll('button')].find((button) => button.textContent.startsWith('Reserve'))
        ?.textContent ?? '',
    );
    await reads('Connect it within 30 days.');

    await app.open(page, { as: staff });
    await opens('Garage plug');
    expect([value('Left'), facts(document.body)]).toEqual(['2', expect.objectContaining({ Reserved: '1' })]);
    await fill({ 'Price in points': '1500' });
    await press('Review change');
    expect(await review()).toMatchObject({
      title: 'Change Garage plug',
      changes: ['Price in points: 1,200 → 1,500'],
      effects: expect.arrayContaining(['Members who reserved one keep their price.']) as unknown,
    });
    await confirm('Save', 'The shop raised it');
    await said('Saved: Garage plug');
    await press('See everyone');
    await opens('Who has a device');
    await waitFor(() =>
      expect(list('Who has a device').rows).toMatchObject([
        { Member: 'gold@example.org', Offer: 'Garage plug', State: 'Reserved' },
      ]),
    );
    await fill({ State: 'Delivered' });
    await reads('No matches.');

    await app.open(page, { as: staff });
    await press('End the offer');
    expect(await review()).toMatchObject({
      title: 'End Garage plug now?',
      effects: ['No one can reserve it anymore. The member who has reserved one can still buy it.'],
    });
    await confirm('End the offer', 'Campaign over');
    await reads('Ended');
    expect(await stored('Garage plug')).toMatchObject([{ pricePoints: 1_500, version: 3 }]);
  });

  it('that somebody else changed meanwhile is not overwritten', async () => {
    const id = await offerDevice(app.server.core.deps, { brand: 'org', texts: words('Twice') });
    await app.open('/internal/offers', { as: await app.newStaff(roles, { brand: 'org' }), brand: 'org' });
    await press('Twice');
    await opens('Twice');
    await app.server.database.db.update(deviceOffers).set({ version: 7 }).where(eq(deviceOffers.id, id));
    await fill({ Title: 'Mine' });
    await press('Review change');
    await review();
    await confirm('Save');
    await warned('Nothing was saved. Load the latest version');
    expect(await stored('Mine')).toEqual([]);
  });

  it('OFR-03: of a device that isn’t connected in time is in a list that leads to the member and the order', async () => {
    const { db } = app.server.database;
    const { deps } = app.server.core;
    const offerId = await offerDevice(deps, { texts: words('Late plug'), startsAt: new Date('2026-01-01') });
    const memberId = await app.newMember({ email: 'late@example.org' });
    const long = { ...deps, clock: { ...deps.clock, now: () => new Date('2026-04-01T12:00:00Z') } };
    const given = { brandId: 'default', memberId, offerId };
    await holdOffer(db, long, given);
    await moveOrder(db, long, await buyOffer(db, long, given), 'fulfilled');
    const tab = await app.open('/internal/offers', { as: await app.newStaff(roles) });
    await press('Not connected in time');
    await opens('Who has a device');
    await listed('Who has a device', ['late@example.org']);
    expect(list('Who has a device').rows[0]).toMatchObject({ Offer: 'Late plug · White' });
    expect(list('Who has a device').rows[0]?.['State']).toContain('Late');
    await press('Open the order');
    await opens('Late plug');
    expect(tab.address()).toMatch(/^\/internal\/orders\//);
    await tab.go('/internal/offers/claims?view=late');
    await listed('Who has a device', ['late@example.org']);
    await press('late@example.org');
    await waitFor(() => expect(tab.address()).toMatch(/^\/internal\/members\//));
  });
});
