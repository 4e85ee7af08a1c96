import { expectAccessible } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { logInDemoMember } from '../support/demoMember.ts';

test('staff start a baseline measurement and see its error', async ({ page, baseURL }) => {
  const origin = await logInDemoMember(page, baseURL, 'us-energy', 'staff');
  await page.goto(`${origin}/internal/accuracy`);
  await hydrated(page);
  await expect(page.getByText('INTERNAL', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing measured yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Measure now' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('To choose a baseline.');
  await dialog.getByRole('button', { name: 'Measure now' }).click();
  // Without a reload: the page polls the measurement.
  const table = page.getByRole('grid', { name: 'Accuracy' });
  await expect(table.getByRole('rowheader', { name: '10 of 10 In use' }).first()).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText(/was measured on/).first()).toBeVisible();
  await expect(table.getByRole('rowheader', { name: 'Highest 5 of 10, adjusted' }).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Days' }).selectOption({ label: 'Weekends and holidays' });
  await expect(page).toHaveURL(/days=other/);
  await expectAccessible(page);
});
