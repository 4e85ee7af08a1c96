import type { Page } from '@playwright/test';
import { sampleGreenButton } from '../../src/domain/meter/sampleFiles.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { apiRead, logInDemoMember } from '../support/demoMember.ts';
import { settled } from '../support/settled.ts';

/** This file changes only this brand's member. */
const CHANGED = 'us-mobile';

const openSettings = async (
  page: Page,
  baseURL: string | undefined,
  brand = 'default',
  path = '/settings',
): Promise<void> => {
  const origin = await logInDemoMember(page, baseURL, brand);
  await page.goto(`${origin}${path}`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};
const index = (page: Page) => page.getByRole('navigation', { name: 'Settings' });
const entry = (page: Page, name: string) =>
  index(page)
    .getByRole('link')
    .filter({ has: page.getByText(name, { exact: true }) });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('Settings', () => {
  test('NAV-37, NAV-25: on a wide screen the index is beside the open section, and each section is accessible', async ({
    page,
    baseURL,
  }) => {
    await openSettings(page, baseURL);
    await expect(section(page, 'Profile')).toBeVisible();
    await expect(entry(page, 'Profile')).toHaveAttribute('aria-current', 'page');
    for (const name of [
      'Home and utility',
      'Meter data',
      'Vacation and auto-join',
      'Notifications',
      'Login and security',
      'Language and theme',
      'Privacy and terms',
      'Help',
    ]) {
      await entry(page, name).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
      await expect(index(page).locator('[aria-current=page]')).toContainText(name);
      await expect(section(page, name)).toBeVisible();
      await settled(page);
      await expectAccessible(page);
    }
    await expect(page).toHaveTitle(/^Help/);
    await expect
      .poll(() => page.locator('.picture-80').boundingBox())
      .toMatchObject({ width: 80, height: 80 });
  });

  test('NAV-37: on a phone the index is the page, shows each section’s state, and every section leads back to it', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 320, height: 3000 });
    await openSettings(page, baseURL);
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    await expect(entry(page, 'Home and utility')).toContainText('Connected');
    await expect(entry(page, 'Language and theme')).toContainText('English, automatic');
    await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible();
    await expectAccessible(page);
    const names = await index(page).locator('.strong').allTextContents();
    expect(names).toHaveLength(9);
    for (const name of names) {
      await entry(page, name).click();
      await expect(page.getByRole('heading', { name, level: 1 })).toBeFocused();
      await expect(index(page)).toBeHidden();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.locator('main').getByRole('link', { name: 'Settings', exact: true }).click();
      await expect(page).toHaveURL(/\/settings$/);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('NAV-49: a link to a fragment of the settings leads to its section, and an unknown section is not found', async ({
    page,
    baseURL,
  }) => {
    await openSettings(page, baseURL, 'default', '/settings#phones');
    await expect(page).toHaveURL(/\/settings\/profile#phones$/);
    await expect(section(page, 'Phone numbers')).toBeFocused();
    await page.goto(new URL('/settings/nothing', page.url()).href);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page');
  });

  test('a name is saved on its own, and the bar shows it immediately', async ({ page, baseURL }) => {
    await openSettings(page, baseURL, CHANGED);
    await page.getByRole('button', { name: 'Change: Name' }).click();
    await expect(page.getByLabel('First name')).toBeFocused();
    await page.getByLabel('First name').fill('Zoë');
    await page.getByLabel('Last name').fill('Quill');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Name saved.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change: Name' })).toBeFocused();
    await expect(page.locator('.picture-link')).toHaveText('ZQ');
    await page.reload();
    await expect(section(page, 'Profile')).toContainText('Zoë Quill');
  });

  test('a postal code of another country is refused at the field', async ({ page, baseURL }) => {
    await openSettings(page, baseURL, 'default', '/settings/home');
    await page.getByRole('button', { name: 'Change: Home zip code' }).click();
    await page.getByLabel('Zip code').fill('123');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Enter a zip code with 5 digits, such as 94103.')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(section(page, 'Home and utility')).toContainText('94103');
  });

  test('auto-join takes effect immediately and survives a reload', async ({ page, baseURL }) => {
    await openSettings(page, baseURL, CHANGED, '/settings/vacation');
    const always = page.getByRole('switch', { name: 'Always join' });
    await expect(always).not.toBeChecked();
    await always.click();
    await expect(page.getByRole('status').filter({ hasText: 'You’ll join all' })).toBeVisible();
    await page.reload();
    await expect(always).toBeChecked();
    await always.click();
    await expect(
      page.getByRole('status').filter({ hasText: 'We’ll ask you each time from now on.' }),
    ).toBeVisible();
  });

  test('FLT-06, FLT-08, FLT-10: offers six themes; the choice applies immediately and is saved for the member', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 1400, height: 900 });
    await openSettings(page, baseURL, CHANGED, '/settings#theme');
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

  test('a file is imported, with a summary of its contents and a note that it earns nothing', async ({
    page,
    baseURL,
  }) => {
    await openSettings(page, baseURL, CHANGED, '/settings/meter-data');
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

  test('a faulty file is refused as a whole, with the fault', async ({ page, baseURL, faults }) => {
    faults.allow(/400/);
    await openSettings(page, baseURL, CHANGED, '/settings/meter-data');
    const before = await apiRead(page, '/api/meter_data');
    await choose(page, 'broken.xml', sampleGreenButton({ point: 'broken' }).slice(0, 900));
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(section(page, 'Meter data').locator('.field-error')).toContainText('broken.xml');
    expect(await apiRead(page, '/api/meter_data')).toEqual(before);
    await choose(page, 'picture.xml', '\u0089PNG\r\n');
    await expect(section(page, 'Meter data').locator('.field-error')).toBeHidden();
  });
});
