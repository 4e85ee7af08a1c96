import type { Page } from '@playwright/test';
import { expect } from './browserTest.ts';
import { holdCalls, settled } from './settled.ts';

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** Notes what shifts, with what moved. */
export async function watchShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    const note = (entries: PerformanceEntryList): void => {
      for (const entry of entries) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
          readonly sources: readonly { readonly node: Node | null }[];
        };
        if (!hadRecentInput)
          shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '') });
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const readShifts = (): readonly Shift[] => {
      note(observer.takeRecords());
      return shifts;
    };
    const forgetShifts = (): void => {
      note(observer.takeRecords());
      shifts.length = 0;
    };
    Object.assign(window, { readShifts, forgetShifts });
  });
  return () =>
    page.evaluate(() => (window as unknown as { readonly readShifts: () => readonly Shift[] }).readShifts());
}

const readers = new WeakMap<Page, () => Promise<readonly Shift[]>>();

/** Opens a screen whose data arrives late, and expects that nothing moves because of it. */
export async function openWithoutShifts(page: Page, address: string): Promise<void> {
  if (!readers.has(page)) {
    readers.set(page, await watchShifts(page));
    await holdCalls(page);
  }
  await page.goto(address);
  await expectNothingMoved(page);
}

/** Once the page is settled: nothing has moved since it was opened, or since `goWithin`. */
export async function expectNothingMoved(page: Page): Promise<void> {
  await settled(page);
  expectStill((await readers.get(page)?.()) ?? []);
}

/**
 * Leads to another screen as the browser's Back button does: without a new page, and without a link to press. What moves
 * counts from the new screen's first frame on.
 */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    const { location, history, forgetShifts } = window as unknown as Window & {
      readonly forgetShifts: () => void;
    };
    const { pathname } = location;
    if (address === pathname + location.search) return undefined;
    const title = document.querySelector('h1');
    const said = title?.textContent;
    history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    // The same screen has the same heading.
    if (location.pathname === pathname) return forgetShifts();
    return new Promise<void>((then) => {
      const frame = (next: () => void) => requestAnimationFrame(next);
      const observer = new MutationObserver(() => {
        const now = document.querySelector('h1');
        if (now === null || (now === title && now.textContent === said)) return;
        observer.disconnect();
        frame(() =>
          frame(() => {
            forgetShifts();
            then();
          }),
        );
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  }, path);
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
