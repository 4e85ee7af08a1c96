import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { expect, hydrated, test } from '../../support/browserTest.ts';
import { apiRead, logInDemoMember } from '../../support/demoMember.ts';
import type { OwnProduct } from '../../support/ownProduct.ts';
import { readWallet } from './wallet.ts';

// One household spends what it saved: an accountant follows a point on screen, link by link, from the readings of a settled
// event to the ledger entry, the movement in the wallet, the order that it paid for, and the gift card. Then it cashes
// out to an address that no one claims, and gets a device. The clock moves the days along.

interface Receipt {
  readonly receipt: {
    readonly usedWh: number;
    readonly intervals: readonly { readonly usedMWh: number; readonly usedWh: number }[];
    readonly pay: { readonly points: number; readonly watts: number };
  };
  readonly ledger: readonly { readonly cause: string; readonly watts: number }[];
}

const WHO = 'demo@default.example';
const RATE = 100;
const dollars = (points: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(points / 100);

let product: OwnProduct;

const logIn = (page: Page, role = 'demo') =>
  logInDemoMember(page, product.origin('default'), 'default', role);

/** Reloads the page until it shows a job's result. */
const reloadUntil = (page: Page, shown: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.reload();
    await shown();
  }).toPass({ timeout: 60_000 });

const usedCodes = new Set<string>();

/** The code in the latest email to an address, once it is there. */
async function codeFor(address: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const texts = (await product.messagesTo(address)).map(({ text }) => text);
      return (code = texts
        .flatMap((text) => /\b\d{6}\b/.exec(text) ?? [])
        .find((each) => !usedCodes.has(each)));
    })
    .toBeDefined();
  usedCodes.add(code ?? '');
  return code ?? '';
}

export function spendingJourneys(given: () => OwnProduct): void {
  test.beforeAll(() => {
    product = given();
  });

  test('journey: one point from the meter reading to the gift card', async ({ page, browser }) => {
    const origin = await logIn(page);
    await page.goto(`${origin}/events?show=results`);
    await hydrated(page);
    const { events } = await apiRead<{ events: readonly { readonly id: string }[] }>(
      page,
      '/api/v2/events?show=results',
    );
    const receipts = await Promise.all(
      events.map(async ({ id }) => ({ id, ...(await apiRead<Receipt>(page, `/events/${id}/receipt`)) })),
    );
    // A real-time event pays for what devices did, not by readings.
    const shown = receipts.find(
      ({ receipt, ledger }) =>
        'intervals' in receipt && ledger.some(({ cause }) => cause === 'event-reduction'),
    );
    if (shown === undefined) throw new Error('No event has paid for what the meter saw.');
    const { id: eventId, receipt, ledger } = shown;
    await page.locator(`main a[href="/events/${eventId}"]`).filter({ visible: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You saved/);

    // The readings, in whole watt-hours, add up to what was used, the entries of the ledger to what the receipt pays.
    for (const { usedMWh, usedWh } of receipt.intervals)
      expect(Math.abs(usedMWh / 1_000 - usedWh)).toBeLessThanOrEqual(0.5);
    expect(receipt.intervals.reduce((sum, { usedWh }) => sum + usedWh, 0)).toBe(receipt.usedWh);
    expect(ledger.reduce((sum, { watts }) => sum + watts, 0)).toBe(receipt.pay.watts);
    expect(receipt.pay.watts).toBe(receipt.pay.points * RATE);
    const saved = ledger.find(({ cause }) => cause === 'event-reduction');
    const savedPoints = (saved?.watts ?? 0) / RATE;
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 3, name: 'For the curious' }).click();
    await expect(main.getByText(`+${(saved?.watts ?? 0).toLocaleString('en-US')} watts`)).toBeVisible();

    // From the entry of the ledger to its movement in the wallet, and back.
    await main.getByRole('link', { name: 'For what you saved' }).click();
    await expect(page).toHaveURL(/\/wallet\?entry=.+#entry$/);
    const movement = page.locator('#entry');
    await expect(movement).toContainText(`+${dollars(savedPoints)}`);
    expect(await movement.getAttribute('href')).toBe(`/events/${eventId}`);
    await expectAccessible(page);
    const before = await readWallet(page);
    expect(before.movements.reduce((sum, { points }) => sum + points, 0)).toBe(before.balance.points);

    // Spent on a gift card.
    await page.goto(`${origin}/rewards?type=GIFT_CARD`);
    await main.getByRole('link', { name: /Corner Grocer/ }).click();
    await page.getByRole('radio', { name: /^\$10\.00/ }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    const dialog = page.getByRole('dialog', { name: 'Order this?' });
    await expect(dialog).toContainText(dollars(before.balance.points));
    await expect(dialog).toContainText(dollars(before.balance.points - 1_000));
    // The first one from this browser needs a code.
    await dialog.getByRole('button', { name: 'Send it by email' }).click();
    await expect(dialog.getByText('We sent a code to')).toBeVisible();
    await dialog.getByLabel('Six-digit code').fill(await codeFor(WHO));
    await dialog.getByRole('button', { name: /^Order for/ }).click();
    await expect(page).toHaveURL(/\/orders\//);
    const order = page.url();
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('heading', { level: 2, name: 'Your gift card is ready' })).toBeVisible({
        timeout: 2_000,
      });
    }).toPass({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Show the code' }).click();
    await expect(page.getByRole('img', { name: 'Barcode of this code' })).toBeVisible();

    // From the order's entries to its movement, and back.
    await expect(page.getByText('$10.00 paid for it')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('watts');
    await page.getByRole('link', { name: '$10.00 set aside for this order' }).click();
    await expect(movement).toContainText('−$10.00');
    await expect(movement).toContainText(`Balance ${dollars(before.balance.points - 1_000)}`);
    const after = await readWallet(page);
    expect([after.balance.points, after.held.points]).toEqual([
      before.balance.points - 1_000,
      before.held.points,
    ]);
    expect(after.movements.reduce((sum, { points }) => sum + points, 0)).toBe(after.balance.points);
    await movement.click();
    await expect(page).toHaveURL(order);

    // Staff see the same order with the same figures, the requests to the service, and no code.
    const desk = await browser.newPage({ viewport: { width: 1400, height: 900 } });
    await logIn(desk, 'staff');
    await desk.goto(`${origin}/internal/orders`);
    await desk
      .getByRole('row')
      .filter({ hasText: 'Corner Grocer' })
      .first()
      .getByRole('link')
      .first()
      .click();
    const entries = desk.getByRole('grid', { name: 'Ledger' });
    await expect(entries.getByRole('row').filter({ hasText: 'Set aside from the balance' })).toContainText(
      '100,000',
    );
    await expect(entries.getByRole('row').filter({ hasText: 'Paid out' })).toContainText('1,000 points');
    await desk.close();
  });

  test('journey: a payout that no one claims comes back after 30 days', async ({ page }) => {
    const origin = await logIn(page);
    const before = await readWallet(page);
    await page.goto(`${origin}/wallet/cashout`);
    await hydrated(page);
    await page.getByLabel('Amount in USD').fill('10');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Email address of your payment account').fill('unclaimed@pay.example');
    await page.getByRole('button', { name: 'Send the code' }).click();
    await expect(page.getByText('We sent a code to')).toBeVisible();
    await page.getByLabel('Six-digit code').fill(await codeFor('unclaimed@pay.example'));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('button', { name: 'Send it by email' }).click();
    await expect(page.getByText('We sent a code to')).toBeVisible();
    await page.getByLabel('Six-digit code').fill(await codeFor(WHO));
    await page.getByRole('button', { name: 'Cash out $10.00' }).click();
    await page.waitForURL(/\/orders\//);
    await expect(page.getByText(/This payout address is new/)).toBeVisible();
    const order = page.url();
    const { held } = await readWallet(page);
    expect(held.points).toBe(before.held.points + 1_000);

    await product.moveClock('+25h');
    await reloadUntil(page, () =>
      expect(page.getByText(/Look for the payment provider’s email and claim it/)).toBeVisible({
        timeout: 2_000,
      }),
    );
    // Sessions end meanwhile.
    await page.goto('about:blank');
    await product.moveClock('+31d');
    await logIn(page);
    await page.goto(`${origin}/wallet`);
    await expect(async () => {
      const after = await readWallet(page);
      expect(after.movements.some(({ points }) => points === 1_000)).toBe(true);
      expect(after.movements.reduce((sum, { points }) => sum + points, 0)).toBe(after.balance.points);
    }).toPass({ timeout: 60_000 });
    await page.goto(order);
    await expect(page.getByText('No one claimed it within 30 days.')).toBeVisible();
    await expectAccessible(page);
  });

  test('journey: a device is ordered, shipped, delivered, and connected by itself', async ({ page }) => {
    const origin = await logIn(page);
    await page.goto(`${origin}/device_offer`);
    await hydrated(page);
    await page.getByRole('link', { name: /Quartz smart plug/ }).click();
    await page.getByRole('button', { name: 'Reserve one' }).click();
    await page.getByRole('radio', { name: 'Outdoor' }).check();
    await expect(page.getByRole('radio', { name: 'Outdoor' })).toBeChecked();
    await page.getByRole('radio', { name: /^All with points/ }).check();
    await page.getByRole('button', { name: 'Pay $9.00 with points' }).click();
    await reloadUntil(page, () =>
      expect(page.getByRole('heading', { name: 'It’s being packed' })).toBeVisible({ timeout: 2_000 }),
    );
    const order = await page.getByRole('link', { name: 'See your order' }).getAttribute('href');
    for (const [state, heading] of [
      ['shipped', 'It’s on its way'],
      ['delivered', 'It’s here. Connect it to start saving.'],
    ] as const) {
      await product.control('POST', `/shop/${order?.split('/').at(-1)}`, { state });
      await reloadUntil(page, () =>
        expect(page.getByRole('heading', { name: heading })).toBeVisible({ timeout: 2_000 }),
      );
    }
    const { accounts } = await product.control<{
      accounts: readonly { id: string; partner: string; email: string }[];
    }>('GET', '/devices');
    const account = accounts.find(({ partner, email }) => partner === 'quartz' && email === WHO);
    await product.control('POST', `/devices/accounts/${account?.id}/devices`, {
      kind: 'plug',
      name: 'Garage',
    });
    // The accounts are read again.
    await product.moveClock('+2h');
    await page.goto(`${origin}/device_offer`);
    await page.getByRole('link', { name: /Quartz smart plug/ }).click();
    // Reloading before the offer is open would stay on the list.
    await expect(page.getByRole('heading', { level: 1, name: /Quartz smart plug/ })).toBeVisible();
    await reloadUntil(page, () =>
      expect(page.getByRole('heading', { name: 'It’s connected' })).toBeVisible({ timeout: 2_000 }),
    );
  });
}
