import type { Browser, Page } from '@playwright/test';
import type { BarcodeFormat } from '../../src/domain/rewards/catalogue.ts';
import type { OrderStep } from '../../src/domain/orders/orderRules.ts';
import { moveOrder, placeOrder, type OrderRow, type OrderedItem } from '../../src/server/orders/service.ts';
import { transaction } from '../../src/server/platform/db/transaction.ts';
import { promoCodes } from '../../src/server/rewards/tables.ts';
import { staffRoles } from '../../src/server/session/tables.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { readBarcode } from '../support/readBarcode.ts';
import { givePoints, shelve } from '../support/rewardShelf.ts';
import { startSeededProduct, type SeededProduct, type Seeding } from '../support/seededProduct.ts';

const CODE = '6006491234567890';
const FORMATS = [
  ['1D-CA128', 'Code128'],
  ['2D-PDF417', 'PDF417'],
  ['2D-QRCODE', 'QRCode'],
] as const;

let product: SeededProduct;
const members: Record<string, string> = {};
const shelf: Record<string, string> = {};
const placed: Record<string, string> = {};

const texts = (title: string, terms = '') => ({
  'en-US': { title, text: 'For the week.', terms },
});

type Step = readonly [OrderStep, Parameters<typeof moveOrder>[4]?];

/** An order of 500 points at this step. */
async function order(
  { deps }: Seeding,
  memberId: string,
  title: string,
  given: Partial<OrderedItem>,
  steps: readonly Step[],
): Promise<string> {
  return transaction(deps.db, async (tx) => {
    let row: OrderRow = await placeOrder(tx, deps, {
      brandId: 'default',
      memberId,
      key: deps.newId(),
      quantity: 1,
      kind: 'gift_card',
      service: 'alder',
      item: 'GROCER',
      rewardId: null,
      price: { points: 500, watts: 50_000 },
      value: null,
      barcode: null,
      title,
      ...given,
    });
    for (const [step, facts] of steps) row = (await moveOrder(tx, deps, row, step, facts)) ?? row;
    return row.id;
  });
}

test.beforeAll(async () => {
  product = await startSeededProduct(async (seeding) => {
    const { deps, addMember } = seeding;
    for (const [name, points] of [
      ['walker', 2_000],
      ['chooser', 2_000],
      ['late', 3_000],
      ['quick', 3_000],
      ['twoTabs', 1_500],
      ['lost', 1_500],
      ['parcel', 5_000],
      ['holder', 5_000],
      ['coder', 0],
      ['watcher', 2_000],
    ] as const) {
      const memberId = await addMember();
      members[name] = memberId;
      await givePoints(deps, memberId, points);
    }
    members['staff'] = await addMember({ isAdmin: true });
    await deps.db
      .insert(staffRoles)
      .values({ memberId: members['staff'], roleKey: 'internal_rewards', grantedAt: deps.clock.now() });
    const put = async (name: string, title: string, given: Parameters<typeof shelve>[1] = {}) =>
      void (shelf[name] = await shelve(deps, { texts: texts(title), ...given }));
    await put('grocer', 'Corner Grocer gift card', {
      place: 1,
      texts: texts('Corner Grocer gift card', 'Two years.'),
    });
    await put('books', 'Paper Lantern Books', {
      place: 2,
      denominationType: 'CUSTOM',
      amounts: [],
      minimum: 500,
      maximum: 10_000,
      step: 100,
      restricted: [1_300],
    });
    await put('river', 'Clean River Fund', {
      place: 3,
      type: 'DONATION',
      service: 'donations',
      denominationType: 'BALANCE',
      amounts: [],
      minimum: 100,
    });
    await put('bottle', 'Steel bottle', { place: 4, type: 'SWAG', service: 'shop', amounts: [2_400] });
    await put('lamp', 'Reading lamp', { place: 5, type: 'SWAG', service: 'shop', amounts: [9_000] });
    await put('last', 'Last concert ticket', { place: 6, amounts: [1_000], stock: 1 });
    await put('changing', 'Harbour Roasters', { place: 7, amounts: [1_000] });
    await put('cash', 'Cash', { place: 8, type: 'CASH', amounts: [1_000] });

    const holder = members['holder'] ?? '';
    const code = { code: { code: CODE, pin: '7731', expiresAt: new Date('2030-06-01T12:00:00Z') } };
    for (const [barcode] of FORMATS)
      placed[barcode] = await order(seeding, holder, 'Corner Grocer gift card', { barcode }, [
        ['fulfilled', code],
      ]);
    placed['coupon'] = await order(seeding, holder, 'Free coffee', { kind: 'coupon' }, [['fulfilled', code]]);
    placed['refunded'] = await order(
      seeding,
      holder,
      'Paper Lantern Books',
      { price: { points: 1_000, watts: 100_000 } },
      [['accepted'], ['failed', { failure: 'out_of_stock' }]],
    );
    await deps.db.insert(promoCodes).values(
      [
        { code: 'SUMMER-25', points: 250 },
        { code: 'FREECARD', rewardId: shelf['grocer'] },
      ].map((given) => ({
        id: deps.newId(),
        brand: 'default',
        startsAt: new Date('2026-01-01T00:00:00Z'),
        createdAt: new Date('2026-01-01T00:00:00Z'),
        ...given,
      })),
    );
  });
});
test.afterAll(() => product.stop());

/** The page of a member at a path. */
async function open(page: Page, name: string, path: string): Promise<void> {
  await product.logIn(page.context(), members[name] ?? '');
  await page.goto(product.origin() + path);
  await hydrated(page);
}

const rewardPage = (name: string): string => `/rewards/${shelf[name] ?? ''}`;
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const orderDialog = (page: Page) => page.getByRole('dialog', { name: 'Order this?' });

/** Chooses an amount and opens the confirmation. */
async function choose(page: Page, amount: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${amount.replaceAll(/[$.]/g, '\\$&')}`) }).check();
  await press(page, 'Continue');
  await expect(orderDialog(page)).toBeVisible();
}

/** The number of orders in a member's list. */
async function countOrders(page: Page): Promise<number> {
  await page.goto(`${product.origin()}/rewards/orders`);
  await expect(page.getByRole('heading', { level: 1, name: 'All your orders' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
  return page.getByRole('main').locator('a[href^="/orders/"]').count();
}

/** Calls the API with the page's session. */
async function graphql(page: Page, query: string, variables: object): Promise<unknown> {
  return page.evaluate(
    async (body) => {
      const token = /(?:^|; )ebbwatt_csrf=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const answer = await fetch('/backend/graphql/internal', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-CSRF-Token': decodeURIComponent(token),
          'Idempotency-Key': crypto.randomUUID(),
        },
        body: JSON.stringify(body),
      });
      return (await answer.json()) as unknown;
    },
    { query, variables },
  );
}

/** Staff set the reward's amounts and end. */
async function changeReward(
  browser: Browser,
  name: string,
  change: { readonly amounts: readonly number[]; readonly endsAt: string | null; readonly version: number },
): Promise<void> {
  const context = await browser.newContext();
  const desk = await context.newPage();
  await open(desk, 'staff', '/rewards');
  const { version, ...reward } = change;
  const answer = await graphql(
    desk,
    `mutation Change($input: ChangeRewardInput!) {
      changeReward(input: $input) { __typename ... on Refusal { message fields { field message } } }
    }`,
    {
      input: {
        id: Buffer.from(`StaffReward:${shelf[name] ?? ''}`).toString('base64'),
        version,
        reason: 'The shop has new prices.',
        reward: {
          type: 'GIFT_CARD',
          service: 'ALDER',
          item: 'ROASTERS',
          texts: [{ locale: 'en-US', title: 'Harbour Roasters', text: 'For the week.', terms: '' }],
          denominationType: 'DENOMINATED',
          restricted: [],
          startsAt: '2026-01-01T00:00:00Z',
          place: 7,
          ...reward,
        },
      },
    },
  );
  expect(answer).toMatchObject({ data: { changeReward: { __typename: 'RewardSaved' } } });
  await context.close();
}

test('MKT-01, MKT-02, MKT-10: from the catalogue to one order, however often it is confirmed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 1_600 });
  await open(page, 'walker', '/rewards');
  const main = page.getByRole('main');
  await expect(main.locator('.figure-value')).toHaveText('$20.00');
  const titles = main.locator('a[href^="/rewards/0"] .strong');
  // What the member can have comes first; cash is for the wallet.
  await expect(titles).toHaveText([
    'Corner Grocer gift card',
    'Paper Lantern Books',
    'Clean River Fund',
    'Last concert ticket',
    'Harbour Roasters',
    'Steel bottle',
    'Reading lamp',
  ]);
  await expect(main.getByText('$4.00 to go')).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Donations', exact: true }).click();
  await expect(page).toHaveURL(/\?type=DONATION$/);
  await expect(titles).toHaveText(['Clean River Fund']);
  await main.getByRole('link', { name: 'All', exact: true }).click();
  await main.getByRole('link', { name: /Corner Grocer/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Corner Grocer gift card' })).toBeVisible();
  await expectAccessible(page);
  await choose(page, '$10.00');
  const dialog = orderDialog(page);
  await expect(dialog.getByText('$20.00 (2,000 points)')).toBeVisible();
  await expect(dialog.getByText('You’ll have left')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Order for/ }).dblclick();
  await expect(page).toHaveURL(/\/orders\//);
  await expect(page.getByRole('heading', { level: 2, name: 'We’re getting your gift card' })).toBeVisible();
  await expect(page.getByText(/^Waiting for our partner since/)).toBeVisible();
  await expect(page.getByText('$10.00 (1,000 points)')).toBeVisible();
  await expectAccessible(page);
  expect(await countOrders(page)).toBe(1);
});

test('MKT-03 to MKT-05: each wrong amount says what can be chosen instead', async ({ page }) => {
  await open(page, 'chooser', rewardPage('books'));
  const field = page.getByLabel('Amount in dollars');
  for (const [typed, sentence] of [
    ['', 'Choose an amount first.'],
    ['ten', 'Enter an amount in numbers, like 25.'],
    ['4.99', 'The smallest amount is $5.00.'],
    ['-5', 'The smallest amount is $5.00.'],
    ['100.01', 'The largest amount is $100.00.'],
    ['92233720368547758.08', 'The largest amount is $100.00.'],
    ['12.50', 'That amount isn’t available. Try $12.00 or $14.00.'],
    ['13', 'That amount isn’t available. Try $12.00 or $14.00.'],
    ['25', 'You’re $5.00 short for that. Choose a smaller amount.'],
  ] as const) {
    await field.fill(typed);
    await press(page, 'Continue');
    await expect(field).toHaveAccessibleDescription(new RegExp(sentence.replace(/[.$]/g, '\\$&')));
  }
  await field.fill('12');
  await press(page, 'Continue');
  await expect(orderDialog(page)).toContainText('$12.00 (1,200 points)');
  await orderDialog(page).getByRole('button', { name: 'Not now' }).click();

  await page.goto(product.origin() + rewardPage('river'));
  await expect(page.getByText('This takes all you have: $20.00.')).toBeVisible();
  await press(page, 'Continue');
  await expect(orderDialog(page)).toContainText('0¢ (0 points)');
  await orderDialog(page).getByRole('button', { name: 'Not now' }).click();
  expect(await countOrders(page)).toBe(0);
});

test('the last one goes to one of two members, and the other learns what to do', async ({
  page,
  browser,
  faults,
}) => {
  faults.allow(/status of 409/);
  await open(page, 'late', rewardPage('last'));
  await expect(page.getByText('Only 1 left')).toBeVisible();
  await press(page, 'Continue');
  const other = await browser.newContext();
  const quick = await other.newPage();
  await open(quick, 'quick', rewardPage('last'));
  await press(quick, 'Continue');
  await press(quick, /^Order for/);
  await expect(quick).toHaveURL(/\/orders\//);
  await other.close();
  await orderDialog(page)
    .getByRole('button', { name: /^Order for/ })
    .click();
  await expect(page.getByRole('alert')).toContainText('This one is sold out');
  await expect(page.getByRole('alert')).toContainText('Your points are still in your wallet.');
  await page.getByRole('link', { name: 'See other rewards' }).click();
  await expect(page.locator('.figure-value')).toHaveText('$30.00');
  await expect(page.getByRole('link', { name: /Last concert ticket/ })).toContainText('Sold out');
});

test('two tabs spend the same points once', async ({ page, context, faults }) => {
  faults.allow(/status of 400/);
  await open(page, 'twoTabs', rewardPage('grocer'));
  await choose(page, '$10.00');
  const second = await context.newPage();
  await open(second, 'twoTabs', rewardPage('changing'));
  await press(second, 'Continue');
  await press(second, /^Order for/);
  await expect(second).toHaveURL(/\/orders\//);
  await orderDialog(page)
    .getByRole('button', { name: /^Order for/ })
    .click();
  await expect(page.getByRole('alert')).toContainText('You don’t have enough points for that');
  await expect(page.getByText('You have $5.00 (500 points).')).toBeVisible();
  expect(await countOrders(page)).toBe(1);
});

test('a lost answer is retried, and there is one order', async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/);
  await open(page, 'lost', rewardPage('grocer'));
  await choose(page, '$10.00');
  let calls = 0;
  await page.route(/\/marketplace\/redeem\//, async (route) => {
    calls += 1;
    const answer = await route.fetch();
    await (calls === 1 ? route.abort() : route.fulfill({ response: answer }));
  });
  const confirm = orderDialog(page).getByRole('button', { name: /^Order for/ });
  await confirm.click();
  await expect(orderDialog(page).getByRole('alert')).toContainText('You’ll get one order at most.');
  await confirm.click();
  await expect(page).toHaveURL(/\/orders\//);
  expect(calls).toBe(2);
  expect(await countOrders(page)).toBe(1);
});

test('a reward that staff changed or ended meanwhile isn’t ordered unseen', async ({
  page,
  browser,
  faults,
}) => {
  faults.allow(/status of 40[49]/);
  await open(page, 'watcher', rewardPage('changing'));
  await press(page, 'Continue');
  await changeReward(browser, 'changing', { amounts: [1_200], endsAt: null, version: 1 });
  await orderDialog(page)
    .getByRole('button', { name: /^Order for/ })
    .click();
  await expect(page.getByRole('alert')).toContainText('This reward has just changed');
  await expect(page.getByText('Price: $12.00 (before: $10.00)')).toBeVisible();
  await press(page, 'Continue');
  await expect(orderDialog(page)).toContainText('$12.00 (1,200 points)');
  await changeReward(browser, 'changing', {
    amounts: [1_200],
    endsAt: new Date().toISOString(),
    version: 2,
  });
  await orderDialog(page)
    .getByRole('button', { name: /^Order for/ })
    .click();
  await expect(page.getByRole('alert')).toContainText('This reward has ended');
  expect(await countOrders(page)).toBe(0);
});

test('a package needs an address, which is entered once', async ({ page }) => {
  await open(page, 'parcel', rewardPage('bottle'));
  await press(page, 'Continue');
  await expect(page.getByRole('alert')).toContainText('Add your address first');
  await press(page, 'Add your address');
  const asking = page.getByRole('dialog', { name: 'Where should we send it?' });
  await asking.getByLabel('Street address').fill('12 Alder Street');
  await asking.getByLabel('City').fill('Davis');
  await asking.getByLabel('State').selectOption('CA');
  await asking.getByLabel('Zip Code').fill('95616');
  await asking.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('main').getByText('12 Alder Street, Davis, CA 95616')).toBeVisible();
  await press(page, 'Continue');
  await expect(orderDialog(page)).toContainText('12 Alder Street, Davis, CA 95616');
  await orderDialog(page)
    .getByRole('button', { name: /^Order for/ })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'It’s ordered' })).toBeVisible();
  await page.goto(product.origin() + rewardPage('lamp'));
  await expect(page.getByText(/to go/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
});

for (const [format, name] of FORMATS satisfies readonly (readonly [BarcodeFormat, string])[])
  test(`MKT-07: a scanner reads the code from the screen: ${format}`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      colorScheme: format === '2D-QRCODE' ? 'dark' : 'light',
    });
    const page = await context.newPage();
    await open(page, 'holder', `/orders/${placed[format] ?? ''}`);
    await expect(page.getByText(CODE)).toHaveCount(0);
    await press(page, 'Show the code');
    await expect(page.getByText(CODE)).toBeVisible();
    await expect(page.getByText('PIN: 7731')).toBeVisible();
    await expect(page.getByText('Valid until June 1, 2030.')).toBeVisible();
    const drawing = page.getByRole('img', { name: 'Barcode of this code' });
    await expectAccessible(page);
    expect(await readBarcode(await drawing.locator('..').screenshot())).toEqual([
      { format: name, text: CODE },
    ]);
    await context.close();
  });

test('MKT-14, NAV-47: a coupon is used, and used no more', async ({ page }) => {
  await open(page, 'holder', '/coupons/claimed');
  const row = page.getByRole('link', { name: /Free coffee/ });
  await expect(row).toContainText('Ready');
  await expectAccessible(page);
  await row.click();
  await press(page, 'Mark as used');
  await expect(page.getByText(/^Used: Today/)).toBeVisible();
  await page.goto(`${product.origin()}/coupons/claimed`);
  await expect(row).toContainText('Used');
  await row.click();
  await press(page, 'Not used after all');
  await expect(page.getByRole('button', { name: 'Mark as used' })).toBeVisible();
});

test('an order that didn’t work out says why and where the points are', async ({ page }) => {
  await open(page, 'holder', `/orders/${placed['refunded'] ?? ''}`);
  await expect(page.getByRole('heading', { level: 2, name: 'It didn’t work out' })).toBeVisible();
  await expect(page.getByText('Our partner has run out. You have $10.00 back in your wallet.')).toBeVisible();
  await expect(page.getByText('Points returned')).toBeVisible();
  await page.goto(`${product.origin()}/rewards/codes`);
  await expect(page.getByRole('link', { name: /Paper Lantern Books/ })).toContainText('Points returned');
  await expect(page.getByRole('link', { name: /Corner Grocer/ })).toHaveCount(3);
});

test('MKT-14, MKT-11: a promo code gives points or a reward once, and the points are in the export', async ({
  page,
  faults,
}) => {
  faults.allow(/status of 400/);
  await open(page, 'coder', '/promo/redeem');
  const field = page.getByLabel('Promo code');
  const redeem = async (code: string) => {
    await field.fill(code);
    await press(page, 'Redeem');
  };
  await redeem('summer-26');
  await expect(field).toHaveAccessibleDescription(/We don’t know that code/);
  await redeem('summer-25');
  await expect(page.getByText('You got $2.50.')).toBeVisible();
  await redeem('SUMMER-25');
  await expect(field).toHaveAccessibleDescription(/You’ve already used that code/);
  await redeem('FREECARD');
  await expect(page.getByText('You got this: Corner Grocer gift card')).toBeVisible();
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page.getByText('Free', { exact: true })).toBeVisible();
  expect(await countOrders(page)).toBe(1);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download your bonus points (CSV)' }).click(),
  ]);
  const lines = (await (await download.createReadStream()).toArray()).join('').trimEnd().split('\r\n');
  expect(lines).toEqual([
    'date,reason,points',
    expect.stringMatching(/^\d{4}-\d\d-\d\d,Promo code SUMMER-25,250$/),
  ]);
});
