import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { toGlobalId } from 'graphql-relay';
import { describe, expect, it } from 'vitest';
import { cashoutAccounts } from '../../../src/server/cashout/tables.ts';
import { servicePoints } from '../../../src/server/meter/tables.ts';
import { sentMessages } from '../../../src/server/notifications/tables.ts';
import { FREE_PLUG, placeOrder } from '../../../src/server/orders/service.ts';
import { orders } from '../../../src/server/orders/tables.ts';
import { utilities } from '../../../src/server/programs/tables.ts';
import { transaction } from '../../../src/server/platform/db/transaction.ts';
import { phoneNumbers, subscriptions } from '../../../src/server/settings/tables.ts';
import { utilityAuthorizations, utilityTransitions } from '../../../src/server/utility/tables.ts';
import { Neighbourhood } from '../../support/neighbourhood.ts';
import { givePoints } from '../../support/rewardShelf.ts';
import { fill, layOut, list, panel, press } from '../../support/staffPages.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp();
const pageOf = (memberId: string, section = '') =>
  `/internal/members/${encodeURIComponent(toGlobalId('MemberRecord', memberId))}${section}`;

/** A message about the member, as it ended. */
async function message(memberId: string, row: Partial<typeof sentMessages.$inferInsert>) {
  const { core, clock, database } = app.server;
  const id = core.deps.newId();
  await database.db.insert(sentMessages).values({
    id,
    key: id,
    brand: 'default',
    memberId,
    template: 'event-advance',
    channel: 'sms',
    state: 'sent',
    createdAt: clock.now(),
    expiresAt: clock.now(),
    ...row,
  });
}

describe('the timeline of a member', () => {
  it('has log-ins, failed tries, messages with what became of them, and points for those who may see them; one kind alone on demand', async () => {
    const { server } = app;
    const memberId = await app.newMember({ email: 'timeline@example.org' });
    const stranger = await server.client();
    await stranger.call('/login', { body: { email: 'timeline@example.org', password: 'not this one' } });
    await server.loggedIn(memberId);
    await message(memberId, { state: 'dropped', reason: 'no-consent' });
    await message(memberId, { channel: 'email', template: 'password-changed', sentAt: server.clock.now() });
    await givePoints(server.core.deps, memberId, 120);
    const other = await app.newMember({ email: 'somebody-else@example.org' });
    await message(other, { template: 'draw-won' });

    await app.open(pageOf(memberId), { as: await app.newStaff(['internal_programs']) });
    const what = () => list('What happened').rows.map((row) => `${row['What']} ${row['Details']}`.trim());
    await waitFor(() =>
      expect(what()).toEqual(
        expect.arrayContaining([
          'Signed up',
          'Logged in A browser',
          expect.stringContaining('Wrong password'),
          'Text message: Event announced Not sent, No consent to text messages.',
          'Email: Password changed Sent',
        ]),
      ),
    );
    expect(what().join()).not.toContain('Prize draw won');
    expect(what().join()).not.toContain('Adjusted by staff');

    await app.open(pageOf(memberId), { as: await app.newStaff(['internal_programs', 'internal_wallet']) });
    await waitFor(() => expect(what()).toContain('Adjusted by staff'));
    const { user } = await app.open(`${pageOf(memberId)}?kind=POINTS`, {
      as: await app.newStaff(['internal_programs', 'internal_wallet']),
    });
    await waitFor(() => expect(list('What happened').rows).toMatchObject([{ Points: '120' }]));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Timeline by kind' }), 'Messages');
    await waitFor(() => expect(list('What happened').rows).toHaveLength(2));
    expect(panel('What happened')).toBeVisible();
    await press('Download as CSV');
  });
});

describe('the sections of a member', () => {
  it('say what became of each message and why, by channel', async () => {
    const memberId = await app.newMember({ email: 'no-texts@example.org' });
    const after = (ms: number) => new Date(app.server.clock.now().getTime() + ms);
    await message(memberId, { state: 'dropped', reason: 'no-consent' });
    await message(memberId, { state: 'queued', createdAt: after(1_000), dueAt: after(3_600_000) });
    await message(memberId, {
      state: 'failed',
      reason: 'smtp-550',
      channel: 'email',
      template: 'order-late',
      createdAt: after(2_000),
    });
    const { user } = await app.open(pageOf(memberId, '/messages'), {
      as: await app.newStaff(['internal_events']),
    });
    await waitFor(() =>
      expect(list('Emails, texts and push messages').rows).toMatchObject([
        {
          Message: 'Order is late',
          'Sent by': 'Email',
          'What became of it': 'Refused',
          Why: 'The mail server refused it (550).',
        },
        { 'What became of it': expect.stringMatching(/^Goes out /) as string },
        { Message: 'Event announced', 'What became of it': 'Not sent', Why: 'No consent to text messages.' },
      ]),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Messages by channel' }), 'Email');
    await waitFor(() => expect(list('Emails, texts and push messages').rows).toHaveLength(1));
    expect(screen.getByText('1 message was refused in the last 30 days.')).toBeVisible();
  });

  it('say where a member is logged in, who tried, and that a number was never confirmed', async () => {
    const { server } = app;
    const memberId = await app.newMember({ email: 'as-me@example.org' });
    await server.loggedIn(memberId);
    const thief = await server.client();
    await thief.call('/login', {
      body: { email: 'as-me@example.org', password: 'a guess' },
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' },
    });
    await server.database.db
      .insert(phoneNumbers)
      .values({ memberId, number: '+14155550188', addedAt: server.clock.now() });
    await server.database.db.insert(subscriptions).values([
      { memberId, key: 'rewards_order_failed_sms', enabled: true },
      { memberId, key: 'weekly_digest', enabled: false },
    ]);
    await app.open(pageOf(memberId, '/access'), { as: await app.newStaff(['internal_events']) });
    await waitFor(() =>
      expect(list('Where they’re logged in').rows).toMatchObject([{ Browser: 'A browser' }]),
    );
    expect(list('Log-ins and failed tries').rows).toContainEqual(
      expect.objectContaining({
        What: 'Wrong password',
        Browser: 'Firefox on Windows',
        Network: '127.0.0.1',
      }),
    );
    expect(list('Phone numbers').rows).toMatchObject([
      { Number: '+14155550188', Confirmed: 'No', 'Text messages': 'Never agreed' },
    ]);
    expect(screen.getByText('1 phone number isn’t confirmed.')).toBeVisible();
    expect(screen.getByText('A reward couldn’t be delivered, by text')).toBeVisible();
    expect(screen.getByText('The rest in one email a week')).toBeVisible();
    expect(screen.getByText('No one else belongs to this home.')).toBeVisible();
  });

  it('say when a gift card’s code was viewed and in which browser, only to staff who may see orders', async () => {
    const { core, database } = app.server;
    const memberId = await app.newMember({ email: 'no-card@example.org' });
    const { id } = await transaction(database.db, (tx) =>
      placeOrder(tx, core.deps, {
        request: null,
        brandId: 'default',
        memberId,
        key: 'card',
        quantity: 1,
        title: 'Corner Grocer gift card',
        ...FREE_PLUG,
        kind: 'gift_card',
        item: 'GROCER',
      }),
    );
    const secret = core.deps.secrets.seal('order-code', id, JSON.stringify({ code: 'SECRET-1', pin: null }));
    await database.db.update(orders).set({ secret, state: 'fulfilled' }).where(eq(orders.id, id));
    const browser = await app.server.loggedIn(memberId);
    const shown = await browser.graphql(
      `mutation { showOrderCode(input: { orderId: "${id}" }) { __typename ... on OrderCode { code } } }`,
    );
    expect(shown.data).toEqual({ showOrderCode: { __typename: 'OrderCode', code: 'SECRET-1' } });
    await app.open(pageOf(memberId), { as: await app.newStaff(['internal_programs']) });
    await waitFor(() => panel('What happened'));
    expect(screen.queryByRole('link', { name: 'Orders and codes' })).not.toBeInTheDocument();
    await app.open(pageOf(memberId, '/orders'), {
      as: await app.newStaff(['internal_programs', 'internal_wallet']),
    });
    await waitFor(() =>
      expect(list('Orders').rows).toMatchObject([
        { Item: 'Corner Grocer gift card', 'Code viewed': expect.stringMatching(/, A browser$/) as string },
      ]),
    );
    expect(document.body.textContent).not.toContain('SECRET-1');
    expect(screen.getByText('No spins yet.')).toBeVisible();
    expect(screen.getByText('No referrals yet.')).toBeVisible();
  });

  it('say how the connection came about, whose the meter is, where it has gaps, and what devices did', async () => {
    const { database, clock } = app.server;
    const hood = await Neighbourhood.on(database.db, clock);
    const { memberId } = await hood.household();
    await database.db.insert(utilityTransitions).values({
      memberId,
      position: 1,
      brand: 'default',
      at: clock.now(),
      toState: 'MarketEnrolled',
      cause: 'webhook',
    });
    const other = await app.newMember({ email: 'same-meter@example.org' });
    const meter = { brand: 'default', numberLast4: '4711', timeZone: 'America/Los_Angeles', verified: true };
    await database.db.insert(servicePoints).values([
      {
        ...meter,
        id: app.server.core.deps.newId(),
        memberId,
        numberHash: 'released:a',
        createdAt: clock.now(),
      },
      {
        ...meter,
        id: app.server.core.deps.newId(),
        memberId: other,
        numberHash: 'b',
        createdAt: clock.now(),
      },
    ]);
    const as = await app.newStaff(['internal_programs']);
    await app.open(pageOf(memberId, '/connection'), { as });
    await waitFor(() =>
      expect(list('Connection so far').rows).toMatchObject([
        { Status: 'Enrolled in the market', How: 'Reported by the utility' },
      ]),
    );
    expect(list('Meters').rows).toContainEqual(
      expect.objectContaining({
        Meter: '…4711',
        Owner: 'Belongs to another account',
        'Same digits at': 'same-meter@example.org',
      }),
    );
    expect(screen.getByText('Their meter belongs to another account, too.')).toBeVisible();
    await app.open(pageOf(memberId, '/devices'), { as });
    expect(await screen.findByText('No devices yet.')).toBeVisible();
  });
});

it('leads support from a hold on cash-outs to the page that says more of it', async () => {
  const memberId = await app.newMember({ email: 'on-hold@example.org' });
  const { clock, database } = app.server;
  const now = clock.now();
  await database.db
    .insert(cashoutAccounts)
    .values({ memberId, brand: 'default', blockedAt: now, changedAt: now });
  await app.open(pageOf(memberId), { as: await app.newStaff(['internal_support']) });
  const links = await screen.findAllByRole('link', { name: /cash-outs/i });
  const page = `/internal/payouts/members/${encodeURIComponent(toGlobalId('MemberRecord', memberId))}`;
  expect(links.map((link) => link.getAttribute('href'))).toEqual([page, page]);
});

it('support asks the utility for the readings again, from a day on, with a reason', async () => {
  const { core, database, clock } = app.server;
  const hood = await Neighbourhood.on(database.db, clock);
  await database.db
    .update(utilities)
    .set({ partnerClientId: 'cedar-fetch-again' })
    .where(eq(utilities.id, hood.utilityId));
  const { memberId } = await hood.household();
  await database.db.insert(utilityAuthorizations).values({
    id: core.deps.newId(),
    brand: 'default',
    memberId,
    utilityId: hood.utilityId,
    createdAt: clock.now(),
    accessToken: 'sealed',
    resourceUri: 'https://cedar.example/feed',
    fetchedTo: '2026-06-14',
    fetchFailures: 3,
  });
  const { user } = await app.open(pageOf(memberId, '/connection'), {
    as: await app.newStaff(['internal_support']),
  });
  const ask = async (day: string) => {
    await fill({ From: day });
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Fetch again' }));
  };
  await user.click(await screen.findByRole('button', { name: 'Fetch again' }));
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Three days are missing');
  await ask('06/20/2026');
  expect((await screen.findAllByText('Choose a day before today, at most 1,100 days ago.'))[0]).toBeVisible();
  await ask('05/01/2026');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [row] = await database.db
    .select()
    .from(utilityAuthorizations)
    .where(eq(utilityAuthorizations.memberId, memberId));
  expect(row).toMatchObject({ fetchedTo: '2026-05-08', fetchDueAt: clock.now(), fetchFailures: 0 });
  await app.open(pageOf(memberId), { as: await app.newStaff(['internal_programs']) });
  await waitFor(() =>
    expect(list('What happened').rows).toContainEqual(
      expect.objectContaining({ What: 'Readings asked for again', Details: 'Three days are missing' }),
    ),
  );
});
