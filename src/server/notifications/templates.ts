import type { MessageTemplate } from '../platform/notify.ts';

export interface Template {
  /** Minutes after which it is not sent any more. */
  readonly worthMinutes: number;
  /** Where its button leads: the value `link`, or a page of the brand's; `:name` in it is the value of that name. Null: no button. */
  readonly button: 'link' | `/${string}` | null;
}

const HOUR = 60;
const DAY = 24 * HOUR;

export const TEMPLATES: Readonly<Record<MessageTemplate, Template>> = {
  'signup-link': { worthMinutes: DAY, button: 'link' },
  'already-member': { worthMinutes: DAY, button: 'link' },
  'password-link': { worthMinutes: DAY, button: 'link' },
  'second-step-code': { worthMinutes: 10, button: null },
  'phone-code': { worthMinutes: 10, button: null },
  'phone-added': { worthMinutes: 3 * DAY, button: '/settings' },
  'password-changed': { worthMinutes: 3 * DAY, button: '/forgot-password' },
  'signup-reminder': { worthMinutes: DAY, button: '/signup' },
  'signup-finished': { worthMinutes: 3 * DAY, button: '/' },
  'account-inactive': { worthMinutes: 3 * DAY, button: '/events' },
  'weekly-energy': { worthMinutes: 2 * DAY, button: '/' },
  'utility-connected': { worthMinutes: 3 * DAY, button: '/' },
  'utility-first-readings': { worthMinutes: 3 * DAY, button: '/' },
  'utility-ready': { worthMinutes: 14 * DAY, button: '/signup/utility?edit=true' },
  'utility-problem': { worthMinutes: 3 * DAY, button: '/settings' },
  'utility-conflict': { worthMinutes: DAY, button: 'link' },
  'utility-outage': { worthMinutes: DAY, button: '/' },
  'utility-back': { worthMinutes: 3 * DAY, button: '/' },
  'event-advance': { worthMinutes: DAY, button: '/events/:eventId' },
  'event-start': { worthMinutes: HOUR, button: '/events/:eventId' },
  'event-end': { worthMinutes: 2 * HOUR, button: '/events/:eventId' },
  'event-results': { worthMinutes: 7 * DAY, button: '/events/:eventId' },
  'event-corrected': { worthMinutes: 7 * DAY, button: '/events/:eventId' },
  'event-devices': { worthMinutes: DAY, button: '/devices' },
  'event-changed': { worthMinutes: DAY, button: '/events/:eventId' },
  'event-cancelled': { worthMinutes: DAY, button: '/events/:eventId' },
  'device-trouble': { worthMinutes: 3 * DAY, button: '/devices' },
  'device-added': { worthMinutes: 3 * DAY, button: '/devices' },
  'order-shipped': { worthMinutes: 3 * DAY, button: '/orders/:orderId' },
  'order-failed': { worthMinutes: 7 * DAY, button: '/orders/:orderId' },
  'order-cancelled': { worthMinutes: 7 * DAY, button: '/orders/:orderId' },
};

export function isTemplate(name: string): name is MessageTemplate {
  return Object.hasOwn(TEMPLATES, name);
}
