import type { Page } from '@playwright/test';
import { expect, hydrated } from './browserTest.ts';

/** How long the server's answers are held back, milliseconds. */
const LATE_MS = 400;

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** Notes what shifts, with what moved. */
export async function watchShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
          readonly sources: readonly { readonly node: Node | null }[];
        };
        if (!hadRecentInput)
          shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

const readers = new WeakMap<Page, () => Promise<readonly Shift[]>>();

/** Opens a screen whose data arrives late, and expects that nothing moves because of it. */
export async function openWithoutShifts(page: Page, address: string): Promise<void> {
  const shifts = readers.get(page) ?? (await watchShifts(page));
  readers.set(page, shifts);
  await page.route(/\/backend\//, async (route) => {
    await new Promise((done) => setTimeout(done, LATE_MS));
    await route.continue();
  });
  await page.goto(address);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  // The screen itself, and not the log-in or an error.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).not.toBe('/login');
  expectStill(await shifts());
  await page.unrouteAll({ behavior: 'wait' });
}

/** At most 0.01 in all. */
export function expectStill(shifts: readonly Shift[]): void {
  expect
    .soft(
      shifts.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(shifts),
    )
    .toBeLessThanOrEqual(0.01);
}
