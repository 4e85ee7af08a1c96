import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { apiRead, logInDemoMember } from '../support/demoMember.ts';
import { settled } from '../support/settled.ts';

const operations = JSON.parse(
  readFileSync(new URL('../../codegen/graphql/persisted.json', import.meta.url), 'utf8'),
) as Record<string, string>;
/** The operation name of a GraphQL request. */
const operationName = (body: string): string =>
  /^\w+ (\w+)/.exec(operations[(JSON.parse(body) as { documentId: string }).documentId] ?? '')?.[1] ??
  'of no name';

interface Upcoming {
  readonly events: readonly { readonly id: string; readonly status: string; readonly opt: string | null }[];
}

/** A member whom no other file changes. A new demonstration plans the next event with an hour and a half to spare. */
async function atHomeBeforeAnEvent(page: Page, baseURL: string | undefined): Promise<void> {
  await page.goto(await logInDemoMember(page, baseURL, 'us-energy'));
  const { events } = await apiRead<Upcoming>(page, '/api/v2/upcoming_events');
  expect(events[0]?.status).toBe('SCHEDULED');
  await hydrated(page);
}

const readOpt = async (page: Page): Promise<string | null | undefined> =>
  (await apiRead<Upcoming>(page, '/api/v2/upcoming_events')).events[0]?.opt;
const join = (page: Page) => page.getByRole('button', { name: /^Join this/ });
const leave = (page: Page) => page.getByRole('button', { name: 'Leave', exact: true });

/** Records what had the focus when a button of this name entered the page, before the next paint. */
async function noteFocusAsItAppears(page: Page, name: string): Promise<void> {
  await page.evaluate((label) => {
    const observer = new MutationObserver(() => {
      if (![...document.querySelectorAll('button')].some((button) => button.textContent === label)) return;
      observer.disconnect();
      Object.assign(window, { focusThen: document.activeElement?.textContent ?? null });
    });
    observer.observe(document.body, { childList: true, subtree: true });
  }, name);
}

test.describe('Home', () => {
  test('engine: shows before any script runs whether there is an event, when, and what it pays', async ({
    browser,
    page,
    baseURL,
  }) => {
    const origin = await logInDemoMember(page, baseURL);
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const still = await plain.newPage();
    await still.goto(origin);
    await expect(still.getByRole('heading', { level: 1 })).toHaveText(/^Hi, /);
    await expect(still.getByRole('heading', { level: 2 }).first()).toHaveText(
      /(Today|Tomorrow)\s\d{1,2}(:\d\d)?(\s[AP]M)?–\d{1,2}(:\d\d)?\s[AP]M|left/,
    );
    await expect(still.getByText('Where you stand')).toBeVisible();
    await plain.close();
  });

  // What billboards and "More for you" show is not part of Home's first screen, and is requested after it.
  const later = ['BillboardsLazyQuery', 'PcePlacements', 'HomeLazyQuery'];
  for (const [width, height] of [
    [390, 844],
    [1400, 900],
  ] as const)
    test(`engine, layout: hydrates unchanged at ${width} px, requests nothing it already has, and shifts no layout`, async ({
      page,
      baseURL,
    }) => {
      const origin = await logInDemoMember(page, baseURL);
      const home = await page.context().newPage();
      await home.setViewportSize({ width, height });
      const calls: string[] = [];
      home.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/backend')) calls.push(pathname);
      });
      await home.addInitScript(() => {
        const shifts = { sum: 0 };
        const asked: string[] = [];
        Object.assign(window, { shifts, asked });
        const real = window.fetch.bind(window);
        window.fetch = async (input, init) => {
          if (input instanceof Request && input.url.includes('graphql'))
            asked.push(await input.clone().text());
          return real(input, init);
        };
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await home.goto(origin);
      await settled(home);
      expect(calls.filter((path) => path.includes('event'))).toEqual([]);
      const asked = await home.evaluate(() => (window as unknown as { asked: string[] }).asked);
      expect(asked.map(operationName).filter((name) => !later.includes(name))).toEqual([]);
      expect(
        await home.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum),
      ).toBeLessThan(0.01);
    });

  test('layout, focus: joins with one tap in the same place, keeps it over a reload, and leaves again', async ({
    page,
    baseURL,
  }) => {
    await atHomeBeforeAnEvent(page, baseURL);
    const before = await join(page).boundingBox();
    await noteFocusAsItAppears(page, 'Leave');
    await join(page).click();
    await expect(leave(page)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^You’re in for this/ })).toBeAttached();
    await expect(page.getByText('You’re in', { exact: true })).toBeFocused();
    expect(await page.evaluate(() => (window as unknown as { focusThen?: string | null }).focusThen)).toBe(
      'You’re in',
    );
    await expect.poll(async () => (await leave(page).boundingBox())?.y).toBeCloseTo((before?.y ?? 0) + 2, -1);
    expect(await readOpt(page)).toBe('in');

    await page.reload();
    await hydrated(page);
    await leave(page).click();
    await expect(join(page)).toBeVisible();
    expect(await readOpt(page)).not.toBe('in');
  });

  test('engine: every number can be tapped, and explains how it was calculated', async ({
    page,
    baseURL,
  }) => {
    await page.goto(await logInDemoMember(page, baseURL));
    await hydrated(page);
    for (const [label, words] of [
      [/Tier · (?:standard rate|[\d.]+× points) How\?/, /saved .* on average/],
      [/in a row How\?/, /Every event where you clearly save/],
      [/^\$.* points? How\?/, /100 points are worth \$1\.00/],
    ] as const) {
      await page.getByRole('button', { name: label }).click();
      const sheet = page.getByRole('dialog');
      await expect(sheet).toContainText(words);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    }
  });
});
