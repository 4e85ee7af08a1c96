import type { Page } from '@playwright/test';
import { expect, hydrated, listedScripts, scriptBytes, test } from '../support/browserTest.ts';

test.describe('the landing page', () => {
  test('engine (no script): is complete before any script has run, and links work without one', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Log in' }).first().click();
    await expect(page).toHaveURL('/login');
    await context.close();
  });

  test('engine: hydrates without rendering anything again', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const heading = document.querySelector('h1');
        if (heading !== null) heading.dataset['fromServer'] = 'yes';
      });
    });
    await page.goto('/');
    await hydrated(page);
    await expect(page.locator('h1[data-from-server=yes]')).toBeVisible();
  });

  test('engine: SES-01: requests the user status only after hydration', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/backend')) calls.push(pathname);
    });
    await page.goto('/');
    await hydrated(page);
    await expect.poll(() => calls).toEqual(['/backend/user_status']);
  });

  test('engine: requests no script while it paints: the chunks follow two frames later, in the page’s order, the app’s entry last', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const frames: number[] = [];
      Object.assign(window, { frames });
      const note = (): void => void (frames.push(performance.now()), requestAnimationFrame(note));
      requestAnimationFrame(note);
    });
    // In request order: the browser's own list sorts by rounded times, and equal times by response order.
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) asked.push(pathname);
    });
    const answer = await page.goto('/');
    const html = (await answer?.text()) ?? '';
    expect(html).not.toMatch(/modulepreload" |<script[^>]* src=/);
    const listed = listedScripts(html);
    await hydrated(page);
    const { frames, firstAsked } = await page.evaluate(() => ({
      frames: (window as unknown as { frames: number[] }).frames,
      firstAsked: Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      ),
    }));
    expect(listed.length).toBeGreaterThan(5);
    expect(listed.at(-1)).toMatch(/\/main-[\w-]+\.js$/);
    // The worker that reads the language data is no chunk of the page.
    const chunks = asked.filter((path) => !/\/language-[\w-]+\.js$/.test(path));
    expect(asked.length - chunks.length).toBe(1);
    expect(chunks.slice(0, listed.length)).toEqual(listed);
    // Requests that the running app makes are not on the page's list.
    expect(chunks.slice(listed.length).filter((path) => listed.includes(path))).toEqual([]);
    expect(firstAsked).toBeGreaterThanOrEqual(frames[1] ?? Infinity);
  });

  test('engine: does not reload the styles that came with it', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const sheets = await page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.css')).length,
    );
    expect(sheets).toBe(0);
  });

  for (const [path, kilobytes] of [
    ['/', 176],
    ['/login', 163],
  ] as const) {
    test(`engine: loads at most ${kilobytes} kB of JavaScript on ${path}`, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      const bytes = await scriptBytes(page);
      expect(bytes).toBeGreaterThan(100_000);
      expect(bytes).toBeLessThan(kilobytes * 1000);
    });
  }
});

test.describe('can my home join?', () => {
  const ask = async (page: Page, code: string): Promise<void> => {
    await page.getByLabel('Zip code').fill(code);
    await page.getByRole('button', { name: 'Check my home' }).click();
  };

  test('navigation (a form without script): the address holds the answer', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const page = await context.newPage();
    await page.goto('/');
    await ask(page, '94103');
    await expect(page).toHaveURL('/?zip=94103');
    await expect(page.getByRole('heading', { name: 'Yes, homes in 94103 can join' })).toBeVisible();
    await context.close();
  });
});
