import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toGlobalId } from 'graphql-relay';
import { payoutDifferences } from '../../../src/server/cashout/tables.ts';
import { cashoutPeople } from '../../support/cashoutPeople.ts';
import { layOut, list } from '../../support/staffPages.ts';
import type { UtilityWorld } from '../../support/utilityWorld.ts';
import { wholeApp, type OpenApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp();
const { person, cashOut } = cashoutPeople(
  () => ({ server: app.server, settle: () => app.server.worker.runUntilIdle() }) as unknown as UtilityWorld,
);

/** A payout that waits for staff, because its member's account is new. */
async function waiting(points: number) {
  const who = await person({ ageDays: 3 });
  const id = await cashOut(who, points);
  await app.server.worker.runUntilIdle();
  return { who, id, path: `/internal/payouts/${encodeURIComponent(toGlobalId('StaffPayout', id))}` };
}
const openDesk = async (path: string) =>
  app.open(path, { as: await app.newStaff(['internal_wallet'], { firstName: 'Robin' }) });
const press = async ({ user }: OpenApp, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const findDialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

it('staff refuse a payout with a cause, and the member reads the cause, not the reason', async () => {
  const { who, path, id } = await waiting(1_800);
  const desk = await openDesk(path);
  expect(await screen.findByRole('heading', { level: 1, name: /^\$18\.00 to / })).toBeVisible();
  await press(desk, 'Refuse');
  const dialog = await findDialog('Refuse $18.00?');
  await desk.user.type(await dialog.findByLabelText('Reason'), 'Three accounts in one kitchen');
  await desk.user.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(await dialog.findByText('Choose what we tell the member.')).toBeVisible();
  await desk.user.selectOptions(
    dialog.getByLabelText('What we tell the member'),
    'Several accounts in one household',
  );
  await desk.user.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByText('“Three accounts in one kitchen”')).toBeVisible();
  expect(screen.getByText('We refused it: several accounts in one household.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Refuse' })).not.toBeInTheDocument();

  await app.server.worker.runUntilIdle();
  const page = await app.open('/rewards/orders', { as: who.memberId });
  await page.user.click(await screen.findByRole('link', { name: /Cash-out/ }));
  await waitFor(() => expect(page.address()).toBe(`/orders/${id}`));
  expect(await screen.findByText(/more than one account with us/)).toBeVisible();
  expect(screen.queryByText(/Three accounts in one kitchen/)).not.toBeInTheDocument();
  // A cash-out is no purchase: it has no shop and no price.
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent('Requested');
  expect(main).toHaveTextContent('Back in your wallet');
  expect(main).toHaveTextContent('$18.00 set aside for this cash-out');
  const terms = within(main)
    .getAllByRole('term')
    .map(({ textContent }) => textContent);
  expect(terms).toContain('Amount');
  expect(terms).not.toContain('Price');
  expect(terms).not.toContain('Value');
});

it('staff put a member’s cash-outs on hold, take the hold off, and approve the payout', async () => {
  const { path } = await waiting(2_500);
  const desk = await openDesk(path);
  expect(await screen.findByRole('heading', { level: 1, name: /^\$25\.00 to / })).toBeVisible();
  await press(desk, 'Put on hold');
  const hold = await findDialog('Put this member’s account on hold?');
  await desk.user.selectOptions(await hold.findByLabelText('What we tell the member'), 'Unusual activity');
  await desk.user.type(hold.getByLabelText('Reason'), 'Calling them first');
  await desk.user.click(hold.getByRole('button', { name: 'Put on hold' }));
  expect(await screen.findByText(/^Since .*: Unusual activity$/)).toBeVisible();

  await press(desk, 'Take off hold');
  const off = await findDialog('Take this account off hold?');
  await desk.user.type(await off.findByLabelText('Reason'), 'It was them');
  await desk.user.click(off.getByRole('button', { name: 'Take off hold' }));
  expect(await screen.findByRole('button', { name: 'Put on hold' })).toBeVisible();

  await press(desk, 'Approve');
  const approve = await findDialog('Approve $25.00?');
  await desk.user.type(await approve.findByLabelText('Reason'), 'Known by phone');
  await desk.user.click(approve.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('“Known by phone”')).toBeVisible();
  expect(screen.getByText(/^Approved by /)).toBeVisible();

  await desk.go('/internal/payouts?state=all');
  await waitFor(() =>
    // Nothing keeps it.
    expect(list('Payouts').rows).toContainEqual(expect.objectContaining({ Amount: '$25.00', Why: '' })),
  );
});

it('the queue has the one that waits the longest first, and leads to it', async () => {
  const first = await waiting(1_100);
  await app.pass({ hours: 1 });
  const second = await waiting(1_200);
  const desk = await openDesk('/internal');
  await desk.user.click(await screen.findByRole('link', { name: /payouts need your decision/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Payouts' })).toBeVisible();
  const rows = async () =>
    (await screen.findAllByRole('link'))
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => [first.path, second.path].includes(href));
  await waitFor(async () => expect(new Set(await rows()).size).toBe(2));
  expect((await rows())[0]).toBe(first.path);
});

it('staff settle a difference between our books and the provider’s list', async () => {
  const { who, id } = await waiting(1_300);
  await app.server.database.db.insert(payoutDifferences).values({
    brand: 'default',
    kind: 'unknown_there',
    reference: id,
    orderId: id,
    ours: 1_300,
    currency: 'USD',
    foundAt: app.server.clock.now(),
  });
  const desk = await openDesk('/internal/payouts/differences');
  expect(await screen.findByText('They have no record of one of our payouts')).toBeVisible();
  expect(screen.getByText(who.email)).toBeVisible();
  await press(desk, 'Settle');
  const dialog = await findDialog('Settle this difference?');
  await desk.user.type(await dialog.findByLabelText('Reason'), 'Paid by bank transfer');
  await desk.user.click(dialog.getByRole('button', { name: 'Settle' }));
  await waitFor(() =>
    expect(screen.queryByText('They have no record of one of our payouts')).not.toBeInTheDocument(),
  );
});

it('WAL-18: staff mark a form as received and valid, with a reason', async () => {
  const who = await person();
  await who.browser.call('/cashout/w9', {
    body: {
      name: 'Dana Lee',
      tin_type: 'SSN',
      tin: '623-45-6789',
      address: { line1: '1 Main St', city: 'Oakland', region: 'CA', postal_code: '94607' },
      certified: true,
    },
  });
  const desk = await openDesk('/internal/payouts/forms?status=PROCESSING');
  await desk.user.click(
    await waitFor(() => {
      const row = document.querySelector<HTMLElement>('a[data-row]');
      if (row === null) throw new Error('There is no form.');
      return row;
    }),
  );
  await press(desk, 'Mark as received and valid');
  const dialog = await findDialog(/’s form/);
  await desk.user.type(await dialog.findByLabelText('Reason'), 'Letter from the IRS');
  await desk.user.click(dialog.getByRole('button', { name: 'Mark as received and valid' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect((await screen.findAllByText('Valid'))[0]).toBeVisible();
});
