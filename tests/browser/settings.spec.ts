import type { Page } from '@playwright/test';
import { sampleGreenButton } from '../../src/domain/meter/sampleFiles.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { apiRead, logInDemoMember } from '../support/demoMember.ts';

const openSettings = async (page: Page, baseURL: string | undefined, path = '/settings'): Promise<void> => {
  // No other test uses this member.
  const origin = await logInDemoMember(page, baseURL, 'us-mobile', 'away');
  await page.goto(`${origin}${path}`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};
const index = (page: Page) => page.getByRole('navigation', { name: 'Settings' });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('Settings', () => {
  test('layout: NAV-37, NAV-25: the index is beside the open section on a wide screen, and the page on a phone', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 1400, height: 900 });
    await openSettings(page, baseURL);
    const profile = section(page, 'Profile');
    const [beside, opened] = [await index(page).boundingBox(), await profile.boundingBox()];
    expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThanOrEqual(opened?.x ?? 0);
    await expect
      .poll(() => page.locator('.picture-80').boundingBox())
      .toMatchObject({ width: 80, height: 80 });

    await page.setViewportSize({ width: 320, height: 900 });
    await expect(profile).toBeHidden();
    await index(page).getByRole('link', { name: /^Help/ }).click();
    await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeFocused();
    await expect(index(page)).toBeHidden();
  });

  test('engine: FLT-06, FLT-08, FLT-10: offers six themes; the choice applies immediately and is saved for the member', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 1400, height: 900 });
    await openSettings(page, baseURL, '/settings#theme');
    await expect(section(page, 'Theme')).toBeFocused();
    const cards = page.locator('label:has(input[name=theme])');
    await expect(cards).toHaveCount(6);
    await expect.poll(async () => (await cards.first().boundingBox())?.width).toBe(512);
    const other = cards.filter({ hasNot: page.locator(':checked') }).first();
    const wanted = await other.locator('input').inputValue();
    await other.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', wanted);
    await page.getByRole('group', { name: 'Light or dark' }).getByText('Dark', { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await expect
      .poll(() => apiRead<{ theme: string; color_mode: string }>(page, '/settings'))
      .toMatchObject({ theme: wanted, color_mode: 'dark' });
    await page.context().clearCookies({ name: /theme|mode/ });
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', wanted);
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  });
});

test.describe('meter data', () => {
  const choose = (page: Page, name: string, content: string) =>
    page
      .getByLabel('Choose a meter file')
      .setInputFiles({ name, mimeType: 'text/xml', buffer: Buffer.from(content) });

  test('engine: a file is sent with its progress and imported, with a summary of its contents and a note that it earns nothing', async ({
    page,
    baseURL,
  }) => {
    await openSettings(page, baseURL, '/settings/meter-data');
    await expect(section(page, 'Meter data')).toContainText('estimates, not points');
    await choose(page, 'my-meter.xml', sampleGreenButton({ point: 'browser-test' }));
    // The answer waits until the progress has been seen.
    let answer = (): void => undefined;
    const seen = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/meter_data', async (route) => {
      if (route.request().method() === 'POST') await seen;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page.getByRole('progressbar', { name: 'Upload of my-meter.xml' })).toBeVisible();
    answer();
    await expect(section(page, 'Meter data').getByText('my-meter.xml added')).toBeVisible();
    await expect(section(page, 'Meter data')).toContainText('48 readings');
    await page.getByText(/^Where your readings came from/).click();
    await expect(page.getByText(/^Uploaded by you/).first()).toBeVisible();
    await expectAccessible(page);
  });
});
