import type { Browser, Page } from '@playwright/test';
import type { PrizeType } from '../../src/domain/wheel/prizes.ts';
import { wheelMonth } from '../../src/domain/wheel/wheelDay.ts';
import { luckyNumber } from '../../src/server/demo/wheel/luckyNumber.ts';
import { ManualClock } from '../../src/server/platform/clock.ts';
import { staffRoles } from '../../src/server/session/tables.ts';
import { redeemPrize, spinWheel, viewWheel } from '../../src/server/wheel/service.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { apiRead } from '../support/demoMember.ts';
import { startSeededProduct, type SeededProduct, type Seeding } from '../support/seededProduct.ts';
import { confirmAge, putOnWheel } from '../support/wheelPrizes.ts';

const DAY_MS = 86_400_000;
const ADDRESS = {
  line1: '1 Oak St',
  line2: null,
  city: 'Oakland',
  region: 'CA',
  postal_code: '94601',
  country: 'US' as const,
};

/** Each prize's name, and the text and action of its result. */
const PRIZES = {
  FREE_SPIN: { title: 'Free spin', heading: 'A free spin', next: null },
  PRIZE_ENTRY: { title: 'Home battery', heading: 'You’re nearly in the draw', next: 'Enter the draw' },
  STORE_DISCOUNT: { title: '10% off', heading: 'You won 10% off', next: 'Get the code' },
  FREE_DEVICE: {
    title: 'Smart plug',
    heading: 'You won today’s device: Smart plug',
    next: 'Send it to me',
  },
  CASH: { title: '50 cents', heading: /^You won .*50/, next: 'See your wallet' },
  REFERRAL_BOOST: {
    title: 'Double invitation',
    heading: 'Your next invitation pays double',
    next: 'Invite a friend',
  },
  DAILY_CASH: { title: '$50', heading: /^You won today’s cash: \$50/, next: 'See your wallet' },
  DAILY_CASH_INELIGIBLE: {
    title: 'Grocery card',
    heading: 'You won today’s top prize: Grocery card',
    next: 'Get the code',
  },
} as const satisfies Readonly<Record<PrizeType, unknown>>;

let product: SeededProduct;
const members: Record<string, string> = {};
const prizes: Partial<Record<PrizeType, string>> = {};

async function putAllOnWheel({ deps }: Seeding): Promise<void> {
  const given: Readonly<Record<PrizeType, Parameters<typeof putOnWheel>[1]>> = {
    FREE_SPIN: {},
    PRIZE_ENTRY: { service: 'shop', item: 'home_battery', worthPoints: 90_000 },
    STORE_DISCOUNT: { service: 'alder', item: 'TEN-OFF' },
    FREE_DEVICE: { service: 'shop', item: 'smart_plug', worthPoints: 2_500 },
    CASH: {},
    REFERRAL_BOOST: {},
    DAILY_CASH: { points: 5_000, perDay: 2 },
    DAILY_CASH_INELIGIBLE: { weight: 0, service: 'alder', item: 'GROCER', worthPoints: 5_000 },
  };
  for (const [place, type] of (Object.keys(PRIZES) as PrizeType[]).entries())
    prizes[type] = await putOnWheel(deps, {
      type,
      place,
      texts: { 'en-US': { title: PRIZES[type].title, text: 'Words about it.' } },
      ...given[type],
    });
}

/** Spins two days ago, and closes the tab before the wheel stops; or last month, and enters the draw. */
async function spinFor(
  { deps }: Seeding,
  memberId: string,
  prizeId: string | undefined,
  when: 'lately' | 'last month' = 'lately',
): Promise<void> {
  const brand = deps.brands.byId('default');
  if (brand === null) throw new Error('There is no default brand.');
  const monthEnd = wheelMonth('US', new Date(), -1).endsAt.getTime();
  const now = new Date((when === 'lately' ? Date.now() : monthEnd) - 2 * DAY_MS);
  const ctx = {
    db: deps.db,
    now,
    locale: 'en-US' as const,
    brand,
    deps: { ...deps, clock: new ManualClock(now) },
    member: { id: memberId },
  };
  const wheel = await viewWheel(ctx);
  const [next] = wheel.spins;
  if (next === undefined) throw new Error('There is no spin.');
  const { spin } = await spinWheel(ctx, next.spin.id, {
    memberNumber: await luckyNumber(deps, wheel, next.spin.number, prizeId),
    commitment: wheel.seeds.current.commitment,
    oddsHash: wheel.oddsHash,
  });
  if (when === 'last month' && spin.redeemableId !== null) await redeemPrize(ctx, spin.redeemableId, true);
}

test.beforeAll(async () => {
  product = await startSeededProduct(async (seeding) => {
    const { deps, addMember } = seeding;
    await putAllOnWheel(seeding);
    for (const name of ['first', 'twoTabs', 'open'] as const)
      members[name] = await addMember({ region: 'CA' });
    await confirmAge(deps.db, members['twoTabs'] ?? '');
    await confirmAge(deps.db, members['open'] ?? '');
    for (const name of ['entrant', 'other entrant']) {
      const memberId = await addMember({ region: 'CA', shippingAddress: ADDRESS });
      members[name] = memberId;
      await confirmAge(deps.db, memberId);
      await spinFor(seeding, memberId, prizes.PRIZE_ENTRY, 'last month');
    }
    for (const type of Object.keys(PRIZES) as PrizeType[]) {
      const memberId = await addMember({ region: type === 'DAILY_CASH_INELIGIBLE' ? 'NY' : 'CA' });
      members[type] = memberId;
      await confirmAge(deps.db, memberId);
      await spinFor(seeding, memberId, prizes[type === 'DAILY_CASH_INELIGIBLE' ? 'DAILY_CASH' : type]);
    }
    members['staff'] = await addMember({ isAdmin: true, firstName: 'Robin' });
    await deps.db
      .insert(staffRoles)
      .values({ memberId: members['staff'], roleKey: 'internal_rewards', grantedAt: deps.clock.now() });
  });
});
test.afterAll(() => product.stop());

async function openAs(page: Page, name: string, path = '/rewards/wheel'): Promise<void> {
  await product.logIn(page.context(), members[name] ?? '');
  await page.goto(product.origin() + path);
  await hydrated(page);
}

/** Shows the prize that a closed tab left. */
async function showPrize(page: Page, type: PrizeType): Promise<void> {
  await openAs(page, type);
  await page.getByRole('button', { name: 'Show my prize' }).click();
  await expect(page.getByRole('heading', { level: 2, name: PRIZES[type].heading })).toBeFocused();
}

/** A disclosure below the wheel. */
const findFold = (page: Page, title: string) =>
  page.locator('details').filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
const history = (page: Page) => findFold(page, 'Your spins');
const openHistory = (page: Page) => history(page).getByRole('heading', { name: 'Your spins' }).click();

test('WHL-01, WHL-08: the first spin: the age once, a turn that can be skipped, and a check for tomorrow', async ({
  page,
}) => {
  await openAs(page, 'first');
  await expect(page.getByRole('button', { name: 'Spin the wheel' })).toHaveCount(0);
  await page.getByRole('button', { name: 'I’m 18 or older' }).click();
  await expect(page.getByText('You have 1 spin')).toBeVisible();
  await expect(page.getByText('This week’s free spin')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Spin the wheel' }).click();
  await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
  // Nothing on the page reveals the result while the wheel turns.
  await expect(page.getByRole('status').filter({ hasText: 'The wheel is turning.' })).toHaveCount(1);
  const wheel = await apiRead<{
    readonly unseen: { readonly result: { readonly prize_type: PrizeType; readonly title: string } };
  }>(page, '/api/v2/marketplace/reward/wheel');
  const { result } = wheel.unseen;
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(
    page.getByRole('heading', { level: 2, name: PRIZES[result.prize_type].heading }),
  ).toBeFocused();
  // An entry has the title of the drawn prize.
  const said: Partial<Record<PrizeType, string>> = {
    PRIZE_ENTRY: 'Draw entry: ',
    FREE_DEVICE: 'Daily device: ',
  };
  const won = `${said[result.prize_type] ?? ''}${result.title}`;
  await expect(page.getByRole('status').filter({ hasText: `You won: ${won}.` })).toHaveCount(1);
  await page.getByRole('button', { name: /^(?:Continue|Decide later)$/ }).click();
  await expect(history(page)).toContainText(`Last time: ${won}`);
  await openHistory(page);
  await history(page).getByRole('button', { name: 'Check this spin' }).click();
  await expect(history(page)).toContainText('Not yet');
  await expect(history(page)).toContainText('We reveal that day’s secret');
});

test('the wheel turns on its own to its result within four seconds', async ({ page }) => {
  await openAs(page, 'twoTabs');
  const other = await page.context().newPage();
  await other.emulateMedia({ reducedMotion: 'reduce' });
  await other.goto(`${product.origin()}/rewards/wheel`);
  await hydrated(other);
  await page.getByRole('button', { name: 'Spin the wheel' }).click();
  await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
  const first = page.getByRole('heading', { level: 2 }).and(page.locator(':focus'));
  await expect(first).toBeVisible({ timeout: 5_000 });

  // The other tab still offers the same spin: it gets the same result, immediately, because this reader wants no motion.
  await other.getByRole('button', { name: 'Spin the wheel' }).click();
  const second = other.getByRole('heading', { level: 2 }).and(other.locator(':focus'));
  await expect(second).toHaveText((await first.textContent()) ?? '');
  await expect(other.getByRole('button', { name: 'Skip' })).toHaveCount(0);
  await other.close();
});

for (const type of Object.keys(PRIZES) as PrizeType[])
  test(`WHL-02: ${type} has a result of its own, which a closed tab keeps`, async ({ page }) => {
    await showPrize(page, type);
    const { next } = PRIZES[type];
    if (next !== null)
      await expect(
        page
          .getByRole('link', { name: next })
          .or(page.getByRole('button', { name: next }))
          .first(),
      ).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Show my prize' })).toBeVisible();
  });

test('“Check this spin” recomputes it in the page, and says so when something was changed', async ({
  page,
}) => {
  await showPrize(page, 'CASH');
  await page.getByRole('button', { name: 'Continue' }).click();
  await openHistory(page);
  await history(page).getByRole('button', { name: 'Check this spin' }).click();
  await expect(history(page)).toContainText('Yes, this spin was fair');
  await expect(history(page)).toContainText('In the odds you saw, that ticket is 50 cents.');
  await expectAccessible(page);

  await page.route(/reward\/wheel$/, async (route) => {
    const answer = await route.fetch();
    const wheel = (await answer.json()) as { history: { proof: { ticket: number } }[] };
    for (const { proof } of wheel.history) proof.ticket += 1;
    await route.fulfill({ response: answer, json: wheel });
  });
  // Navigates within the app, so that the wheel loads in the browser.
  await page.goto(`${product.origin()}/rewards`);
  await hydrated(page);
  await page.locator('main a[href="/rewards/wheel"]').first().click();
  await openHistory(page);
  await history(page).getByRole('button', { name: 'Check this spin' }).click();
  await expect(history(page)).toContainText('No, this spin doesn’t add up');
});

test('WHL-09: a discount becomes an order, and the history leads to it', async ({ page }) => {
  await showPrize(page, 'STORE_DISCOUNT');
  await page.getByRole('button', { name: 'Get the code' }).click();
  await page.waitForURL(/\/orders\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('10% off');
  const order = page.url();
  await page.goto(`${product.origin()}/rewards/wheel`);
  await hydrated(page);
  await openHistory(page);
  await history(page).getByRole('link', { name: 'See the order' }).click();
  await expect(page).toHaveURL(order);
});

test('WHL-10: a prize is given up only after a question, and goes back on the wheel', async ({ page }) => {
  await showPrize(page, 'DAILY_CASH_INELIGIBLE');
  await page.getByRole('button', { name: 'Give up prize' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give up Grocery card?' });
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Decide later' }).click();
  const waiting = page
    .locator('section, .card')
    .filter({ has: page.getByRole('heading', { name: 'Your prizes' }) })
    .last();
  await expect(waiting).toContainText('Grocery card');
  await waiting.getByRole('button', { name: 'Give up prize' }).click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Give up prize' }).click();
  await expect(page.getByText('Your prize is back on the wheel.')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await expect(history(page)).toContainText('Given up');
});

test('WHL-04, MKT-14: a device is sent once there are an address and consent', async ({ page }) => {
  await showPrize(page, 'FREE_DEVICE');
  await page.getByRole('link', { name: 'Send it to me' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your prize' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Smart plug' })).toBeVisible();
  await page.getByRole('button', { name: 'Send it to me' }).click();
  await expect(page.getByText('Please tell us where to send it.')).toBeVisible();
  await page.getByRole('button', { name: 'Add an address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Street address').fill('12 Alder Street');
  await dialog.getByLabel('City').fill('Davis');
  await dialog.getByLabel('State').selectOption('CA');
  await dialog.getByLabel('Zip Code').fill('9561');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(dialog.getByLabel('Zip Code')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Zip Code').fill('95616');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('12 Alder Street, Davis, CA 95616')).toBeVisible();
  await page.getByRole('button', { name: 'Send it to me' }).click();
  await expect(page.getByText('Please agree to the prize rules.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send it to me' }).click();
  await expect(page.getByText('Done: Smart plug')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See the order' }).click();
  await page.waitForURL(/\/orders\//);
  await page.goto(`${product.origin()}/prize-form`);
  await expect(page.getByText('Nothing to send right now')).toBeVisible();
});

async function asStaff(browser: Browser, path: string): Promise<Page> {
  const desk = await browser.newPage({ viewport: { width: 1400, height: 1000 } });
  await openAs(desk, 'staff', path);
  return desk;
}

test('staff change a weight while a member has the wheel open: the member looks once more, then spins', async ({
  page,
  browser,
  faults,
}) => {
  faults.allow(/409/);
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'open');
  const odds = findFold(page, 'What you can win');
  await expect(odds.getByRole('row')).toHaveCount(0);
  const desk = await asStaff(browser, '/internal/wheel');
  await desk.getByRole('link', { name: '50 cents' }).click();
  await desk.getByLabel('Weight').fill('1.5');
  await desk.getByRole('button', { name: 'Review change' }).click();
  await expect(desk.getByText('Enter the weight as a whole number.')).toBeVisible();
  await desk.getByLabel('Weight').fill('300');
  await desk.getByRole('button', { name: 'Review change' }).click();
  const review = desk.getByRole('dialog');
  await review.getByLabel('Reason').fill('More small wins');
  await review.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('“More small wins”')).toBeVisible();
  await desk.close();

  await page.getByRole('button', { name: 'Spin the wheel' }).click();
  await expect(page.getByRole('alert')).toContainText('so the odds have changed');
  // The changed section opens automatically.
  await expect(odds.getByRole('row', { name: /50 cents/ })).toContainText('33.3%');
  await page.getByRole('button', { name: 'Spin the wheel' }).click();
  await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
});

test('staff draw the month’s winner, and a member repeats the draw in the page', async ({
  page,
  browser,
}) => {
  const desk = await asStaff(browser, '/internal/wheel');
  const months = desk.getByRole('grid', { name: 'Monthly draws' });
  await months.getByRole('row').filter({ hasText: 'Draw the winner' }).getByRole('link').first().click();
  await desk.getByRole('button', { name: 'Draw the winner' }).click();
  const review = desk.getByRole('dialog', { name: 'Draw the winner' });
  await expect(review).toContainText('One of 2 entries wins');
  await review.getByLabel('Reason').fill('The month is over');
  await review.getByRole('button', { name: 'Draw the winner' }).click();
  await expect(desk.getByText(/won with spin \d/)).toBeVisible();
  await expect(desk.getByText('Goes to: 1 Oak St, Oakland, CA 94601')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Draw the winner' })).toHaveCount(0);
  await expectAccessible(desk);
  await desk.close();

  await openAs(page, 'entrant');
  await findFold(page, 'Monthly draw').getByRole('heading').first().click();
  await page.getByRole('button', { name: 'Check this draw' }).click();
  await expect(page.getByText('Yes, this draw was fair')).toBeVisible();
  await expect(page.getByText(/has just read all 2 entries/)).toBeVisible();
  await expectAccessible(page);
});
