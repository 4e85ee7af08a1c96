import { describe, expect, it } from 'vitest';
import {
  SUBSCRIPTION_CATALOGUE,
  SUBSCRIPTION_ENTRY_NAMES,
  expandSubscriptions,
  subscriptionKeys,
} from './subscriptions.ts';

const groupKeys = (group: string) =>
  SUBSCRIPTION_CATALOGUE.filter((entry) => entry.group === group).flatMap(({ emailKey, smsKey }) =>
    [emailKey, smsKey].filter((key) => key !== null),
  );

describe('the subscription catalogue', () => {
  it('SET-11: the event group has the twelve keys of specification A', () => {
    expect(groupKeys('event').sort()).toEqual([
      'auto_ohm_end_sms',
      'auto_ohm_results',
      'auto_ohm_results_sms',
      'auto_ohm_start_sms',
      'ohm_hour_advance',
      'ohm_hour_advance_sms',
      'ohm_hour_end',
      'ohm_hour_end_sms',
      'ohm_hour_results',
      'ohm_hour_results_sms',
      'ohm_hour_start',
      'ohm_hour_start_sms',
    ]);
  });

  it.each([
    [
      'rewards',
      [
        'rewards_order_fulfilled',
        'rewards_order_fulfilled_sms',
        'rewards_order_failed',
        'rewards_order_failed_sms',
        'rewards_payout_sent',
        'rewards_payout_sent_sms',
        'rewards_payout_returned',
        'rewards_payout_returned_sms',
        'rewards_milestones',
      ],
    ],
    [
      'account',
      [
        'account_inactivity_warnings',
        'account_store_purchases',
        'account_event_reminders',
        'account_event_reminders_sms',
      ],
    ],
    [
      'device',
      [
        'device_activation_help',
        'device_connection_issues',
        'device_connection_issues_sms',
        'device_event_device_issues',
      ],
    ],
    [
      'onboarding',
      [
        'onboarding_account_activity',
        'onboarding_help',
        'onboarding_help_sms',
        'onboarding_referral_help',
        'onboarding_utility_activation_help',
        'onboarding_utility_activation_help_sms',
        'onboarding_utility_changes',
      ],
    ],
    ['promos', ['promos_offers', 'promos_offers_sms', 'promos_surveys', 'promos_weekly_energy_snapshot']],
    [
      'social',
      [
        'social_referral_activation',
        'social_referral_activation_sms',
        'social_referral_activity',
        'social_referral_activity_sms',
        'social_nearby_team_help',
        'social_team_updates',
      ],
    ],
  ])('SET-14, AMB-24: the keys of group %s', (group, keys) => {
    expect(groupKeys(group)).toEqual(keys);
  });

  it('has no key twice', () => {
    const keys = subscriptionKeys(SUBSCRIPTION_ENTRY_NAMES);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('expandSubscriptions', () => {
  it('BRD-26: accepts groups and single entries, in catalogue order', () => {
    expect(expandSubscriptions(['social_team_updates', 'account'])).toEqual([
      'account_inactivity_warnings',
      'account_store_purchases',
      'account_event_reminders',
      'social_team_updates',
    ]);
  });

  it('names an entry once, however often it is listed', () => {
    expect(expandSubscriptions(['account', 'account_store_purchases'])).toHaveLength(3);
  });
});
