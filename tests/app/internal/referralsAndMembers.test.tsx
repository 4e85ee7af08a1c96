import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { toGlobalId } from 'graphql-relay';
import { describe, expect, it } from 'vitest';
import { sampleGreenButton } from '../../../src/domain/meter/sampleFiles.ts';
import { events, participations } from '../../../src/server/events/tables.ts';
import { servicePoints } from '../../../src/server/meter/tables.ts';
import { sentMessages } from '../../../src/server/notifications/tables.ts';
import { FREE_PLUG, placeOrder } from '../../../src/server/orders/service.ts';
import { orders } from '../../../src/server/orders/tables.ts';
import { transaction } from '../../../src/server/platform/db/transaction.ts';
import { programs, utilities } from '../../../src/server/programs/tables.ts';
import { referrals } from '../../../src/server/referrals/tables.ts';
import { staffRoles } from '../../../src/server/session/tables.ts';
import { expectConsoleErrors } from '../../support/consoleErrors.ts';
import { Neighbourhood } from '../../support/neighbourhood.ts';
import { shelve } from '../../support/rewardShelf.ts';
import {
  address,
  alerts,
  atWidth,
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
import { sendFilesAs } from '../../support/sendFilesAs.ts';
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
  it('are listed with why one was refused, searched and filtered at once, and allowed or refused after a review, not one’s own', async () => {
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
    await bring('own', staff);
    const tab = await app.open('/internal/referrals', { as: staff });
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
    const search = screen.getByRole('searchbox', { name: 'Member or code' });
    await tab.user.type(search, 'open@');
    await press('Open', nav());
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
        q: 'open@',
        state: 'OPEN',
      }),
    );
    await listed('Referrals', ['open@example.org']);
    expect(search).toHaveValue('open@');
    expect(list('Referrals').rows).toMatchObject([{ Action: 'AllowRefuse' }]);
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
    expect(list('Referrals').rows).toMatchObject([{ State: 'Open', Action: '' }]);
    // What the row says anyway has no column in a narrower window.
    const secondary = ['Code', 'Decided'];
    const { columns } = list('Referrals');
    expect(columns).toEqual(expect.arrayContaining(secondary));
    await atWidth(900, async () => {
      await tab.load();
      await listed('Referrals', ['own@example.org']);
      expect(list('Referrals').columns).toEqual(columns.filter((column) => !secondary.includes(column)));
    });
  });
});

describe('members', () => {
  const roles = ['internal_programs', 'internal_events'] as const;

  const mainOf = () => document.querySelector('main') ?? document.body;
  const sections = () => screen.getByRole('navigation', { name: 'Sections of this member’s page' });

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
      'Tags',
      'Member since',
    ]);
    expect(await sortBy('Members', 'Email')).toBe('ascending');
    const sorted = list('Members').names;
    expect(sorted).toEqual(sorted.toSorted());
    await fill({ 'Search by name, email, phone, meter or ID': home.memberId });
    await listed('Members', [email]);
    expect(list('Members').rows[0]).toMatchObject({ Name: 'Dana', Utility: 'Cedar' });
    await press(email);
    await waitFor(() => expect(facts(panel('About this member'))).toMatchObject({ Email: email }));
    expect(facts(mainOf())).toMatchObject({
      Events: 'Takes part in events.',
      Balance: '0 points',
      Utility: 'Cedar Power Connected',
    });
    await press('Connection and meters');
    await waitFor(() => panel('Home and utility'));
    expect(facts(panel('Home and utility'))).toMatchObject({
      Utility: 'Cedar Power',
      'Market status': 'Enrolled in the market MarketEnrolled',
    });
    await press('Events', sections());
    await waitFor(() =>
      expect(list('Events').rows).toMatchObject([{ Day: 'Wed 2026-06-17', Answer: 'Joined' }]),
    );
    await press('Overview', sections());
    const look = () => panel('How the app looks');
    await waitFor(look);
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

  it('whose meter reads zero in an event: staff for programs say on the member’s page whether it was an outage', async () => {
    const { db } = app.server.database;
    const hood = await Neighbourhood.on(db, app.server.clock);
    const home = await hood.household();
    const event = await hood.event('2026-06-16', 18, 19);
    await hood.join(home, event);
    await db.update(events).set({ status: 'ENDED' }).where(eq(events.id, event.id));
    await db
      .update(participations)
      .set({ settlement: 'PENDING', pendingReason: 'UnconfirmedZero' })
      .where(eq(participations.memberId, home.memberId));
    const page = `/internal/members/${encodeURIComponent(toGlobalId('MemberRecord', home.memberId))}/events`;
    const result = () => list('Events').rows[0]?.['Result'];
    await app.open(page, { as: await app.newStaff(['internal_events']) });
    await waitFor(() => expect(result()).toContain('maybe an outage'));
    expect(screen.queryByRole('button', { name: 'Decide' })).not.toBeInTheDocument();
    await app.open(page, { as: await app.newStaff(['internal_programs']) });
    await press('Decide');
    expect(await review()).toMatchObject({
      effects: [
        'There’s no result for this event, and the streak stays. If the utility delivers another reading, that one counts.',
      ],
    });
    await fill({ 'the power was out': true });
    await confirm('Save', 'They called us');
    await said('Saved. The result follows in a moment.');
    await waitFor(() => expect(result()).toContain('because of a power outage'));
    await press('Overview', sections());
    await reads(/Zero reading decided“They called us”/);
    // The overview of the tests below doesn't wait for it.
    await db.update(events).set({ status: 'CLOSED' }).where(eq(events.id, event.id));
  });
});

describe('a meter file that was sent to staff', () => {
  it('is added for the member with a reason, or refused as a whole', async () => {
    expectConsoleErrors();
    const hood = await Neighbourhood.on(app.server.database.db, app.server.clock);
    const { memberId } = await hood.household();
    const { user, browser } = await app.open(
      `/internal/members/${encodeURIComponent(toGlobalId('MemberRecord', memberId))}/connection`,
      { as: await app.newStaff(['internal_programs']) },
    );
    sendFilesAs(browser);
    const form = () => panel('Meter file');
    const give = async (name: string, content: string) => {
      await waitFor(form);
      await user.upload(
        within(form()).getByLabelText('Choose a meter file'),
        new File([content], name, { type: 'text/xml' }),
      );
    };
    const meters = () =>
      app.server.database.db.select().from(servicePoints).where(eq(servicePoints.memberId, memberId));
    await give('letter.xml', 'Dear all');
    await press('Upload', form());
    expect(fault('Reason', form())).toBe('Say why in a few words.');
    await fill({ Reason: 'They sent it by mail' }, form());
    await press('Upload', form());
    await waitFor(() => expect(fault('Choose a meter file', form())).not.toBe(''));
    expect(await meters()).toEqual([]);

    await give(
      'may.xml',
      sampleGreenButton({ point: 'by-mail', start: Date.UTC(2026, 4, 4, 7) / 1_000, count: 48 }),
    );
    expect(fault('Choose a meter file', form())).toBe('');
    await press('Upload', form());
    await reads(/may\.xml added48 readings: .*From May 4, 2026, 00:00 to May 6, 2026, 00:00\./, form());
    expect(await meters()).toHaveLength(1);
    // The page's own part of that name, which is away for a moment after the upload, and not the tool in the navigation.
    const sections = await screen.findByRole('navigation', { name: 'Sections of this member’s page' });
    await press('Overview', sections);
    await reads(/Meter file added“They sent it by mail”/);
  });
});

describe('the overview', () => {
  it('tells events of one program whose results wait apart by their time', async () => {
    const { database, clock } = app.server;
    const hood = await Neighbourhood.on(database.db, clock);
    const { memberId } = await hood.household();
    for (const day of ['2026-06-18', '2026-06-19']) {
      const { id } = await hood.event(day, 18, 19);
      await database.db.update(events).set({ status: 'ENDED' }).where(eq(events.id, id));
      await database.db.insert(participations).values({
        memberId,
        eventId: id,
        brand: 'default',
        startAt: clock.now(),
        opt: 'in',
        settlement: 'PENDING',
      });
    }
    await app.open('/internal', { as: await app.newStaff(['internal_programs', 'internal_events']) });
    await reads(/One result waiting in [^,]+, Friday, June 19, 2026, 18:00–19:00/);
    const rows = [...panel('Needs attention').querySelectorAll('a')].map(text);
    expect(new Set(rows.filter((row) => row.includes('waiting in'))).size).toBe(2);
  });

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

  it('names orders, messages, stock and roles that need staff, each with the list of exactly these, for those who may act', async () => {
    const brand = 'us-mobile';
    const { database, clock, core } = app.server;
    const { deps } = core;
    const memberId = await app.newMember({ brand });
    for (const [title, state] of [
      ['Lost kettle', 'failed'],
      ['Late mug', 'placed'],
      ['Prompt pen', 'placed'],
    ] as const) {
      const { id } = await transaction(database.db, (tx) =>
        placeOrder(tx, deps, {
          request: null,
          brandId: brand,
          memberId,
          key: title,
          quantity: 1,
          title,
          ...FREE_PLUG,
          kind: 'swag',
          item: 'MUG',
        }),
      );
      const promisedAt = new Date(clock.now().getTime() + 86_400_000);
      await database.db
        .update(orders)
        .set({ state, dueAt: null, ...(title === 'Late mug' ? { promisedAt } : {}) })
        .where(eq(orders.id, id));
    }
    await shelve(deps, { brand, stock: 5 });
    await shelve(deps, { brand, stock: 6, texts: { 'en-US': { title: 'Plenty', text: '', terms: '' } } });
    await database.db.insert(sentMessages).values({
      id: deps.newId(),
      brand,
      key: 'refused',
      template: 'password-link',
      channel: 'email',
      memberId,
      state: 'failed',
      expiresAt: clock.now(),
      createdAt: clock.now(),
    });
    const colleague = await app.newStaff(['internal_wallet'], { brand, email: 'colleague@example.org' });
    await database.db.insert(staffRoles).values({
      memberId: colleague,
      roleKey: 'internal_segmentation',
      grantedBy: colleague,
      grantedAt: clock.now(),
      waits: true,
    });
    const roles = ['internal_wallet', 'internal_rewards', 'internal_staff', 'internal_programs'] as const;
    const tab = await app.open('/internal', { as: await app.newStaff(roles, { brand }), brand });
    const rows = () =>
      [...panel('Needs attention').querySelectorAll('a')]
        .map((row) => text(row))
        .filter((row) => /^[\d1A]/.test(row));
    await reads('1 order failed');
    expect(rows().map((row) => /^(?:\d+|A colleague’s) [\w ’]+?(?=[A-Z])/.exec(row)?.[0])).toEqual([
      '1 message isn’t leaving',
      '1 order failed',
      '1 order is running late',
      'A colleague’s roles wait for you',
      '1 reward is nearly gone',
    ]);
    for (const [row, caption, names] of [
      ['1 order failed', 'Orders', ['Lost kettle']],
      ['1 order is running late', 'Orders', ['Late mug']],
      ['1 reward is nearly gone', 'Rewards', ['Corner Grocer gift card']],
      ['A colleague’s roles wait for you', 'Staff and roles', ['colleague@example.org']],
    ] as const) {
      await tab.load('/internal');
      await reads(row);
      const link = [...panel('Needs attention').querySelectorAll('a')].find((each) =>
        text(each).startsWith(row),
      );
      await press(text(link));
      await waitFor(() => expect(list(caption).rows).toHaveLength(names.length));
      for (const name of names) await reads(name);
    }
    await tab.load('/internal/maintenance');
    await reads('password-link');
    await app.open('/internal', { as: await app.newStaff(['internal_placements'], { brand }), brand });
    await reads('All clear.');
  });
});
