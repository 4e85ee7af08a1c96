/** What partners can be told of. */
export const WEBHOOK_KINDS = [
  'EVENT_SCHEDULED',
  'EVENT_CHANGED',
  'EVENT_CANCELLED',
  'EVENT_SETTLED',
  'SETTLEMENT_FILE_MADE',
] as const;
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];

/** The names in the call's body. */
export const WEBHOOK_TYPES: Readonly<Record<WebhookKind, string>> = {
  EVENT_SCHEDULED: 'event.scheduled',
  EVENT_CHANGED: 'event.changed',
  EVENT_CANCELLED: 'event.cancelled',
  EVENT_SETTLED: 'event.settled',
  SETTLEMENT_FILE_MADE: 'settlement_file.made',
};

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

function isWebhookUrl(text: string, mayBePlain: boolean): boolean {
  if (text.length > LONGEST_WEBHOOK_URL || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  const isKnown = protocol === 'https:' || (mayBePlain && protocol === 'http:');
  return isKnown && username === '' && password === '';
}
