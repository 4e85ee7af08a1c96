import { expectAccessible } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { logInDemoMember } from '../support/demoMember.ts';

test('OFR-01, OFR-06: staff add a device offer, see it as members will, change it and end it', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1400, height: 1000 });
  const origin = await logInDemoMember(page, baseURL, 'org', 'staff');
  await page.goto(`${origin}/internal/offers`);
  await hydrated(page);
  await page.getByRole('link', { name: 'New offer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New offer' })).toBeVisible();

  // Missing values show at their fields before the review.
  await page.getByRole('button', { name: 'Review change' }).click();
  await expect(page.getByText('Enter a title.')).toBeVisible();
  await expect(page.getByText('Each option needs the shop’s variant ID.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const preview = page
    .locator('section, .card')
    .filter({ has: page.getByRole('heading', { name: 'What members see' }) })
    .last();
  await page.getByLabel('Type of device').selectOption('Smart plug');
  await page.getByLabel('Partner').selectOption('Quartz');
  await page.getByLabel('Title', { exact: true }).fill('Garage plug');
  await page.getByLabel('Description').fill('For the freezer in the garage.');
  await page.getByLabel('Agreement').fill('Connect it within 30 days.');
  await page.getByLabel('Variant ID 1').fill('418200091');
  await page.getByRole('button', { name: 'Add an option' }).click();
  await page.getByLabel('Variant ID 2').fill('418200092');
  await page.getByLabel('Name 1').fill('Grey');
  await page.getByLabel('Name 2').fill('Blue');
  await page.getByLabel('Price in points', { exact: true }).fill('1200');
  await page.getByLabel('Usual price in points').fill('1900');
  await page.getByLabel('Left').fill('3');
  await page.getByLabel('Position').fill('99');
  await expect(preview).toContainText('Garage plug');
  await expect(preview).toContainText('$12.00');
  await expect(preview).toContainText('3 left');
  await expect(preview).toContainText('Connect it within 30 days.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Review change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add this offer?' });
  await dialog.getByLabel('Reason').fill('Spring campaign');
  await dialog.getByRole('button', { name: 'Add the offer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Garage plug' })).toBeVisible();
  await expect(page.getByText('“Spring campaign”')).toBeVisible();
  await expectAccessible(page);

  const member = await browser.newPage();
  await logInDemoMember(member, baseURL, 'org', 'gold');
  await member.goto(`${origin}/device_offer`);
  await member.getByRole('link', { name: /Garage plug/ }).click();
  await member.getByRole('button', { name: /Reserve/ }).click();
  await expect(member.getByText('Connect it within 30 days.')).toBeVisible();

  await page.reload();
  await hydrated(page);
  // A reservation takes one, and its owner keeps the price.
  await expect(page.getByLabel('Left')).toHaveValue('2');
  await page.getByLabel('Price in points', { exact: true }).fill('1500');
  await page.getByRole('button', { name: 'Review change' }).click();
  const change = page.getByRole('dialog', { name: 'Change Garage plug' });
  await expect(change).toContainText('Members who reserved one keep their price.');
  await change.getByLabel('Reason').fill('The shop raised it');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('“The shop raised it”')).toBeVisible();
  await member.reload();
  await expect(member.getByText(/Pay \$12\.00/).first()).toBeVisible();
  await member.close();

  await page.getByRole('link', { name: 'See everyone' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Who has a device' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Garage plug/ })).toContainText('Reserved');
  await page.goBack();

  await page.getByRole('button', { name: 'End the offer' }).click();
  const ending = page.getByRole('dialog', { name: 'End Garage plug now?' });
  await expect(ending).toContainText('The member who has reserved one can still buy it.');
  await ending.getByLabel('Reason').fill('Campaign over');
  await ending.getByRole('button', { name: 'End the offer' }).click();
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
  await page.goto(`${origin}/internal/audit?q=Garage`);
  const log = page.getByRole('listitem').filter({ hasText: 'Garage plug' });
  await expect(log.filter({ hasText: 'Device offer ended' })).toBeVisible();
});

test('OFR-03: the list of devices not connected in time leads to the member and the order', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1400, height: 1000 });
  const origin = await logInDemoMember(page, baseURL, 'default', 'staff');
  await page.goto(`${origin}/internal/offers`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Not connected in time' }).click();
  const row = page.getByRole('row', { name: /Slate thermostat/ });
  await expect(row).toContainText('Late');
  await expectAccessible(page);
  await row.getByRole('link', { name: 'Open the order' }).click();
  await expect(page).toHaveURL(/\/internal\/orders\//);
  await page.goBack();
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/internal\/members\//);
});
