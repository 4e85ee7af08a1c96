import type { Page } from '@playwright/test';
import { LAST_SEEN } from '../../src/domain/transport/lastSeen.ts';
import { CuttableProxy } from '../support/cuttableProxy.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { apiRead, logInDemoMember } from '../support/demoMember.ts';

// What a member's browser keeps, on a line that can be cut: the browser's own switch doesn't reach the worker.

test.use({ serviceWorkers: 'allow' });

const BRAND = 'org';

let line: CuttableProxy;
let address: string;
test.beforeEach(async ({ baseURL, faults }) => {
  line = new CuttableProxy(baseURL ?? '');
  address = await line.open();
  // A call that finds no line is reported by the browser, and by the part that needs it.
  faults.allow(/ERR_|Failed to load resource|You’re offline/);
});
test.afterEach(() => line.close());

/** Opens an address as this member, and waits until the browser has kept it. */
async function open(page: Page, role: string, path = '/'): Promise<string> {
  const origin = await logInDemoMember(page, address, BRAND, role);
  await page.goto(origin + path);
  await hydrated(page);
  await isKept(page, path);
  return origin;
}

const keptPaths = (page: Page) =>
  page.evaluate(async (name) => {
    const kept = await caches.open(name);
    return (await kept.keys()).map(({ url }) => new URL(url).pathname);
  }, LAST_SEEN);

async function isKept(page: Page, path: string): Promise<void> {
  await expect.poll(() => keptPaths(page)).toContain(path);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

const notice = (page: Page) => page.getByText(/^You’re offline; this is from \d/);

interface Manifest {
  readonly start_url: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

interface Upcoming {
  readonly events: readonly {
    readonly opt: string | null;
    readonly start_dttm: string;
  }[];
}
const nextEvent = async (page: Page) => (await apiRead<Upcoming>(page, '/api/v2/upcoming_events')).events[0];

test('engine: the browser reads what it needs to install the app, which starts without a line', async ({
  page,
}) => {
  await open(page, 'bronze');
  const browser = await page.context().newCDPSession(page);
  const { url, data = '', errors } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data) as Manifest;
  expect(manifest).toMatchObject({ name: 'Ebbwatt for Good', display: 'standalone', scope: '/' });
  const sizes = manifest.icons.map(async ({ src, sizes: said }) => {
    const drawn = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
      return `${width}x${height}`;
    }, new URL(src, url).href);
    return [said, drawn];
  });
  expect(await Promise.all(sizes)).toEqual(
    expect.arrayContaining([
      ['192x192', '192x192'],
      ['512x512', '512x512'],
    ]),
  );
  line.isCut = true;
  await page.goto(new URL(manifest.start_url, url).href);
  await hydrated(page);
  await expect(notice(page)).toBeVisible();
});

test('journey: in a lift, a member opens the app, reads and joins; outside, the answer is sent', async ({
  page,
}) => {
  const origin = await open(page, 'diamond');
  const event = await nextEvent(page);
  // On a demonstration that is hours old, the evening may have come.
  const isJoinable = event !== undefined && Date.parse(event.start_dttm) > Date.now() + 600_000;
  await page.goto(`${origin}/events`);
  await hydrated(page);
  await isKept(page, '/events');

  line.isCut = true;
  await page.goto(`${origin}/`);
  await hydrated(page);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText('Where you stand')).toBeVisible();
  await page.goto(`${origin}/events`);
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await expect(notice(page)).toBeVisible();
  // Never opened before, so there is nothing to read, but it isn't taken for somebody else's.
  await page.goto(`${origin}/wallet`);
  await expect(page.getByText(/needs a connection/).first()).toBeVisible();

  await page.goto(`${origin}/`);
  await hydrated(page);
  if (isJoinable && event.opt !== 'in') {
    await page.getByRole('button', { name: /^Join this/ }).click();
    await expect(page.getByText('You’ll join once you’re back online')).toBeVisible();
    await page.reload();
    await expect(page.getByText('You’ll join once you’re back online')).toBeVisible();
  }

  line.isCut = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(notice(page)).toHaveCount(0);
  if (isJoinable) {
    await expect(page.getByText('You’re in', { exact: true })).toBeVisible();
    await expect.poll(async () => (await nextEvent(page))?.opt).toBe('in');
  }
});

test('engine: nothing of a member is shown after the log-out, nor to the next one', async ({
  page,
  context,
}) => {
  const origin = await open(page, 'silver');
  const name = await page.evaluate(
    () =>
      (
        JSON.parse(document.getElementById('page-data')!.textContent) as {
          status: { user: { email: string } };
        }
      ).status.user.email,
  );
  expect(name).toBe('silver@org.example');
  await page.goto(`${origin}/settings`);
  await page.getByRole('link', { name: 'Log out' }).click();
  await expect.poll(() => page.evaluate((cache) => caches.has(cache), LAST_SEEN)).toBe(false);
  line.isCut = true;
  await expect(page.goto(`${origin}/`)).rejects.toThrow(/ERR_/);

  line.isCut = false;
  // The browser goes on to its own page of the error.
  const next = await context.newPage();
  await open(next, 'solar');
  line.isCut = true;
  for (const path of ['/', '/settings']) {
    await next.goto(origin + path);
    const html = await next.content();
    expect(html).toContain('solar@org.example');
    expect(html).not.toContain('silver@org.example');
  }
});

test('engine: a new release takes the place of the old one, also under an open page', async ({ page }) => {
  const origin = await open(page, 'solar');
  const release = () => page.evaluate(async () => (await fetch('/release')).text());
  expect(await release()).not.toBe('second');
  line.release = `
    self.addEventListener('fetch', (event) => {
      if (event.request.url.endsWith('/release')) event.respondWith(new Response('second'));
    });`;
  // An update asked for while the browser looks for one by itself is that one, which may have read the old worker. The new
  // one keeps every file of the app before it takes over.
  const update = () => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect.poll(() => update().then(release), { timeout: 120_000 }).toBe('second');
  // The open page goes on, and what is opened next works with and without a line.
  await page.getByRole('link', { name: 'Events', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await page.goto(`${origin}/`);
  await hydrated(page);
  line.isCut = true;
  await page.goto(`${origin}/`);
  await hydrated(page);
  await expect(notice(page)).toBeVisible();
});
