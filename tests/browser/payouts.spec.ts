import { expectAccessible } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { logInDemoMember } from '../support/demoMember.ts';
import { settled } from '../support/settled.ts';

test.describe.configure({ mode: 'serial' });

test('staff open the queue by keyboard, refuse a payout, and the member reads why', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1400, height: 1200 });
  const origin = await logInDemoMember(page, baseURL, 'default', 'staff');
  await page.goto(`${origin}/internal`);
  await page.getByRole('link', { name: /payouts need your decision/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payouts' })).toBeVisible();
  await settled(page);
  const rows = page.locator('a[data-row]');
  await expect(rows).toHaveCount(2);
  await expectAccessible(page);

  // The one that waits the longest comes first.
  await page.keyboard.press('j');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^\$18\.00 to / })).toBeVisible();
  await expect(page.getByText('Other members have cashed out in the same browser.')).toBeVisible();
  await settled(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Refuse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refuse $18.00?' });
  await expectAccessible(page);
  await dialog.getByLabel('Reason').fill('Three accounts in one kitchen');
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(dialog.getByText('Choose what we tell the member.')).toBeVisible();
  await dialog.getByLabel('What we tell the member').selectOption('Several accounts in one household');
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByText('“Three accounts in one kitchen”')).toBeVisible();
  await expect(page.getByText('We refused it: several accounts in one household.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refuse' })).toHaveCount(0);

  const member = await browser.newPage();
  await logInDemoMember(member, baseURL, 'default', 'moved');
  await member.goto(`${origin}/rewards/orders`);
  await member
    .getByRole('link', { name: /Cash-out/ })
    .first()
    .click();
  await expect(member.getByText(/more than one account with us/)).toBeVisible();
  await expect(member.getByText('Three accounts in one kitchen')).toHaveCount(0);
  // A cash-out is no purchase: it has no shop and no price.
  const steps = member.getByRole('listitem');
  await expect(steps.filter({ hasText: 'Requested' })).toBeVisible();
  await expect(steps.filter({ hasText: 'Back in your wallet' })).toBeVisible();
  await expect(steps.filter({ hasText: '$18.00 set aside for this cash-out' })).toBeVisible();
  await expect(member.getByRole('term').filter({ hasText: /^(Amount|Price|Value)$/ })).toHaveText(['Amount']);
  await member.close();
});

test('staff approve a payout, put its member on hold and take the hold off', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1400, height: 1200 });
  const origin = await logInDemoMember(page, baseURL, 'default', 'staff');
  await page.goto(`${origin}/internal/payouts`);
  await hydrated(page);
  await page.locator('a[data-row]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^\$25\.00 to / })).toBeVisible();
  await page.getByRole('button', { name: 'Put on hold' }).click();
  const hold = page.getByRole('dialog', { name: 'Put this member’s cash-outs on hold?' });
  await hold.getByLabel('What we tell the member').selectOption('Unusual activity');
  await hold.getByLabel('Reason').fill('Calling them first');
  await hold.getByRole('button', { name: 'Put on hold' }).click();
  await expect(page.getByText(/^Since .*: Unusual activity$/)).toBeVisible();

  await page.getByRole('button', { name: 'Take off hold' }).click();
  const off = page.getByRole('dialog', { name: 'Let this member cash out again?' });
  await off.getByLabel('Reason').fill('It was them');
  await off.getByRole('button', { name: 'Take off hold' }).click();
  await expect(page.getByRole('button', { name: 'Put on hold' })).toBeVisible();

  await page.getByRole('button', { name: 'Approve' }).click();
  const approve = page.getByRole('dialog', { name: 'Approve $25.00?' });
  await approve.getByLabel('Reason').fill('Known by phone');
  await approve.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('“Known by phone”')).toBeVisible();
  await expect(page.getByText(/^Approved by /)).toBeVisible();
});

test('staff settle a difference, mark a form and download the tax year', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1400, height: 1200 });
  const origin = await logInDemoMember(page, baseURL, 'default', 'staff');
  await page.goto(`${origin}/internal/payouts/differences`);
  await hydrated(page);
  await expect(page.getByText('They have no record of one of our payouts')).toBeVisible();
  await page.getByRole('button', { name: 'Settle' }).first().click();
  const settle = page.getByRole('dialog', { name: 'Settle this difference?' });
  await settle.getByLabel('Reason').fill('Paid by bank transfer');
  await settle.getByRole('button', { name: 'Settle' }).click();
  await expect(page.getByText('Our books and the provider’s list agree.')).toBeVisible();

  await page.goto(`${origin}/internal/payouts/forms?status=PROCESSING`);
  await hydrated(page);
  await page.locator('a[data-row]').first().click();
  await page.getByRole('button', { name: 'Mark as received and valid' }).click();
  const mark = page.getByRole('dialog', { name: /’s form/ });
  await mark.getByLabel('Reason').fill('Letter from the IRS');
  await mark.getByRole('button', { name: 'Mark as received and valid' }).click();
  await expect(mark).toHaveCount(0);
  await expect(page.getByText('Valid', { exact: true }).first()).toBeVisible();
  await settled(page);
  await expectAccessible(page);

  await page.goto(`${origin}/internal/payouts/tax?show=everyone`);
  await hydrated(page);
  await expect(page.locator('a[data-row]').first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Download \d{4} as CSV$/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^tax-year-\d{4}\.csv$/);
});

test('WAL-17: a tax form that lacks something leads back to its first field', async ({
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
