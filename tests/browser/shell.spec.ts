import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { MEMBER, LOGGED_OUT, stubApi } from '../support/stubApi.ts';

const SHELL = ['nav_full_experience', 'nav_refer_link'] as const;
const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const expectBox = (page: Page, selector: string) =>
  expect.poll(() => page.locator(selector).first().boundingBox());

test.describe('the shell of a member', () => {
  test('NAV-19, NAV-20, NAV-23, NAV-25: has the specified dimensions', async ({ page }) => {
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

  test('NAV-15: content is 800 px wide at most, and the navigation is beside it on a wide screen', async ({
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

  test('NAV-22, NAV-23: navigation items are 64 px wide up to 575 px and 66 px from 576 px on', async ({
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

  test('fits on 320 px, every target at least 44 px high', async ({ page }) => {
    await stubApi(page, MEMBER, ...SHELL);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/');
    await expect(nav(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    for (const link of await page.locator('.nav a, .picture-link, .bar-logo').all()) {
      await expect.poll(async () => (await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });

  test('NAV-27: a navigation scrolls to the top and focuses the heading', async ({ page }) => {
    await stubApi(page, MEMBER, ...SHELL);
    await page.setViewportSize({ width: 360, height: 300 });
    await page.goto('/');
    await hydrated(page);
    await expect(nav(page)).toBeVisible();
    await page.evaluate(() => {
      document.body.style.minHeight = '3000px';
      window.scrollTo(0, 500);
    });
    await nav(page).getByRole('link', { name: 'Rewards' }).click();
    await expect(page).toHaveURL('/rewards');
    await expect(page.locator('h1')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('GQL-02, GQL-03: the shell’s data is requested once, not by every screen', async ({ page }) => {
    const picture = '/brand/icon.svg?theme=ebbwatt&own';
    const member =
      MEMBER.user === null ? MEMBER : { ...MEMBER, user: { ...MEMBER.user, brandBarImageUrl: picture } };
    const api = await stubApi(page, member, ...SHELL);
    await page.goto('/');
    await hydrated(page);
    await expect(page.locator('.bar-logo img')).toHaveAttribute('src', picture);
    await expect(nav(page).getByRole('link')).toHaveCount(5);
    const session = () => api.calls.filter((call) => /user_status|features/.test(call));
    const before = session();
    for (const [name, path] of [
      ['Rewards', '/rewards'],
      ['Home', '/'],
    ] as const) {
      await nav(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await expect(page.locator('.bar-logo img')).toHaveAttribute('src', picture);
    }
    expect(session()).toEqual(before);
    expect(before.filter((call) => call.includes('/user_status')).length).toBeLessThanOrEqual(1);
  });

  test('SES-33: features switched off while the page is open disappear after five minutes', async ({
    page,
  }) => {
    await page.clock.install();
    const api = await stubApi(page, MEMBER, ...SHELL);
    await page.goto('/');
    await expect(nav(page).getByRole('link')).toHaveCount(5);
    api.on('/api/v2/features', {
      body: {
        features: [
          { key: 'nav_full_experience', description: '', isEnabled: true, userOverrideState: 'NONE' },
        ],
      },
    });
    await page.clock.fastForward(301_000);
    await expect(nav(page).getByRole('link')).toHaveCount(4);
  });
});

test.describe('a link with an access token', () => {
  test('SES-04, SES-05: is passed on and leaves the address', async ({ page }) => {
    const api = await stubApi(page, MEMBER, ...SHELL);
    await page.goto('/?from=mail&access_token=abc');
    await expect(page).toHaveURL('/?from=mail');
    expect(api.calls.filter((call) => call.includes('/user_status'))).toEqual([
      'GET /user_status?access_token=abc',
    ]);
    await expect(nav(page)).toBeVisible();
    // SES-34, SES-35: the experiments of the member it logs in are requested once.
    await expect
      .poll(() => api.calls.filter((call) => call.includes('experiments')).toSorted())
      .toEqual(['GET /experiments', 'GET /track_key_experiments']);
  });

  test('SES-08, FLT-05: an expired one shows a flash for seven seconds', async ({ page }) => {
    await page.clock.install();
    await stubApi(page, LOGGED_OUT);
    await page.goto('/?access_token=old');
    const notice = page
      .getByRole('status')
      .filter({ hasText: 'For security purposes, that link has expired!' });
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL('/');
    // The flash queue's own tests check the exact bounds.
    await page.clock.fastForward(7_000);
    await expect(notice).toBeHidden();
  });

  test('SES-06, SES-07: an expired one for a new password leads to a new link', async ({ page, faults }) => {
    faults.allow(/404/);
    await stubApi(page, LOGGED_OUT);
    await page.goto('/signup/password?access_token=old');
    await expect(page).toHaveURL('/forgot-password');
    await expect(
      page.getByRole('status').filter({
        hasText: 'For security purposes, that link has expired. Please enter your email for a new link.',
      }),
    ).toBeVisible();
  });

  test('SES-06: one whose reader has chosen a password leads to the log-in, with the address filled in', async ({
    page,
  }) => {
    await stubApi(page, {
      ...LOGGED_OUT,
      spent_link: { has_password: true, email: 'dana@example.org' },
    });
    await page.goto('/signup/password?access_token=used');
    await expect(page).toHaveURL('/login');
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: 'You’ve already used that link, and your password is set.' }),
    ).toBeVisible();
    const email = page.getByLabel('Email address');
    await expect(email).toHaveValue('dana@example.org');
    await page.reload();
    await hydrated(page);
    await expect(email).toHaveValue('dana@example.org');
  });
});

test.describe('failures', () => {
  test('SES-02, SES-03: a failing user status shows an error and the stranger’s page', async ({
    page,
    faults,
  }) => {
    faults.allow(/500/);
    const api = await stubApi(page);
    api.on('/user_status', { status: 500 });
    await page.goto('/');
    await expect(
      page.getByRole('alert').filter({ hasText: 'Oops! Something went wrong. Please refresh or try again.' }),
    ).toBeVisible();
    await expect(nav(page)).toBeHidden();
    for (const path of [
      '/api/v2/features',
      '/experiments',
      '/track_key_experiments',
      '/api/v2/events',
      '/api/v2/upcoming_events',
    ])
      expect(api.calls).not.toContain(`GET ${path}`);
  });

  test('NET-06, SYS-08 to SYS-11: maintenance shows its page, and continues as soon as the service is back', async ({
    page,
    faults,
  }) => {
    faults.allow(/503/);
    await page.clock.install();
    const api = await stubApi(page);
    let isBack = false;
    api.on('/user_status', () =>
      isBack ? { body: LOGGED_OUT } : { status: 503, body: { status: 503, error: 'Later.' } },
    );
    await page.goto('/');
    await expect(page).toHaveURL('/maintenance');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('undergoing maintenance');
    await expect(page.getByText("We apologize for the inconvenience. We'll be back soon!")).toBeVisible();
    await expect(nav(page)).toBeHidden();
    await expect(page).toHaveTitle(/undergoing maintenance/);
    await expectAccessible(page);
    const asked = () => api.calls.filter((call) => call.includes('/user_status')).length;
    const before = asked();
    await page.clock.runFor(11_000);
    await expect.poll(asked).toBeGreaterThan(before);
    await expect(page).toHaveURL('/maintenance');
    isBack = true;
    await page.clock.runFor(11_000);
    await expect(page).toHaveURL('/');
  });

  test('AMB-20, NET-28: an unknown address shows a not-found page inside the shell', async ({
    page,
    faults,
  }) => {
    faults.allow(/404/);
    await stubApi(page, MEMBER, ...SHELL);
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(nav(page)).toBeVisible();
    await page.locator('#main').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
  });

  test('NET-29, NET-30, SYS-13 to SYS-16: a screen whose chunk is gone reloads once at its target address, then reports the failure', async ({
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

test('NET-17, BRD-27: a visit and a flashed error are sent to the brand’s own collector, without personal data', async ({
  page,
  baseURL,
  faults,
}) => {
  faults.allow(/500/);
  await page.addInitScript(() => {
    const beacons: [string, unknown][] = [];
    Object.assign(window, { beacons });
    navigator.sendBeacon = (address, body) =>
      typeof body === 'string' && beacons.push([String(address), JSON.parse(body)]) > 0;
  });
  const address = new URL('/forgot-password?next=%2Fsecret', baseURL);
  address.hostname = 'au-retailer.localhost';
  const api = await stubApi(page, LOGGED_OUT);
  api.on('/forgot_password', { status: 500, body: { status: 500, error: 'Not now.', code: 'BROKEN' } });
  await page.goto(address.href);
  await hydrated(page);
  await page.getByLabel('Email address').fill('dana@example.org');
  await page.getByRole('button', { name: /link/i }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { beacons: unknown[] }).beacons.length))
    .toBe(2);
  const beacons = await page.evaluate(
    () => (window as unknown as { beacons: [string, Record<string, unknown>][] }).beacons,
  );
  expect(new Set(beacons.map(([to]) => to))).toEqual(
    new Set(['https://collect.test.wattlebird-energy.example']),
  );
  expect(beacons[0]?.[1]).toEqual({ kind: 'visit', path: '/forgot-password' });
  expect(beacons[1]?.[1]).toEqual({
    kind: 'structured',
    category: 'error',
    action: 'flash',
    label: 'broken',
    path: '/forgot-password',
  });
  expect(JSON.stringify(beacons)).not.toMatch(/dana|secret/);
});

test.describe('a page whose scripts fail to load', () => {
  const countReloads = async (page: Page, gone: RegExp): Promise<() => number> => {
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.route(gone, (route) => route.abort());
    await page.goto('/login');
    return () => loads;
  };

  test('NET-29: of the screen: reloads once, then says so', async ({ page, faults }) => {
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

  test('NET-29: of the app: reloads once, then says so above what the server sent', async ({
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

test.describe('/disenroll', () => {
  const DATA = {
    user: { first_name: 'Dana', last_name: 'Reyes' },
    utility_short_name: 'Cedar Power',
    drp_name: 'GridShare',
    drp_email: 'leave@gridshare.example',
  };

  test('SYS-01: without a token ends at Home and makes no request', async ({ page }) => {
    const api = await stubApi(page);
    await page.goto('/disenroll');
    await expect(page).toHaveURL('/');
    expect(api.calls.filter((call) => call.includes('/disenroll'))).toEqual([]);
  });

  test('SYS-02, SYS-04, SYS-05: names the email address to write to, and shares the drafted email', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'maxTouchPoints', { get: () => 5 });
      Object.defineProperty(navigator, 'share', {
        value: (data: unknown) => {
          Object.assign(window, { shared: data });
          return Promise.resolve();
        },
      });
    });
    const api = await stubApi(page);
    api.on('/disenroll', { body: DATA });
    await page.goto('/disenroll?access_token=abc');
    await expect(page.getByText('leave@gridshare.example')).toBeVisible();
    await expect(page.locator('#main')).toContainText('GridShare');
    await expect(page.locator('#main')).toContainText('Cedar Power');
    await expect(page).toHaveURL('/disenroll');
    await expect(nav(page)).toBeHidden();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send Disenrollment Email' }).click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared?: { text: string } }).shared?.text))
      .toContain('Please have Cedar Power remove me');
    expect(api.calls).toContain('GET /disenroll?access_token=abc');
    expect(api.calls.filter((call) => call.includes('user_status?'))).toEqual([]);
  });

  test('SYS-03: a url takes precedence', async ({ page }) => {
    const api = await stubApi(page);
    api.on('/disenroll', { body: { ...DATA, url: '/?from=disenroll' } });
    await page.goto('/disenroll?access_token=abc');
    await expect(page).toHaveURL('/?from=disenroll');
  });

  test('SYS-06: an empty reply ends at Home', async ({ page }) => {
    const api = await stubApi(page);
    api.on('/disenroll', { body: {} });
    await page.goto('/disenroll?access_token=abc');
    await expect(page).toHaveURL('/');
  });
});
