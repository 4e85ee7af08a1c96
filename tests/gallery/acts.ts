import type { Page, Route } from '@playwright/test';
import { settled } from '../support/settled.ts';

/** How scenes bring a page into a state. */

const api = '**/backend/**';

/** Navigates from Settings while the screen's calls hang, to show the loading state. */
export function loading(link: string) {
  return async (page: Page): Promise<void> => {
    await page.route(api, () => new Promise<void>(() => undefined));
    await page.getByRole('navigation').getByRole('link', { name: link, exact: true }).click();
    await page.waitForTimeout(900);
  };
}

/** The same while its calls fail. */
export function failing(link: string) {
  return async (page: Page): Promise<void> => {
    await page.route(api, (route: Route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{"status":500,"error":""}' }),
    );
    await page.getByRole('navigation').getByRole('link', { name: link, exact: true }).click();
    await page
      .getByRole('button', { name: /^(Try again|Reload the page)$/ })
      .first()
      .waitFor();
  };
}

/** Follows the first link of the content that leads below a path. */
export const openFirst =
  (below: string) =>
  async (page: Page): Promise<void> => {
    const link = page.locator(`main a[href^="${below}"]:not([href$="/new"])`).first();
    await link.click();
    await page.waitForURL(`**${below}*`);
    await settled(page);
  };

export const press =
  (name: string) =>
  async (page: Page): Promise<void> =>
    page.getByRole('button', { name }).first().click();
