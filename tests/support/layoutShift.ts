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
    Object.assign(window, { readShifts });
  });
  return () =>
    page.evaluate(() => (window as unknown as { readonly readShifts: () => readonly Shift[] }).readShifts());
}

const readers = new WeakMap<Page, () => Promise<readonly Shift[]>>();

/** Opens a screen whose data arrives late, and expects that nothing moves because of it. */
export async function openWithoutShifts(page: Page, address: string): Promise<void> {
  const shifts = readers.get(page) ?? (await watchShifts(page));
  if (!readers.has(page)) await holdCalls(page);
  readers.set(page, shifts);
  await page.goto(address);
  await settled(page);
  expectStill(await shifts());
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
