import { waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { toGlobalId } from 'graphql-relay';
import { describe, expect, it } from 'vitest';
import { programs, utilities } from '../../../src/server/programs/tables.ts';
import { referrals } from '../../../src/server/referrals/tables.ts';
import { Neighbourhood } from '../../support/neighbourhood.ts';
import {
  address,
  alerts,
  confirm,
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
  sortBy,
  text,
} from '../../support/staffPages.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp();
const stored = async (memberId: string) =>
  app.server.database.db.select().from(referrals).where(eq(referrals.memberId, memberId));

/** A friend whom the referrer brought. */
async function bring(name: string, referrerId: string, row: Partial<typeof referrals.$inferInsert> = {}) {
  const memberId = await app.newMember({ email: `${name}@example.org` });
  await app.server.database.db.insert(referrals).values({
    memberId,
    brand: 'default',
    referrerId,
    code: 'DANA1',
    joinedAt: app.server.clock.now(),
    ...row,
  });
  return memberId;
}

describe('referrals', () => {
  it('are listed with why one was refused, filtered, and allowed or refused after a review, not one’s own', async () => {
    const referrer = await app.newMember({ email: 'referrer@example.org' });
    const staff = await app.newStaff(['internal_wallet']);
    const [open, refused] = [
      await bring('open', referrer),
      await bring('refused', referrer, {
        state: 'refused',
        refusal: 'same-address',
        decidedAt: app.server.clock.now(),
      }),
    ];
    const own = await bring('own', staff);
    await app.open('/internal/referrals', { as: staff });
    await waitFor(() =>
      expect(list('Referrals').rows).toContainEqual(
        expect.objectContaining({
          Friend: 'refused@example.org',
          Referrer: 'referrer@example.org',
          Details: 'Same household address',
        }),
      ),
    );
    const nav = () => document.querySelector('nav[aria-label="Referrals by state"]') ?? undefined;
    await press('Refused', nav());
    await listed('Referrals', ['refused@example.org']);
    await press('Allow');
    expect(await review()).toMatchObject({ title: 'Allow this referral?' });
    await confirm('Allow', 'Two flats in one house');
    await said('Referral allowed.');
    await listed('Referrals', []);
    expect(await stored(refused)).toMatchObject([{ state: 'open' }]);
    await press('Open', nav());
    await waitFor(() => expect(list('Referrals').names).toContain('open@example.org'));
    await fill({ 'Member or code': 'open@' });
    await listed('Referrals', ['open@example.org']);
    await press('Refuse');
    expect((await review()).effects).toEqual([
      'No one gets points for it. Both members see that it doesn’t count, but not why.',
    ]);
    await confirm('Refuse', 'Asked by phone');
    await said('Referral refused.');
    await listed('Referrals', []);
    expect(await stored(open)).toMatchObject([{ state: 'refused', refusal: 'staff' }]);
    await fill({ 'Member or code': 'own@' });
    await listed('Referrals', ['own@example.org']);
    await press('Refuse');
    await review();
    await confirm('Refuse', 'Mine');
    expect(alerts()).not.toEqual([]);
    expect(await stored(own)).toMatchObject([{ state: 'open' }]);
  });
});

describe('members', () => {
  const roles = ['internal_programs', 'internal_events'] as const;

  it('are searched and sorted; one’s page has home, events and look, which is changed after a review', async () => {
    const hood = await Neighbourhood.on(app.server.database.db, app.server.clock);
    const home = await hood.household();
    await hood.join(home, await hood.event('2026-06-17', 18, 19));
    const email = `${home.memberId}@example.org`;
    await app.open('/internal/members', { as: await app.newStaff(roles) });
    await waitFor(() => expect(list('Members').rows).not.toEqual([]));
    expect(list('Members').columns).toEqual([
      'Email',
      'Name',
      'Postal code',
      'Utility',
      'Connection',
      'Program',
      'Member since',
    ]);
    expect(await sortBy('Members', 'Email')).toBe('ascending');
    const sorted = list('Members').names;
    expect(sorted).toEqual(sorted.toSorted());
    await fill({ 'Search by name or email': home.memberId });
    await listed('Members', [email]);
    expect(list('Members').rows[0]).toMatchObject({ Name: 'Dana', Utility: 'Cedar' });
    await press(email);
    await waitFor(() => expect(facts(panel('About this member'))).toMatchObject({ Email: email }));
    expect(text(panel('Home and utility'))).toContain('Cedar Power');
    expect(list('Events').rows).toMatchObject([{ Day: 'Wed 2026-06-17', Answer: 'Joined' }]);
    const look = () => panel('How the app looks');
    await fill({ 'Picture in the brand bar': 'http://pictures.example/a.png' }, look());
    await press('Review change', look());
    expect(fault('Picture in the brand bar')).toBe('Enter an address that begins with https://.');
    await fill({ 'Picture in the brand bar': 'https://pictures.example/a.png' }, look());
    await press('Review change', look());
    expect(await review()).toMatchObject({
      title: 'Change how the app looks for this member?',
      changes: ['Picture in the brand bar: The brand’s logo → https://pictures.example/a.png'],
    });
    await confirm('Save', 'They asked');
    await said('Saved.');
    await reads(/Member’s look changed“They asked”/);
  });
});

describe('the overview', () => {
  it('begins with what a new brand lacks, and then says what needs attention, each with its page', async () => {
    const brand = 'home-security';
    const staff = await app.newStaff(['internal_programs', 'internal_events'], { brand });
    const tab = await app.open('/internal', { as: staff, brand });
    await reads('Start with a utilityNext: a program, postal codes and the first event.');
    const { database, clock, core } = app.server;
    const id = core.deps.newId();
    await database.db.insert(utilities).values({
      id,
      brand,
      acronym: 'OAK',
      name: 'Oak Power',
      shortName: 'Oak',
      country: 'US',
      timeZone: 'America/Los_Angeles',
      connection: 'OAUTH',
      createdAt: clock.now(),
      inOutage: true,
      outageBeganAt: clock.now(),
    });
    await tab.load('/internal');
    await reads('Oak Power isn’t sending data');
    await reads('Oak Power has no postal codes');
    await reads('Add a program');
    await press(
      [...document.querySelectorAll('main a')].find((link) => link.textContent.includes('isn’t sending data'))
        ?.textContent ?? '',
    );
    await opens('Oak Power');
    expect(address()).toBe(`/internal/utilities/${encodeURIComponent(toGlobalId('Utility', id))}`);
    expect(alerts()).toEqual([]);
    expect(await database.db.select().from(programs).where(eq(programs.brand, brand))).toEqual([]);
  });
});
