import type { Page, Route } from '@playwright/test';
import type { Signup } from '../../codegen/rest/types.ts';
import { accountScenes } from './accountScenes.ts';
import { eventScenes } from './eventScenes.ts';
import type { Scene } from './scene.ts';
import { settled } from '../support/settled.ts';
import { CEDAR, signupAt, stubSignup } from '../support/stubSignup.ts';
import type { SignupBackend } from '../support/stubSignup.ts';

const api = '**/backend/**';

/** Navigates from Settings while the screen's calls hang, to show the loading state. */
function loading(link: string) {
  return async (page: Page): Promise<void> => {
    await page.route(api, () => new Promise<void>(() => undefined));
    await page.getByRole('navigation').getByRole('link', { name: link, exact: true }).click();
    await page.waitForTimeout(900);
  };
}

/** The same while its calls fail. */
function failing(link: string) {
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

/** Follows a link of the content to a path while the calls behind it hang, fail, or have their answers changed. */
function arriving(path: string, calls: string, does: 'hangs' | 'fails' | ((answer: object) => object)) {
  return async (page: Page): Promise<void> => {
    await page.route(calls, async (route: Route) => {
      if (does === 'hangs') return;
      if (does === 'fails')
        return route.fulfill({
          status: 500,
          contentType: 'application/json',
          body: '{"status":500,"error":""}',
        });
      // Not every system resolves the brands' names below localhost.
      const request = route.request();
      const { href, host, hostname } = new URL(request.url());
      const answer = await route.fetch({
        url: href.replace(hostname, '127.0.0.1'),
        headers: { ...(await request.allHeaders()), host },
      });
      return route.fulfill({ response: answer, json: does((await answer.json()) as object) });
    });
    await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
    await page.waitForTimeout(900);
  };
}

const toWheel = (does: Parameters<typeof arriving>[2]) => arriving('/rewards/wheel', '**/reward/wheel', does);
const toOffers = (does: Parameters<typeof arriving>[2]) =>
  arriving('/device_offer', '**/backend/offers', does);
const NOTHING_ON_WHEEL = { odds: [], total_weight: 0, spins: [], prizes: [], history: [], draws: [] };

/** Home once more, with a name that is very long and very large figures. */
async function extremes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const answer = await real(input, init);
      if (!answer.url.includes('/graphql/')) return answer;
      const text = (await answer.text())
        .replace(
          /"greetingName":"[^"]*"/,
          '"greetingName":"Maximiliana Konstantinopolitanische-Wolfeschlegelstein"',
        )
        .replace(/"points":\d+/g, '"points":987654321')
        .replace(/"watts":\d+/g, '"watts":98765432100')
        .replace(/"streak":\d+/, '"streak":1234');
      return new Response(text, { status: answer.status, headers: answer.headers });
    };
  });
  await page.reload();
  await settled(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('heading', { name: /Maximiliana/ }).waitFor();
  await settled(page);
}

/** Follows the first link of the content that leads below a path. */
const openFirst =
  (below: string) =>
  async (page: Page): Promise<void> => {
    const link = page.locator(`main a[href^="${below}"]:not([href$="/new"])`).first();
    await link.click();
    await page.waitForURL(`**${below}*`);
    await settled(page);
  };

/** A member's ledger, from the list of tax forms. */
async function openLedger(page: Page): Promise<void> {
  await openFirst('/internal/payouts/members/')(page);
  await page.locator('main a[href$="/ledger"]').first().click();
  await page.waitForURL('**/ledger');
  await settled(page);
}

async function openTool(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^INTERNAL/ }).click();
  await settled(page);
}

/** The app as a member sees it, for staff. */
async function seeTheirApp(page: Page): Promise<void> {
  const { origin, hostname, pathname } = new URL(page.url());
  const brand = hostname === 'localhost' ? 'default' : hostname.replace('.localhost', '');
  await page.goto(`${origin}${pathname}?member=demo@${brand}.example`);
  await settled(page);
  await page.getByRole('button', { name: 'See their app' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('They asked');
  await dialog.getByRole('button', { name: 'See their app' }).click();
  await page.getByRole('complementary', { name: 'Preview' }).waitFor();
  await settled(page);
}

/** The support chat, logged in. */
async function startChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start chat' }).click();
  await page.frameLocator('main iframe').getByRole('textbox').waitFor();
  await settled(page);
}

/** The groups of the consent banner, in the browser's language. */
async function choosePrivacy(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Choose|Choisir)$/ }).click();
  await settled(page);
}

async function openResult(page: Page): Promise<void> {
  await page.locator('main li a[href^="/events/"]').first().click();
  await page.waitForURL('**/events/*');
  await settled(page);
}

async function unfold(page: Page): Promise<void> {
  for (const summary of await page.locator('main details > summary').all()) {
    const isOpen = await summary.evaluate((at) => (at.parentElement as HTMLDetailsElement).open);
    if (!isOpen) await summary.click();
  }
}

/** Answers 503 to every call, as during maintenance. */
async function closed(page: Page): Promise<void> {
  await page.route(api, (route: Route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{"status":503,"error":""}' }),
  );
  await page.goto(`${new URL(page.url()).origin}/maintenance`);
  await page.waitForTimeout(500);
}

/** A step of joining, on a backend that returns this step. */
function joining(signup: Signup, more?: (page: Page, api: SignupBackend) => Promise<void>) {
  return async (page: Page): Promise<void> => {
    const api = await stubSignup(page, signup);
    api.on('/signup/utility_outage', {
      body: { in_outage: true, short_name: 'Cedar Power', outageEndDttm: '2099-06-04T03:00:00Z' },
    });
    await page.goto(`${new URL(page.url()).origin}/signup?access_token=gallery`);
    await page.locator('h1').waitFor();
    // The notice about the made-up link belongs to no step.
    await page.waitForTimeout(300);
    const notices = page.locator('.flash button');
    if ((await notices.count()) > 0) await notices.first().click();
    await more?.(page, api);
    await page.waitForTimeout(600);
  };
}

const press =
  (name: string) =>
  async (page: Page): Promise<void> =>
    page.getByRole('button', { name }).first().click();

/** Comes back from the utility with its answer. */
const returned =
  (result: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(`${new URL(page.url()).origin}/signup/oauth?result=${result}&access_token=gallery`);
    await page.locator('h1').waitFor();
  };

const noUtility =
  (eligibility: 0 | 2) =>
  async (page: Page, api: SignupBackend): Promise<void> => {
    const zip = {
      zip: page.url().includes('au-') ? '2000' : '94103',
      eligibility,
      utility_short_name: null,
      not_yet: false,
    };
    api.on('/signup/check_zip_eligibility', { body: zip });
    api.on('/signup/zip_code', { body: signupAt('full', { zip }) });
    await page.locator('input[name=zip_code]').fill(zip.zip);
    await page.locator('button[type=submit]').click();
  };

const signupScenes: readonly Scene[] = (
  [
    ['zip-code', joining(signupAt('zip_code'))],
    ['zip-code-perks', joining(signupAt('zip_code'), noUtility(0))],
    ['zip-code-partial', joining(signupAt('zip_code'), noUtility(2))],
    ['full', joining(signupAt('full'))],
    ['full-errors', joining(signupAt('full'), press('Send me the link'))],
    [
      'full-single-sign-on',
      joining(signupAt('full', {}, ['zip_code', 'full', 'select_utility', 'connect_utility'])),
    ],
    [
      'full-check-mail',
      joining(
        signupAt('full', { mail_sent_to: 'maximiliana.konstantinopolitanische@a-long-domain.example' }),
      ),
    ],
    [
      'password',
      joining(signupAt('password'), async (page) =>
        page.locator('input[name=password]').fill('kettle moon sta'),
      ),
    ],
    ['legacy', joining(signupAt('legacy', { utility: CEDAR }))],
    ['check-if-moved', joining(signupAt('check_if_moved'))],
    ['select-utility', joining(signupAt('select_utility'))],
    [
      'select-utility-other',
      joining(signupAt('select_utility'), async (page) => page.getByRole('option').last().click()),
    ],
    ['connect-utility-account', joining(signupAt('connect_utility', { connection: 'ACCOUNT_NUMBER' }))],
    ['connect-utility-share', joining(signupAt('connect_utility'))],
    ['connect-utility-oauth', joining(signupAt('connect_utility_oauth'))],
    ['oauth-denied', joining(signupAt('connect_utility'), returned('denied'))],
    ['oauth-failed', joining(signupAt('connect_utility'), returned('failed'))],
    ['oauth-asking', joining(signupAt('connect_utility_oauth'), returned('active'))],
    ['check-eligible', joining(signupAt('check_eligible', { utility_widget_state: 'AuthDone' }))],
    [
      'check-eligible-refused',
      joining(
        signupAt('check_eligible', {
          utility_widget_state: 'pending',
          utility_widget_substate: 'ConflictingDRP',
        }),
      ),
    ],
    ['utility-outage', joining(signupAt('utility_outage'))],
    ['connect-phone', joining(signupAt('connect_phone'))],
    ['confirm-phone', joining(signupAt('confirm_phone'))],
    ['appliances', joining(signupAt('appliances', { appliances: [{ kind: 'ELECTRIC_VEHICLE', count: 2 }] }))],
    ['select-plugs', joining(signupAt('select_tplink'))],
  ] as const
).map(([name, act]) => ({ name: `sign-up-${name}`, viewer: 'stranger', path: '/login', act }));

/** Every screen, in the states it has. */
export const scenes: readonly Scene[] = [
  { name: 'landing', viewer: 'stranger', path: '/' },
  { name: 'consent', viewer: 'stranger', path: '/', brand: 'ca-telecom' },
  { name: 'consent-choose', viewer: 'stranger', path: '/', brand: 'ca-telecom', act: choosePrivacy },
  { name: 'log-in', viewer: 'stranger', path: '/login' },
  {
    name: 'log-in-error',
    viewer: 'stranger',
    path: '/login',
    act: async (page) => void (await page.locator('button[type=submit]').click()),
  },
  { name: 'forgot-password', viewer: 'stranger', path: '/forgot-password' },
  {
    name: 'reset-password',
    viewer: 'stranger',
    path: '/forgot-password',
    act: async (page) => {
      await page.route('**/reset_password/check', (route) => route.fulfill({ json: { ok: true } }));
      await page.goto(new URL('/reset-password?token=gallery', page.url()).href);
      await page.locator('input[name=password]').waitFor();
    },
  },
  { name: 'reset-password-expired', viewer: 'stranger', path: '/reset-password?token=gallery' },
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
  { name: 'event-result', viewer: 'demo', path: '/events?show=results', act: openResult },
  {
    name: 'event-receipt',
    viewer: 'demo',
    path: '/events?show=results',
    act: async (page) => {
      await openResult(page);
      await unfold(page);
    },
  },
  { name: 'event-waiting', viewer: 'pending', path: '/events', act: openResult },
  { name: 'devices', viewer: 'demo', path: '/devices' },
  { name: 'devices-empty', viewer: 'carbon', path: '/devices' },
  { name: 'devices-loading', viewer: 'demo', path: '/settings', act: loading('Devices') },
  { name: 'devices-error', viewer: 'demo', path: '/settings', act: failing('Devices') },
  { name: 'device', viewer: 'demo', path: '/devices', act: openFirst('/devices/') },
  { name: 'rewards', viewer: 'demo', path: '/rewards' },
  { name: 'rewards-gift-cards', viewer: 'demo', path: '/rewards?type=GIFT_CARD' },
  { name: 'rewards-loading', viewer: 'demo', path: '/settings', act: loading('Rewards') },
  { name: 'rewards-error', viewer: 'demo', path: '/settings', act: failing('Rewards') },
  { name: 'reward', viewer: 'demo', path: '/rewards', act: openFirst('/rewards/0') },
  { name: 'wheel', viewer: 'demo', path: '/rewards/wheel' },
  { name: 'wheel-loading', viewer: 'demo', path: '/rewards', act: toWheel('hangs') },
  { name: 'wheel-error', viewer: 'demo', path: '/rewards', act: toWheel('fails') },
  {
    name: 'wheel-empty',
    viewer: 'demo',
    path: '/rewards',
    act: toWheel((wheel) => ({ ...wheel, ...NOTHING_ON_WHEEL })),
  },
  { name: 'wheel-first-spin', viewer: 'carbon', path: '/rewards/wheel' },
  { name: 'prize-form', viewer: 'demo', path: '/prize-form' },
  { name: 'orders', viewer: 'demo', path: '/rewards/orders' },
  { name: 'order', viewer: 'demo', path: '/rewards/orders', act: openFirst('/orders/') },
  { name: 'gift-cards', viewer: 'demo', path: '/rewards/codes' },
  { name: 'coupons', viewer: 'demo', path: '/coupons/claimed' },
  { name: 'device-offers', viewer: 'demo', path: '/device_offer' },
  { name: 'device-offers-loading', viewer: 'demo', path: '/rewards', act: toOffers('hangs') },
  { name: 'device-offers-error', viewer: 'demo', path: '/rewards', act: toOffers('fails') },
  {
    name: 'device-offers-empty',
    viewer: 'demo',
    path: '/rewards',
    act: toOffers((answer) => ({ ...answer, offers: [] })),
  },
  { name: 'device-offer-reserved', viewer: 'demo', path: '/device_offer', act: openFirst('/device_offer/') },
  { name: 'device-offers-new-member', viewer: 'carbon', path: '/device_offer' },
  { name: 'device-offer-open', viewer: 'carbon', path: '/device_offer', act: openFirst('/device_offer/') },
  { name: 'checkout-nothing', viewer: 'demo', path: '/stripe/checkout/payment' },
  { name: 'orders-empty', viewer: 'carbon', path: '/rewards/orders' },
  { name: 'gift-cards-empty', viewer: 'carbon', path: '/rewards/codes' },
  { name: 'coupons-empty', viewer: 'carbon', path: '/coupons/claimed' },
  { name: 'promo-code', viewer: 'demo', path: '/promo/redeem' },
  { name: 'devices-add', viewer: 'demo', path: '/devices/add' },
  { name: 'wallet', viewer: 'demo', path: '/wallet' },
  { name: 'wallet-empty', viewer: 'carbon', path: '/wallet' },
  { name: 'wallet-first-visit', viewer: 'demo', path: '/wallet?firstVisit=true' },
  { name: 'cashout', viewer: 'demo', path: '/wallet/cashout' },
  { name: 'cashout-to', viewer: 'demo', path: '/wallet/cashout?points=1500&step=to' },
  { name: 'cashout-egift', viewer: 'demo', path: '/wallet/egift' },
  { name: 'cashout-w9', viewer: 'demo', path: '/wallet/w9' },
  { name: 'cashout-blocked', viewer: 'carbon', path: '/wallet/cashout' },
  { name: 'rewards-empty', viewer: 'carbon', path: '/rewards' },
  { name: 'invite', viewer: 'demo', path: '/invite' },
  { name: 'invite-empty', viewer: 'carbon', path: '/invite' },
  { name: 'invite-loading', viewer: 'demo', path: '/settings', act: loading('Refer') },
  { name: 'invite-error', viewer: 'demo', path: '/settings', act: failing('Refer') },
  { name: 'settings', viewer: 'demo', path: '/settings' },
  { name: 'settings-profile', viewer: 'demo', path: '/settings/profile' },
  { name: 'settings-home', viewer: 'demo', path: '/settings/home' },
  { name: 'settings-meter-data', viewer: 'demo', path: '/settings/meter-data' },
  { name: 'settings-vacation', viewer: 'demo', path: '/settings/vacation' },
  { name: 'settings-notifications', viewer: 'demo', path: '/settings/notifications' },
  { name: 'settings-language', viewer: 'demo', path: '/settings/language' },
  { name: 'settings-privacy', viewer: 'demo', path: '/settings/privacy' },
  { name: 'settings-account', viewer: 'demo', path: '/settings/account' },
  { name: 'settings-help', viewer: 'demo', path: '/settings/help' },
  { name: 'settings-help-chat', viewer: 'demo', path: '/settings/help', act: startChat },
  { name: 'settings-new-member', viewer: 'carbon', path: '/settings' },
  { name: 'sign-up-postal-code', viewer: 'carbon', path: '/signup/zip_code?edit=true' },
  ...accountScenes,
  ...eventScenes,
  ...signupScenes,
  { name: 'maintenance', viewer: 'stranger', path: '/login', act: closed },
  { name: 'missing', viewer: 'demo', path: '/no-such-page' },
  { name: 'logged-out', viewer: 'demo', path: '/logout', ends: true },
  { name: 'internal', viewer: 'staff', path: '/internal', desk: true },
  { name: 'internal-wheel', viewer: 'staff', path: '/internal/wheel', desk: true },
  { name: 'internal-wheel-spins', viewer: 'staff', path: '/internal/wheel/spins', desk: true },
  {
    name: 'internal-wheel-no-spins',
    viewer: 'staff',
    path: '/internal/wheel/spins?q=nobody-has-this-name',
    desk: true,
  },
  {
    name: 'internal-wheel-draw',
    viewer: 'staff',
    path: '/internal/wheel',
    desk: true,
    act: openFirst('/internal/wheel/draws/'),
  },
  { name: 'internal-utilities', viewer: 'staff', path: '/internal/utilities', desk: true },
  {
    name: 'internal-utility',
    viewer: 'staff',
    path: '/internal/utilities',
    desk: true,
    act: openFirst('/internal/utilities/'),
  },
  { name: 'internal-new-utility', viewer: 'staff', path: '/internal/utilities/new', desk: true },
  { name: 'internal-programs', viewer: 'staff', path: '/internal/programs', desk: true },
  {
    name: 'internal-program',
    viewer: 'staff',
    path: '/internal/programs',
    desk: true,
    act: openFirst('/internal/programs/'),
  },
  { name: 'internal-new-program', viewer: 'staff', path: '/internal/programs/new', desk: true },
  { name: 'internal-postal-codes', viewer: 'staff', path: '/internal/coverage', desk: true },
  { name: 'internal-events', viewer: 'staff', path: '/internal/events', desk: true },
  {
    name: 'internal-event',
    viewer: 'staff',
    path: '/internal/events',
    desk: true,
    act: openFirst('/internal/events/'),
  },
  { name: 'internal-schedule', viewer: 'staff', path: '/internal/events/new', desk: true },
  { name: 'internal-orders', viewer: 'staff', path: '/internal/orders', desk: true },
  {
    name: 'internal-order',
    viewer: 'staff',
    path: '/internal/orders',
    desk: true,
    act: async (page) => {
      await page.locator('a[data-row]').first().click();
      await page.waitForURL(/orders\/[^/?]+$/);
      await settled(page);
    },
  },
  {
    name: 'internal-order-differences',
    viewer: 'staff',
    path: '/internal/orders/differences?show=all',
    desk: true,
  },
  { name: 'internal-rewards', viewer: 'staff', path: '/internal/rewards', desk: true },
  {
    name: 'internal-reward',
    viewer: 'staff',
    path: '/internal/rewards?show=ON',
    desk: true,
    act: openFirst('/internal/rewards/'),
  },
  { name: 'internal-new-reward', viewer: 'staff', path: '/internal/rewards/new', desk: true },
  { name: 'internal-rewards-as-of', viewer: 'staff', path: '/internal/rewards/catalogue', desk: true },
  { name: 'internal-payouts', viewer: 'staff', path: '/internal/payouts?state=all', desk: true },
  {
    name: 'internal-payout',
    viewer: 'staff',
    path: '/internal/payouts',
    desk: true,
    act: async (page) => {
      await page.locator('a[data-row]').first().click();
      await page.waitForURL(/payouts\/[^/?]+$/);
    },
  },
  {
    name: 'internal-cashout-member',
    viewer: 'staff',
    path: '/internal/payouts/forms',
    desk: true,
    act: openFirst('/internal/payouts/members/'),
  },
  {
    name: 'internal-member-ledger',
    viewer: 'staff',
    path: '/internal/payouts/forms',
    desk: true,
    act: openLedger,
  },
  {
    name: 'internal-member-result',
    viewer: 'staff',
    path: '/internal/payouts/forms',
    desk: true,
    act: async (page) => {
      await openLedger(page);
      await page.locator('a[href*="/results/"]').first().click();
      await page.waitForURL(/\/results\//);
    },
  },
  { name: 'internal-payout-differences', viewer: 'staff', path: '/internal/payouts/differences', desk: true },
  { name: 'internal-w9-forms', viewer: 'staff', path: '/internal/payouts/forms', desk: true },
  { name: 'internal-tax-year', viewer: 'staff', path: '/internal/payouts/tax?show=everyone', desk: true },
  { name: 'internal-referrals', viewer: 'staff', path: '/internal/referrals', desk: true },
  { name: 'internal-offers', viewer: 'staff', path: '/internal/offers', desk: true },
  { name: 'internal-offers-empty', viewer: 'staff', path: '/internal/offers?show=ENDED', desk: true },
  {
    name: 'internal-offers-loading',
    viewer: 'staff',
    path: '/internal/rewards',
    desk: true,
    act: loading('Device offers'),
  },
  {
    name: 'internal-offers-error',
    viewer: 'staff',
    path: '/internal/rewards',
    desk: true,
    act: failing('Device offers'),
  },
  {
    name: 'internal-offer',
    viewer: 'staff',
    path: '/internal/offers?show=ON',
    desk: true,
    act: async (page) => {
      await page
        .locator('main a[href^="/internal/offers/"]:not([href*="/new"], [href*="/claims"])')
        .first()
        .click();
      await settled(page);
    },
  },
  { name: 'internal-new-offer', viewer: 'staff', path: '/internal/offers/new', desk: true },
  { name: 'internal-offer-claims', viewer: 'staff', path: '/internal/offers/claims', desk: true },
  {
    name: 'internal-offer-claims-late',
    viewer: 'staff',
    path: '/internal/offers/claims?view=late',
    desk: true,
  },
  { name: 'internal-referrals-empty', viewer: 'staff', path: '/internal/referrals?q=nobody', desk: true },
  {
    name: 'internal-referrals-loading',
    viewer: 'staff',
    path: '/internal/rewards',
    desk: true,
    act: loading('Referrals'),
  },
  {
    name: 'internal-referrals-error',
    viewer: 'staff',
    path: '/internal/rewards',
    desk: true,
    act: failing('Referrals'),
  },
  { name: 'internal-promo-codes', viewer: 'staff', path: '/internal/rewards/promo-codes', desk: true },
  { name: 'internal-segments', viewer: 'staff', path: '/internal/segments', desk: true },
  {
    name: 'internal-segments-empty',
    viewer: 'staff',
    path: '/internal/segments?search=none-has-this',
    desk: true,
  },
  { name: 'internal-segment', viewer: 'staff', path: '/internal/segments/GOLD_AND_ABOVE', desk: true },
  { name: 'internal-new-segment', viewer: 'staff', path: '/internal/segments/new', desk: true },
  { name: 'internal-placements', viewer: 'staff', path: '/internal/placements', desk: true },
  {
    name: 'internal-placements-empty',
    viewer: 'staff',
    path: '/internal/placements?search=none-has-this',
    desk: true,
  },
  {
    name: 'internal-placements-error',
    viewer: 'staff',
    path: '/internal/segments',
    desk: true,
    act: failing('Placements'),
  },
  {
    name: 'internal-content',
    viewer: 'staff',
    path: '/internal/placements',
    desk: true,
    act: openFirst('/internal/placements/0'),
  },
  { name: 'internal-new-content', viewer: 'staff', path: '/internal/placements/new', desk: true },
  {
    name: 'internal-new-announcement',
    viewer: 'staff',
    path: '/internal/placements/new?place=PopupAnnouncement',
    desk: true,
  },
  {
    name: 'internal-new-survey',
    viewer: 'staff',
    path: '/internal/placements/new?place=SurveyCard',
    desk: true,
  },
  { name: 'internal-features', viewer: 'staff', path: '/internal/features', desk: true },
  { name: 'internal-feature', viewer: 'staff', path: '/internal/features/rewards_wheel', desk: true },
  {
    name: 'internal-member-features',
    viewer: 'staff',
    path: '/internal/features/members?member=demo@default.example',
    desk: true,
  },
  { name: 'internal-experiments', viewer: 'staff', path: '/internal/experiments', desk: true },
  {
    name: 'internal-experiment',
    viewer: 'staff',
    path: '/internal/experiments/no-rate-plan',
    desk: true,
  },
  { name: 'internal-new-experiment', viewer: 'staff', path: '/internal/experiments/new', desk: true },
  { name: 'internal-approvals', viewer: 'staff', path: '/internal/approvals', desk: true },
  {
    name: 'internal-preview',
    viewer: 'staff',
    path: '/internal/features/members',
    act: seeTheirApp,
  },
  { name: 'internal-floating-tool', viewer: 'staff', path: '/', act: openTool },
  { name: 'internal-accuracy', viewer: 'staff', path: '/internal/accuracy', desk: true },
  { name: 'internal-staff', viewer: 'staff', path: '/internal/staff', desk: true },
  {
    name: 'internal-staff-account',
    viewer: 'staff',
    path: '/internal/staff',
    desk: true,
    act: openFirst('/internal/staff/'),
  },
  {
    name: 'internal-staff-empty',
    viewer: 'staff',
    path: '/internal/staff?q=none-has-this-name',
    desk: true,
  },
  { name: 'internal-security', viewer: 'staff', path: '/internal/security', desk: true },
  {
    name: 'internal-security-passkey',
    viewer: 'staff',
    path: '/internal/security',
    desk: true,
    act: press('Add a passkey'),
  },
  { name: 'internal-maintenance', viewer: 'staff', path: '/internal/maintenance', desk: true },
  { name: 'internal-audit', viewer: 'staff', path: '/internal/audit', desk: true },
];
