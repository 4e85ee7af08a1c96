import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { toGlobalId } from 'graphql-relay';
import { expect, it } from 'vitest';
import { moveOrder, placeOrder } from '../../../src/server/orders/service.ts';
import { postalCoverage } from '../../../src/server/programs/tables.ts';
import { utilityConnections } from '../../../src/server/utility/tables.ts';
import { transaction } from '../../../src/server/platform/db/transaction.ts';
import { givePoints } from '../../support/rewardShelf.ts';
import { Neighbourhood } from '../../support/neighbourhood.ts';
import { layOut } from '../../support/staffPages.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp({ POINTS_APPROVAL: '500' });

const page = (memberId: string, section: string) =>
  `/internal/members/${encodeURIComponent(toGlobalId('MemberRecord', memberId))}/${section}`;
const dialog = async () => within(await screen.findByRole('dialog'));

it('support gives points, and the member reads why; more than the limit waits for finance', async () => {
  const dana = await app.newMember({ firstName: 'Dana' });
  const support = await app.newStaff(['internal_support']);
  const { user } = await app.open(page(dana, 'balance'), { as: support });
  const give = async (points: string) => {
    await user.click(await screen.findByRole('button', { name: 'Give or take points' }));
    const form = await dialog();
    await user.type(form.getByRole('textbox', { name: 'Points' }), points);
    await user.selectOptions(form.getByRole('combobox', { name: 'Cause' }), 'A thank-you');
    await user.type(form.getByRole('textbox', { name: /^Note to the member/ }), 'Thanks for your patience.');
    await user.type(form.getByRole('textbox', { name: 'Reason' }), 'Waited for a week');
    await user.click(form.getByRole('button', { name: 'Give points' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  await give('300');
  expect((await screen.findAllByText(/^A thank-you – Thanks for your patience\.$/))[0]).toBeVisible();
  await give('400');
  expect(await screen.findByText('You made this change, so a colleague decides.')).toBeVisible();

  const finance = await app.newStaff(['internal_wallet']);
  const second = await app.open(page(dana, 'balance'), { as: finance });
  await second.user.click(await screen.findByRole('button', { name: 'Approve' }));
  const approval = await dialog();
  await second.user.type(approval.getByRole('textbox', { name: 'Reason' }), 'Looks right');
  await second.user.click(approval.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await app.open('/wallet', { as: dana });
  expect(await screen.findAllByText('A thank-you from our team')).toHaveLength(2);
  expect(screen.getAllByText('Thanks for your patience.')).toHaveLength(2);
});

it('support locks an account that somebody else is in, and opens it again', async () => {
  const dana = await app.newMember({ firstName: 'Dana' });
  const browser = await app.server.loggedIn(dana);
  const { user } = await app.open(page(dana, 'access'), {
    as: await app.newStaff(['internal_support']),
  });
  const press = async (name: string) => {
    await user.click(await screen.findByRole('button', { name }));
    const form = await dialog();
    await user.type(form.getByRole('textbox', { name: 'Reason' }), 'They called');
    await user.click(form.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  await press('Lock the account');
  expect(await screen.findByText('They aren’t logged in anywhere.')).toBeVisible();
  expect((await browser.call('/user_status')).json()).toMatchObject({ user: null });
  await press('Unlock the account');
  expect(await screen.findByRole('button', { name: 'Lock the account' })).toBeVisible();
});

/** A gift card that was delivered to a member. */
async function boughtCard(points: number) {
  const { deps } = app.server.core;
  const memberId = await app.newMember({ firstName: 'Dana' });
  await givePoints(deps, memberId, points);
  const id = await transaction(app.server.database.db, async (tx) => {
    const order = await placeOrder(tx, deps, {
      request: null,
      brandId: 'default',
      memberId,
      key: deps.newId(),
      quantity: 1,
      kind: 'gift_card',
      service: 'alder',
      item: 'GROCER',
      rewardId: null,
      price: { points, watts: points * 100 },
      value: { hundredths: points, currency: 'USD' },
      barcode: null,
      title: 'Corner Grocer gift card',
    });
    const code = { code: '6006491234567890', pin: '7731', expiresAt: null };
    await moveOrder(tx, deps, order, 'fulfilled', { code });
    return order.id;
  });
  return { memberId, id };
}

it('support sends a new gift card from the member’s page, and the member finds it from the first one', async () => {
  const { memberId, id } = await boughtCard(400);
  const { user } = await app.open(page(memberId, 'orders'), { as: await app.newStaff(['internal_support']) });
  expect(screen.queryByRole('button', { name: 'Refund' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Send a replacement' }));
  const form = await dialog();
  await user.type(form.getByRole('textbox', { name: 'Reason' }), 'It never came');
  await user.click(form.getByRole('button', { name: 'Send a replacement' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('Replaced')).toBeVisible();
  expect(screen.getAllByText('Corner Grocer gift card')).toHaveLength(2);

  const member = await app.open(`/orders/${id}`, { as: memberId });
  expect(await screen.findByRole('heading', { name: 'We’ve sent you another one' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show the code' })).not.toBeInTheDocument();
  await member.user.click(screen.getByRole('link', { name: 'See the new one' }));
  expect(await screen.findByText('It replaces one that didn’t reach you.')).toBeVisible();
});

it('a replacement that is worth more than the limit waits for finance', async () => {
  const { memberId, id } = await boughtCard(900);
  const { user } = await app.open(page(memberId, 'orders'), { as: await app.newStaff(['internal_support']) });
  await user.click(await screen.findByRole('button', { name: 'Send a replacement' }));
  const form = await dialog();
  await user.type(form.getByRole('textbox', { name: 'Reason' }), 'It never came');
  await user.click(form.getByRole('button', { name: 'Send a replacement' }));
  expect(await screen.findByText(/A colleague from finance has to approve it first/)).toBeVisible();
  expect(screen.queryByText('Replaced')).not.toBeInTheDocument();
  expect(await screen.findByText(/A replacement waits for finance/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send a replacement' })).not.toBeInTheDocument();

  const finance = await app.open(`/internal/orders/${encodeURIComponent(toGlobalId('StaffOrder', id))}`, {
    as: await app.newStaff(['internal_wallet']),
  });
  await finance.user.click(await screen.findByRole('button', { name: 'Approve' }));
  const approval = await dialog();
  await finance.user.type(approval.getByRole('textbox', { name: 'Reason' }), 'Looks right');
  await finance.user.click(approval.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByRole('link', { name: 'See the replacement' })).toBeVisible();
});

it('support moves a home on the member’s request: what follows is shown first, and then it is so', async () => {
  const hood = await Neighbourhood.on(app.server.database.db, app.server.clock);
  const { memberId } = await hood.household();
  const { user } = await app.open(page(memberId, 'connection'), {
    as: await app.newStaff(['internal_support']),
  });
  expect(screen.queryByRole('button', { name: 'Take out of the program' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Moved house' }));
  const form = await dialog();
  await user.type(form.getByRole('textbox', { name: 'New postal code' }), 'nowhere');
  await user.click(form.getByRole('button', { name: 'Check' }));
  expect(await form.findByText(/ZIP code/)).toBeVisible();
  await user.clear(form.getByRole('textbox', { name: 'New postal code' }));
  await user.type(form.getByRole('textbox', { name: 'New postal code' }), '10001');
  await user.click(form.getByRole('button', { name: 'Check' }));
  expect(await form.findByText('We learn their usual use from scratch.')).toBeVisible();
  expect(form.getByText(/^They leave /)).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Reason' }), 'They called');
  await user.click(form.getByRole('button', { name: 'Moved house' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [home] = await app.server.database.db
    .select()
    .from(utilityConnections)
    .where(eq(utilityConnections.memberId, memberId));
  expect(home).toMatchObject({
    utilityId: null,
    programId: null,
    postalCode: '10001',
    widgetState: 'PreValid',
  });
  await app.server.worker.runUntilIdle();
  expect(app.server.sentMail.map(({ subject }) => subject)).toContain('Your new home is saved');
});

it('staff of programs take a home out of its program and enroll it again, and refusals are named', async () => {
  const hood = await Neighbourhood.on(app.server.database.db, app.server.clock);
  const { memberId } = await hood.household();
  const { user } = await app.open(page(memberId, 'connection'), {
    as: await app.newStaff(['internal_programs']),
  });
  await user.click(await screen.findByRole('button', { name: 'Take out of the program' }));
  const leaving = await dialog();
  await user.type(leaving.getByRole('textbox', { name: 'Reason' }), 'They asked by email');
  await user.click(leaving.getByRole('button', { name: 'Take out of the program' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  const program = `Peak Hours ${hood.programId.slice(-6)}`;
  const choose = async (opened: typeof user) => {
    await opened.click(await screen.findByRole('button', { name: 'Enroll in a program' }));
    const form = await dialog();
    await opened.type(form.getByRole('textbox', { name: 'Reason' }), 'Agreed by phone');
    await opened.click(form.getByRole('button', { name: 'Enroll in a program' }));
    expect(await form.findByText('Choose a program.')).toBeVisible();
    await opened.selectOptions(form.getByRole('combobox', { name: 'Program' }), program);
    await opened.click(form.getByRole('button', { name: 'Enroll in a program' }));
    return form;
  };
  expect(await (await choose(user)).findByText(/^We don’t know .*postal code/)).toBeVisible();

  const { db } = app.server.database;
  const covered = { brand: 'default', postalCode: '94040', utilityId: hood.utilityId, eligibility: 1 };
  await db.insert(postalCoverage).values(covered);
  await db
    .update(utilityConnections)
    .set({ postalCode: '94040' })
    .where(eq(utilityConnections.memberId, memberId));
  const again = await app.open(page(memberId, 'connection'), {
    as: await app.newStaff(['internal_programs']),
  });
  await choose(again.user);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('button', { name: 'Take out of the program' })).toBeVisible();
});

it('support joins and leaves an event for a member who asked for it, and the rules for members hold', async () => {
  const hood = await Neighbourhood.on(app.server.database.db, app.server.clock);
  const { memberId } = await hood.household();
  const tomorrow = new Date(app.server.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
  await hood.event(tomorrow, 18, 19);
  const { user } = await app.open(page(memberId, 'events'), {
    as: await app.newStaff(['internal_support']),
  });
  const press = async (name: string) => {
    await user.click(await screen.findByRole('button', { name }));
    const form = await dialog();
    await user.type(form.getByRole('textbox', { name: 'Reason' }), 'They called');
    await user.click(form.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  await press('Join for them');
  expect(await screen.findByRole('button', { name: 'Leave for them' })).toBeVisible();
  await press('Leave for them');
  expect(await screen.findByRole('button', { name: 'Join for them' })).toBeVisible();
});
