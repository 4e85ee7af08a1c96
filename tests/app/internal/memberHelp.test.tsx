import { screen, waitFor, within } from '@testing-library/react';
import { toGlobalId } from 'graphql-relay';
import { expect, it } from 'vitest';
import { moveOrder, placeOrder } from '../../../src/server/orders/service.ts';
import { transaction } from '../../../src/server/platform/db/transaction.ts';
import { givePoints } from '../../support/rewardShelf.ts';
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

  const finance = await app.open(`/internal/orders/${encodeURIComponent(toGlobalId('StaffOrder', id))}`, {
    as: await app.newStaff(['internal_wallet']),
  });
  await finance.user.click(await screen.findByRole('button', { name: 'Approve' }));
  const approval = await dialog();
  await finance.user.type(approval.getByRole('textbox', { name: 'Reason' }), 'Looks right');
  await finance.user.click(approval.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByRole('link', { name: 'See the replacement' })).toBeVisible();
});
