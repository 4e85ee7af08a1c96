import { expect, hydrated, test } from '../support/browserTest.ts';
import { settled } from '../support/settled.ts';

test.use({ viewport: { width: 390, height: 480 } });

for (const path of ['/forgot-password', '/signup/zip_code']) {
  test(`layout: the question about privacy covers nothing of the form at ${path}, and is within reach`, async ({
    page,
    baseURL,
  }) => {
    const address = new URL(path, baseURL);
    address.hostname = 'ca-telecom.localhost';
    await page.goto(address.href);
    await hydrated(page);
    const question = page.getByRole('region', { name: 'Your privacy' });
    await expect(question).toBeVisible();
    await settled(page);
    const covered = await page.evaluate(() => {
      const strip = document.querySelector('[data-asks-privacy]')?.getBoundingClientRect();
      const fields = [...document.querySelectorAll('main form :is(input, button, a)')];
      return fields
        .map((field) => ({ field, box: field.getBoundingClientRect() }))
        .filter(({ box }) => strip !== undefined && box.bottom > strip.top && box.top < strip.bottom)
        .map(({ field }) => field.textContent || field.getAttribute('name'));
    });
    expect(covered).toEqual([]);
    await question.getByRole('button', { name: 'Yes, that’s OK' }).click();
    await expect(question).toHaveCount(0);
  });
}
