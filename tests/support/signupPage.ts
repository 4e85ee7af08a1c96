import type { Locator, Page } from '@playwright/test';
import { hydrated } from './browserTest.ts';

/** Opens a page as an emailed link does: without a known user status, which the page then requests. */
export const WAY_IN = '/signup?access_token=by-mail';

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

export const proceed = (page: Page, name = 'Continue'): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
