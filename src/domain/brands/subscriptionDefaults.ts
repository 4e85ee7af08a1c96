import { SUBSCRIPTION_CATALOGUE, type SubscriptionEntryName } from './subscriptions.ts';

/**
 * Whether a switch that a member never touched is on. Mail is on until it is switched off, but for advertising, which
 * asks first. A text message is on once there is a recorded yes to them, again but for advertising. Source: SET-11,
 * SET-13; decisions, Events and devices.
 */
export function isOnByDefault(key: string, smsConsent: boolean): boolean {
  if (key.startsWith('promos_')) return false;
  return key.endsWith('_sms') ? smsConsent : true;
}

/** Every switch of the given entries by its key, as it stands. A text message without a yes is off, whatever was chosen before. */
export function switchesOf(names: readonly SubscriptionEntryName[], chosen: Readonly<Record<string, boolean>>, smsConsent: boolean): Record<string, boolean> {
  const entries = SUBSCRIPTION_CATALOGUE.filter(({ name }) => names.includes(name));
  return Object.fromEntries(
    entries.flatMap(({ emailKey, smsKey }) => [
      ...(emailKey === null ? [] : [[emailKey, chosen[emailKey] ?? isOnByDefault(emailKey, smsConsent)] as const]),
      ...(smsKey === null ? [] : [[smsKey, smsConsent && (chosen[smsKey] ?? isOnByDefault(smsKey, smsConsent))] as const]),
    ]),
  );
}
