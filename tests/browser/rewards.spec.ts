import { expect, hydrated, test } from '../support/browserTest.ts';
import { logInDemoMember } from '../support/demoMember.ts';
import { readBarcode } from '../support/readBarcode.ts';

for (const [format, role, title] of [
  ['Code128', 'demo', /Corner Grocer/],
  ['PDF417', 'diamond', /Pageturner Books/],
  ['QRCode', 'gold', /Bean & Batch/],
] as const)
  test(`engine: MKT-07: a scanner reads the code from the screen: ${format}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      colorScheme: format === 'QRCode' ? 'dark' : 'light',
    });
    const page = await context.newPage();
    const origin = await logInDemoMember(page, baseURL, 'us-mobile', role);
    await page.goto(`${origin}/rewards/codes`);
    await hydrated(page);
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('button', { name: 'Show the code' }).click();
    const drawing = page.getByRole('img', { name: 'Barcode of this code' });
    const code = await page
      .getByRole('status')
      .filter({ hasText: /^[A-Z\d-]{8,}$/ })
      .textContent();
    expect(await readBarcode(await drawing.locator('..').screenshot())).toEqual([{ format, text: code }]);
    await context.close();
  });
