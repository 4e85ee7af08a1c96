import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import type { BrowserContext, Page } from '@playwright/test';

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

/** The brand that each context's member was logged in to. */
const origins = new WeakMap<BrowserContext, string>();

/** Calls a brand's server without a page, with these cookies. */
async function call(
  origin: string,
  path: string,
  cookies: ReadonlyMap<string, string>,
  body?: object,
): Promise<{
  readonly status: number;
  readonly json: () => unknown;
  readonly setCookies: readonly string[];
}> {
  const { host, port } = new URL(origin);
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const request = http.request({
    // Not every system resolves the brands' names below localhost.
    hostname: 'localhost',
    port,
    path: `/backend${path}`,
    method: payload === undefined ? 'GET' : 'POST',
    headers: {
      host,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(payload === undefined
        ? {}
        : {
            'content-type': 'application/json',
            'x-csrf-token': decodeURIComponent(cookies.get('ebbwatt_csrf') ?? ''),
          }),
    },
  });
  request.end(payload);
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const answer = await text(response);
  return {
    status: response.statusCode ?? 0,
    json: () => JSON.parse(answer) as unknown,
    setCookies: response.headers['set-cookie'] ?? [],
  };
}

/**
 * Logs the demonstration's member of a brand in by the call that the log-in page makes, and answers the brand's
 * origin. Files of tests run beside each other, so each member is changed by one file at most: the member `demo` of
 * au-retailer and default by the main job (joining and replaying only), of ca-telecom by French, of home-security by the
 * account, of us-energy by Home; of others of the cast, `away` of us-mobile by Settings, `gold` and `silver` of
 * home-security by the wheel, `diamond` of it by rendering, and `half-hourly` of us-energy by offers.
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
  const { origin } = address;
  for (let attempt = 1; ; attempt += 1) {
    const fresh = await call(origin, '/reset_cookies', new Map());
    const { status, json, setCookies } = await call(origin, '/login', toCookies(fresh.setCookies), {
      email: `${role}@${brand}.example`,
      password: PASSWORD,
    });
    if (status === 200) {
      const context = page.context();
      await context.addCookies(
        [...fresh.setCookies, ...setCookies].map((line) => ({
          ...toCookie(line),
          url: origin,
          httpOnly: /; HttpOnly/i.test(line),
          sameSite: 'Lax' as const,
        })),
      );
      origins.set(context, origin);
      return origin;
    }
    // A parallel log-in of the same member counts as an attempt until its password is verified.
    if (status !== 429 || attempt === 5) throw new Error(`The log-in of ${brand} answered ${status}.`);
    await page.waitForTimeout(((json() as { retry_after?: number }).retry_after ?? 0) * 1_000);
  }
}

function toCookie(line: string): { readonly name: string; readonly value: string } {
  const [pair = ''] = line.split(';');
  const at = pair.indexOf('=');
  return { name: pair.slice(0, at), value: pair.slice(at + 1) };
}

const toCookies = (lines: readonly string[]): ReadonlyMap<string, string> =>
  new Map(lines.map(toCookie).map(({ name, value }) => [name, value]));

/** Logs in once for a page that several tests share. */
export async function stayLoggedIn(
  page: Page,
  ...as: [baseURL: string | undefined, brand?: string, role?: string]
): Promise<string> {
  return origins.get(page.context()) ?? logInDemoMember(page, ...as);
}

/** Reads the API as the page's member. */
export async function apiRead<Answer>(page: Page, path: string): Promise<Answer> {
  const context = page.context();
  const origin = page.url().startsWith('http') ? new URL(page.url()).origin : (origins.get(context) ?? '');
  const cookies = new Map((await context.cookies(origin)).map(({ name, value }) => [name, value]));
  return (await call(origin, path, cookies)).json() as Answer;
}
