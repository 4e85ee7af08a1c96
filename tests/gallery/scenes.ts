import type { Page, Route } from '@playwright/test';

/** Who looks: a role of the demonstration, or nobody. */
export type Viewer = 'stranger' | 'demo' | 'carbon' | 'pending' | 'staff';

/** A screen in a state. */
export interface Scene {
  readonly name: string;
  readonly viewer: Viewer;
  readonly path: string;
  /** What makes the state, once the screen stands. */
  readonly act?: (page: Page) => Promise<void>;
  /** Staff screens are looked at on a desk. */
  readonly desk?: true;
}

const api = '**/backend/**';

/** Goes from Settings to a screen of the navigation while its calls hang: what is seen then is the loading state. */
function loading(link: string) {
  return async (page: Page): Promise<void> => {
    await page.route(api, () => new Promise<void>(() => undefined));
    await page.getByRole('navigation').getByRole('link', { name: link }).click();
    await page.waitForTimeout(900);
  };
}

/** The same while its calls fail. */
function failing(link: string) {
  return async (page: Page): Promise<void> => {
    await page.route(api, (route: Route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{"status":500,"error":""}' }));
    await page.getByRole('navigation').getByRole('link', { name: link }).click();
    await page.waitForTimeout(900);
  };
}

/** Home once more, with a name that does not end and figures that nobody has. */
async function extremes(page: Page): Promise<void> {
  await page.route('**/graphql/internal', async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text())
      .replace(/"greetingName":"[^"]*"/, '"greetingName":"Maximiliana Konstantinopolitanische-Wolfeschlegelstein"')
      .replace(/"points":\d+/g, '"points":987654321')
      .replace(/"watts":\d+/g, '"watts":98765432100')
      .replace(/"streak":\d+/, '"streak":1234');
    await route.fulfill({ response: answer, body: text });
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  await page.waitForTimeout(900);
}

const openFirst = (pattern: string) => async (page: Page): Promise<void> => {
  const link = page.locator(`main a[href^="${pattern}"]`).first();
  if ((await link.count()) === 0) return;
  await link.click();
  await page.waitForTimeout(700);
};


/** Every screen, in the states it has. */
export const scenes: readonly Scene[] = [
  { name: 'landing', viewer: 'stranger', path: '/' },
  { name: 'log-in', viewer: 'stranger', path: '/login' },
  { name: 'log-in-error', viewer: 'stranger', path: '/login', act: async (page) => void (await page.locator('button[type=submit]').click()) },
  { name: 'forgot-password', viewer: 'stranger', path: '/forgot-password' },
  { name: 'reset-password', viewer: 'stranger', path: '/reset-password?token=gallery' },
  { name: 'reset-password-no-token', viewer: 'stranger', path: '/reset-password' },
  { name: 'home', viewer: 'demo', path: '/' },
  { name: 'home-new-member', viewer: 'carbon', path: '/' },
  { name: 'home-waiting', viewer: 'pending', path: '/' },
  { name: 'home-loading', viewer: 'demo', path: '/settings', act: loading('Home') },
  { name: 'home-error', viewer: 'demo', path: '/settings', act: failing('Home') },
  { name: 'home-extremes', viewer: 'demo', path: '/settings', act: extremes },
  { name: 'events', viewer: 'demo', path: '/events' },
  { name: 'events-empty', viewer: 'carbon', path: '/events' },
  { name: 'events-loading', viewer: 'demo', path: '/settings', act: loading('Events') },
  { name: 'events-error', viewer: 'demo', path: '/settings', act: failing('Events') },
  { name: 'event-ahead', viewer: 'demo', path: '/events', act: openFirst('/events/') },
  { name: 'event-result', viewer: 'demo', path: '/events?show=results', act: async (page) => openResult(page) },
  { name: 'event-receipt', viewer: 'demo', path: '/events?show=results', act: async (page) => {
    await openResult(page);
    for (const summary of await page.locator('main details:not([open]) > summary').all()) await summary.click();
  } },
  { name: 'event-waiting', viewer: 'pending', path: '/events', act: async (page) => openResult(page) },
  { name: 'devices', viewer: 'demo', path: '/devices' },
  { name: 'rewards', viewer: 'demo', path: '/rewards' },
  { name: 'wallet', viewer: 'demo', path: '/wallet' },
  { name: 'invite', viewer: 'demo', path: '/invite' },
  { name: 'settings', viewer: 'demo', path: '/settings' },
  { name: 'settings-new-member', viewer: 'carbon', path: '/settings' },
  { name: 'sign-up-postal-code', viewer: 'carbon', path: '/signup/zip_code?edit=true' },
  { name: 'maintenance', viewer: 'stranger', path: '/maintenance', act: async () => undefined },
  { name: 'missing', viewer: 'demo', path: '/no-such-page' },
  { name: 'logged-out', viewer: 'demo', path: '/logout' },
  { name: 'internal', viewer: 'staff', path: '/internal', desk: true },
  { name: 'internal-utilities', viewer: 'staff', path: '/internal/utilities', desk: true },
  { name: 'internal-programs', viewer: 'staff', path: '/internal/programs', desk: true },
  { name: 'internal-postal-codes', viewer: 'staff', path: '/internal/postal-codes', desk: true },
  { name: 'internal-events', viewer: 'staff', path: '/internal/events', desk: true },
  { name: 'internal-event', viewer: 'staff', path: '/internal/events', desk: true, act: openFirst('/internal/events/') },
  { name: 'internal-schedule', viewer: 'staff', path: '/internal/events/new', desk: true },
  { name: 'internal-maintenance', viewer: 'staff', path: '/internal/maintenance', desk: true },
  { name: 'internal-audit', viewer: 'staff', path: '/internal/audit', desk: true },
];

async function openResult(page: Page): Promise<void> {
  const links = page.locator('main a[href^="/events/"]');
  const count = await links.count();
  if (count === 0) return;
  await links.nth(Math.min(count - 1, 2)).click();
  await page.waitForTimeout(700);
}
