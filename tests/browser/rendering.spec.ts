import type { PageData } from '../../src/client/platform/page/pageData.ts';
import { expect, hydrated, scriptBytes, test } from '../support/browserTest.ts';
import { logInDemoMember } from '../support/demoMember.ts';

const readPageData = (html: string): PageData =>
  JSON.parse(
    /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? 'null',
  ) as PageData;

test.describe('pages rendered for members', () => {
  test('engine: hold one member each, however many are rendered at once', async ({ browser, baseURL }) => {
    const members = await Promise.all(
      ['default', 'au-retailer'].map(async (brand) => {
        const page = await (await browser.newContext()).newPage();
        await page.goto(await logInDemoMember(page, baseURL, brand));
        return { page, email: `demo@${brand}.example` };
      }),
    );
    const wishes = members.flatMap((member) => Array.from({ length: 8 }, () => member));
    await Promise.all(
      wishes.map(async ({ page, email }) => {
        const html = await page.evaluate(async () => (await fetch('/')).text());
        expect(readPageData(html).status?.user?.email).toBe(email);
        for (const other of members.filter((member) => member.email !== email))
          expect(html).not.toContain(other.email);
      }),
    );
    await Promise.all(members.map(({ page }) => page.context().close()));
  });

  for (const [path, kilobytes] of [
    ['/', 162],
    ['/events', 169],
    ['/energy', 172],
  ] as const) {
    test(`engine: ${path} comes with its data, hydrates unchanged, and stays within the budget`, async ({
      page,
      baseURL,
    }) => {
      const origin = await logInDemoMember(page, baseURL);
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          const heading = document.querySelector('h1');
          if (heading !== null) heading.dataset['fromServer'] = 'yes';
        });
      });
      const answer = await page.goto(origin + path);
      const html = (await answer?.text()) ?? '';
      expect(readPageData(html)).toMatchObject({ rendered: true, visitor: 'member' });
      await hydrated(page);
      await expect(page.locator('h1[data-from-server=yes]')).toBeVisible();
      const bytes = await scriptBytes(page);
      expect(bytes).toBeGreaterThan(100_000);
      expect(bytes).toBeLessThan(kilobytes * 1000);
    });
  }

  test('engine: a button pressed before the app has started acts as soon as it has', async ({
    page,
    baseURL,
  }) => {
    const origin = await logInDemoMember(page, baseURL, 'home-security', 'diamond');
    await page.goto(`${origin}/events`);
    const event = await page.locator('a[href^="/events/"]').first().getAttribute('href');
    let start = (): void => undefined;
    const pressed = new Promise<void>((resolve) => (start = resolve));
    await page.route('**/*.js', async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto(origin + (event ?? ''), { waitUntil: 'commit' });
    const notice = page.getByRole('region', { name: 'Your devices can help during OhmHours' });
    await notice.getByRole('button', { name: 'Got it' }).click();
    start();
    await expect(notice).toHaveCount(0);
  });

  test('engine: a screen waits for the code that reads its data, however long that takes', async ({
    page,
    baseURL,
  }) => {
    const origin = await logInDemoMember(page, baseURL, 'default', 'gold');
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/relayAnswersLazy-*.js', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto(`${origin}/invite`);
    await expect(page.getByRole('heading', { level: 1, name: 'Invite a neighbor' })).toBeVisible();
    arrive();
    await expect(page.getByLabel('Your link')).toHaveValue(/\?ref=/);
  });

  test('policy: read the language data in a worker, whose address no other script can choose', async ({
    page,
    baseURL,
    faults,
  }) => {
    const started = page.waitForEvent('worker');
    await page.goto(baseURL ?? '');
    expect((await started).url()).toMatch(/\/assets\/language-[\w-]+\.js$/);
    await hydrated(page);
    faults.allow(/Content Security Policy|TrustedTypePolicy|requires 'TrustedScriptURL'/);
    const policies = ['language', 'another'];
    expect(
      await page.evaluate(
        (names) =>
          names.map((name) => {
            const { trustedTypes } = window as unknown as {
              trustedTypes: { createPolicy(name: string, rules: object): { readonly name: string } };
            };
            try {
              return trustedTypes.createPolicy(name, { createScriptURL: (url: string) => url }).name;
            } catch (error) {
              return (error as Error).name;
            }
          }),
        policies,
      ),
    ).toEqual(['TypeError', 'TypeError']);
    expect(
      await page.evaluate(() => {
        try {
          new Worker('/assets/other.js');
          return 'started';
        } catch (error) {
          return (error as Error).name;
        }
      }),
    ).toBe('TypeError');
  });
});
