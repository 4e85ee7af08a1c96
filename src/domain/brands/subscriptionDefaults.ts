import { isLoadKey } from '../notifications/messageLoad.ts';

/**
 * Whether a subscription the member never changed is on. Emails are on, except advertising, which is opt-in.
 * Text messages are on once consent is recorded, again except advertising. Source: SET-11, SET-13; decisions,
 * Events and devices.
 */
export function isOnByDefault(key: string, smsConsent: boolean): boolean {
  if (isLoadKey(key)) return false;
  if (key.startsWith('promos_') && key !== 'promos_weekly_energy_snapshot') return false;
  return key.endsWith('_sms') ? smsConsent : true;
}

/**
 * The current state of the given subscriptions, by key. Text messages without consent are off, whatever was
 * chosen before.
 */
export function subscriptionStates(
  keys: readonly string[],
  chosen: Readonly<Record<string, boolean>>,
  smsConsent: boolean,
): Record<string, boolean> {
  return Object.fromEntries(
    keys.map((key) => [
      key,
      (chosen[key] ?? isOnByDefault(key, smsConsent)) && (smsConsent || !key.endsWith('_sms')),
    ]),
  );
}
