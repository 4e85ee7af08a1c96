import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { logInDemoMember } from '../support/demoMember.ts';

const openWheel = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}/rewards/wheel`);
  await hydrated(page);
};
const shownResult = (page: Page) => page.getByRole('heading', { level: 2 }).and(page.locator(':focus'));

test('engine: the drawn wheel turns to its result, which another tab shows at once to a reader who wants no motion', async ({
  page,
  baseURL,
}) => {
  // No other test spins for these; a second try needs a spin, too.
  const role = test.info().retry === 0 ? 'gold' : 'silver';
  const origin = await logInDemoMember(page, baseURL, 'home-security', role);
  await openWheel(page, origin);
  const other = await page.context().newPage();
  await other.emulateMedia({ reducedMotion: 'reduce' });
  await openWheel(other, origin);
  await page.getByRole('button', { name: 'Spin the wheel' }).click();
  const turning = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .some(
          (each) =>
            each instanceof CSSTransition &&
            each.transitionProperty === 'transform' &&
            (each.effect as KeyframeEffect).target instanceof SVGElement,
        ),
    );
  await expect.poll(turning).toBe(true);
  await expect(shownResult(page)).toBeVisible();
  expect(await turning()).toBe(false);

  await other.getByRole('button', { name: 'Spin the wheel' }).click();
  await expect(shownResult(other)).toHaveText((await shownResult(page).textContent()) ?? '');
  await expect(other.getByRole('button', { name: 'Skip' })).toHaveCount(0);
  await other.close();
});
