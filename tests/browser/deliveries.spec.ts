import { sampleNem12 } from '../../src/domain/meter/sampleFiles.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { startEmptyProduct, type EmptyProduct } from '../support/emptyProduct.ts';

const password = 'a-password-for-staff';

test.describe('staff without a shell', () => {
  let product: EmptyProduct;
  test.beforeAll(async () => {
    product = await startEmptyProduct({ migrated: true });
  });
  test.afterAll(() => product.stop());

  test('upload what a utility delivered for many homes, and a file of the codes it covers', async ({
    page,
    faults,
  }) => {
    faults.allow(/400/);
    const lines = await product.command(
      'staff',
      '--',
      'add',
      'sam@example.org',
      '--role',
      'internal_programs',
    );
    await page.goto(lines.find((line) => line.startsWith(`${product.origin}/reset-password`)) ?? '');
    await hydrated(page);
    await page.getByLabel('New password').fill(password);
    await page.getByRole('button', { name: 'Save and log in' }).click();
    await expect(page).not.toHaveURL(/reset-password/);
    await page.goto(`${product.origin}/internal/utilities/new`);
    await hydrated(page);
    await page.getByLabel('Acronym').fill('CEDAR');
    await page.getByLabel('Name', { exact: true }).fill('Cedar Power');
    await page.getByLabel('Short name').fill('Cedar');
    await page.getByLabel('Time zone').fill('America/Los_Angeles');
    await page
      .getByLabel('How homes connect')
      .selectOption({ label: 'Meter files that you or the utility deliver' });
    await page.getByRole('button', { name: 'Review change' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('First one');
    await dialog.getByRole('button', { name: 'Add the utility' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cedar Power');

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
    await expectAccessible(page);

    await page.goto(`${product.origin}/internal/coverage`);
    await hydrated(page);
    const codes = page.getByLabel('Or choose a file of codes');
    await codes.setInputFiles({
      name: 'zips.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Zip\n94103\n9410\n'),
    });
    await expect(page.getByText('“9410” (line 3)')).toBeVisible();
    const zips = Array.from({ length: 41_000 }, (_, index) => String(501 + index * 2).padStart(5, '0'));
    await codes.setInputFiles({
      name: 'zips.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Zip\n${zips.join('\n')}\n`),
    });
    await expect(page.getByText('41,000 codes', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Review change' }).click();
    await dialog.getByLabel('Reason').fill('The map of Cedar');
    await dialog.getByRole('button', { name: 'Set codes' }).click();
    await expect(page.getByText('41,000 codes: Can join and take part in events')).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(26);
    await expectAccessible(page);
  });
});
