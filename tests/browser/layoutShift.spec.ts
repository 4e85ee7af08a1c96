import type { Page } from '@playwright/test';
import { SETTINGS_SECTIONS } from '../../src/domain/settings/sections.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { logInDemoMember } from '../support/demoMember.ts';

// What arrives late takes the place that was kept for it: answers of the server are held back for a while.

const LATE_MS = 400;
const SCREENS = [
  '/',
  '/events',
  '/devices',
  '/devices/add',
  '/rewards',
  '/rewards?type=CASH',
  '/rewards?type=WHEEL',
  '/rewards/wheel',
  '/prize-form',
  '/rewards/orders',
  '/rewards/codes',
  '/device_offer',
  '/coupons/claimed',
  '/promo/redeem',
  '/wallet',
  '/wallet/cashout',
  '/wallet/egift',
  '/wallet/w9',
  '/invite',
  '/settings',
  ...SETTINGS_SECTIONS.map((section) => `/settings/${section}`),
];

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** Notes what shifts, with what moved. */
async function watchShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
          readonly sources: readonly { readonly node: Node | null }[];
        };
        if (!hadRecentInput)
          shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

/** Screens of one thing, by the screen that links to it. */
const DETAILS = ['/events', '/devices', '/rewards', '/device_offer'] as const;

const addressOf = async (page: Page, list: string): Promise<string> => {
  await page.goto(new URL(list, page.url()).href);
  // Other screens of the area are linked too.
  const others = ['/devices/add', '/rewards/orders', '/rewards/codes'];
  const link = page
    .getByRole('main')
    .locator(`a[href^="${list}/"]${others.map((path) => `:not([href="${path}"])`).join('')}`)
    .last();
  return (await link.getAttribute('href')) ?? '';
};

for (const [width, height] of [
  [390, 844],
  [1400, 900],
] as const)
  for (const [name, path] of [
    ...SCREENS.map((path) => [path, () => Promise.resolve(path)] as const),
    ...DETAILS.map((list) => [`a page of ${list}`, (page: Page) => addressOf(page, list)] as const),
  ])
    test(`${name} keeps its layout at ${width} px while late parts arrive`, async ({ page, baseURL }) => {
      const origin = await logInDemoMember(page, baseURL);
      const address = origin + (await path(page));
      const screen = await page.context().newPage();
      await screen.setViewportSize({ width, height });
      const shifts = await watchShifts(screen);
      await screen.route(/\/backend\//, async (route) => {
        await new Promise((done) => setTimeout(done, LATE_MS));
        await route.continue();
      });
      await screen.goto(address);
      await hydrated(screen);
      await screen.waitForLoadState('networkidle');
      await screen.waitForTimeout(300);
      const found = await shifts();
      expect
        .soft(
          found.reduce((sum, { value }) => sum + value, 0),
          JSON.stringify(found),
        )
        .toBeLessThanOrEqual(0.01);
    });

test('what the app asks at the bottom of a short page stays there as the content arrives', async ({
  page,
  baseURL,
}) => {
  const origin = await logInDemoMember(page, baseURL, 'default', 'carbon');
  const screen = await page.context().newPage();
  await screen.setViewportSize({ width: 390, height: 844 });
  const shifts = await watchShifts(screen);
  const billboard = screen.locator('.page-bottom');
  await screen.route('**/reward/wheel', async (route) => {
    await expect(billboard).toBeVisible();
    await route.continue();
  });
  await screen.goto(`${origin}/prize-form`);
  await expect(screen.getByText('Nothing to send right now')).toBeVisible();
  const found = await shifts();
  expect(
    found.reduce((sum, { value }) => sum + value, 0),
    JSON.stringify(found),
  ).toBeLessThanOrEqual(0.01);
});
