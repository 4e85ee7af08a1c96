import { expect, hydrated, test } from '../support/browserTest.ts';
import { logInDemoMember } from '../support/demoMember.ts';

test.describe('an event with a result', () => {
  test('engine: downloads its receipt', async ({ page, baseURL }) => {
    await page.goto(`${await logInDemoMember(page, baseURL)}/events?show=results`);
    await hydrated(page);
    await page.getByRole('link', { name: /Saved/ }).first().click();
    await page.getByRole('heading', { level: 3, name: 'For the curious' }).click();
    const csv = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Table (CSV)' }).click();
    expect((await csv).suggestedFilename()).toMatch(/\.csv$/);
    const json = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Data (JSON)' }).click();
    expect((await json).suggestedFilename()).toMatch(/\.json$/);
  });
});
