import type { Page } from '@playwright/test';
import { sandboxRoot, sandboxSecret } from '../../src/server/platform/partners.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { logInDemoMember } from '../support/demoMember.ts';

const sandbox = `http://localhost:${process.env['EBBWATT_TEST_SANDBOX_PORT']}`;
const headers = () => ({
  'x-sandbox-key': sandboxSecret(sandboxRoot(process.env['EBBWATT_TEST_DATA'] ?? ''), 'sandbox'),
});

test('a member orders the free first device and sees it on its way, and so do staff', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = await logInDemoMember(page, baseURL, 'org', 'bronze');
  await page.goto(`${origin}/devices`);
  await page.getByRole('button', { name: 'Send me one free' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where should we send it?' });
  // The dialog uses the standard dialog colors, not those of the tinted card that opens it.
  const muted = (element: Element) => getComputedStyle(element).getPropertyValue('--c-text-muted');
  expect(await dialog.evaluate(muted)).toBe(await page.locator('html').evaluate(muted));
  await dialog.getByLabel('Street address').fill('12 Alder Street');
  await dialog.getByLabel('City').fill('Davis');
  await dialog.getByLabel('State').selectOption('CA');
  await dialog.getByLabel('Zip Code').fill('95616');
  await dialog.getByRole('button', { name: 'Order' }).click();
  await expect(page.getByText('Your smart plug is ordered')).toBeVisible();
  await page.getByRole('link', { name: 'See your order' }).click();
  await page.waitForURL(/\/orders\//);
  await expect(page).toHaveTitle(/^Your first smart plug is on us · /);
  const heading = page.getByRole('heading', { level: 2 }).first();
  await expect(async () => {
    await page.reload();
    await expect(heading).toHaveText('Your smart plug is being packed', { timeout: 2_000 });
  }).toPass();

  const key = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(
    (
      await page.request.post(`${sandbox}/control/shop/${key}`, {
        headers: headers(),
        data: { state: 'shipped' },
      })
    ).ok(),
  ).toBe(true);
  await expect(async () => {
    await page.reload();
    await expect(heading).toHaveText('Your smart plug is on its way', { timeout: 2_000 });
  }).toPass();
  await expect(page.getByText(/Parcel Post PP\d{12}/)).toBeVisible();
  await expectAccessible(page);

  const desk = await browser.newPage();
  await logInDemoMember(desk, baseURL, 'org', 'staff');
  await desk.goto(`${origin}/internal/orders?status=SHIPPED`);
  const row = desk.getByRole('row').filter({ hasText: '1 smart plug' }).first();
  await expect(row).toContainText('Shipped');
  await row.getByRole('link').first().click();
  await expect(desk.getByText('12 Alder Street')).toBeVisible();
  await expectAccessible(desk);
  await desk.close();
});

/** Opens the first order of the staff's list with this title. */
async function open(page: Page, origin: string, status: string, title: string): Promise<void> {
  await page.goto(`${origin}/internal/orders?status=${status}`);
  await page.getByRole('row').filter({ hasText: title }).first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
}

/** Presses a button of the open order, and again below its reason. */
async function decide(page: Page, action: string, question: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: action }).click();
  const dialog = page.getByRole('dialog', { name: question });
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: action }).click();
  await expect(page.getByText(`“${reason}”`)).toBeVisible();
}

test('staff send a parcel that came back once more, and give back the points of an order under way', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = await logInDemoMember(page, baseURL, 'org', 'staff');
  /** A job's result shows after the next reload. */
  const comesTo = (grid: string, row: RegExp | string) =>
    expect(async () => {
      await page.reload();
      const cell = page.getByRole('grid', { name: grid }).getByRole('row').filter({ hasText: row });
      await expect(cell.first()).toBeVisible({ timeout: 2_000 });
    }).toPass();

  await open(page, origin, 'FAILED', 'tote bag');
  await expect(page.getByText('The package came back.')).toBeVisible();
  await decide(page, 'Try again', 'Try this order again?', 'They were away');
  // Each attempt has its own key at the shop.
  await comesTo('What happened', /key: \S+-2, /);
  await expect(page.getByText('This order failed')).toHaveCount(0);

  await open(page, origin, 'ACCEPTED', 'Marquee Cinemas');
  await decide(page, 'Cancel the order', 'Cancel this order?', 'Asked for on the phone');
  await comesTo('Ledger', 'Returned to the balance');
  await expectAccessible(page);

  const member = await browser.newPage();
  await logInDemoMember(member, baseURL, 'org', 'demo');
  await member.goto(`${origin}/rewards/orders`);
  await member
    .getByRole('link', { name: /Marquee Cinemas/ })
    .first()
    .click();
  await expect(member.getByRole('heading', { level: 2, name: 'It didn’t work out' })).toBeVisible();
  await expect(member.getByText('You have $15.00 back in your wallet.')).toBeVisible();
  await member.close();
});

test('staff refund a delivered order, and settle a difference from a service’s list', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  const origin = await logInDemoMember(page, baseURL, 'org', 'staff');
  await open(page, origin, 'DELIVERED', 'Pageturner Books');
  await decide(page, 'Refund the points', 'Refund this order?', 'The code didn’t work');
  await expect(page.getByRole('grid', { name: 'Ledger' })).toContainText('Returned to the balance');
  await expect(page.getByRole('button', { name: 'Refund the points' })).toHaveCount(0);

  await page.goto(`${origin}/internal/orders/differences`);
  await hydrated(page);
  const row = page.getByRole('row').filter({ hasText: 'They have no record of one of our orders' });
  await row.getByRole('button', { name: 'Settle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settle this difference?' });
  await dialog.getByLabel('Reason').fill('The code works, they say');
  await dialog.getByRole('button', { name: 'Settle' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('link', { name: 'Settled', exact: true }).click();
  await expect(row).toContainText('The code works, they say');
  await expectAccessible(page);
});
