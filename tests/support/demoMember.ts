import type { Page } from '@playwright/test';

/** The password that every made-up member of the demonstration has. */
const PASSWORD = 'try-it-this-evening';

/** Its members log in at the sandbox's identity provider. */
const SSO_BRAND = 'ca-telecom';

async function logInBySso(page: Page, origin: string, email: string): Promise<string> {
  await page.goto(`${origin}/backend/connect/${SSO_BRAND}`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('button[value=log-in]').click();
  await page.waitForURL((url) => url.origin === origin);
  return origin;
}

/** An empty page of an origin, from which the API can be called without loading the app. */
async function openBlank(page: Page, origin: string): Promise<void> {
  const blank = `${origin}/blank`;
  await page.route(blank, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Blank</title>' }),
  );
  await page.goto(blank);
  await page.unroute(blank);
}

/**
 * Logs the demonstration's member of a brand in by the call that the log-in page makes, and answers the brand's
 * origin. Each brand has one. Files of tests run beside each other, so each brand's member is changed by one file at
 * most: au-retailer and default by the main job (joining and replaying only), ca-telecom by French, home-security by
 * the account, org by the areas, us-energy by Home, us-mobile by Settings and notifications (each other things of it).
 */
export async function logInDemoMember(
  page: Page,
  baseURL: string | undefined,
  brand = 'default',
  role = 'demo',
): Promise<string> {
  const address = new URL(baseURL ?? 'http://localhost:3000');
  if (brand !== 'default') address.hostname = `${brand}.localhost`;
  if (brand === SSO_BRAND) return logInBySso(page, address.origin, `${role}@${brand}.example`);
  await openBlank(page, address.origin);
  for (let attempt = 1; ; attempt += 1) {
    const { status, seconds } = await page.evaluate(
      async ([email, password]) => {
        await fetch('/backend/reset_cookies');
        const token = /(?:^|; )ebbwatt_csrf=([^;]+)/.exec(document.cookie)?.[1] ?? '';
        const answer = await fetch('/backend/login', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': decodeURIComponent(token) },
          body: JSON.stringify({ email, password }),
        });
        const body = (await answer.json()) as { retry_after?: number };
        return { status: answer.status, seconds: body.retry_after ?? 0 };
      },
      [`${role}@${brand}.example`, PASSWORD],
    );
    if (status === 200) return address.origin;
    // A parallel log-in of the same member counts as an attempt until its password is verified.
    if (status !== 429 || attempt === 5) throw new Error(`The log-in of ${brand} answered ${status}.`);
    await page.waitForTimeout(seconds * 1_000);
  }
}

/** Reads the API as the page's member. */
export async function apiRead<Answer>(page: Page, path: string): Promise<Answer> {
  return page.evaluate(async (asked) => (await fetch(`/backend${asked}`)).json() as Promise<never>, path);
}
