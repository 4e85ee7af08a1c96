import sharp from 'sharp';
import { sampleNem12 } from '../../src/domain/meter/sampleFiles.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { logInDemoMember } from '../support/demoMember.ts';

test('engine: MKT-02: staff upload a picture of a reward, see that one is broken, and a member sees the good one', async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  // The broken picture's refusal.
  faults.allow(/400/);
  await page.setViewportSize({ width: 1400, height: 1000 });
  const origin = await logInDemoMember(page, baseURL, 'org', 'staff');
  await page.goto(`${origin}/internal/rewards/new`);
  await hydrated(page);
  await page.getByLabel('Item number').fill('LAMP-1');
  await page.getByLabel('Title').fill('Harbor Lamp gift card');
  await page.getByLabel('Description').fill('Light for the long evenings.');
  await page.getByLabel('Amounts in points').fill('1500 3000');
  const file = page.getByLabel('Choose a picture');
  const picture = {
    name: 'lamp.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 800, height: 500, channels: 3, background: '#264653' } })
      .png()
      .toBuffer(),
  };
  await file.setInputFiles({ ...picture, buffer: Buffer.from('no picture') });
  await expect(page.getByText('We can’t read this picture.')).toBeVisible();
  await file.setInputFiles(picture);
  await expect(page.getByRole('img', { name: 'The picture that’s shown' })).toBeVisible();
  await page.getByRole('button', { name: 'Review change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add this reward?' });
  await dialog.getByLabel('Reason').fill('New partner in town');
  await dialog.getByRole('button', { name: 'Add the reward' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Harbor Lamp gift card' })).toBeVisible();

  const member = await browser.newPage();
  await logInDemoMember(member, baseURL, 'org');
  await member.goto(`${origin}/rewards?type=GIFT_CARD`);
  await member.getByRole('link', { name: /Harbor Lamp gift card/ }).click();
  await expect(member.getByRole('heading', { level: 1, name: 'Harbor Lamp gift card' })).toBeVisible();
  const shown = member.locator('img[src*="/reward_pictures/"]').first();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
  await member.context().close();
});

test('engine: staff upload what a utility delivered for many homes, and read what is wrong with a file', async ({
  page,
  baseURL,
  faults,
}) => {
  faults.allow(/400/);
  const origin = await logInDemoMember(page, baseURL, 'org', 'staff');
  await page.goto(`${origin}/internal/utilities`);
  await hydrated(page);
  await page.locator('a[data-row]').first().click();
  const file = page.getByLabel('Choose a meter file');
  const send = async (name: string, content: string) => {
    await file.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
    await page.getByLabel('Reason').fill('June’s delivery');
    await page.getByRole('button', { name: 'Upload' }).click();
  };
  await send('wrong.csv', 'time,energy\n1,2\n');
  await expect(page.getByText(/wrong\.csv, line 1/).first()).toBeVisible();
  await send('june.csv', sampleNem12({ nmi: 'NOBODY0001' }));
  await expect(page.getByText('We’ve read june.csv')).toBeVisible();
  await page.getByText('1 meter that no member has entered').click();
  await expect(page.getByText('NOBODY0001')).toBeVisible();
});
