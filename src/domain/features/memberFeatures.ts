/** A feature key, its description for staff and its default. */
export interface FeatureDefinition {
  readonly key: string;
  readonly description: string;
  readonly default: boolean;
}

/**
 * The feature keys that decide what the app shows. Source: SES-21 to SES-31, NAV-05, NAV-06, NAV-08, NAV-09,
 * NAV-11, BAN-08, BAN-09, BAN-11, BAN-17; the names are ours. Staff keys are below.
 */
export const MEMBER_FEATURES = [
  // The shell
  {
    key: 'nav_full_experience',
    description: 'The full single-page experience: bottom navigation and billboards.',
    default: true,
  },
  { key: 'nav_hide', description: 'Hides the bottom navigation everywhere.', default: false },
  {
    key: 'nav_hide_in_partner_app',
    description: "Hides the bottom navigation for members who use the app inside a partner's app.",
    default: false,
  },
  {
    key: 'nav_hide_on_wallet_first_visit',
    description: 'Hides the bottom navigation on the first visit to the wallet.',
    default: true,
  },
  { key: 'nav_refer_link', description: 'The link Refer in the bottom navigation.', default: true },
  {
    key: 'nav_rewards_cash_icon',
    description: 'Rewards carries an icon of cash in the bottom navigation.',
    default: false,
  },

  // Banners
  {
    key: 'banner_utility',
    description: 'The billboard that asks to finish the account setup.',
    default: true,
  },
  {
    key: 'banner_utility_suppress',
    description: 'Keeps the account setup billboard away even when it is due.',
    default: false,
  },
  { key: 'banner_device', description: 'The billboard that asks to link devices.', default: true },
  { key: 'banner_survey', description: 'The card that asks for feedback in a survey.', default: true },

  // Widgets of Home
  { key: 'dashboard_last_result', description: 'The latest result on Home.', default: true },
  { key: 'dashboard_standing', description: 'Tier and streak on Home.', default: true },
  { key: 'dashboard_balance', description: 'Points and watts on Home.', default: true },
  { key: 'dashboard_setup_steps', description: 'The steps of setting up on Home.', default: true },
  { key: 'dashboard_next_best_action', description: 'The one useful next step on Home.', default: true },
  { key: 'dashboard_placements', description: 'Content placements on Home.', default: true },
  {
    key: 'dashboard_load_report',
    description: 'The report on which devices use most, on Home.',
    default: true,
  },
  { key: 'dashboard_rate_plan', description: 'The rate plan comparison on Home.', default: true },
  {
    key: 'dashboard_quit_carbon',
    description: 'The section about leaving the Carbon tier, shown once on Home.',
    default: true,
  },

  // Rewards and wallet
  { key: 'rewards_wheel', description: 'The prize wheel.', default: true },
  { key: 'wallet_transfer_gift_card', description: 'Cash out as a gift card.', default: true },
  {
    key: 'wallet_transfer_payment_monthly_limit',
    description: 'Cash out to the payment provider, within the monthly limit.',
    default: true,
  },
  {
    key: 'wallet_transfer_payment_no_limit',
    description: 'Cash out to the payment provider without a monthly limit; wins over the limited one.',
    default: false,
  },

  // Sign-up
  { key: 'signup_phone', description: 'Sign-up asks for a phone number.', default: true },
  { key: 'signup_appliances', description: 'Sign-up asks for the appliances of the home.', default: true },
  {
    key: 'signup_plug_offer',
    description: 'Sign-up lets the member choose plugs, where they are offered.',
    default: false,
  },
  { key: 'signup_next_best_action', description: 'Sign-up shows the one useful next step.', default: true },

  // Referrals
  { key: 'referrals_invite', description: 'The personal link and what both sides get.', default: true },
  { key: 'referrals_leaderboard', description: 'The leaderboard of referrals.', default: true },

  // Device connections, one key a partner
  { key: 'device_connection_slate', description: 'Connecting thermostats of Slate.', default: true },
  {
    key: 'device_connection_flint',
    description: 'Connecting thermostats of Flint, whose own enrolment pages take part.',
    default: true,
  },
  { key: 'device_connection_quartz', description: 'Connecting plugs and lights of Quartz.', default: true },
  {
    key: 'device_connection_basalt',
    description: 'Connecting home batteries and solar of Basalt.',
    default: true,
  },
  { key: 'device_connection_marl', description: 'Connecting electric vehicles of Marl.', default: true },
  { key: 'device_connection_gneiss', description: 'Connecting water heaters of Gneiss.', default: true },
  {
    key: 'device_connection_shale',
    description: 'Connecting air conditioners, appliances and televisions of Shale.',
    default: true,
  },
  {
    key: 'device_connection_chert',
    description: 'Connecting assistants and monitors of Chert.',
    default: true,
  },
  { key: 'first_device_offer', description: 'A reward for the first connected device.', default: true },
  {
    key: 'appliance_inventory',
    description: 'The inventory of appliances, which awards watts.',
    default: true,
  },

  // Sections of Settings
  { key: 'settings_profile', description: 'Name, picture and addresses in Settings.', default: true },
  { key: 'settings_phones', description: 'Phone numbers in Settings.', default: true },
  { key: 'settings_home', description: 'Home and utility connection in Settings.', default: true },
  { key: 'settings_meter_data', description: 'Meter readings and their upload in Settings.', default: true },
  { key: 'settings_vacation', description: 'Vacation in Settings.', default: true },
  { key: 'settings_notifications', description: 'Notifications in Settings.', default: true },
  { key: 'settings_privacy', description: 'Privacy choices in Settings.', default: true },
  { key: 'settings_theme', description: 'Theme and language in Settings.', default: true },
  { key: 'settings_help', description: 'Help and legal pages in Settings.', default: true },
] as const satisfies readonly FeatureDefinition[];

export type MemberFeatureKey = (typeof MEMBER_FEATURES)[number]['key'];
