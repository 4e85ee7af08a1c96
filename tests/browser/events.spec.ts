import { expectAccessible } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { logInDemoMember } from '../support/demoMember.ts';

test.describe('an event with a result', () => {
  test('engine: downloads its receipt', async ({ page, baseURL }) => {
    await page.goto(`${await logInDemoMember(page, baseURL)}/events?show=results`);
    await hydrated(page);
    await page.getByRole('link', { name: /Saved/ }).first().click();
    const csv = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Table (CSV)' }).click();
    expect((await csv).suggestedFilename()).toMatch(/\.csv$/);
    const json = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Data (JSON)' }).click();
    expect((await json).suggestedFilename()).toMatch(/\.json$/);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`is accessible with every section open (${colorScheme})`, async ({ page, baseURL }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto(`${await logInDemoMember(page, baseURL, 'au-retailer')}/events?show=results`);
      await hydrated(page);
      await page.getByRole('link', { name: /Saved/ }).first().click();
      await expect(page.getByText('How we worked this out')).toBeVisible();
      await page.evaluate(() =>
        document.querySelectorAll('details').forEach((details) => (details.open = true)),
      );
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });
  }
});
