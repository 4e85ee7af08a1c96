/** A feature key and its default. What it does is said in the server's texts. */
export interface FeatureDefinition {
  readonly key: string;
  readonly default: boolean;
}

/**
 * The feature keys that decide what the app shows. Source: SES-21 to SES-31, NAV-05, NAV-06, NAV-08, NAV-09,
 * NAV-11, BAN-08, BAN-09, BAN-11, BAN-17; the names are ours. Staff keys are below.
 */
export const MEMBER_FEATURES = [
  // The shell
  { key: 'nav_full_experience', default: true },
  { key: 'nav_hide', default: false },
  { key: 'nav_hide_in_partner_app', default: false },
  { key: 'nav_hide_on_wallet_first_visit', default: true },
  { key: 'nav_refer_link', default: true },
  { key: 'nav_rewards_cash_icon', default: false },

  // Banners
  { key: 'banner_utility', default: true },
  { key: 'banner_utility_suppress', default: false },
  { key: 'banner_device', default: true },
  { key: 'banner_survey', default: true },

  // Widgets of Home
  { key: 'dashboard_last_result', default: true },
  { key: 'dashboard_standing', default: true },
  { key: 'dashboard_balance', default: true },
  { key: 'dashboard_setup_steps', default: true },
  { key: 'dashboard_next_best_action', default: true },
  { key: 'dashboard_placements', default: true },
  { key: 'dashboard_load_report', default: true },
  { key: 'dashboard_rate_plan', default: true },
  { key: 'dashboard_quit_carbon', default: true },

  // The home's energy
  { key: 'energy_page', default: true },

  // Events
  { key: 'events_join_words', default: false },

  // Rewards and wallet
  { key: 'rewards_wheel', default: true },
  { key: 'wallet_transfer_gift_card', default: true },
  { key: 'wallet_transfer_payment_monthly_limit', default: true },
  { key: 'wallet_transfer_payment_no_limit', default: false },

  // Sign-up
  { key: 'signup_phone', default: true },
  { key: 'signup_appliances', default: true },
  { key: 'signup_plug_offer', default: false },
  { key: 'signup_next_best_action', default: true },

  // Referrals
  { key: 'referrals_invite', default: true },
  { key: 'referrals_leaderboard', default: true },

  // Device connections, one key a partner
  { key: 'device_connection_slate', default: true },
  { key: 'device_connection_flint', default: true },
  { key: 'device_connection_quartz', default: true },
  { key: 'device_connection_basalt', default: true },
  { key: 'device_connection_marl', default: true },
  { key: 'device_connection_gneiss', default: true },
  { key: 'device_connection_shale', default: true },
  { key: 'device_connection_chert', default: true },
  { key: 'first_device_offer', default: true },
  { key: 'appliance_inventory', default: true },

  // Sections of Settings
  { key: 'settings_profile', default: true },
  { key: 'settings_phones', default: true },
  { key: 'settings_home', default: true },
  { key: 'settings_meter_data', default: true },
  { key: 'settings_vacation', default: true },
  { key: 'settings_notifications', default: true },
  { key: 'settings_privacy', default: true },
  { key: 'settings_theme', default: true },
  { key: 'settings_help', default: true },
] as const satisfies readonly FeatureDefinition[];

export type MemberFeatureKey = (typeof MEMBER_FEATURES)[number]['key'];
