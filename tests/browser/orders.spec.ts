import { sandboxRoot, sandboxSecret } from '../../src/server/platform/partners.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/browserTest.ts';
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
