import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, hydrated, test } from '../support/browserTest.ts';

const brands = readdirSync(fileURLToPath(new URL('../../brands', import.meta.url)), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test('the server reports that it is healthy', async ({ page }) => {
  for (const path of ['/healthz', '/readyz']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
  }
});

for (const brand of brands) {
  test(`${brand} has its own address and name`, async ({ page, baseURL }) => {
    const address = new URL('/login', baseURL);
    address.hostname = `${brand}.localhost`;
    await page.goto(address.href);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
    await expect(page).toHaveTitle(/\S/);
  });
}
