import {
  subscriptionEntries,
  subscriptionKeys,
  type SubscriptionEntryName,
} from '../brands/subscriptions.ts';
import type { LoadKey } from './messageLoad.ts';
import { pushKey, pushTopics } from './pushTopics.ts';

export type MessageChannel = 'email' | 'sms' | 'push';

/** Why a message can't be turned off. */
export type AlwaysReason =
  /** A code the member just requested: goes to any number, at any hour. */
  | 'code'
  /** A link that logs in or confirms: anyone who has it acts for the reader. */
  | 'link'
  /** A one-time message the reader just requested, or money back on their card. */
  | 'asked-for'
  /** An account thief must not be able to silence warnings. */
  | 'security';

interface Switched {
  /** It is about the home: each person of it gets it by their own switches; with `asked`, each who asked for it. */
  readonly home?: true | 'asked';
  /** Also for a member who wants only what must be known: it asks for something, or money or an event depends on it. */
  readonly must?: true;
  /** Each also goes to phones (`push`). */
  readonly channels: readonly MessageChannel[];
  /** At least one of these must be on; for events, of a scheduled one. */
  readonly entries: readonly SubscriptionEntryName[];
  /** For real-time events; empty: no such message. */
  readonly realTime?: readonly SubscriptionEntryName[];
}

/** One that exists only because the member asked for it by these switches. */
interface Chosen {
  readonly chosenBy: readonly LoadKey[];
}

type MessagePreference = { readonly always: AlwaysReason } | Chosen | Switched;

const BOTH = ['email', 'sms'] as const;
const EMAIL = ['email'] as const;

/**
 * Every message the product sends, with its channels and the subscriptions that control it, or why it always
 * goes out. Senders name only the message. Settings shows exactly the subscriptions named here. Source:
 * SET-11 to SET-31.
 */
export const MESSAGE_PREFERENCES = {
  'signup-link': { always: 'link' },
  'already-member': { always: 'link' },
  'password-link': { always: 'link' },
  'password-required': { always: 'link' },
  'staff-invitation': { always: 'link' },
  'home-invitation': { always: 'link' },
  'home-invitation-known': { always: 'asked-for' },
  'home-handed-over': { always: 'security' },
  'second-factor-guessed': { always: 'security' },
  'second-factor-changed': { always: 'security' },
  'second-step-code': { always: 'code' },
  'phone-code': { always: 'code' },
  'phone-test': { always: 'asked-for' },
  'phone-added': { always: 'security' },
  'password-changed': { always: 'security' },
  // Whoever asked for it may not be the owner.
  'data-copy-ready': { always: 'security' },
  'data-copy-failed': { always: 'asked-for' },
  'account-deletion': { always: 'security' },
  'account-deleted': { always: 'security' },
  'signup-reminder': { channels: BOTH, entries: ['onboarding_help'] },
  'signup-finished': { channels: EMAIL, entries: ['onboarding_account_activity'] },
  'weekly-digest': { chosenBy: ['weekly_digest'] },
  'weekly-energy': { channels: EMAIL, entries: ['promos_weekly_energy_snapshot'] },
  'account-inactive': { must: true, channels: EMAIL, entries: ['account_inactivity_warnings'] },
  'utility-ready': { always: 'asked-for' },
  'utility-connected': { channels: BOTH, entries: ['onboarding_utility_activation_help'] },
  'utility-first-readings': { channels: BOTH, entries: ['onboarding_utility_activation_help'] },
  'utility-problem': { must: true, channels: BOTH, entries: ['onboarding_utility_activation_help'] },
  'utility-declined': { must: true, channels: BOTH, entries: ['onboarding_utility_activation_help'] },
  'utility-not-supported': { must: true, channels: BOTH, entries: ['onboarding_utility_activation_help'] },
  'utility-duplicate': { must: true, channels: BOTH, entries: ['onboarding_utility_activation_help'] },
  'meter-yours': { must: true, channels: BOTH, entries: ['onboarding_utility_activation_help'] },
  'meter-not-yours': { must: true, channels: BOTH, entries: ['onboarding_utility_activation_help'] },
  'utility-attestation': { must: true, channels: BOTH, entries: ['onboarding_utility_activation_help'] },
  'utility-moved': { must: true, channels: BOTH, entries: ['onboarding_utility_activation_help'] },
  'utility-lost': { must: true, channels: BOTH, entries: ['onboarding_utility_activation_help'] },
  'utility-conflict-help': { must: true, channels: EMAIL, entries: ['onboarding_utility_activation_help'] },
  'utility-conflict': { must: true, channels: EMAIL, entries: ['onboarding_utility_activation_help'] },
  'utility-outage': { channels: EMAIL, entries: ['onboarding_utility_changes'] },
  'utility-back': { channels: EMAIL, entries: ['onboarding_utility_changes'] },
  'event-advance': { home: true, must: true, channels: BOTH, entries: ['ohm_hour_advance'], realTime: [] },
  'event-reminder': {
    home: 'asked',
    must: true,
    channels: BOTH,
    entries: ['account_event_reminders'],
    realTime: [],
  },
  'event-start': { home: true, channels: BOTH, entries: ['ohm_hour_start'], realTime: ['auto_ohm_start'] },
  'event-end': { home: true, channels: BOTH, entries: ['ohm_hour_end'], realTime: ['auto_ohm_end'] },
  'event-results': {
    home: true,
    channels: BOTH,
    entries: ['ohm_hour_results'],
    realTime: ['auto_ohm_results'],
  },
  'event-corrected': {
    home: true,
    channels: BOTH,
    entries: ['ohm_hour_results'],
    realTime: ['auto_ohm_results'],
  },
  'event-devices': { home: true, channels: EMAIL, entries: ['device_event_device_issues'] },
  'event-changed': {
    home: true,
    must: true,
    channels: BOTH,
    entries: ['ohm_hour_advance', 'ohm_hour_start'],
    realTime: ['auto_ohm_start', 'auto_ohm_end'],
  },
  'event-cancelled': {
    home: true,
    must: true,
    channels: BOTH,
    entries: ['ohm_hour_advance', 'ohm_hour_start'],
    realTime: ['auto_ohm_start', 'auto_ohm_end'],
  },
  'device-trouble': { must: true, channels: BOTH, entries: ['device_connection_issues'] },
  'device-added': { channels: EMAIL, entries: ['device_activation_help'] },
  'order-placed': { channels: EMAIL, entries: ['account_store_purchases'] },
  'order-replaced': { must: true, channels: BOTH, entries: ['rewards_order_fulfilled'] },
  'order-shipped': { channels: EMAIL, entries: ['account_store_purchases'] },
  'order-delivered': { channels: EMAIL, entries: ['account_store_purchases'] },
  'order-failed': { must: true, channels: BOTH, entries: ['rewards_order_failed'] },
  'order-cancelled': { channels: EMAIL, entries: ['account_store_purchases'] },
  'order-late': { must: true, channels: BOTH, entries: ['rewards_order_failed'] },
  'order-fulfilled': { must: true, channels: BOTH, entries: ['rewards_order_fulfilled'] },
  'event-answered': { always: 'asked-for' },
  'home-changed': { always: 'asked-for' },
  'card-refunded': { always: 'asked-for' },
  'offer-reminder': { channels: EMAIL, entries: ['device_activation_help'] },
  'offer-new': { channels: EMAIL, entries: ['promos_offers'] },
  'offer-lapsing': { must: true, channels: BOTH, entries: ['promos_offers'] },
  'order-refunded': { must: true, channels: BOTH, entries: ['rewards_order_failed'] },
  'cashout-code': { always: 'code' },
  'destination-code': { always: 'code' },
  'destination-changed': { always: 'security' },
  'cashout-placed': { always: 'security' },
  'payout-approved': { channels: BOTH, entries: ['rewards_payout_sent'] },
  'payout-sent': { channels: BOTH, entries: ['rewards_payout_sent'] },
  'payout-arrived-late': { channels: BOTH, entries: ['rewards_payout_sent'] },
  'payout-returned': { must: true, channels: BOTH, entries: ['rewards_payout_returned'] },
  milestone: { channels: EMAIL, entries: ['rewards_milestones'] },
  'draw-won': { always: 'asked-for' },
  'survey-invitation': { channels: EMAIL, entries: ['promos_surveys'] },
  'team-month': { channels: EMAIL, entries: ['social_team_updates'] },
  'team-close': { channels: EMAIL, entries: ['social_nearby_team_help'] },
  'friend-joined': { channels: BOTH, entries: ['social_referral_activation'] },
  'friend-stuck': { channels: EMAIL, entries: ['onboarding_referral_help'] },
  'friend-paid': { channels: BOTH, entries: ['social_referral_activity'] },
} as const satisfies Readonly<Record<string, MessagePreference>>;

export type MessageName = keyof typeof MESSAGE_PREFERENCES;

const PREFERENCES: Readonly<Record<MessageName, MessagePreference>> = MESSAGE_PREFERENCES;

/** Whether each person of a home gets it too, and not only its owner. */
export function isAboutHome(name: MessageName): boolean {
  const preference = PREFERENCES[name];
  return 'channels' in preference && preference.home === true;
}

const HOME_ENTRIES: ReadonlySet<SubscriptionEntryName> = new Set(
  Object.values(PREFERENCES).flatMap((preference) =>
    'channels' in preference && preference.home !== undefined
      ? [...preference.entries, ...(preference.realTime ?? [])]
      : [],
  ),
);

/** What a brand's member can choose: the owner of a home everything, another person of it what is about the home. */
export const choosableEntries = (
  offered: readonly SubscriptionEntryName[],
  isOwner: boolean,
): readonly SubscriptionEntryName[] => (isOwner ? offered : offered.filter((name) => HOME_ENTRIES.has(name)));

/** Subscription keys of one channel; at least one must be on. */
export interface ChannelSwitches {
  readonly channel: MessageChannel;
  readonly keys: readonly string[];
}

export interface SwitchedPreference {
  readonly channels: readonly ChannelSwitches[];
  readonly must: boolean;
  /** It exists only for those who asked for it. */
  readonly isAskedFor: boolean;
}

export type FoundMessagePreference = { readonly always: AlwaysReason } | SwitchedPreference;

/**
 * A message's channels with their subscriptions, or why it always goes out. `eventType`: for messages about
 * an event. Without channels it goes to no one.
 */
export function findMessagePreference(name: MessageName, eventType?: string): FoundMessagePreference {
  const preference = PREFERENCES[name];
  if ('always' in preference) return preference;
  if ('chosenBy' in preference)
    return { channels: [{ channel: 'email', keys: preference.chosenBy }], must: true, isAskedFor: true };
  const entries =
    eventType === 'PARTICIPATION_REDUCTION_RT'
      ? (preference.realTime ?? preference.entries)
      : preference.entries;
  return {
    channels: channelSwitches([...preference.channels, 'push'], entries),
    must: preference.must ?? false,
    isAskedFor: false,
  };
}

/** Whether a message that always goes out also goes to phones. Codes and links to log in never do: lock screens show them. */
export const isAlwaysPushed = (reason: AlwaysReason): boolean =>
  reason === 'asked-for' || reason === 'security';

function channelSwitches(
  channels: readonly MessageChannel[],
  entries: readonly SubscriptionEntryName[],
): readonly ChannelSwitches[] {
  const listKeys = (channel: MessageChannel) =>
    channel === 'push'
      ? pushTopics(entries).map(pushKey)
      : subscriptionEntries(entries).flatMap(
          ({ emailKey, smsKey }) => (channel === 'email' ? emailKey : smsKey) ?? [],
        );
  return channels
    .map((channel) => ({ channel, keys: listKeys(channel) }))
    .filter(({ keys }) => keys.length > 0);
}

/** The subscriptions that control a message's email. */
export function emailKeys(name: MessageName, eventType?: string): readonly string[] {
  const preference = findMessagePreference(name, eventType);
  return 'always' in preference
    ? []
    : preference.channels.flatMap(({ channel, keys }) => (channel === 'email' ? keys : []));
}

/** Every subscription that some message uses. */
const HONOURED_KEYS: ReadonlySet<string> = new Set(
  Object.values(PREFERENCES).flatMap((preference) =>
    'always' in preference || 'chosenBy' in preference
      ? []
      : [preference.entries, preference.realTime ?? []].flatMap((entries) =>
          channelSwitches(preference.channels, entries).flatMap(({ keys }) => keys),
        ),
  ),
);

/** The subscriptions of these entries that Settings shows: those some message uses. */
export function honouredKeys(names: readonly SubscriptionEntryName[]): readonly string[] {
  return subscriptionKeys(names).filter((key) => HONOURED_KEYS.has(key));
}
