import type { Page, Route } from '@playwright/test';
import { settled } from '../support/settled.ts';
import { failing, loading, openFirst } from './acts.ts';
import type { Scene } from './scene.ts';

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

/** The screens of strangers and members. */
export const memberScenes: readonly Scene[] = [
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
];
