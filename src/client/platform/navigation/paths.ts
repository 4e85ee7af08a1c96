/**
 * All links of the app, so that a route can be renamed in one place and a broken link is a type error.
 * `paths.test.ts` checks each builder against the route table. Source: spec A §2, spec B §2.1, NAV-28 to
 * NAV-47.
 */

import type { EnergyPeriod } from '../../../domain/energy/periods.ts';
import type { SettingsSection } from '../../../domain/settings/sections.ts';
import { segment, withQuery } from './address.ts';

/** Filter of past events; all without it. */
export type EventsFilter = 'joined' | 'results';

/** What a period of energy is compared with. */
export type EnergyComparison = 'before' | 'year' | 'usual';

export interface EventsQuery {
  readonly show?: EventsFilter | undefined;
  /** Number of loaded pages of past events. */
  readonly pages?: number;
}

export const paths = {
  // The main areas
  home: () => '/',
  events: (query: EventsQuery = {}) => withQuery('/events', { ...query }),
  event: (eventId: string) => `/events/${segment(eventId)}`,
  /** `month`: `YYYY-MM`. */
  season: (query: { readonly month?: string } = {}) => withQuery('/events/season', { ...query }),
  energy: (
    query: {
      readonly period?: EnergyPeriod;
      readonly date?: string | null;
      readonly compare?: EnergyComparison | null;
    } = {},
  ) => withQuery('/energy', { ...query }),
  devices: () => '/devices',
  device: (deviceId: string) => `/devices/${segment(deviceId)}`,
  addDevice: () => '/devices/add',
  order: (orderId: string) => `/orders/${segment(orderId)}`,
  rewards: (query: { readonly type?: string } = {}) => withQuery('/rewards', { ...query }),
  reward: (rewardId: string) => `/rewards/${segment(rewardId)}`,
  rewardsWheel: () => '/rewards/wheel',
  rewardOrders: () => '/rewards/orders',
  rewardCodes: () => '/rewards/codes',
  wallet: (query: { readonly firstVisit?: boolean; readonly pages?: number; readonly entry?: string } = {}) =>
    // The row of the movement has this id.
    withQuery('/wallet', { ...query }) + (query.entry === undefined ? '' : '#entry'),
  walletEgift: () => '/wallet/egift',
  walletCashout: (query: { readonly points?: number; readonly step?: 'to' | 'check' } = {}) =>
    withQuery('/wallet/cashout', { ...query }),
  walletW9: () => '/wallet/w9',
  invite: (query: { readonly board?: string } = {}) => withQuery('/invite', { ...query }),
  inbox: (query: { readonly pages?: number } = {}) => withQuery('/inbox', { ...query }),
  settings: (section?: SettingsSection) => (section === undefined ? '/settings' : `/settings/${section}`),
  /** The phone numbers, below the profile. */
  phones: () => '/settings/profile#phones',

  // Help, open to everyone
  /** `about`: the path that leads there. `gone`: from an answer that is no longer there. */
  help: (query: { readonly about?: string | undefined; readonly q?: string; readonly gone?: boolean } = {}) =>
    withQuery('/help', { ...query }),
  helpArticle: (articleId: string) => `/help/${segment(articleId)}`,

  // Session. `next` is the page to return to; it is validated again where it is used.
  login: (query: { readonly next?: string; readonly sso?: string } = {}) => withQuery('/login', { ...query }),
  logout: () => '/logout',
  forgotPassword: () => '/forgot-password',
  resetPassword: (query: { readonly token?: string } = {}) => withQuery('/reset-password', { ...query }),

  // Sign-up
  signup: (query: { readonly zip?: string } = {}) => withQuery('/signup', { ...query }),
  signupStep: (
    step: string,
    query: {
      readonly edit?: boolean;
      readonly zip?: string;
      readonly ref?: string;
      readonly partner?: string;
    } = {},
  ) => withQuery(`/signup/${segment(step)}`, { ...query }),
  signupPassword: () => '/signup/password',
  /** NAV-44: connect the utility when the location is known. */
  connectUtility: () => '/signup/utility?edit=true',
  /** NAV-45: connect the utility when the location isn't known. */
  connectUtilityByPostalCode: () => '/signup/zip_code?edit=true',

  // Outside the member shell
  disenroll: () => '/disenroll',
  maintenance: () => '/maintenance',

  // Screens that only the specification's lists mention (NAV-47)
  newUser: () => '/new-user',
  deviceOffer: () => '/device_offer',
  deviceOfferDetails: (offerId: string) => `/device_offer/${segment(offerId)}`,
  promo: () => '/promo',
  promoRedeem: () => '/promo/redeem',
  stripe: () => '/stripe',
  stripeCheckoutSetup: () => '/stripe/checkout/setup',
  stripeCheckoutPayment: () => '/stripe/checkout/payment',
  coupons: () => '/coupons',
  couponsClaimed: () => '/coupons/claimed',
  updateGoogleNest: () => '/update-google-nest',
  /** `spin`: the prize, by its `rmw_redeemable_spin_id`. */
  prizeForm: (query: { readonly spin?: string } = {}) => withQuery('/prize-form', { ...query }),

  /** The staff area; its own pages are in `staffPaths.ts`. */
  internal: () => '/internal',
} as const;

export type PathName = keyof typeof paths;
