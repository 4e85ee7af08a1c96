import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { logInDemoMember } from '../support/demoMember.ts';
import { messageCount, newestLink } from '../support/outbox.ts';
import { settled } from '../support/settled.ts';

const logIn = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
};

/** Fails to log in from its own address, so that it throttles no other test. */
const comeFrom = (page: Page, address: string): Promise<void> =>
  page.setExtraHTTPHeaders({ 'X-Forwarded-For': address });

test.describe('logging in', () => {
  test('a member returns to the page first requested', async ({ page }) => {
    await page.goto('/events?show=results');
    await expect(page).toHaveURL(/\/login\?next=/);
    await hydrated(page);
    await logIn(page, 'demo@default.example', 'try-it-this-evening');
    await expect(page).toHaveURL('/events?show=results');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goto('/login');
    await expect(page).toHaveURL('/');
  });

  test('a tab left open shows, and acts for, the member who has logged in since', async ({
    page,
    context,
  }) => {
    await page.goto('/login');
    await hydrated(page);
    await logIn(page, 'demo@default.example', 'try-it-this-evening');
    await expect(page).toHaveURL('/');
    await page.goto('/settings');
    await hydrated(page);
    const name = page.getByText('demo@default.example');
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
    await logIn(other, 'gold@default.example', 'try-it-this-evening');
    await expect(other).toHaveURL('/');
    await expect(page).toHaveURL('/settings');
    await expect(page.getByText('gold@default.example').first()).toBeVisible();
    await expect(name).toHaveCount(0);
  });

  test('NET-12: a wrong email or password stays on the form and says so', async ({ page, faults }) => {
    faults.allow(/401/);
    await comeFrom(page, '192.0.2.1');
    await page.goto('/login');
    await hydrated(page);
    await logIn(page, `nobody-${Date.now()}@default.example`, 'not the password');
    await expect(page.getByRole('alert')).toContainText('email and password don’t match');
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expectAccessible(page);
  });

  test('too many attempts have to wait, and the page says how long', async ({ page, faults }) => {
    faults.allow(/401|429/);
    await comeFrom(page, '192.0.2.2');
    await page.goto('/login');
    await hydrated(page);
    const email = `guess-${Date.now()}@default.example`;
    const alert = page.getByRole('alert');
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const answered = page.waitForResponse(
        (response) => response.url().endsWith('/login') && response.request().method() === 'POST',
      );
      await logIn(page, email, `guess number ${attempt}`);
      await answered;
      // A press while the response is still rendering would be ignored.
      await expect(alert).toBeVisible();
      await expect(page.getByRole('button', { name: 'Log in' })).not.toHaveAttribute('aria-busy');
    }
    await expect(alert).toContainText(/wait \d+ second/);
  });

  test('NAV-27: after single sign-on the page starts at its heading, also on a slow connection', async ({
    page,
    baseURL,
  }) => {
    const address = new URL('/login', baseURL);
    address.hostname = 'ca-telecom.localhost';
    // The chunk that moves the focus reaches the log-in page only after the button was pressed.
    const chunk = /\/memberReads-.*\.js$/;
    let press = (): void => undefined;
    const pressed = new Promise<void>((done) => (press = done));
    await page.route(chunk, async (route) => {
      await pressed;
      await route.continue();
    });
    await page.route('**/backend/connect/ca-telecom', async (route) => {
      const arrived = page.waitForEvent('requestfinished', (request) => chunk.test(request.url()));
      press();
      await arrived;
      await new Promise((done) => setTimeout(done, 300));
      await route.continue();
    });
    await page.goto(address.href);
    await hydrated(page);
    await page.getByRole('link', { name: 'Continue to log in' }).click();
    await page.locator('input[name=email]').fill('demo@ca-telecom.example');
    await page.locator('button[value=log-in]').click();
    await page.waitForURL(`${address.origin}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test.describe('logging out', () => {
  test('NAV-40, SES-09: ends in a usable state, and the Back button shows no member data', async ({
    page,
    baseURL,
  }) => {
    const origin = await logInDemoMember(page, baseURL, 'us-energy');
    await page.goto(`${origin}/settings`);
    await expect(page.getByText('demo@us-energy.example').first()).toBeVisible();
    await page.getByRole('link', { name: 'Log out' }).click();
    await expect(page.getByRole('heading', { name: 'You’re logged out' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('demo@us-energy.example')).toHaveCount(0);
  });
});

test.describe('a new password', () => {
  test('NAV-41: known and unknown addresses get the same answer', async ({ page }) => {
    for (const email of ['demo@default.example', `nobody-${Date.now()}@default.example`]) {
      await page.goto('/forgot-password');
      await hydrated(page);
      await page.getByLabel('Email address').fill(email);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
      await expect(page.getByText(`If ${email} belongs to an account here`)).toBeVisible();
    }
  });

  const expired = 'For security purposes, that link has expired. Please enter your email for a new link.';

  /** Sets a password by the open link, which is refused. */
  async function expectRefused(page: Page): Promise<void> {
    await expect(page).toHaveURL(/\/reset-password$/);
    await hydrated(page);
    await page.getByLabel('New password', { exact: true }).fill('a few unrelated words');
    await page.getByRole('button', { name: 'Save and log in' }).click();
    // The form, which could not succeed, is gone, and the message is where the focus is.
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeFocused();
    await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0);
    // A flash message would arrive together with this one.
    await expect(page.getByText(/link|expired/).filter({ visible: true })).toHaveText([
      'This link no longer works',
      expired,
      'Get a new link',
    ]);
    await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
  }

  test('NAV-42: an invalid link says so once and offers a new one; its token leaves the address', async ({
    page,
    faults,
  }) => {
    faults.allow(/400/);
    await page.goto('/reset-password?token=made-up');
    await expectRefused(page);
    await page.getByRole('link', { name: 'Get a new link' }).click();
    await expect(page).toHaveURL('/forgot-password');
  });

  test('NAV-42: a link sets a password once, and then says so as an invalid one does', async ({
    page,
    baseURL,
    faults,
  }) => {
    faults.allow(/400/);
    const { origin } = new URL((baseURL ?? '').replace('localhost', 'org.localhost'));
    const email = 'silver@org.example';
    const before = await messageCount(email);
    await page.goto(`${origin}/forgot-password`);
    await hydrated(page);
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    const link = await newestLink(email, before, '/reset-password');
    await page.goto(link);
    await hydrated(page);
    await page.getByLabel('New password', { exact: true }).fill('kettle moon staple orbit');
    await page.getByRole('button', { name: 'Save and log in' }).click();
    await expect(page).toHaveURL(`${origin}/`);
    // What Home still loads would be refused without its cookies.
    await settled(page);
    await page.context().clearCookies();
    await page.goto(link);
    await expectRefused(page);
  });

  test('NAV-43: /signup/password needs a link, accepts a link’s token, and sends a member onward', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/signup/password');
    await expect(page).toHaveURL('/forgot-password');
    await page.goto('/signup/password?token=made-up');
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await logInDemoMember(page, baseURL);
    await page.goto('/signup/password');
    await expect(page).not.toHaveURL(/password/);
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
    test(`by ${how}: a log-in waits for them, and typed text neither reaches the address nor is lost`, async ({
      page,
      baseURL,
    }) => {
      const release = await heldScripts(page);
      await page.goto(new URL('/login', baseURL).href, { waitUntil: 'commit' });
      await page.locator('input[name=email]').fill('demo@default.example');
      const password = page.locator('input[name=password]');
      await password.fill('try-it-this-evening');
      await (how === 'the button'
        ? page.getByRole('button', { name: 'Log in' }).click()
        : password.press('Enter'));
      await page.waitForTimeout(300);
      expect(page.url()).toBe(new URL('/login', baseURL).href);
      release();
      await expect(page).toHaveURL('/');
    });
  }

  test('a switch is pressed once, after they arrive', async ({ page, baseURL }) => {
    const release = await heldScripts(page);
    await page.goto(new URL('/login', baseURL).href, { waitUntil: 'commit' });
    const password = page.getByLabel('Password', { exact: true });
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
    release();
    await expect(password).toHaveAttribute('type', 'text');
  });
});

test('a log-in submitted without any script returns to the form, its password in no address', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const address = new URL('/login?next=%2Fevents', baseURL).href;
  await page.goto(address);
  await page.locator('input[name=email]').fill('demo@default.example');
  await page.locator('input[name=password]').fill('try-it-this-evening');
  const sent = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Log in' }).click();
  expect((await sent).status()).toBe(303);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});
