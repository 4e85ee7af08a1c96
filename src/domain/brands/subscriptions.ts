/**
 * The catalogue of notification subscriptions. Source: spec B §9.5 for the five groups, spec A §3 for the
 * twelve event keys (SET-11); messages about rewards have their own group. The catalogue names no keys, so they are
 * `{group}_{entry}`, with `_sms` for the text message (requirements, AMB-24). The event group keeps the
 * specification's own twelve keys; two of its entries have no email.
 */
export const SUBSCRIPTION_GROUPS = [
  'event',
  'rewards',
  'account',
  'device',
  'onboarding',
  'promos',
  'social',
] as const;
export type SubscriptionGroup = (typeof SUBSCRIPTION_GROUPS)[number];

interface CatalogueRow {
  readonly group: SubscriptionGroup;
  readonly name: string;
  readonly email: boolean;
  readonly sms: boolean;
}

const ROWS = [
  { group: 'event', name: 'ohm_hour_advance', email: true, sms: true },
  { group: 'event', name: 'ohm_hour_start', email: true, sms: true },
  { group: 'event', name: 'ohm_hour_end', email: true, sms: true },
  { group: 'event', name: 'ohm_hour_results', email: true, sms: true },
  { group: 'event', name: 'auto_ohm_start', email: false, sms: true },
  { group: 'event', name: 'auto_ohm_end', email: false, sms: true },
  { group: 'event', name: 'auto_ohm_results', email: true, sms: true },
  { group: 'rewards', name: 'rewards_order_fulfilled', email: true, sms: true },
  { group: 'rewards', name: 'rewards_order_failed', email: true, sms: true },
  { group: 'rewards', name: 'rewards_payout_sent', email: true, sms: true },
  { group: 'rewards', name: 'rewards_payout_returned', email: true, sms: true },
  { group: 'rewards', name: 'rewards_milestones', email: true, sms: false },
  { group: 'account', name: 'account_inactivity_warnings', email: true, sms: false },
  { group: 'account', name: 'account_store_purchases', email: true, sms: false },
  // Not of the event group, whose keys are the specification's twelve.
  { group: 'account', name: 'account_event_reminders', email: true, sms: true },
  { group: 'device', name: 'device_activation_help', email: true, sms: false },
  { group: 'device', name: 'device_connection_issues', email: true, sms: true },
  { group: 'device', name: 'device_event_device_issues', email: true, sms: false },
  { group: 'onboarding', name: 'onboarding_account_activity', email: true, sms: false },
  { group: 'onboarding', name: 'onboarding_help', email: true, sms: true },
  { group: 'onboarding', name: 'onboarding_referral_help', email: true, sms: false },
  { group: 'onboarding', name: 'onboarding_utility_activation_help', email: true, sms: true },
  { group: 'onboarding', name: 'onboarding_utility_changes', email: true, sms: false },
  { group: 'promos', name: 'promos_offers', email: true, sms: true },
  { group: 'promos', name: 'promos_surveys', email: true, sms: false },
  { group: 'promos', name: 'promos_weekly_energy_snapshot', email: true, sms: false },
  { group: 'social', name: 'social_referral_activation', email: true, sms: true },
  { group: 'social', name: 'social_referral_activity', email: true, sms: true },
  { group: 'social', name: 'social_nearby_team_help', email: true, sms: false },
  { group: 'social', name: 'social_team_updates', email: true, sms: false },
] as const satisfies readonly CatalogueRow[];

export type SubscriptionEntryName = (typeof ROWS)[number]['name'];

export interface SubscriptionEntry {
  readonly group: SubscriptionGroup;
  readonly name: SubscriptionEntryName;
  /** null: there is no email. */
  readonly emailKey: string | null;
  /** null: there is no text message. */
  readonly smsKey: string | null;
}

/** In the order Settings shows them. */
export const SUBSCRIPTION_CATALOGUE: readonly SubscriptionEntry[] = ROWS.map(
  ({ group, name, email, sms }) => ({
    group,
    name,
    emailKey: email ? name : null,
    smsKey: sms ? `${name}_sms` : null,
  }),
);

export const SUBSCRIPTION_ENTRY_NAMES: readonly SubscriptionEntryName[] = ROWS.map(({ name }) => name);

/** Expands a brand's list of groups and single entries, in catalogue order. */
export function expandSubscriptions(
  list: readonly (SubscriptionGroup | SubscriptionEntryName)[],
): readonly SubscriptionEntryName[] {
  const wanted = new Set<string>(list);
  return SUBSCRIPTION_CATALOGUE.filter(({ group, name }) => wanted.has(group) || wanted.has(name)).map(
    ({ name }) => name,
  );
}

/** The entries of the given names, in catalogue order. */
export function subscriptionEntries(names: readonly SubscriptionEntryName[]): readonly SubscriptionEntry[] {
  return SUBSCRIPTION_CATALOGUE.filter(({ name }) => names.includes(name));
}

/** Every switch key of the given entries: `ohm_hour_start`, `ohm_hour_start_sms`, … */
export function subscriptionKeys(names: readonly SubscriptionEntryName[]): readonly string[] {
  return subscriptionEntries(names).flatMap(({ emailKey, smsKey }) =>
    [emailKey, smsKey].filter((key) => key !== null),
  );
}
