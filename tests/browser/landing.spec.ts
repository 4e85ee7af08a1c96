import { expect, hydrated, scriptBytes, test } from '../support/browserTest.ts';

test.describe('the landing page', () => {
  test('stands before any script has run, and links work without one', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Log in' }).first().click();
    await expect(page).toHaveURL('/login');
    await context.close();
  });

  test('is taken over as it is: nothing is rendered anew', async ({ page }) => {
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

  test('asks who it is only once it stands (SES-01)', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/backend')) calls.push(pathname);
    });
    await page.goto('/');
    await hydrated(page);
    await expect.poll(() => calls).toEqual(['/backend/user_status']);
  });

  test('asks for no script while it paints: the chunks come two frames later, the one that starts the app last', async ({ page }) => {
    await page.addInitScript(() => {
      const frames: number[] = [];
      Object.assign(window, { frames });
      const note = (): void => void (frames.push(performance.now()), requestAnimationFrame(note));
      requestAnimationFrame(note);
    });
    const answer = await page.goto('/');
    expect(await answer?.text()).not.toMatch(/modulepreload" |<script[^>]* src=/);
    await hydrated(page);
    const { frames, scripts } = await page.evaluate(() => ({
      frames: (window as unknown as { frames: number[] }).frames,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name, startTime }) => ({ name: name.replace(/.*\/(\w+)-.*/, '$1'), startTime })),
    }));
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts[0]?.startTime).toBeGreaterThan(frames[0] ?? Infinity);
    expect(scripts.at(-1)?.name).toBe('main');
  });

  test('does not load again the styles that came with it', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const sheets = await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.css')).length);
    expect(sheets).toBe(0);
  });

  for (const path of ['/', '/login']) {
    test(`loads at most 190 kB of JavaScript on ${path}`, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      expect(await scriptBytes(page)).toBeLessThan(190_000);
    });
  }
});
