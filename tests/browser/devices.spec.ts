import { expectAccessible } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { logInDemoMember } from '../support/demoMember.ts';

test('journey: DEV-12, DEV-01: a maker’s log-in is on the maker’s own page and leads back to the list, and the device opens', async ({
  page,
  baseURL,
}) => {
  // No other file changes this member, who has no device yet.
  const origin = await logInDemoMember(page, baseURL, 'us-energy', 'hourly');
  await page.goto(`${origin}/devices/add`);
  await hydrated(page);
  await page.getByRole('searchbox', { name: 'Search brands and device types' }).fill('thermostat');
  await page.getByRole('button', { name: 'Connect Slate' }).click();
  await page.getByLabel('Email').fill('somebody@homes.example');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.waitForURL((url) => url.origin === origin && url.pathname === '/devices');
  await expect(page.getByRole('link', { name: /^Hallway/ })).toContainText('°F');
  await page.getByRole('link', { name: /^Hallway/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hallway' })).toBeVisible();
  await expect(page.getByRole('switch', { name: /Takes part/ })).toBeChecked();
  await expectAccessible(page);
});
