import { sandboxRoot, sandboxSecret } from '../../src/server/platform/partners.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { logInDemoMember } from '../support/demoMember.ts';

const sandbox = `http://localhost:${process.env['EBBWATT_TEST_SANDBOX_PORT']}`;
const headers = () => ({
  'x-sandbox-key': sandboxSecret(sandboxRoot(process.env['EBBWATT_TEST_DATA'] ?? ''), 'sandbox'),
});

test('journey: OFR-01 to OFR-11, MKT-14: a member reserves a thermostat, pays it by card, and sees it on its way', async ({
  page,
  baseURL,
  faults,
}) => {
  // The card service's page's answer to a refused card.
  faults.allow(/402/);
  const origin = await logInDemoMember(page, baseURL, 'us-energy', 'half-hourly');
  await page.goto(`${origin}/rewards`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Device offers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Device offers' })).toBeVisible();
  await page.getByRole('link', { name: /Slate thermostat/ }).click();
  await page.getByRole('button', { name: 'Reserve one' }).click();
  await expect(page.getByRole('heading', { name: 'Reserved for you' })).toBeVisible();
  await expect(page.getByText(/It’s yours until/)).toBeVisible();
  await page.getByRole('radio', { name: /^All by card/ }).check();
  const pay = page.getByRole('button', { name: 'Pay $49.00 by card' });

  // Paying is blocked until the steps are done, and each names what is missing.
  await pay.click();
  await expect(page.getByText('Choose one of these first.')).toBeVisible();
  await expect(page.getByText('Please read the agreement and check this box.')).toBeVisible();
  // On a phone, it's far above the button.
  await expect(page.getByRole('radio', { name: 'White' })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'White' })).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Black' }).check();
  await expect(page.getByRole('radio', { name: 'Black' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'I agree' }).click();
  await expect(page.getByRole('checkbox', { name: 'I agree' })).toBeChecked();
  await page.getByRole('button', { name: 'Add your address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where should we send it?' });
  await dialog.getByLabel('Street address').fill('12 Alder Street');
  await dialog.getByLabel('City').fill('Davis');
  await dialog.getByLabel('State').selectOption('CA');
  await dialog.getByLabel('Zip Code').fill('95616');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('12 Alder Street, Davis')).toBeVisible();

  // Leaving the page costs nothing.
  await pay.click();
  await page.getByRole('link', { name: 'Go back without paying' }).click();
  await expect(page.getByText('Your payment page is still open')).toBeVisible();
  await page.getByRole('radio', { name: /^All by card/ }).check();
  await pay.click();
  await page.getByLabel('Card number').fill('4000 0000 0000 0002');
  await page.getByRole('button', { name: 'Pay 49.00 USD' }).click();
  await expect(page.getByText('Your card was declined. Try another card.')).toBeVisible();
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: 'Pay 49.00 USD' }).click();
  await expect(page.getByRole('heading', { name: 'Thanks, it’s ordered' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'See your device' }).click();
  await expect(page.getByText('Paid by card: $49.00')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'It’s being packed' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const href = await page.getByRole('link', { name: 'See your order' }).getAttribute('href');
  const key = href?.split('/').at(-1) ?? '';
  const shipped = await page.request.post(`${sandbox}/control/shop/${key}`, {
    headers: headers(),
    data: { state: 'shipped' },
  });
  expect((await shipped.json()) as object).toMatchObject({ request: { sku: '418200032' } });
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'It’s on its way' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page.getByText('Paid by card', { exact: true })).toBeVisible();
});
