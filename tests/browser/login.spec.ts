import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { logInDemoMember } from '../support/demoMember.ts';

/** Members whom no other test changes. */
const [FIRST, SECOND] = ['solar@default.example', 'hourly@default.example'];
const PASSWORD = 'try-it-this-evening';

const logIn = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
};

test.describe('logging in', () => {
  test('engine: a tab left open shows, and acts for, the member who has logged in in another tab', async ({
    page,
    context,
  }) => {
    await page.goto('/login');
    await hydrated(page);
    await logIn(page, FIRST, PASSWORD);
    await expect(page).toHaveURL('/');
    await page.goto('/settings');
    await hydrated(page);
    const name = page.getByText(FIRST);
    await expect(name.first()).toBeVisible();
    const other = await context.newPage();
    // Opened from another site, the page asks for a confirmation first.
    await other.goto('/logout');
    await hydrated(other);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Log out?');
    await other.getByRole('button', { name: 'Log out' }).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('You’re logged out');
    await expect(page).toHaveURL(/\/login\?next=%2Fsettings/);
    await hydrated(page);
    await other.goto('/login');
    await hydrated(other);
    await logIn(other, SECOND, PASSWORD);
    await expect(other).toHaveURL('/');
    await expect(page).toHaveURL('/settings');
    await expect(page.getByText(SECOND).first()).toBeVisible();
    await expect(name).toHaveCount(0);
  });

  test('focus: NAV-27: after single sign-on the page starts at its heading, also on a slow connection', async ({
    page,
    baseURL,
  }) => {
    const address = new URL('/login', baseURL);
    address.hostname = 'ca-telecom.localhost';
    // The chunk that moves the focus reaches the log-in page only after the button was pressed.
    const chunk = /\/memberReads-.*\.js$/;
    let [press, ran] = [(): void => undefined, (): void => undefined];
    const pressed = new Promise<void>((done) => (press = done));
    const hasRun = new Promise<void>((done) => (ran = done));
    await page.exposeFunction('chunkHasRun', () => ran());
    await page.route(chunk, async (route) => {
      await pressed;
      // Not every system resolves the brands' names below localhost.
      const url = new URL(route.request().url());
      url.hostname = 'localhost';
      const response = await route.fetch({ url: url.href });
      await route.fulfill({ response, body: `${await response.text()}\n;globalThis.chunkHasRun();` });
    });
    await page.route('**/backend/connect/ca-telecom', async (route) => {
      press();
      await hasRun;
      await route.continue();
    });
    await page.goto(address.href);
    await hydrated(page);
    await page.getByRole('link', { name: 'Continue to log in' }).click();
    await page.locator('input[name=email]').fill('solar@ca-telecom.example');
    await page.locator('button[value=log-in]').click();
    await page.waitForURL(`${address.origin}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test.describe('logging out', () => {
  test('navigation: NAV-40, SES-09: ends in a usable state, and the Back button shows no member data', async ({
    page,
    baseURL,
  }) => {
    const origin = await logInDemoMember(page, baseURL, 'us-energy', 'away');
    await page.goto(`${origin}/settings`);
    await expect(page.getByText('away@us-energy.example').first()).toBeVisible();
    // It arrives after the page, and would ask for its count while the session ends.
    await expect(page.getByRole('link', { name: /^Messages/ })).toBeVisible();
    await page.getByRole('link', { name: 'Log out' }).click();
    await expect(page.getByRole('heading', { name: 'You’re logged out' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('away@us-energy.example')).toHaveCount(0);
  });
});

test.describe('pressed before the scripts have arrived', () => {
  /** Holds back all scripts until it is called. */
  async function heldScripts(page: Page): Promise<() => void> {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    return release;
  }

  for (const how of ['the button', 'the Enter key']) {
    test(`engine: by ${how}, a log-in waits for them, and typed text neither reaches the address nor is lost`, async ({
      page,
      baseURL,
    }) => {
      const release = await heldScripts(page);
      const sent: string[] = [];
      page.on('request', (request) => {
        const [url, method] = [request.url(), request.method()];
        if (url.startsWith(baseURL ?? '') && (request.isNavigationRequest() || method === 'POST'))
          sent.push(`${method} ${url}`);
      });
      const address = new URL('/login', baseURL).href;
      await page.goto(address, { waitUntil: 'commit' });
      await page.locator('input[name=email]').fill(FIRST);
      const password = page.locator('input[name=password]');
      await password.fill(PASSWORD);
      await (how === 'the button'
        ? page.getByRole('button', { name: 'Log in' }).click()
        : password.press('Enter'));
      release();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      // The browser itself has sent nothing.
      expect(sent.slice(0, 2)).toEqual([`GET ${address}`, `POST ${new URL('/backend/login', baseURL).href}`]);
    });
  }

  test('engine: a switch is pressed once, after they arrive', async ({ page, baseURL }) => {
    const release = await heldScripts(page);
    await page.goto(new URL('/login', baseURL).href, { waitUntil: 'commit' });
    const password = page.getByLabel('Password', { exact: true });
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
    release();
    await expect(password).toHaveAttribute('type', 'text');
  });
});

test('engine: a log-in submitted without any script returns to the form, its password in no address', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const address = new URL('/login?next=%2Fevents', baseURL).href;
  await page.goto(address);
  await page.locator('input[name=email]').fill(FIRST);
  await page.locator('input[name=password]').fill(PASSWORD);
  const sent = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Log in' }).click();
  expect((await sent).status()).toBe(303);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});
