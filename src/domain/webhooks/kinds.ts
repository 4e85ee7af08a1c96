import type { OpenAdrNotification } from '../partner/notifications.ts';

/** What partners can ask to hear about. */
export const WEBHOOK_KINDS = [
  'EVENT_SCHEDULED',
  'EVENT_CHANGED',
  'EVENT_CANCELLED',
  'EVENT_SETTLED',
  'RESULTS_SETTLED',
  'RESULTS_RESTATED',
  'ENROLLMENTS_CHANGED',
  'SETTLEMENT_FILE_MADE',
] as const;
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];

/** The names in the call's body. */
const WEBHOOK_TYPES: Readonly<Record<WebhookKind, string>> = {
  EVENT_SCHEDULED: 'event.scheduled',
  EVENT_CHANGED: 'event.changed',
  EVENT_CANCELLED: 'event.cancelled',
  EVENT_SETTLED: 'event.settled',
  RESULTS_SETTLED: 'results.settled',
  RESULTS_RESTATED: 'results.restated',
  ENROLLMENTS_CHANGED: 'enrollments.changed',
  SETTLEMENT_FILE_MADE: 'settlement_file.made',
};

/** What an address is called for: a kind that staff chose, or a notification that a device asked for by OpenADR. */
export type DeliveryKind = WebhookKind | 'OPENADR';
export const DELIVERY_TYPES: Readonly<Record<DeliveryKind, string>> = {
  ...WEBHOOK_TYPES,
  OPENADR: 'openadr.notification',
};

/** A home that came into a program, or left it. */
export interface HomeChange {
  readonly home: string;
  readonly change: EnrollmentChange;
  readonly at: string;
}
export type EnrollmentChange = 'enrolled' | 'left';

/** What a call says, beside its type and time. */
export type WebhookData = Readonly<Record<string, string | number | null | readonly HomeChange[]>>;

/** The body of a call: with its type and time for the operator's partners, alone for OpenADR. */
export type DeliveryData = WebhookData | OpenAdrNotification;

/** Product: changes of many homes are gathered for this long, so that they make few calls. */
export const GATHER_SECONDS = 60;
/** Product: the most homes that one call names. */
export const MOST_HOMES = 100;

const MINUTE = 60;
const HOUR = 3_600;

/** Product: seconds after a failed try until the next one; after the last of them it is given up. */
const BACK_OFF = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];

/** When a delivery is tried again that failed this often; null: not any more. */
export function nextTry(failures: number, now: Date): Date | null {
  const seconds = BACK_OFF[failures - 1];
  return seconds === undefined ? null : new Date(now.getTime() + seconds * 1_000);
}

/** Product: an address that failed this long is paused. */
export const PAUSE_AFTER_HOURS = 72;

export const LONGEST_WEBHOOK_URL = 500;

export type WebhookFault = 'url' | 'kinds';

/** The faulty fields of a new address. `mayBePlain`: the operator allows addresses of its own network. */
export function checkWebhook(
  { url, kinds }: { readonly url: string; readonly kinds: readonly string[] },
  mayBePlain: boolean,
): WebhookFault[] {
  return [
    ...(isWebhookUrl(url.trim(), mayBePlain) ? [] : ['url' as const]),
    ...(kinds.length > 0 ? [] : ['kinds' as const]),
  ];
}

export function isWebhookUrl(text: string, mayBePlain: boolean): boolean {
  if (text.length > LONGEST_WEBHOOK_URL || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  const isKnown = protocol === 'https:' || (mayBePlain && protocol === 'http:');
  return isKnown && username === '' && password === '';
}
