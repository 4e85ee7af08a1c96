import { expect, hydrated, test } from '../support/browserTest.ts';
import { logInDemoMember } from '../support/demoMember.ts';

test('focus: staff open the first payout of the queue by keyboard', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1400, height: 1200 });
  const origin = await logInDemoMember(page, baseURL, 'au-retailer', 'staff');
  await page.goto(`${origin}/internal/payouts`);
  await hydrated(page);
  const first = page.locator('a[data-row]').first();
  await expect(first).toBeVisible();
  await page.keyboard.press('j');
  await expect(first).toBeFocused();
  const href = await first.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin}${href}`);
  await expect(page.getByRole('button', { name: 'Refuse' })).toBeVisible();
});

test('navigation: staff download the tax year', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1400, height: 1200 });
  const origin = await logInDemoMember(page, baseURL, 'default', 'staff');
  await page.goto(`${origin}/internal/payouts/tax?show=everyone`);
  await hydrated(page);
  await expect(page.locator('a[data-row]').first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Download \d{4} as CSV$/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^tax-year-\d{4}\.csv$/);
});

test('focus: WAL-17: a tax form that lacks something leads back to its first field', async ({
  page,
  baseURL,
  faults,
}) => {
  faults.allow(/400/);
  await page.setViewportSize({ width: 360, height: 740 });
  const origin = await logInDemoMember(page, baseURL, 'us-energy', 'gold');
  await page.goto(`${origin}/wallet/w9`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const name = page.getByLabel('Name, as shown on your tax return');
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
});
