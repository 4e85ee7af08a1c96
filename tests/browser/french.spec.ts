import type { Page } from '@playwright/test';
import { expect, test } from '../support/browserTest.ts';
import { logInDemoMember } from '../support/demoMember.ts';
import { settled } from '../support/settled.ts';

/** What is wider than the page, and the buttons, labels and headings whose words are cut off. */
function listClipped(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const cut = [
      ...document.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, dt, dd, legend, label, .badge'),
    ]
      .filter(
        (element) =>
          !element.closest('.visually-hidden') &&
          element.clientWidth > 1 &&
          element.scrollWidth > element.clientWidth + 1 &&
          getComputedStyle(element).overflowX !== 'visible',
      )
      .map((element) => element.innerText);
    return [...(wide > 0 ? [`${wide} px too wide`] : []), ...cut];
  });
}

// What they say is tested in tests/app/french.test.tsx.
test('layout: the longer words of French are nowhere cut off', async ({ page, baseURL }) => {
  const origin = await logInDemoMember(page, baseURL, 'ca-telecom');
  await page.context().addCookies([{ name: 'ebbwatt_locale', value: 'fr-CA', url: origin }]);
  for (const path of [
    '/',
    '/events',
    '/rewards',
    '/wallet',
    '/devices',
    '/settings/language',
    '/settings/vacation',
    '/settings/notifications',
  ]) {
    await page.goto(origin + path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await settled(page);
    for (const width of [360, 1400]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await listClipped(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
