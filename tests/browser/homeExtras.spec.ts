import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { logInDemoMember } from '../support/demoMember.ts';
import { MEMBER, stubApi } from '../support/stubApi.ts';

async function home(page: Page, baseURL: string | undefined, brand: string, role = 'demo'): Promise<void> {
  await page.goto(await logInDemoMember(page, baseURL, brand, role));
  await hydrated(page);
}

/** The lower sections are fetched when they come near the viewport. */
const scrollDown = async (page: Page): Promise<void> => {
  await page.getByRole('main').evaluate((main) => main.scrollIntoView({ block: 'end' }));
};

test.describe('Home below the first screen', () => {
  test.describe('in French, whose sentences are longer', () => {
    test.use({ locale: 'fr-CA' });
    for (const role of ['demo', 'carbon', 'lost'])
      test(`layout: asks about privacy in a quarter of the window, and is at most two and a half screens of a phone for the member "${role}"`, async ({
        page,
        baseURL,
      }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        await home(page, baseURL, 'ca-telecom', role);
        await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
        const question = page.getByRole('region', { name: 'Votre vie privée' });
        const no = question.getByRole('button', { name: 'Non, merci' });
        const [box, yesBox, noBox] = await Promise.all([
          question.boundingBox(),
          question.getByRole('button', { name: 'Oui, d’accord' }).boundingBox(),
          no.boundingBox(),
        ]);
        expect(box?.height).toBeLessThanOrEqual(740 / 4);
        // Saying no is as easy as saying yes.
        expect(yesBox).toMatchObject({ y: noBox?.y, width: noBox?.width, height: noBox?.height });
        // It stays above the navigation to the page's end, and hides nothing there.
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        const [strip, nav] = await Promise.all([question.boundingBox(), page.locator('.nav').boundingBox()]);
        expect(Math.round((strip?.y ?? 0) + (strip?.height ?? 0))).toBe(Math.round(nav?.y ?? 0));
        // Until it is answered, the question makes the page longer by its own height.
        await no.click();
        await expect(question).toHaveCount(0);
        await page.setViewportSize({ width: 390, height: 844 });
        await scrollDown(page);
        await expect(page.getByRole('region', { name: 'D’autres idées pour vous' })).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
          2.5 * 844,
        );
      });
  });

  test('layout: offers that are opened fit 320 pixels and are accessible', async ({ page, baseURL }) => {
    await home(page, baseURL, 'us-mobile');
    await scrollDown(page);
    await expect(page.getByRole('region', { name: 'More for you' })).toBeVisible();
    await page.locator('main details').evaluateAll((all) => {
      for (const each of all) each.setAttribute('open', '');
    });
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test('layout: NAV-13: of a collapsed billboard one line stays, so that the page is not covered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const api = await stubApi(page, MEMBER, 'nav_full_experience', 'banner_device');
  const user = {
    __typename: 'User',
    id: 'user-1',
    memberId: MEMBER.user?.id,
    accountSetupStatus: 'Complete',
    wasInLegacy: false,
    attributes: [{ key: 'BILLBOARD_DEVICE_CONNECTION_COLLAPSED', value: '1' }],
    connectionDevices: [],
    orders: { userOrderStatus: { latest_order_status: null } },
  };
  api.on('/graphql/internal', { body: { data: { viewer: { user, surveys: [], announcements: [] } } } });
  api.on('/api/v2/upcoming_events', { body: { events: [] } });
  api.on('/api/v2/events', { body: { events: [], next_cursor: null, total: 0 } });
  api.on('/historical_events_count', { body: { HistoricalEventsCount: 0 } });
  await page.goto('/events');
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Link Your Devices' })).toBeVisible();
  const covered = await page.evaluate(() =>
    ['.page-bottom', '.nav'].map((name) => {
      const part = document.querySelector(name);
      if (part === null) return Number.NaN;
      const { position } = getComputedStyle(part.closest('.page-foot') ?? part);
      return position === 'sticky' || position === 'fixed' ? part.getBoundingClientRect().height : 0;
    }),
  );
  expect(covered[0]).toBeGreaterThan(0);
  expect((covered[0] ?? 0) + (covered[1] ?? 0)).toBeLessThanOrEqual(0.15 * 844);
});
