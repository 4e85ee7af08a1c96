import type { Page } from '@playwright/test';

/** The password that every made-up member of the demonstration has. */
const PASSWORD = 'try-it-this-evening';

/**
 * Logs the demonstration's member of a brand in, as its own page would, and answers the brand's origin. Each brand has
 * one: a test that changes something takes a brand that no other test changes.
 */
export async function logInDemoMember(page: Page, baseURL: string | undefined, brand = 'default'): Promise<string> {
  const address = new URL('/login', baseURL ?? 'http://localhost:3000');
  if (brand !== 'default') address.hostname = `${brand}.localhost`;
  await page.goto(address.href);
  for (let attempt = 1; ; attempt += 1) {
    const { status, seconds } = await page.evaluate(
      async ([email, password]) => {
        const token = /(?:^|; )ebbwatt_csrf=([^;]+)/.exec(document.cookie)?.[1] ?? '';
        const answer = await fetch('/backend/login', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': decodeURIComponent(token) },
          body: JSON.stringify({ email, password }),
        });
        const body = (await answer.json()) as { retry_after?: number };
        return { status: answer.status, seconds: body.retry_after ?? 0 };
      },
      [`demo@${brand}.example`, PASSWORD],
    );
    if (status === 200) return address.origin;
    // Tests that fail to log in on purpose slow this machine's address down for a moment.
    if (status !== 429 || attempt === 5) throw new Error(`The log-in of ${brand} answered ${status}.`);
    await page.waitForTimeout(seconds * 1_000);
  }
}

/** What a read of the API answers for the page's member. */
export async function apiRead<Answer>(page: Page, path: string): Promise<Answer> {
  return page.evaluate(async (asked) => (await fetch(`/backend${asked}`)).json() as Promise<never>, path);
}
