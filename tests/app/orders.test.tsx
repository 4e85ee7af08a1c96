import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OrderStep } from '../../src/domain/orders/orderRules.ts';
import { movePayoutLate } from '../../src/server/orders/move.ts';
import { moveOrder, placeOrder, type OrderedItem, type OrderRow } from '../../src/server/orders/service.ts';
import { lockOrder } from '../../src/server/orders/store.ts';
import { transaction } from '../../src/server/platform/db/transaction.ts';
import { promoCodes } from '../../src/server/rewards/tables.ts';
import { expectConsoleErrors } from '../support/consoleErrors.ts';
import { offerFirstDevice } from '../support/offerShelf.ts';
import { givePoints, shelve } from '../support/rewardShelf.ts';
import { wholeApp, type OpenApp } from '../support/wholeApp.tsx';

const app = wholeApp();
const deps = () => app.server.core.deps;
const press = async ({ user }: OpenApp, name: string) =>
  user.click(await screen.findByRole('button', { name }));

type Step = readonly [OrderStep, Parameters<typeof moveOrder>[4]?];
const CODE: Step = [
  'fulfilled',
  { code: { code: '6006491234567890', pin: '7731', expiresAt: new Date('2030-06-01T12:00:00Z') } },
];

/** A member of 5,000 points with an order of 1,000 at this step. */
async function newBuyer(title: string, kind: OrderedItem['kind'], ...steps: readonly Step[]) {
  const memberId = await app.newMember();
  await givePoints(deps(), memberId, 5_000);
  const orderId = await transaction(app.server.database.db, async (tx) => {
    let row: OrderRow = await placeOrder(tx, deps(), {
      request: null,
      brandId: 'default',
      memberId,
      key: deps().newId(),
      quantity: 1,
      kind,
      service: 'alder',
      item: 'GROCER',
      rewardId: null,
      price: { points: 1_000, watts: 100_000 },
      value: null,
      barcode: null,
      title,
    });
    for (const [step, facts] of steps) row = (await moveOrder(tx, deps(), row, step, facts)) ?? row;
    return row.id;
  });
  return { memberId, orderId };
}

it('MKT-06: a code is shown with its PIN on demand, and hidden again', async () => {
  const { memberId, orderId } = await newBuyer('Corner Grocer gift card', 'gift_card', CODE);
  const page = await app.open('/rewards/codes', { as: memberId });
  await page.user.click(await screen.findByRole('link', { name: /Corner Grocer/ }));
  await waitFor(() => expect(page.address()).toBe(`/orders/${orderId}`));
  const button = await screen.findByRole('button', { name: 'Show the code' });
  expect(screen.queryByText('6006491234567890')).not.toBeInTheDocument();
  await page.user.click(button);
  expect(await screen.findByText('6006491234567890')).toBeVisible();
  expect(screen.getByText('7731')).toBeVisible();
  expect(screen.getByText('Valid until June 1, 2030.')).toBeVisible();
  await press(page, 'Hide');
  expect(screen.queryByText('6006491234567890')).not.toBeInTheDocument();
});

it('says in money what an order took from the wallet, and leaves the ledger’s watts to the wallet', async () => {
  const { memberId, orderId } = await newBuyer('Corner Grocer gift card', 'gift_card', CODE);
  await app.open(`/orders/${orderId}`, { as: memberId });
  expect(await screen.findByRole('link', { name: '$10.00 set aside for this order' })).toBeVisible();
  expect(screen.getByText('$10.00 paid for it')).toBeVisible();
  expect(document.body).not.toHaveTextContent('watts');
});

it('MKT-14, NAV-47: a coupon is used, and used no more', async () => {
  const { memberId } = await newBuyer('Free coffee', 'coupon', CODE);
  const page = await app.open('/coupons/claimed', { as: memberId });
  const findRow = () => screen.findByRole('link', { name: /Free coffee/ });
  expect(await findRow()).toHaveTextContent('Ready');
  await page.user.click(await findRow());
  await press(page, 'Mark as used');
  expect(await screen.findByText(/^Used: Today/)).toBeVisible();
  await page.load('/coupons/claimed');
  expect(await findRow()).toHaveTextContent('Used');
  await page.user.click(await findRow());
  await press(page, 'Not used after all');
  expect(await screen.findByRole('button', { name: 'Mark as used' })).toBeVisible();
});

it('an order on its way says when its points come back by themselves, and then that they did', async () => {
  const { memberId, orderId } = await newBuyer('Slow Reads', 'gift_card', ['accepted']);
  const page = await app.open(`/orders/${orderId}`, { as: memberId });
  expect(
    await screen.findByText(/^If it doesn’t arrive, you’ll get your \$10\.00 back automatically on \w+\.$/),
  ).toBeVisible();
  await app.pass({ days: 3 });
  await page.load();
  expect(
    await screen.findByText('It didn’t arrive in time. You have $10.00 back in your wallet.'),
  ).toBeVisible();
});

it('an order that didn’t work out says why and where the points are', async () => {
  const { memberId, orderId } = await newBuyer(
    'Paper Lantern Books',
    'gift_card',
    ['accepted'],
    ['failed', { failure: 'out_of_stock' }],
  );
  const page = await app.open(`/orders/${orderId}`, { as: memberId });
  expect(await screen.findByRole('heading', { level: 2, name: 'It didn’t work out' })).toBeVisible();
  expect(screen.getByText('Our partner has run out. You have $10.00 back in your wallet.')).toBeVisible();
  expect(screen.getByText('Points returned')).toBeVisible();
  await page.load('/rewards/codes');
  expect(await screen.findByRole('link', { name: /Paper Lantern Books/ })).toHaveTextContent(
    'Points returned',
  );
});

it('money that came back after it was paid, and arrived after all, is told in its order', async () => {
  const { memberId, orderId } = await newBuyer('Cash-out', 'cash', ['accepted'], ['fulfilled']);
  const later = async (step: OrderStep): Promise<void> => {
    await app.pass({ minutes: 5 });
    await transaction(app.server.database.db, async (tx) => {
      const row = await lockOrder(tx, orderId);
      if (row !== null) await movePayoutLate(tx, deps(), row, step);
    });
  };
  const steps = () =>
    screen
      .getAllByRole('listitem')
      .flatMap(
        ({ firstElementChild }) =>
          /^(?:Arrived|Back in your wallet)$/.exec(firstElementChild?.textContent ?? '') ?? [],
      );
  await later('failed');
  const page = await app.open(`/orders/${orderId}`, { as: memberId });
  expect(await screen.findByRole('heading', { name: 'Back in your wallet' })).toBeVisible();
  expect(screen.getByText(/^It was sent back\. You can cash out again/)).toBeVisible();
  expect(steps()).toEqual(['Arrived', 'Back in your wallet']);
  await later('fulfilled');
  await page.load();
  expect(await screen.findByRole('heading', { name: 'It’s arrived' })).toBeVisible();
  expect(steps()).toEqual(['Back in your wallet', 'Arrived']);
  expect(screen.getByText('$10.00 taken again, because the money arrived after all')).toBeVisible();
  expect(screen.getByText('$10.00 back in your balance')).toBeVisible();
});

it('MKT-14, MKT-11: a promo code gives points or a reward once, and the points are in the export', async () => {
  expectConsoleErrors();
  const grocer = await shelve(deps());
  await app.server.database.db.insert(promoCodes).values(
    [
      { code: 'SUMMER-25', points: 250 },
      { code: 'FREECARD', rewardId: grocer },
    ].map((given) => ({
      id: deps().newId(),
      brand: 'default',
      startsAt: new Date('2026-01-01T00:00:00Z'),
      createdAt: new Date('2026-01-01T00:00:00Z'),
      ...given,
    })),
  );
  const page = await app.open('/promo/redeem', { as: await app.newMember() });
  const field = await screen.findByLabelText('Promo code');
  const redeem = async (code: string) => {
    await page.user.clear(field);
    await page.user.type(field, code);
    await press(page, 'Redeem');
  };
  const refused = (words: string) =>
    waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(words)));
  await redeem('summer-26');
  await refused('We don’t know that code');
  await redeem('summer-25');
  expect(await screen.findByText('You got $2.50.')).toBeVisible();
  await redeem('SUMMER-25');
  await refused('You’ve already used that code');
  await redeem('FREECARD');
  expect(await screen.findByText('You got this: Corner Grocer gift card')).toBeVisible();
  await page.user.click(screen.getByRole('link', { name: 'See your order' }));
  expect(await screen.findByText('Free')).toBeVisible();
  await page.go('/rewards/orders');
  const file = await screen.findByRole('link', { name: 'Download your bonus points (CSV)' });
  expect(
    screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/orders/') === true),
  ).toHaveLength(1);
  const { pathname, search } = new URL((file as HTMLAnchorElement).href);
  const { body, headers } = await page.browser.call(pathname.replace('/backend', '') + search);
  expect(headers['content-disposition']).toMatch(/^attachment/);
  const today = app.server.clock.now().toISOString().slice(0, 10);
  expect(body.trimEnd().split('\r\n')).toEqual(['date,reason,points', `${today},Promo code SUMMER-25,250`]);
});

it('a member orders the free first device, which is sent to the address given', async () => {
  await offerFirstDevice(deps());
  const page = await app.open('/devices', {
    as: await app.newMember({ firstName: 'Dana', lastName: 'Reyes' }),
  });
  const { user } = page;
  await press(page, 'Send me one free');
  const dialog = within(await screen.findByRole('dialog', { name: 'Where should we send it?' }));
  await user.type(await dialog.findByLabelText('Street address'), '12 Alder Street');
  await user.type(dialog.getByLabelText('City'), 'Davis');
  await user.selectOptions(dialog.getByLabelText('State'), 'CA');
  await user.type(dialog.getByLabelText('Zip Code'), '95616');
  await user.click(dialog.getByRole('button', { name: 'Order' }));
  expect(await screen.findByText('Your smart plug is ordered')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'See your order' }));
  await waitFor(() => expect(page.address()).toMatch(/^\/orders\//));
  expect(await screen.findByText(/12 Alder Street/)).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^A smart plug, on us · /));
});
