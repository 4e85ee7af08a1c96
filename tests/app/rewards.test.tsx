import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../../src/server/orders/tables.ts';
import { expectConsoleErrors } from '../support/consoleErrors.ts';
import { givePoints, shelve } from '../support/rewardShelf.ts';
import { wholeApp, type OpenApp } from '../support/wholeApp.tsx';

const app = wholeApp();
const deps = () => app.server.core.deps;
const text = (title: string) => ({ texts: { 'en-US': { title, text: 'For the week.', terms: '' } } });

let grocer: string, books: string, river: string, bottle: string, lamp: string;
beforeAll(async () => {
  const put = (title: string, given: Parameters<typeof shelve>[1]) =>
    shelve(deps(), { ...text(title), ...given });
  grocer = await put('Corner Grocer gift card', { place: 1 });
  books = await put('Paper Lantern Books', {
    place: 2,
    denominationType: 'CUSTOM',
    amounts: [],
    minimum: 500,
    maximum: 10_000,
    step: 100,
    restricted: [1_300],
  });
  river = await put('Clean River Fund', {
    place: 3,
    type: 'DONATION',
    service: 'donations',
    denominationType: 'BALANCE',
    amounts: [],
    minimum: 100,
  });
  bottle = await put('Steel bottle', { place: 4, type: 'SWAG', service: 'shop', amounts: [2_400] });
  lamp = await put('Reading lamp', { place: 5, type: 'SWAG', service: 'shop', amounts: [9_000] });
  await put('Cash', { place: 8, type: 'CASH', amounts: [1_000] });
});

async function newMember(points: number): Promise<string> {
  const memberId = await app.newMember({ firstName: 'Dana' });
  await givePoints(deps(), memberId, points);
  return memberId;
}
const openReward = (id: string, memberId: string) => app.open(`/rewards/${id}`, { as: memberId });
const press = async ({ user }: OpenApp, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const findDialog = () => screen.findByRole('dialog', { name: 'Order this?' });
const confirm = async (page: OpenApp) =>
  page.user.click(await within(await findDialog()).findByRole('button', { name: /^Order for/ }));

const countOrders = (memberId: string) =>
  app.server.database.db.$count(orders, eq(orders.memberId, memberId));

/** An order by the same or another member, elsewhere. */
const orderElsewhere = async (memberId: string, rewardId: string) => {
  const elsewhere = await app.server.loggedIn(memberId, 'localhost:3000');
  const answer = await elsewhere.call(`/api/v2/marketplace/redeem/${rewardId}`, {
    body: { points: 1_000, version: 1 },
  });
  expect(answer.statusCode).toBe(200);
};

it('MKT-01, MKT-02, MKT-10: from the catalogue to one order, however often it is confirmed', async () => {
  const memberId = await newMember(2_000);
  const page = await app.open('/rewards', { as: memberId });
  const { user } = page;
  const main = within(screen.getByRole('main'));
  await main.findByRole('link', { name: /Corner Grocer/ });
  expect(main.getAllByText('$20.00')[0]).toBeVisible();
  const titles = () =>
    main
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.startsWith('/rewards/0') === true)
      .map((link) => link.querySelector('.strong')?.textContent);
  // What the member can have comes first; cash is for the wallet.
  expect(titles()).toEqual([
    'Corner Grocer gift card',
    'Paper Lantern Books',
    'Clean River Fund',
    'Steel bottle',
    'Reading lamp',
  ]);
  expect(main.getByText('$4.00 to go')).toBeVisible();
  await user.click(main.getByRole('link', { name: 'Donations' }));
  await waitFor(() => expect(page.address()).toBe('/rewards?type=DONATION'));
  await waitFor(() => expect(titles()).toEqual(['Clean River Fund']));
  await user.click(main.getByRole('link', { name: 'All' }));
  await user.click(await main.findByRole('link', { name: /Corner Grocer/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Corner Grocer gift card' })).toBeVisible();
  await user.click(await screen.findByRole('radio', { name: /^\$10\.00/ }));
  await press(page, 'Continue');
  const dialog = await findDialog();
  expect(await within(dialog).findByText('$20.00 (2,000 points)')).toBeVisible();
  expect(within(dialog).getByText('You’ll have left')).toBeVisible();
  await user.dblClick(within(dialog).getByRole('button', { name: /^Order for/ }));
  expect(
    await screen.findByRole('heading', { level: 2, name: 'We’re getting your gift card' }),
  ).toBeVisible();
  expect(page.address()).toMatch(/^\/orders\//);
  expect(screen.getByText('This usually takes under a minute.')).toBeVisible();
  expect(screen.getByText('$10.00 (1,000 points)')).toBeVisible();
  expect(await countOrders(memberId)).toBe(1);
  expect((await page.browser.call('/api/v2/marketplace/rewards')).json()).toMatchObject({
    balance_points: 1_000,
  });
});

it('MKT-03 to MKT-05: each wrong amount says what can be chosen instead', async () => {
  const memberId = await newMember(2_000);
  const page = await openReward(books, memberId);
  const field = await screen.findByLabelText('Amount in dollars');
  const enter = async (typed: string) => {
    await page.user.clear(field);
    if (typed !== '') await page.user.type(field, typed);
    await press(page, 'Continue');
  };
  for (const [typed, sentence] of [
    ['', 'Choose an amount first.'],
    ['ten', 'Enter an amount in numbers, like 25.'],
    ['9.99', 'The smallest amount is $10.00.'],
    ['-5', 'The smallest amount is $10.00.'],
    ['100.01', 'The largest amount is $100.00.'],
    ['92233720368547758.08', 'The largest amount is $100.00.'],
    ['12.50', 'That amount isn’t available. Try $12.00 or $14.00.'],
    ['13', 'That amount isn’t available. Try $12.00 or $14.00.'],
    ['25', 'You’re $5.00 short for that. Choose a smaller amount.'],
  ] as const) {
    await enter(typed);
    expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence));
  }
  await enter('12');
  expect(await findDialog()).toHaveTextContent('$12.00 (1,200 points)');
  await press(page, 'Not now');

  await page.load(`/rewards/${river}`);
  expect(await screen.findByText('This takes all you have: $20.00.')).toBeVisible();
  await press(page, 'Continue');
  expect(await findDialog()).toHaveTextContent('0¢ (0 points)');
  await press(page, 'Not now');
  expect(await countOrders(memberId)).toBe(0);
});

describe('what has changed between the page and the click', () => {
  it('the last one goes to one of two members, and the other learns what to do', async () => {
    expectConsoleErrors();
    const ticket = await shelve(deps(), {
      ...text('Last concert ticket'),
      place: 6,
      amounts: [1_000],
      stock: 1,
    });
    const page = await openReward(ticket, await newMember(3_000));
    expect(await screen.findByText('Only 1 left')).toBeVisible();
    await press(page, 'Continue');
    await findDialog();
    await orderElsewhere(await newMember(3_000), ticket);
    await confirm(page);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This one is sold out');
    expect(alert).toHaveTextContent('Your points are still in your wallet.');
    await page.user.click(screen.getByRole('link', { name: 'See other rewards' }));
    expect(await screen.findByRole('link', { name: /Last concert ticket/ })).toHaveTextContent('Sold out');
    expect(screen.getAllByText('$30.00')[0]).toBeVisible();
  });

  it('points that were spent in another tab are spent once', async () => {
    expectConsoleErrors();
    const memberId = await newMember(1_500);
    const page = await openReward(grocer, memberId);
    await page.user.click(await screen.findByRole('radio', { name: /^\$10\.00/ }));
    await press(page, 'Continue');
    await findDialog();
    await orderElsewhere(memberId, grocer);
    await confirm(page);
    expect(await screen.findByRole('alert')).toHaveTextContent('You don’t have enough points for that');
    expect(await screen.findByText('You have $5.00 (500 points).')).toBeVisible();
    expect(await countOrders(memberId)).toBe(1);
  });

  it('a reward that staff changed or ended meanwhile isn’t ordered unseen', async () => {
    expectConsoleErrors();
    const roasters = await shelve(deps(), {
      ...text('Harbour Roasters'),
      item: 'ROASTERS',
      amounts: [1_000],
    });
    const staff = await app.server.loggedIn(await app.newStaff(['internal_rewards']), 'localhost:3000');
    const change = async (version: number, endsAt: string | null) => {
      const { data } = await staff.graphql(
        `mutation Change($input: ChangeRewardInput!) {
          changeReward(input: $input) { __typename ... on Refusal { message } }
        }`,
        {
          input: {
            id: Buffer.from(`StaffReward:${roasters}`).toString('base64'),
            version,
            reason: 'The shop has new prices.',
            reward: {
              type: 'GIFT_CARD',
              service: 'ALDER',
              item: 'ROASTERS',
              texts: [{ locale: 'en-US', title: 'Harbour Roasters', text: 'For the week.', terms: '' }],
              denominationType: 'DENOMINATED',
              amounts: [1_200],
              restricted: [],
              startsAt: '2026-01-01T00:00:00Z',
              endsAt,
              place: 0,
            },
          },
        },
      );
      expect(data).toMatchObject({ changeReward: { __typename: 'RewardSaved' } });
    };
    const memberId = await newMember(2_000);
    const page = await openReward(roasters, memberId);
    await press(page, 'Continue');
    await findDialog();
    await change(1, null);
    await confirm(page);
    expect(await screen.findByText('Price: $12.00 (before: $10.00)')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('This reward has just changed');
    await press(page, 'Continue');
    expect(await findDialog()).toHaveTextContent('$12.00 (1,200 points)');
    await change(2, app.server.clock.now().toISOString());
    await confirm(page);
    expect(await screen.findByText(/This reward has ended/)).toBeVisible();
    expect(await countOrders(memberId)).toBe(0);
  });
});

it('a package needs an address, which is entered once', async () => {
  const page = await openReward(bottle, await newMember(5_000));
  const { user } = page;
  await press(page, 'Continue');
  expect(await screen.findByRole('alert')).toHaveTextContent('Add your address first');
  await press(page, 'Add your address');
  const asking = within(await screen.findByRole('dialog', { name: 'Where should we send it?' }));
  await user.type(await asking.findByLabelText('Street address'), '12 Alder Street');
  await user.type(asking.getByLabelText('City'), 'Davis');
  await user.selectOptions(asking.getByLabelText('State'), 'CA');
  await user.type(asking.getByLabelText('Zip Code'), '95616');
  await user.click(asking.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByText('12 Alder Street, Davis, CA 95616')).toBeVisible();
  await press(page, 'Continue');
  expect(await findDialog()).toHaveTextContent('12 Alder Street, Davis, CA 95616');
  await confirm(page);
  expect(await screen.findByRole('heading', { level: 2, name: 'It’s ordered' })).toBeVisible();

  await page.load(`/rewards/${lamp}`);
  expect(await screen.findByText(/to go/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
});
