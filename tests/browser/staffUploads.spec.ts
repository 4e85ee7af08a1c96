import { expectAccessible } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { logInDemoMember } from '../support/demoMember.ts';

const PICTURE = {
  name: 'lamp.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><rect width="800" height="500" fill="#264653"/><circle cx="400" cy="250" r="160" fill="#e9c46a"/></svg>',
  ),
};

test('MKT-02, MKT-08: staff add a reward with a picture, see it as members will, and a member sees it', async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  // The broken picture's refusal.
  faults.allow(/400/);
  await page.setViewportSize({ width: 1400, height: 1000 });
  const origin = await logInDemoMember(page, baseURL, 'default', 'staff');
  await page.goto(`${origin}/internal/rewards`);
  await hydrated(page);
  await page.getByRole('link', { name: 'New reward' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New reward' })).toBeVisible();

  // Missing values show at their fields before the review.
  await page.getByRole('button', { name: 'Review change' }).click();
  await expect(page.getByText('Enter a title.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const preview = page
    .locator('section, .card')
    .filter({ has: page.getByRole('heading', { name: 'What members see' }) })
    .last();
  await page.getByLabel('Item number').fill('LAMP-1');
  await page.getByLabel('Title').fill('Harbor Lamp gift card');
  await page.getByLabel('Description').fill('Light for the long evenings.');
  await page.getByLabel('Amounts in points').fill('1500 3000');
  await expect(preview).toContainText('Harbor Lamp gift card');
  await expect(preview).toContainText('from $15.00');
  await expect(preview.getByRole('radio', { name: '$30.00' })).toBeVisible();

  const file = page.getByLabel('Choose a picture');
  await file.setInputFiles({ ...PICTURE, buffer: Buffer.from('no picture') });
  await expect(page.getByText('We can’t read this picture.')).toBeVisible();
  await file.setInputFiles(PICTURE);
  await expect(page.getByRole('img', { name: 'The picture that’s shown' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Review change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add this reward?' });
  await dialog.getByLabel('Reason').fill('New partner in town');
  await dialog.getByRole('button', { name: 'Add the reward' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Harbor Lamp gift card' })).toBeVisible();
  await expect(page.getByText('“New partner in town”')).toBeVisible();

  const member = await browser.newPage();
  await logInDemoMember(member, baseURL);
  await member.goto(`${origin}/rewards?type=GIFT_CARD`);
  await member.getByRole('link', { name: /Harbor Lamp gift card/ }).click();
  await expect(member.getByRole('heading', { level: 1, name: 'Harbor Lamp gift card' })).toBeVisible();
  const shown = member.locator('img[src*="/reward_pictures/"]').first();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
  await member.close();

  // Ends it again, so that the catalogue is as it was.
  await page.getByLabel('Until').fill('01/02/2026 00:00');
  await page.getByLabel('From').fill('01/01/2026 00:00');
  await page.getByRole('button', { name: 'Review change' }).click();
  const change = page.getByRole('dialog', { name: 'Change Harbor Lamp gift card' });
  await change.getByLabel('Reason').fill('The test is over');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
  await page.goto(`${origin}/internal/rewards?show=ENDED`);
  await expect(page.getByRole('row', { name: /Harbor Lamp gift card/ })).toContainText('Ended');
  await page.goto(`${origin}/internal/audit?q=Harbor`);
  const log = page.getByRole('listitem').filter({ hasText: 'Harbor Lamp gift card' });
  await expect(log.filter({ hasText: 'Reward changed' })).toBeVisible();
  await expect(log.filter({ hasText: 'Reward added' })).toBeVisible();

  await page.goto(`${origin}/internal/rewards/catalogue?at=2026-01-01T12:00`);
  await expect(page.getByText('Harbor Lamp gift card')).toBeVisible();
  await expectAccessible(page);
});

test('staff hand out a promo code and end it', async ({ page, baseURL }) => {
  const origin = await logInDemoMember(page, baseURL, 'default', 'staff');
  await page.goto(`${origin}/internal/rewards/promo-codes`);
  await hydrated(page);
  const code = `FAIR-${Date.now()}`;
  await page.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
  await page.getByRole('textbox', { name: 'Points' }).fill('200');
  await page.getByRole('button', { name: 'Review change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add this promo code?' });
  await dialog.getByLabel('Reason').fill('Street fair');
  await dialog.getByRole('button', { name: 'Add the code' }).click();
  const row = page.getByRole('row', { name: new RegExp(code) });
  await expect(row).toContainText('200 points');
  await expectAccessible(page);
  await row.getByRole('button', { name: `End ${code}` }).click();
  const ending = page.getByRole('dialog', { name: `End ${code} now?` });
  await ending.getByLabel('Reason').fill('The fair is over');
  await ending.getByRole('button', { name: 'End the code' }).click();
  await expect(row).toContainText('Ended');
});
