import { expect, test } from '../support/browserTest.ts';
import { logInDemoMember } from '../support/demoMember.ts';

test('layout: the dialog of a tinted card has the colors of dialogs', async ({ page, baseURL }) => {
  const origin = await logInDemoMember(page, baseURL, 'org', 'bronze');
  await page.goto(`${origin}/devices`);
  await page.getByRole('button', { name: 'Send me one free' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where should we send it?' });
  const muted = (element: Element) => getComputedStyle(element).getPropertyValue('--c-text-muted');
  expect(await dialog.evaluate(muted)).toBe(await page.locator('html').evaluate(muted));
});
