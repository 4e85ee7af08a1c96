import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { MEMBER, stubApi } from '../support/stubApi.ts';

const SHELL = ['nav_full_experience', 'nav_refer_link'] as const;
const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const expectBox = (page: Page, selector: string) =>
  expect.poll(() => page.locator(selector).first().boundingBox());

test.describe('the shell of a member', () => {
  test('layout: NAV-19, NAV-20, NAV-23, NAV-25: has the specified dimensions', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 900 });
    await stubApi(page, MEMBER, ...SHELL);
    await page.goto('/');
    await expect(nav(page)).toBeVisible();
    await expectBox(page, '.bar-in').toMatchObject({ height: 48 });
    await expectBox(page, '.nav ul').toMatchObject({ height: 60 });
    await expectBox(page, '.nav li').toMatchObject({ width: 66 });
    await expectBox(page, '.picture').toMatchObject({ width: 30, height: 30 });
    await expect(page.locator('.picture')).toHaveCSS('border-radius', '50%');
  });

  test('layout: NAV-15: content is 800 px wide at most, and the navigation is beside it on a wide screen', async ({
    page,
    faults,
  }) => {
    faults.allow(/404/);
    await page.setViewportSize({ width: 1400, height: 900 });
    await stubApi(page, MEMBER, ...SHELL);
    await page.goto('/there-is-no-such-page');
    await expect(nav(page)).toBeVisible();
    await expectBox(page, '#main').toMatchObject({ width: 800 });
    await expectBox(page, '.bar-in').toMatchObject({ height: 48 });
    await expectBox(page, '.nav').toMatchObject({ x: 0, y: 49, height: 851 });
    const [home, events] = await nav(page).getByRole('link').all();
    const [first, second] = [await home?.boundingBox(), await events?.boundingBox()];
    expect(second?.y).toBeGreaterThan((first?.y ?? 0) + 44);
    expect(second?.x).toBe(first?.x);
    await page.setViewportSize({ width: 1400, height: 300 });
    const last = nav(page).getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });

  test('layout: NAV-22, NAV-23: navigation items are 64 px wide up to 575 px and 66 px from 576 px on', async ({
    page,
  }) => {
    await stubApi(page, MEMBER, ...SHELL);
    await page.setViewportSize({ width: 575, height: 800 });
    await page.goto('/');
    await expect(nav(page)).toBeVisible();
    await expectBox(page, '.nav li').toMatchObject({ width: 64 });
    await page.setViewportSize({ width: 576, height: 800 });
    await expectBox(page, '.nav li').toMatchObject({ width: 66 });
  });

  test('focus, navigation: NAV-27: a navigation scrolls to the top and focuses the heading, and Back returns to the place', async ({
    page,
  }) => {
    await stubApi(page, MEMBER, ...SHELL);
    await page.setViewportSize({ width: 360, height: 300 });
    await page.goto('/');
    await hydrated(page);
    await expect(nav(page)).toBeVisible();
    await page.evaluate(() => {
      document.body.style.minHeight = '3000px';
      window.scrollTo(0, 500);
      // Parts that arrive meanwhile may have moved it.
      const note = () => (document.body.dataset['left'] = String(window.scrollY));
      document.addEventListener('click', note, { capture: true, once: true });
    });
    await nav(page).getByRole('link', { name: 'Rewards' }).click();
    await expect(page).toHaveURL('/rewards');
    await expect(page.locator('h1')).toBeFocused();
    const place = () => page.evaluate(() => window.scrollY);
    expect(await place()).toBe(0);
    const left = Number(await page.locator('body').getAttribute('data-left'));
    expect(left).toBeGreaterThan(0);
    await page.goBack();
    await expect(page.locator('h1')).toBeFocused();
    await expect.poll(place).toBe(left);
    await page.goForward();
    await expect.poll(place).toBe(0);
    // A part that comes late makes the page as long as it was.
    await page.evaluate(() => (document.body.style.minHeight = '0'));
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.evaluate(() => (document.body.style.minHeight = '3000px'));
    await expect.poll(place).toBe(left);
  });
});

test.describe('a screen whose scripts are gone', () => {
  test('engine: NET-29, NET-30, SYS-13 to SYS-16: reloads once at its target address, then reports the failure', async ({
    page,
    faults,
  }) => {
    faults.allow(/ERR_FAILED|dynamically imported/);
    await stubApi(page, MEMBER, ...SHELL);
    const kept = () =>
      page.evaluate(
        () => Object.keys(sessionStorage).filter((key) => key.startsWith('ebbwatt_reloaded_for:')).length,
      );
    const gone = /\/assets\/InviteScreen-[^/]*\.js$/;
    await page.route(gone, (route) => route.abort());
    await page.goto('/');
    await hydrated(page);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await nav(page).getByRole('link', { name: 'Refer' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops, something went wrong.');
    await expect(page.getByText('You can reload the page and try again.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Get help' })).toHaveAttribute('href', /^https:/);
    await expect(page).toHaveURL('/invite');
    await expect(nav(page)).toBeVisible();
    expect([loads, await kept()]).toEqual([1, 1]);
    await page.unroute(gone);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invite a neighbor');
    expect(await kept()).toBe(0);
  });
});

test.describe('a page whose scripts fail to load', () => {
  const countReloads = async (page: Page, gone: RegExp): Promise<() => number> => {
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.route(gone, (route) => route.abort());
    await page.goto('/login');
    return () => loads;
  };

  test('engine: NET-29: of the screen: reloads once, then says so', async ({ page, faults }) => {
    faults.allow(/ERR_FAILED|dynamically imported/);
    const loads = await countReloads(page, /\/assets\/LoginScreen-[^/]*\.js$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops, something went wrong.');
    expect(loads()).toBe(2);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
    expect(
      await page.evaluate(() =>
        Object.keys(sessionStorage).filter((key) => key.startsWith('ebbwatt_reloaded_for:')),
      ),
    ).toEqual([]);
  });

  test('engine: NET-29: of the app: reloads once, then says so above what the server sent', async ({
    page,
    faults,
  }) => {
    faults.allow(/ERR_FAILED|dynamically imported/);
    const loads = await countReloads(page, /\/assets\/main-[^/]*\.js$/);
    await expect(page.getByRole('alert')).toHaveText(/didn’t load completely/);
    expect(loads()).toBe(2);
    await page.unrouteAll();
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(
      await page.evaluate(() =>
        Object.keys(sessionStorage).filter((key) => key.startsWith('ebbwatt_reloaded_for:')),
      ),
    ).toEqual([]);
  });
});
