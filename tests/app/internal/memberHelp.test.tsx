import { screen, waitFor, within } from '@testing-library/react';
import { toGlobalId } from 'graphql-relay';
import { expect, it } from 'vitest';
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
  const { user } = await app.open(page(dana, 'help'), {
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
