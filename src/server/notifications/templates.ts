import type { MessageTemplate } from '../platform/notify.ts';

/**
 * What a message is to its reader. `code`: asked for this moment, goes out at any hour and to any number. `account`: about
 * safety and the account, cannot be switched off. `event`: only with a recorded yes, and by text message never at night.
 */
export type MessageKind = 'code' | 'account' | 'event';

export interface Template {
  readonly kind: MessageKind;
  /** Minutes after which it is not sent any more. */
  readonly worthMinutes: number;
  /** Where its button leads: the value `link`, or a page of the brand's; `:name` in it is the value of that name. Null: no button. */
  readonly button: 'link' | `/${string}` | null;
}

const HOUR = 60;
const DAY = 24 * HOUR;

export const TEMPLATES: Readonly<Record<MessageTemplate, Template>> = {
  'signup-link': { kind: 'account', worthMinutes: DAY, button: 'link' },
  'already-member': { kind: 'account', worthMinutes: DAY, button: 'link' },
  'password-link': { kind: 'account', worthMinutes: DAY, button: 'link' },
  'login-link': { kind: 'account', worthMinutes: DAY, button: 'link' },
  'second-step-code': { kind: 'code', worthMinutes: 10, button: null },
  'phone-code': { kind: 'code', worthMinutes: 10, button: null },
  'phone-added': { kind: 'account', worthMinutes: 3 * DAY, button: '/settings' },
  'password-changed': { kind: 'account', worthMinutes: 3 * DAY, button: '/forgot-password' },
  'utility-connected': { kind: 'event', worthMinutes: 3 * DAY, button: '/' },
  'utility-first-readings': { kind: 'event', worthMinutes: 3 * DAY, button: '/' },
  'utility-ready': { kind: 'account', worthMinutes: 14 * DAY, button: '/signup/utility?edit=true' },
  'utility-problem': { kind: 'event', worthMinutes: 3 * DAY, button: '/settings' },
  'utility-conflict': { kind: 'event', worthMinutes: DAY, button: 'link' },
  'utility-outage': { kind: 'event', worthMinutes: DAY, button: '/' },
  'utility-back': { kind: 'event', worthMinutes: 3 * DAY, button: '/' },
  'event-advance': { kind: 'event', worthMinutes: DAY, button: '/events/:eventId' },
  'event-start': { kind: 'event', worthMinutes: HOUR, button: '/events/:eventId' },
  'event-end': { kind: 'event', worthMinutes: 2 * HOUR, button: '/events/:eventId' },
  'event-results': { kind: 'event', worthMinutes: 7 * DAY, button: '/events/:eventId' },
  'event-corrected': { kind: 'event', worthMinutes: 7 * DAY, button: '/events/:eventId' },
  'event-devices': { kind: 'event', worthMinutes: DAY, button: '/devices' },
  'event-changed': { kind: 'event', worthMinutes: DAY, button: '/events/:eventId' },
  'event-cancelled': { kind: 'event', worthMinutes: DAY, button: '/events/:eventId' },
  'device-trouble': { kind: 'event', worthMinutes: 3 * DAY, button: '/devices' },
  'device-added': { kind: 'event', worthMinutes: 3 * DAY, button: '/devices' },
};

export function isTemplate(name: string): name is MessageTemplate {
  return Object.hasOwn(TEMPLATES, name);
}
