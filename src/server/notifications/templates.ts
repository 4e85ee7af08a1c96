import type { MessageTemplate } from '../platform/notify.ts';

export interface Template {
  /** Minutes after which it is dropped unsent. */
  readonly lifetimeMinutes: number;
  /**
   * The button's target: the value `link`, or a page of the brand with `:name` replaced by that value. Null for no
   * button.
   */
  readonly button: 'link' | `/${string}` | null;
}

const HOUR = 60;
const DAY = 24 * HOUR;

export const TEMPLATES: Readonly<Record<MessageTemplate, Template>> = {
  'signup-link': { lifetimeMinutes: DAY, button: 'link' },
  'already-member': { lifetimeMinutes: DAY, button: 'link' },
  'password-link': { lifetimeMinutes: DAY, button: 'link' },
  'password-required': { lifetimeMinutes: DAY, button: 'link' },
  'staff-invitation': { lifetimeMinutes: DAY, button: 'link' },
  'home-invitation': { lifetimeMinutes: 3 * DAY, button: 'link' },
  'home-invitation-known': { lifetimeMinutes: 3 * DAY, button: '/settings/account' },
  'home-handed-over': { lifetimeMinutes: 3 * DAY, button: '/settings/people' },
  'second-factor-guessed': { lifetimeMinutes: 3 * DAY, button: '/forgot-password' },
  'second-factor-changed': { lifetimeMinutes: 3 * DAY, button: '/internal/security' },
  'second-step-code': { lifetimeMinutes: 10, button: null },
  'phone-code': { lifetimeMinutes: 10, button: null },
  'phone-test': { lifetimeMinutes: 10, button: null },
  'phone-added': { lifetimeMinutes: 3 * DAY, button: '/settings/profile' },
  'password-changed': { lifetimeMinutes: 3 * DAY, button: '/forgot-password' },
  'data-copy-ready': { lifetimeMinutes: DAY, button: '/settings/account' },
  'data-copy-failed': { lifetimeMinutes: DAY, button: '/settings/account' },
  'account-deletion': { lifetimeMinutes: 3 * DAY, button: '/settings/account' },
  'account-deleted': { lifetimeMinutes: 3 * DAY, button: null },
  'signup-reminder': { lifetimeMinutes: DAY, button: '/signup' },
  'signup-finished': { lifetimeMinutes: 3 * DAY, button: '/' },
  'account-inactive': { lifetimeMinutes: 3 * DAY, button: '/events' },
  'weekly-digest': { lifetimeMinutes: 2 * DAY, button: '/inbox' },
  'weekly-energy': { lifetimeMinutes: 2 * DAY, button: '/' },
  'utility-connected': { lifetimeMinutes: 3 * DAY, button: '/' },
  'utility-first-readings': { lifetimeMinutes: 3 * DAY, button: '/' },
  'utility-ready': { lifetimeMinutes: 14 * DAY, button: '/signup/utility?edit=true' },
  'utility-problem': { lifetimeMinutes: 3 * DAY, button: '/settings/home' },
  'utility-declined': { lifetimeMinutes: 3 * DAY, button: '/settings/home' },
  'utility-not-supported': { lifetimeMinutes: 3 * DAY, button: '/settings/home' },
  'utility-duplicate': { lifetimeMinutes: 3 * DAY, button: '/settings/home' },
  'meter-yours': { lifetimeMinutes: 3 * DAY, button: '/settings/home' },
  'meter-not-yours': { lifetimeMinutes: 3 * DAY, button: '/settings/home' },
  'utility-attestation': { lifetimeMinutes: 3 * DAY, button: '/settings/home' },
  'utility-moved': { lifetimeMinutes: 3 * DAY, button: '/signup/zip_code?edit=true' },
  'utility-lost': { lifetimeMinutes: 3 * DAY, button: '/signup/utility?edit=true' },
  'utility-conflict-help': { lifetimeMinutes: 3 * DAY, button: '/settings/home' },
  'utility-conflict': { lifetimeMinutes: DAY, button: 'link' },
  'utility-outage': { lifetimeMinutes: DAY, button: '/' },
  'utility-back': { lifetimeMinutes: 3 * DAY, button: '/' },
  'event-advance': { lifetimeMinutes: DAY, button: '/events/:eventId' },
  'event-reminder': { lifetimeMinutes: HOUR, button: '/events/:eventId' },
  'event-start': { lifetimeMinutes: HOUR, button: '/events/:eventId' },
  'event-end': { lifetimeMinutes: 2 * HOUR, button: '/events/:eventId' },
  'event-results': { lifetimeMinutes: 7 * DAY, button: '/events/:eventId' },
  'event-corrected': { lifetimeMinutes: 7 * DAY, button: '/events/:eventId' },
  'event-devices': { lifetimeMinutes: DAY, button: '/devices' },
  'event-answered': { lifetimeMinutes: DAY, button: '/events/:eventId' },
  'event-changed': { lifetimeMinutes: DAY, button: '/events/:eventId' },
  'event-cancelled': { lifetimeMinutes: DAY, button: '/events/:eventId' },
  'device-trouble': { lifetimeMinutes: 3 * DAY, button: '/devices' },
  'device-added': { lifetimeMinutes: 3 * DAY, button: '/devices' },
  'order-placed': { lifetimeMinutes: 3 * DAY, button: '/orders/:orderId' },
  'order-replaced': { lifetimeMinutes: 7 * DAY, button: '/orders/:orderId' },
  'order-shipped': { lifetimeMinutes: 3 * DAY, button: '/orders/:orderId' },
  'order-delivered': { lifetimeMinutes: 3 * DAY, button: '/orders/:orderId' },
  'order-failed': { lifetimeMinutes: 7 * DAY, button: '/orders/:orderId' },
  'order-cancelled': { lifetimeMinutes: 7 * DAY, button: '/orders/:orderId' },
  'order-late': { lifetimeMinutes: 7 * DAY, button: '/orders/:orderId' },
  'order-fulfilled': { lifetimeMinutes: 7 * DAY, button: '/orders/:orderId' },
  'home-changed': { lifetimeMinutes: 7 * DAY, button: '/settings' },
  'card-refunded': { lifetimeMinutes: 7 * DAY, button: '/device_offer' },
  'offer-reminder': { lifetimeMinutes: 3 * DAY, button: '/device_offer/:offerId' },
  'offer-new': { lifetimeMinutes: 3 * DAY, button: '/device_offer/:offerId' },
  'offer-lapsing': { lifetimeMinutes: 12 * HOUR, button: '/device_offer/:offerId' },
  'order-refunded': { lifetimeMinutes: 7 * DAY, button: '/orders/:orderId' },
  'cashout-code': { lifetimeMinutes: 10, button: null },
  'destination-code': { lifetimeMinutes: 10, button: null },
  'destination-changed': { lifetimeMinutes: 3 * DAY, button: '/wallet/cashout' },
  'cashout-placed': { lifetimeMinutes: 3 * DAY, button: '/orders/:orderId' },
  'payout-approved': { lifetimeMinutes: 3 * DAY, button: '/orders/:orderId' },
  'payout-sent': { lifetimeMinutes: 7 * DAY, button: '/orders/:orderId' },
  'payout-arrived-late': { lifetimeMinutes: 7 * DAY, button: '/orders/:orderId' },
  'payout-returned': { lifetimeMinutes: 7 * DAY, button: '/orders/:orderId' },
  milestone: { lifetimeMinutes: 7 * DAY, button: '/events/season' },
  'draw-won': { lifetimeMinutes: 14 * DAY, button: '/orders/:orderId' },
  'survey-invitation': { lifetimeMinutes: 7 * DAY, button: '/' },
  'team-month': { lifetimeMinutes: 5 * DAY, button: '/events' },
  'team-close': { lifetimeMinutes: 3 * DAY, button: '/events' },
  'friend-joined': { lifetimeMinutes: 3 * DAY, button: '/invite' },
  'friend-stuck': { lifetimeMinutes: 3 * DAY, button: '/invite' },
  'friend-paid': { lifetimeMinutes: 7 * DAY, button: '/wallet' },
};

export function isTemplate(name: string): name is MessageTemplate {
  return Object.hasOwn(TEMPLATES, name);
}
